import { calendarTitle } from "#features/races/calendar/calendar.ts";
import { formatDay } from "#values/day.ts";

export { addDays, addMonths } from "#values/day.ts";

/** How the calendars name their days, in the specification's format. */
export const calendarWords = {
  month: (day: string) => calendarTitle("month", day, "en"),
  week: (day: string) => calendarTitle("week", day, "en"),
  day: formatDay,
};
