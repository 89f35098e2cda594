import type { InferSelectModel } from "drizzle-orm";
import type { raceDistances, races } from "#db/schema.ts";

/** What a new race may be. A stored type of another name is offered as well. */
export const raceTypeOptions = ["Road", "Trail", "Ultra", "Triathlon", "MTB"] as const;

export const registrationStatusOptions = ["open", "closed"] as const;

export const usualStartTime = "08:00";

/** A row of `races`, by the names of its columns. */
export type RaceRecord = InferSelectModel<typeof races, { dbColumnNames: true }>;

/** A row of `race_distances`, by the names of its columns. */
export type DistanceRecord = InferSelectModel<typeof raceDistances, { dbColumnNames: true }>;

/** The columns of `races` that are no fields of its form. Every other column is one. */
export const notInRaceForm = [
  "id",
  "race_photo",
  "distance",
  "early_registration_cost",
  "final_registration_cost",
  "sequence",
  "created_at",
  "updated_at",
] as const satisfies (keyof RaceRecord)[];

/** What the form of a race holds besides its photo, by the names of the columns. */
export type RaceDetails = Omit<RaceRecord, (typeof notInRaceForm)[number]>;

/** The columns of `race_distances` that are no fields of its form. Every other column is one. */
export const notInDistanceForm = [
  "id",
  "race_id",
  "distance_m",
  "image",
  "discounted_price_minor",
  "price_minor",
  "profile_image",
  "map_image",
  "sort_order",
  "taken",
  "created_at",
] as const satisfies (keyof DistanceRecord)[];

/** What the form of a distance holds besides its pictures, by the names of the columns. */
export type DistanceDetails = Omit<DistanceRecord, (typeof notInDistanceForm)[number]>;

/** The pictures of a distance, by the names of their columns and of their fields. */
export const distancePictures = [
  "image",
  "profile_image",
  "map_image",
] as const satisfies (keyof DistanceRecord)[];
export type DistancePicture = (typeof distancePictures)[number];

/** A distance as its tab shows it. */
export type EditedDistance = {
  id: string;
  details: DistanceDetails;
  pictures: Record<DistancePicture, string | null>;
  taken: number;
};

/** A race with everything its editor shows. */
export type EditedRace = {
  id: string;
  details: RaceDetails;
  photo: string | null;
  /** Runners who have entered here and not cancelled. */
  runners: number;
  /** In the order in which they are shown. */
  distances: EditedDistance[];
};
