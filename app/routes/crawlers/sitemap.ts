import { countRaceSitemaps } from "#features/races/sharing/sitemap.server.ts";
import { services } from "#services/context.ts";
import { sitemapIndex } from "#values/web/sitemap.ts";
import type { Route } from "./+types/sitemap.ts";

/** `/sitemap.xml`: the index of all sitemaps. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  const count = await countRaceSitemaps(services(context));
  const names = ["pages", ...Array.from({ length: count }, (_, place) => `races-${place + 1}`)];
  const index = sitemapIndex(names.map((name) => ({ url: `${origin}/sitemaps/${name}.xml` })));
  return new Response(index, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
