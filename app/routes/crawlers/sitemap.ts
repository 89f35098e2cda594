import { countPostSitemaps } from "#features/blog/reading/queries.server.ts";
import { countExpertSitemaps } from "#features/experts/search/search.server.ts";
import { hasPodcastSitemap } from "#features/podcasts/reading/queries.server.ts";
import { countRaceSitemaps } from "#features/races/sharing/sitemap.server.ts";
import { services } from "#services/context.ts";
import { openDocument } from "#values/web/public-page.ts";
import { sitemapIndex } from "#values/web/xml/xml.ts";
import type { Route } from "./+types/sitemap.ts";

/** `/sitemap.xml`: the index of all sitemaps. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  const [races, experts, posts, hasPodcasts] = await Promise.all([
    countRaceSitemaps(services(context)),
    countExpertSitemaps(services(context)),
    countPostSitemaps(services(context)),
    hasPodcastSitemap(services(context)),
  ]);
  const names = [
    "pages",
    ...numbered("races", races),
    ...numbered("experts", experts),
    ...numbered("posts", posts),
  ];
  if (hasPodcasts) names.push("podcasts");
  const index = sitemapIndex(names.map((name) => ({ url: `${origin}/sitemaps/${name}.xml` })));
  return new Response(index, {
    headers: {
      ...openDocument,
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}

/** `races-1`, `races-2` */
function numbered(kind: string, count: number): string[] {
  return Array.from({ length: count }, (_, place) => `${kind}-${place + 1}`);
}
