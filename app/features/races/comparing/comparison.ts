import { href } from "react-router";
import { isId } from "#values/id.ts";

/** More races than this do not fit side by side. */
export const mostCompared = 4;

/** The form that the boxes of the cards in a list belong to. */
export const compareFormId = "compare";

/** The address of races side by side, which can be shared. */
export function comparisonPath(raceIds: readonly string[]): string {
  const asked = new URLSearchParams(raceIds.map((id) => ["id", id]));
  return asked.size > 0 ? `${href("/races/compare")}?${asked}` : href("/races/compare");
}

/** The races that an address asks for, each once, in its order. */
export function comparedIds(asked: URLSearchParams): string[] {
  const ids = asked.getAll("id").map((id) => id.toLowerCase());
  return [...new Set(ids.filter(isId))].slice(0, mostCompared);
}
