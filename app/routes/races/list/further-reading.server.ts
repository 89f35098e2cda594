import { href } from "react-router";
import { postsAbout } from "#features/blog/search.server.ts";
import type { Services } from "#services/services.ts";
import type { ListData } from "./list-data.ts";

/** How many articles a search of races shows. */
const articlesShown = 3;

/**
 * What else of the site has the words of a search. The races are what was asked for: they are shown
 * also when this cannot be read.
 */
export async function furtherReading(
  { db, now, log }: Pick<Services, "db" | "now" | "log">,
  { q, page }: ListData["filters"],
): Promise<ListData["further"]> {
  if (q === "" || page > 1) return [];
  try {
    const posts = await postsAbout({ db, now }, q, articlesShown);
    return posts.map(({ id, title }) => ({ to: href("/blog/:id", { id }), title }));
  } catch (error) {
    log.error({ error }, "articles could not be searched");
    return [];
  }
}
