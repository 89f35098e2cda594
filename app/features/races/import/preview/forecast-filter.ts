import { forecastChanges } from "./forecast.ts";

/** Which races of a file its preview shows. */
export const forecastFilters = ["all", ...forecastChanges, "moved", "open"] as const;
export type ForecastFilter = (typeof forecastFilters)[number];
