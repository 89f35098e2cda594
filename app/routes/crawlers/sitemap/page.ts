import { href } from "react-router";
import { blogAddress } from "#features/blog/reading/post.ts";
import { postAddressesPage } from "#features/blog/reading/queries.server.ts";
import { expertAddressesPage } from "#features/experts/search/search.server.ts";
import { podcastAddresses } from "#features/podcasts/reading/queries.server.ts";
import { raceUrl } from "#features/races/race.ts";
import { raceAddressesPage } from "#features/races/sharing/sitemap.server.ts";
import { config } from "#services/config.ts";
import { publicServices } from "#services/context.ts";
import type { Lang } from "#values/say.ts";
import { inLanguage } from "#values/web/language.ts";
import { openDocument } from "#values/web/public-page.ts";
import { type SitemapEntry, sitemap } from "#values/web/xml/xml.ts";
import type { Route } from "./+types/page.ts";

/** `/sitemaps/pages.xml`, `/sitemaps/races-1.xml`, `/sitemaps/posts-1.xml`, `/sitemaps/podcasts.xml` and so on. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  const entries = await entriesOf(params.page, origin, publicServices(context));
  if (entries.length === 0) throw new Response("Not Found", { status: 404 });
  const addresses = config().languages.flatMap((lang) =>
    entries
      .filter((entry) => entry.only === undefined || entry.only === lang)
      .map(({ only: _only, ...entry }) => ({ ...entry, url: inLanguage(lang, entry.url) })),
  );
  return new Response(sitemap(addresses), {
    headers: {
      ...openDocument,
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}

/** A page of the site, by its address without the prefix of a language. */
type Listed = SitemapEntry & {
  /** The language of what people have written; every other page is in all languages. */
  only?: Lang;
};

async function entriesOf(
  name: string,
  origin: string,
  { db, now }: Parameters<typeof raceAddressesPage>[0],
): Promise<Listed[]> {
  if (name === "pages.xml") return publicPages.map((path) => ({ url: origin + path }));
  if (name === "podcasts.xml") {
    const podcasts = await podcastAddresses({ db });
    return podcasts.map(({ id, lang, updatedAt }) => ({
      url: origin + href("/podcasts/:id", { id }),
      changed: updatedAt,
      only: lang,
    }));
  }
  const [, kind, number] = /^(races|experts|posts)-([1-9]\d{0,5})\.xml$/.exec(name) ?? [];
  if (!kind) return [];
  if (kind === "experts") {
    const experts = await expertAddressesPage({ db }, Number(number));
    return experts.map(({ id, updatedAt }) => ({
      url: origin + href("/experts/:id", { id }),
      changed: updatedAt,
    }));
  }
  if (kind === "posts") {
    const { posts, tags } = await postAddressesPage({ db, now }, Number(number));
    return [
      ...posts.map(({ id, lang, changed }) => ({
        url: origin + href("/blog/:id", { id }),
        changed,
        only: lang,
      })),
      ...tags.map(({ tag, lang }) => ({ url: origin + blogAddress({ tag }), only: lang })),
    ];
  }
  const races = await raceAddressesPage({ db, now }, Number(number));
  return races.map((race) => ({ url: raceUrl(race, origin), changed: race.updatedAt }));
}

/** The pages that stand by themselves; those for one person are left out. */
export const publicPages = [
  href("/"),
  href("/chat/:threadId?"),
  href("/races"),
  href("/services"),
  href("/membership"),
  href("/training"),
  href("/podcasts"),
  href("/blog"),
  href("/tools/pace"),
  href("/tools/course/:change?"),
  href("/tools/course/method"),
  href("/offers"),
  href("/organizers"),
  href("/developers/widgets"),
  href("/about"),
  href("/contact"),
  href("/careers"),
  href("/developers"),
  href("/privacy"),
  href("/terms"),
  href("/cookies"),
];
