import { href } from "react-router";
import { postsAbout } from "#features/blog/reading/search.server.ts";
import { episodesAbout } from "#features/podcasts/reading/queries.server.ts";
import type { Services } from "#services/services.ts";
import type { Lang } from "#values/say.ts";
import type { ListData } from "./list-data.ts";

/** How many articles and how many episodes a search of races shows at most. */
const articlesShown = 3;
const episodesShown = 2;

/**
 * What else of the site has the words of a search. The races are what was asked for: they are shown
 * also when this cannot be read.
 */
export async function furtherReading(
  { db, now, log }: Pick<Services, "db" | "now" | "log">,
  { q, page }: ListData["filters"],
  lang: Lang,
): Promise<ListData["further"]> {
  if (q === "" || page > 1) return [];
  try {
    const [posts, episodes] = await Promise.all([
      postsAbout({ db, now }, q, articlesShown, lang),
      episodesAbout({ db }, q, episodesShown, lang),
    ]);
    return [
      ...posts.map(({ id, title }) => ({ to: href("/blog/:id", { id }), title })),
      ...episodes.map(({ id, title }) => ({ to: href("/podcasts/:id", { id }), title })),
    ];
  } catch (error) {
    log.error({ error }, "articles and episodes could not be searched");
    return [];
  }
}
