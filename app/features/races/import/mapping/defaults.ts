import type { DistanceRecord, RaceRecord } from "../../records.server.ts";

/** What a new race gets where the file says nothing. */
export const raceDefaults = {
  race_type: "Road",
  race_type_category: "external",
  race_status: "upcoming",
  start_time: "07:30",
  is_premium: false,
} as const satisfies Partial<RaceRecord>;

/** What a new distance gets where the file says nothing. */
export const distanceDefaults = {
  price_currency: "PEN",
} as const satisfies Partial<DistanceRecord>;
