import type { ChatTurn } from "../planning/answer.ts";
import type { SearchParameters } from "../planning/search-parameters.ts";
import { formats, listed, written } from "./words/formats.ts";
import { type SearchPart, searchWords } from "./words/search-words.ts";

const partOf: Partial<Record<keyof SearchParameters, SearchPart>> = {
  city: "place",
  state: "place",
  country: "place",
  near: "place",
  within_km: "place",
  places: "place",
  region: "place",
  start_date_from: "dates",
  start_date_to: "dates",
  season: "dates",
  weekdays: "dates",
  distance: "distance",
  distances: "distance",
  distance_from: "distance",
  distance_to: "distance",
  race_type: "type",
  max_price: "price",
  currency: "price",
  min_rating: "rating",
  is_open: "open",
  not: "not",
  sort_by: "order",
  sort_by_date: "order",
};

/**
 * Says what the last message changed in the search before it and what it kept, or that it changed nothing.
 * Empty for the first search, and for one that keeps nothing of the one before it.
 */
export function changesLine({ conversation, plan }: ChatTurn): string {
  const { language, params, changed, isRepeated = false } = plan;
  const words = searchWords[language];
  if (!conversation.some(({ author }) => author === "assistant")) return "";
  if (isRepeated) return `${words.unchanged}\n\n`;
  const parts = partsOf(changed);
  const kept = partsOf(Object.keys(params) as (keyof SearchParameters)[]).filter(
    (part) => part !== "order" && !parts.includes(part),
  );
  if (parts.length === 0 || kept.length === 0) return "";
  const named = (list: readonly SearchPart[]) =>
    listed(
      list.map((part) => words.parts[part]),
      formats[language].and,
    );
  return `${words.changed(named(parts), named(kept))}\n\n`;
}

function partsOf(names: readonly (keyof SearchParameters)[]): SearchPart[] {
  return [...new Set(names.flatMap((name) => partOf[name] ?? []))];
}

/**
 * Says which conditions of the message our tables do not tell, in a paragraph; empty if there are none.
 * @param where - what the answer is about
 */
export function uncheckedLine(
  { plan: { language, unchecked = [] } }: ChatTurn,
  where: "list" | "question" | "race",
): string {
  if (unchecked.length === 0) return "";
  const names = unchecked.map((name) => `**${name}**`);
  return `${searchWords[language].unchecked[where](listed(names, formats[language].or))}\n\n`;
}

/** Names the words of the message that the search did not use, in a paragraph; empty if there are none. */
export function unusedLine({ plan: { language, unused = [] } }: ChatTurn): string {
  if (unused.length === 0) return "";
  const names = unused.map((words) => `**${written(words)}**`);
  return `${searchWords[language].unused(listed(names, formats[language].and))}\n\n`;
}
