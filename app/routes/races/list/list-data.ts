import type { RaceDay } from "#features/races/calendar.server.ts";
import type { RaceFilters } from "#features/races/filters.ts";
import type { FoundRaces, Relaxation } from "#features/races/search.server.ts";
import type { Day } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";

/** What the list reads for one address. */
export type ListData = {
  origin: string;
  unit: LengthUnit;
  today: Day;
  filters: RaceFilters;
  found: FoundRaces;
  /** The days of the calendar; `null` in the grid. */
  days: RaceDay[] | null;
  /** Ways out, when nothing was found. */
  ways: Relaxation[];
};
