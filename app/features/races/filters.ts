import type { Day } from "#values/day.ts";

export const raceViews = ["grid", "month", "week"] as const;
export type RaceView = (typeof raceViews)[number];

export const quickDates = ["this-week", "next-week", "next-month"] as const;
export type QuickDate = (typeof quickDates)[number];

export const minimumRatings = [3, 4, 5] as const;
export type MinimumRating = (typeof minimumRatings)[number];

/** The ends of the distance slider in kilometres; the upper end means "and more". */
export const distanceBounds = { from: 0, to: 100 } as const;

/** What a visitor asks the race list for. All of it stands in the address. */
export type RaceFilters = {
  q: string;
  /** Exact race types; empty means all. */
  types: string[];
  /** Parts of country names; empty means all. */
  countries: string[];
  /** A part of a city's name; empty means all. */
  city: string;
  /** Kilometres. */
  distance: { from: number; to: number };
  when: QuickDate | null;
  rating: MinimumRating | null;
  view: RaceView;
  /** A day inside the month or week that a calendar view shows; `null` means today's. */
  date: Day | null;
  /** From 1. Only the grid has pages. */
  page: number;
};

export const noFilters: RaceFilters = {
  q: "",
  types: [],
  countries: [],
  city: "",
  distance: { ...distanceBounds },
  when: null,
  rating: null,
  view: "grid",
  date: null,
  page: 1,
};
