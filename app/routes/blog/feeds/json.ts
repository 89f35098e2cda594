import { blogJson } from "#features/blog/feeds/feed.ts";
import type { Route } from "./+types/json.ts";
import { feedAnswer } from "./feed-answer.server.ts";

/** `/blog/feed.json` */
export function loader(asked: Route.LoaderArgs) {
  return feedAnswer(asked, "application/feed+json", blogJson);
}
