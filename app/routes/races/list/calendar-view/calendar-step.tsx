import { type CalendarView, shift } from "#features/races/calendar/calendar.ts";
import { Icon } from "#ui/icon.tsx";
import type { Day } from "#values/day.ts";
import { AskLink } from "../ask-link.tsx";
import type { Asking } from "../use-asked.ts";
import { goingTo } from "./going-to.ts";

/** Leads to the month or week after the one of `day`, or before it; the page stays where it is. */
export function CalendarStep({
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
