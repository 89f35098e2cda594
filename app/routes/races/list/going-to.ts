import type { CalendarView } from "#features/races/calendar/calendar.ts";
import { type DayRange, quickPeriod, weekAround } from "#features/races/filters/days.ts";
import { noFilters, type RaceFilters } from "#features/races/filters/filters.ts";
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
  const shown = periodOf(view, day);
  const wanted = when ? quickPeriod(when, today) : dates;
  const isHidden =
    (wanted.from !== null && wanted.from > shown.to) ||
    (wanted.to !== null && wanted.to < shown.from);
  if (isHidden) return { date: day, when: noFilters.when, dates: noFilters.dates };
  return { date: day, when, dates };
}

/** The week or the month itself, without the days of other months that fill its weeks. */
function periodOf(view: CalendarView, day: Day): DayRange {
  return view === "week" ? weekAround(day) : { from: startOfMonth(day), to: endOfMonth(day) };
}
