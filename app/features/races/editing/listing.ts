import type { Day } from "#values/day.ts";
import type { DistanceLabel, RaceStatus } from "../race.ts";

export const categories = ["internal", "external"] as const;
export type RaceCategory = (typeof categories)[number];

export const categoryWords: Record<RaceCategory, string> = {
  internal: "Internal",
  external: "External",
};

/** The orders of the list of all races; the first is the default. */
export const listingSorts = ["next", "latest", "name", "added", "unchecked"] as const;
export type ListingSort = (typeof listingSorts)[number];

export const listingTimes = ["upcoming", "past"] as const;
export type ListingTime = (typeof listingTimes)[number];

/** An administrator's filters for the list of all races; `null` is no filter. */
export type ListingFilters = {
  q: string;
  status: RaceStatus | null;
  category: RaceCategory | null;
  when: ListingTime | null;
  isPremium: boolean;
  sort: ListingSort;
};

/** A race as a line of the list. */
export type ListedRace = {
  id: string;
  name: string;
  event: string;
  startDate: Day;
  city: string;
  stateProvince: string | null;
  country: string;
  category: RaceCategory;
  status: RaceStatus;
  /** As on the site: it takes runners today. */
  isOpen: boolean;
  isPremium: boolean;
  /** Runners who have entered here and not cancelled. */
  runners: number;
  /** By the number in their texts. */
  distances: DistanceLabel[];
  /** The day on which somebody last made sure of it. */
  checkedOn: Day | null;
};

/** The parameters of the list's address, without defaults. */
export function listingParams(filters: ListingFilters): Record<string, string> {
  const { q, status, category, when, isPremium, sort } = filters;
  return {
    ...(q && { q }),
    ...(status && { status }),
    ...(category && { category }),
    ...(when && { when }),
    ...(isPremium && { premium: "yes" }),
    ...(sort !== listingSorts[0] && { sort }),
  };
}
