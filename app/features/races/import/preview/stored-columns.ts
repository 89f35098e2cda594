import { usesOf } from "../../distance-columns.ts";
import type { RaceRecord } from "../../race-columns.server.ts";
import type { FileDistance, FileRace } from "./plan.ts";

/**
 * The field of a planned race for each column of `races`; `null` for columns that a file cannot set.
 * The statements of import, undo and export use these columns. If several columns have the same
 * field, an export reads the first.
 */
export const raceSources = {
  id: null,
  race_name: "title",
  event: "title",
  organizer: "organizer",
  description: "description",
  address: "venue",
  city: "city",
  state_province: "state",
  country: "country",
  race_type: "type",
  race_type_category: "category",
  race_status: "status",
  registration_status: null,
  external_image_url: "image_url",
  race_photo: "image_url",
  start_date: "date",
  start_time: "time",
  registration_deadline: null,
  minimum_age: null,
  registration_link: "registration_link",
  is_premium: "premium",
  distance: null,
  elevation_gain: null,
  elevation_loss: null,
  early_registration_cost: null,
  final_registration_cost: null,
  map_url: null,
  elevation_profile_url: null,
  gpx_url: null,
  rules_url: null,
  google_maps_link: null,
  sequence: null,
  place_id: null,
  time_zone: null,
  created_at: null,
  updated_at: null,
} as const satisfies Record<keyof RaceRecord, keyof FileRace | null>;

/** The same for `race_distances`. */
export const distanceSources = usesOf("file") satisfies Record<string, keyof FileDistance | null>;

/** Columns that an import sets when it creates a row and never changes: it finds the row by them. */
const raceKeys = ["event", "race_name"] as const;
const distanceKeys = ["distance", "title"] as const;

type Sources = Record<string, string | null>;

type Filled<From extends Sources> = {
  [Name in keyof From]: From[Name] extends null ? never : Name;
}[keyof From] &
  string;

/** The columns of a stored race that an import can change. */
export type ImportedRaceColumn = Exclude<Filled<typeof raceSources>, (typeof raceKeys)[number]>;

/** The columns of a stored distance that an import can change. */
export type ImportedDistanceColumn = Exclude<
  Filled<typeof distanceSources>,
  (typeof distanceKeys)[number]
>;

export const raceColumns = columnsFrom(raceSources, raceKeys);
export const distanceColumns = columnsFrom(distanceSources, distanceKeys);

function columnsFrom<From extends Sources, Key extends Filled<From>>(
  sources: From,
  keys: readonly Key[],
) {
  const isFilled = (name: string): name is Filled<From> => (sources[name] ?? null) !== null;
  const isChanged = (name: Filled<From>): name is Exclude<Filled<From>, Key> =>
    !keys.some((key) => key === name);
  const created = Object.keys(sources).filter(isFilled);
  return {
    /** The columns that a new row takes from a file. */
    created,
    /** The columns among these that an import also changes in a stored row. */
    changed: created.filter(isChanged),
    /** The values of a planned race or distance, by the names of its columns. */
    rowOf: (planned: Record<string, unknown>) =>
      Object.fromEntries(created.map((name) => [name, planned[sources[name] ?? ""] ?? null])),
  };
}
