import type { RaceDay } from "#features/races/calendar/calendar.server.ts";
import { shownDay } from "#features/races/calendar/calendar.ts";
import { filtersInUse } from "#features/races/filters/filters.ts";
import { monthOf } from "#values/day.ts";
import { AskLink } from "./ask-link.tsx";
import monthStyles from "./calendar.css?url";
import { CalendarHead } from "./calendar-head.tsx";
import type { ListData } from "./list-data.ts";
import { MonthView } from "./month-view.tsx";
import type { Asking } from "./use-asked.ts";
import weekStyles from "./week.css?url";
import { WeekView } from "./week-view.tsx";

/**
 * The same races in a month or a week, with links to the previous and next one. The day that is loading
 * is shown at once, and further steps start from it.
 */
export function CalendarView({
  list,
  days,
  asking,
}: {
  list: ListData;
  days: RaceDay[];
  asking: Asking;
}) {
  const { filters, today } = list;
  if (filters.view === "grid" || filters.view === "map") return null;
  const { view } = filters;
  const day = shownDay(asking.asked, today);
  const View = view === "month" ? MonthView : WeekView;
  // Phones do not show the days of other months, which fill the weeks of the wider grid.
  const own = view === "month" ? days.filter((each) => monthOf(each.day) === monthOf(day)) : days;
  return (
    <section aria-labelledby="calendar-title">
      <link rel="stylesheet" href={view === "month" ? monthStyles : weekStyles} precedence="view" />
      <CalendarHead asking={asking} view={view} day={day} today={today} />
      <View list={list} days={days} day={day} asking={asking} />
      {own.length === 0 && !asking.isLoading && (
        <p className={days.length > 0 ? "mt-4 text-muted md:hidden" : "mt-4 text-muted"}>
          No races this {view}
          {filtersInUse(filters).length > 0 && " with these filters"}.{" "}
          <AskLink
            asking={asking}
            change={{ view: "grid", date: null }}
            preventScrollReset={false}
            className="link"
          >
            See all of them in the grid
          </AskLink>
        </p>
      )}
    </section>
  );
}
