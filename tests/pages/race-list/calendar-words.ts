import { calendarTitle } from "#features/races/calendar/calendar.ts";
import { formatDay } from "#values/day.ts";

export { addDays, addMonths } from "#values/day.ts";

/** What the calendars call their days, as the specification writes dates. */
export const calendarWords = {
  month: (day: string) => calendarTitle("month", day),
  week: (day: string) => calendarTitle("week", day),
  day: formatDay,
};
