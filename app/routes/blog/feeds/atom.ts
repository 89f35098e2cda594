import { blogAtom } from "#features/blog/feeds/feed.ts";
import type { Route } from "./+types/atom.ts";
import { feedAnswer } from "./feed-answer.server.ts";

/** `/blog/atom.xml` */
export function loader(asked: Route.LoaderArgs) {
  return feedAnswer(asked, "application/atom+xml", blogAtom);
}
