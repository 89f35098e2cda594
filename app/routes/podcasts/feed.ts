import { podcastsForFeed } from "#features/podcasts/reading/queries.server.ts";
import { newestChange, podcastFeed } from "#features/podcasts/sharing/feed.server.ts";
import { services } from "#services/context.ts";
import { languageOf } from "#values/web/language.ts";
import { openDocument } from "#values/web/public-page.ts";
import type { Route } from "./+types/feed.ts";

/** `/podcasts/feed.xml`: the published episodes for programs that subscribe. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { origin } = url;
  const lang = languageOf(url);
  const podcasts = await podcastsForFeed(services(context), lang);
  const changed = newestChange(podcasts);
  return new Response(podcastFeed(podcasts, origin, lang), {
    headers: {
      ...openDocument,
      "Content-Type": "application/rss+xml; charset=utf-8",
      "Cache-Control": "public, max-age=300",
      ...(changed && { "Last-Modified": changed.toUTCString() }),
    },
  });
}
