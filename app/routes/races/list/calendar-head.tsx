import { type CalendarView, calendarTitle, shift } from "#features/races/calendar/calendar.ts";
import { Icon } from "#ui/icon.tsx";
import type { Day } from "#values/day.ts";
import { AskLink } from "./ask-link.tsx";
import { goingTo } from "./going-to.ts";
import type { Asking } from "./use-asked.ts";

/** The name of the month or week, and links to today's, the previous and the next one. */
export function CalendarHead({
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
