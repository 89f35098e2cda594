import type { InferSelectModel } from "drizzle-orm";
import type { raceDistances, races } from "#db/schema.ts";

/** A row of `races`, by the names of its columns. */
export type RaceRecord = InferSelectModel<typeof races, { dbColumnNames: true }>;

/** A row of `race_distances`, by the names of its columns. */
export type DistanceRecord = InferSelectModel<typeof raceDistances, { dbColumnNames: true }>;
