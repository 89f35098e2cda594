import { podcastsForFeed } from "#features/podcasts/reading/queries.server.ts";
import { newestChange, podcastFeed } from "#features/podcasts/sharing/feed.server.ts";
import { services } from "#services/context.ts";
import { openDocument } from "#values/web/public-page.ts";
import type { Route } from "./+types/feed.ts";

/** `/podcasts/feed.xml`: the published episodes for programs that subscribe. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  const podcasts = await podcastsForFeed(services(context));
  const changed = newestChange(podcasts);
  return new Response(podcastFeed(podcasts, origin), {
    headers: {
      ...openDocument,
      "Content-Type": "application/rss+xml; charset=utf-8",
      "Cache-Control": "public, max-age=300",
      ...(changed && { "Last-Modified": changed.toUTCString() }),
    },
  });
}
