import type { RaceDay } from "#features/races/calendar/calendar.server.ts";
import type { Day } from "#values/day.ts";
import type { ListData } from "./list-data.ts";
import type { Asking } from "./use-asked.ts";

/** What a month or a week shows. */
export type ShownDays = {
  list: ListData;
  /** The days that have races. */
  days: RaceDay[];
  /** One of the month or week. */
  day: Day;
  asking: Asking;
};
