import {
  type CalendarView,
  calendarPeriod,
  quickPeriod,
} from "#features/races/calendar/calendar.ts";
import { noFilters, type RaceFilters } from "#features/races/search/filters.ts";
import { type Day, endOfMonth, startOfMonth } from "#values/day.ts";

/**
 * The change of the filters with which a calendar goes to the month or week of `day`. Dates that hide all
 * of its races are left out.
 */
export function goingTo(
  view: CalendarView,
  day: Day,
  { when, dates }: Pick<RaceFilters, "when" | "dates">,
  today: Day,
): Pick<RaceFilters, "date" | "when" | "dates"> {
  const shown =
    view === "week" ? calendarPeriod(view, day) : { from: startOfMonth(day), to: endOfMonth(day) };
  const wanted = when ? quickPeriod(when, today) : dates;
  const isHidden =
    (wanted.from !== null && wanted.from > shown.to) ||
    (wanted.to !== null && wanted.to < shown.from);
  if (isHidden) return { date: day, when: noFilters.when, dates: noFilters.dates };
  return { date: day, when, dates };
}
