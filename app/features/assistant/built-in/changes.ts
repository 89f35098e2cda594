import type { ChatTurn } from "../planning/answer.ts";
import type { SearchParameters } from "../planning/search-parameters.ts";
import { formats } from "./words/formats.ts";
import { type SearchPart, searchWords } from "./words/search-words.ts";
import { listed } from "./words/written.ts";

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
