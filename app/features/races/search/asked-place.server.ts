import type { RaceFilters } from "../filters/filters.ts";
import { type FoundPlace, findPlaces, suggestPlaces } from "../places/find-places.server.ts";
import { readPosition } from "../places/near.ts";
import { placesSpelledLike } from "../places/place-names.server.ts";

/** What a typed place was understood as. */
export type AskedPlace = {
  /** What was typed. */
  typed: string;
  /** `null` where no place has the name, and none is spelled like it. */
  label: string | null;
  /** Whether the place is only spelled like what was typed. */
  isCorrected: boolean;
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
  const typed = near.place;
  const named = findPlaces(typed);
  const isNamed = named.places.length > 0;
  const { places, isClear } = isNamed ? named : placesSpelledLike(typed);
  const [label = null, ...others] = places.map((place) => place.label);
  const isCorrected = !isNamed && label !== null;
  const asked = { typed, label, isCorrected, others: isClear ? [] : others };
  if (label === null) return { filters, asked };
  const understood = { ...filters, near: { ...near, place: label } };
  return { filters: understood, asked: isNamed && isClear ? null : asked };
}

/** The places to offer while a name is typed: those that begin so or, where none does, those spelled like it. */
export function offeredPlaces(typed: string): FoundPlace[] {
  const begun = suggestPlaces(typed);
  return begun.length > 0 ? begun : placesSpelledLike(typed).places;
}
