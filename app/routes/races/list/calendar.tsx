import type { RaceDay } from "#features/races/calendar/calendar.server.ts";
import {
  type CalendarView,
  calendarTitle,
  shift,
  shownDay,
} from "#features/races/calendar/calendar.ts";
import { filtersInUse } from "#features/races/filters/filters.ts";
import { Icon } from "#ui/icon.tsx";
import { type Day, monthOf } from "#values/day.ts";
import { AskLink } from "./ask-link.tsx";
import monthStyles from "./calendar.css?url";
import { goingTo } from "./going-to.ts";
import type { ListData } from "./list-data.ts";
import { MonthView } from "./month-view.tsx";
import type { Asking } from "./use-asked.ts";
import weekStyles from "./week.css?url";
import { WeekView } from "./week-view.tsx";

/**
 * The same races in a month or a week, with links to the previous and next one. The day that is loading
 * is shown at once, and further steps start from it.
 */
export function Calendar({
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

/** The name of the month or week, and links to today's, the previous and the next one. */
function CalendarHead({
  asking,
  view,
  day,
  today,
}: {
  asking: Asking;
  view: CalendarView;
  day: Day;
  today: Day;
}) {
  const { date, ...toToday } = goingTo(view, today, asking.asked, today);
  const hasDates = toToday.when !== null || toToday.dates.from !== null;
  const step = { asking, view, day, today };
  return (
    <div className="mb-4 flex items-center gap-x-2">
      <h2
        id="calendar-title"
        aria-live="polite"
        className="mr-auto min-w-0 text-lg text-balance sm:text-xl md:text-2xl"
      >
        {/* A new line must not begin with the dash. */}
        {calendarTitle(view, day).replace(" –", "\u00a0–")}
      </h2>
      <AskLink
        asking={asking}
        // Without dates, a calendar begins with today by itself.
        change={{ ...toToday, date: hasDates ? date : null }}
        className="link-strong mr-2 text-sm"
      >
        Today
      </AskLink>
      <CalendarStep {...step} count={-1} />
      <CalendarStep {...step} count={1} />
    </div>
  );
}

/** Leads to the month or week after the one of `day`, or before it; the page stays where it is. */
function CalendarStep({
  asking,
  view,
  day,
  today,
  count,
}: {
  asking: Asking;
  view: CalendarView;
  day: Day;
  today: Day;
  count: 1 | -1;
}) {
  return (
    <AskLink
      asking={asking}
      change={goingTo(view, shift(view, day, count), asking.asked, today)}
      aria-label={count === 1 ? `Next ${view}` : `Previous ${view}`}
      className="hand grid size-11 shrink-0 place-items-center rounded-control border border-edge hover:border-ink hover:bg-surface"
    >
      <Icon name={count === 1 ? "chevron-right" : "chevron-left"} />
    </AskLink>
  );
}
