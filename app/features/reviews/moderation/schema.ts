import { z } from "zod";
import { oneLine, readWords } from "#values/text/clean.ts";
import { hideReasons } from "../review.ts";
import { noteLimit, type ReviewSearch, reasonNeeded } from "./moderation.ts";

const line = z.string().catch("").transform(oneLine);

/** Why a review is hidden: the word is for its author, the note for other administrators. */
export const hideForm = z.object({
  reason: z.enum(hideReasons, reasonNeeded),
  note: line.transform((typed) => typed.slice(0, noteLimit) || null),
});

export type HideForm = z.output<typeof hideForm>;

/** What an address asks the list for; what cannot be read asks for everything that is shown. */
export function readReviewSearch(params: URLSearchParams): ReviewSearch {
  const rating = z.enum(["1", "2", "3", "4", "5"]).safeParse(params.get("rating")).data;
  return {
    words: readWords(params),
    rating: rating ? Number(rating) : null,
    withHidden: params.get("hidden") === "on",
  };
}
