import type { Day } from "#values/day.ts";
import { countPlaces, type ForecastPlaces, type OpenPlace } from "../file/problem.ts";
import type { ImportedDistanceColumn, ImportedRaceColumn } from "./stored-columns.ts";

/** The effect of an import on a race. */
const forecastChanges = ["create", "update", "unchanged"] as const;
export type ForecastChange = (typeof forecastChanges)[number];

/** What an update changes; a `label` was stored before there were codes. */
export type ChangedSubject =
  | { of: "race"; column: ImportedRaceColumn }
  | { of: "distance"; distance: string; column: ImportedDistanceColumn }
  | { of: "new-distance" }
  | { of: "label"; label: string };

/** One value that an update changes; `null` for an empty value. */
export type ValueChange = { what: ChangedSubject; from: string | null; to: string | null };

/** The effect of an import on one race of its file. */
export type RaceForecast = {
  /** The first line of the race. */
  line: number;
  title: string;
  startDate: Day;
  place: string;
  /** Why it would have no position; `null` where its position is found. */
  open: OpenPlace | null;
  /** With their prices: `42K · S/120 PEN`. */
  distances: string[];
  change: ForecastChange;
  changes: ValueChange[];
  /** The number of runners who would be notified. */
  runners: number;
  /** The stored race that a new one may be, moved to another day; `null` for any other. */
  movedFrom: MovedRace | null;
};

/** A stored race on another day, with the number of its runners. */
export type MovedRace = { id: string; startDate: Day; runners: number };

/** A race of a file that may be a stored one on another day. */
export type MovedForecast = Pick<RaceForecast, "line" | "title" | "startDate" | "place"> & {
  movedFrom: MovedRace;
};

/** The forecasts of a whole file, counted. */
export type Forecast = {
  created: number;
  updated: number;
  unchanged: number;
  /** Races whose runners would be notified of changes, and the number of these runners. */
  moved: number;
  runners: number;
  /** `null` for a file that was read before positions were looked up. */
  places: ForecastPlaces | null;
};

/** The number of races that would wait for somebody to choose their place. */
export function openRaces({ places }: Forecast): number {
  return places ? places.unsure + places.unknown : 0;
}

export function countForecasts(races: readonly RaceForecast[]): Forecast {
  const count: Forecast = {
    created: 0,
    updated: 0,
    unchanged: 0,
    moved: 0,
    runners: 0,
    places: countPlaces(races),
  };
  const places = { create: "created", update: "updated", unchanged: "unchanged" } as const;
  for (const { change, runners } of races) {
    count[places[change]]++;
    if (runners > 0) count.moved++;
    count.runners += runners;
  }
  return count;
}

/** Which races of a file its preview shows. */
export const forecastFilters = ["all", ...forecastChanges, "moved", "open"] as const;
export type ForecastFilter = (typeof forecastFilters)[number];
