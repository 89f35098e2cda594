import { lengthsAsked } from "#features/assistant/search/list-filters.ts";
import { centerOf } from "#features/races/places/circle.server.ts";
import type { ToolRequest } from "./schema.ts";

/**
 * What is wrong with a search beyond its form, in words for the assistant; `null` for a search that can be
 * made. An assistant reports what it gets as the answer to its question, so nothing is ignored.
 */
export function unreadableSearch(asked: ToolRequest<"search_races">): string | null {
  const { near, within_km, distance, distance_from, distance_to } = asked;
  const { start_date_from, start_date_to, max_price, currency } = asked;
  if (distance && !lengthsAsked({ distance })) {
    return `distance: "${distance}" is not a length. Write 10K, Half Marathon or 13.1 miles.`;
  }
  if (isTurned(distance_from, distance_to)) return "distance_from: is more than distance_to.";
  if (isTurned(start_date_from, start_date_to)) return "start_date_from: is after start_date_to.";
  if (near && !centerOf({ place: near }))
    return `near: "${near}" is not a place that Dorsal knows.`;
  if (within_km !== undefined && !near) return "within_km: needs near.";
  if (currency !== undefined && max_price === undefined) return "currency: needs max_price.";
  return null;
}

function isTurned<Value extends string | number>(from?: Value, to?: Value): boolean {
  return from !== undefined && to !== undefined && from > to;
}
