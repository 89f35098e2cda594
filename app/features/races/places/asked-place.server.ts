import type { RaceFilters } from "../search/filters.ts";
import { findPlaces } from "./find-places.server.ts";
import { readPosition } from "./near.ts";

/** What a typed place was understood as. */
export type AskedPlace = {
  /** What was typed. */
  typed: string;
  /** `null` where no place has the name. */
  label: string | null;
  /** Others of the name that may be meant. Empty where nearly everybody means the first. */
  others: string[];
};

/**
 * The filters with the full name of the place that they ask for, and what is to be said about it. Nothing
 * is to be said about a position or a name that only one place has.
 */
export function withAskedPlace(filters: RaceFilters): {
  filters: RaceFilters;
  asked: AskedPlace | null;
} {
  const { near } = filters;
  if (!near || readPosition(near.place)) return { filters, asked: null };
  const { places, isClear } = findPlaces(near.place);
  const [found, ...others] = places.map(({ label }) => label);
  const typed = near.place;
  if (!found) return { filters, asked: { typed, label: null, others: [] } };
  const asked = isClear ? null : { typed, label: found, others };
  return { filters: { ...filters, near: { ...near, place: found } }, asked };
}
