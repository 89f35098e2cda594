import type { RaceDay } from "#features/races/calendar/calendar.server.ts";
import type { ShownCard } from "#features/races/card/shown-card.ts";
import type { RaceFilters } from "#features/races/filters/filters.ts";
import type { RaceMap } from "#features/races/map/race-map.ts";
import type { AskedPlace } from "#features/races/search/asked-place.server.ts";
import type { RaceFacets } from "#features/races/search/facets/facets.ts";
import type { Relaxation } from "#features/races/search/relaxations.server.ts";
import type { FoundRaces } from "#features/races/search/search.server.ts";
import type { Day } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import type { Asking } from "./use-asked.ts";

/** The data of the list for one address. */
export type ListData = {
  origin: string;
  unit: LengthUnit;
  today: Day;
  filters: RaceFilters;
  /** The filters that are set, in words, each with the change that takes it back. */
  chips: { name: string; label: string; change: Partial<RaceFilters> }[];
  /** Where a calendar application subscribes to these races. */
  feed: string;
  found: Omit<FoundRaces, "races" | "query" | "facets">;
  facets: Omit<RaceFacets, "city">;
  /** The words that are read as something, each with the change that takes them as they are. */
  readings: { words: string; change: Partial<RaceFilters> }[];
  /** The circle that the words ask for as the filter "Near", and the other words. */
  nearWords: Pick<RaceFilters, "near" | "q"> | null;
  /** The typed words that were corrected; empty where none was. */
  misspelt: string;
  /** The typed word that asks for low prices: it is left out, because it sets no limit. */
  lowPriceWord: string | null;
  /** Conditions among the words that are left out, because no search can check them: `flat courses`. */
  unchecked: string[];
  /** What is to be said about the typed place of the filter "Near". */
  place: AskedPlace | null;
  /** The races on this page of the grid; empty in a calendar. */
  cards: ShownCard[];
  /** Those of them that the viewer keeps. */
  kept: string[];
  /** The days of the calendar; `null` in the grid. */
  days: RaceDay[] | null;
  /** The day with which a calendar begins where the filters name none. */
  opensOn: Day;
  /** The map with its pins; `null` in the other views. Beside it, `cards` are the races in view. */
  map: RaceMap | null;
  /** The filters to leave out when nothing was found. */
  relaxations: Relaxation[];
  /** Articles and episodes with the words of the search. */
  further: { to: string; title: string }[];
};

/** What a month or a week shows. */
export type ShownDays = {
  list: ListData;
  /** The days that have races. */
  days: RaceDay[];
  /** One of the month or week. */
  day: Day;
  asking: Asking;
};
