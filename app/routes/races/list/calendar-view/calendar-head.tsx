import { type CalendarView, calendarTitle } from "#features/races/calendar/calendar.ts";
import type { Day } from "#values/day.ts";
import { AskLink } from "../ask-link.tsx";
import type { Asking } from "../use-asked.ts";
import { CalendarStep } from "./calendar-step.tsx";
import { goingTo } from "./going-to.ts";

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
