import { blogRss } from "#features/blog/feeds/feed.ts";
import type { Route } from "./+types/rss.ts";
import { feedAnswer } from "./feed-answer.server.ts";

/** `/blog/feed.xml` */
export function loader(asked: Route.LoaderArgs) {
  return feedAnswer(asked, "application/rss+xml", blogRss);
}
