import type { DistanceRecord } from "../../distance-columns.ts";
import type { RaceRecord } from "../../race-columns.server.ts";

/** The defaults of a new race for empty cells. */
export const raceDefaults = {
  race_type: "Road",
  race_type_category: "external",
  race_status: "upcoming",
  start_time: "07:30",
  is_premium: false,
} as const satisfies Partial<RaceRecord>;

/** The defaults of a new distance for empty cells. */
export const distanceDefaults = {
  price_currency: "PEN",
} as const satisfies Partial<DistanceRecord>;
