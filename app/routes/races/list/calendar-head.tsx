import { type CalendarView, calendarTitle, shift } from "#features/races/calendar/calendar.ts";
import { type RaceFilters, racesAddress } from "#features/races/search/filters.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { Day } from "#values/day.ts";
import { CalendarStep } from "./calendar-step.tsx";

/** The name of the month or week, and links to today's, the previous and the next one. */
export function CalendarHead({
  filters,
  view,
  day,
  today,
}: {
  filters: RaceFilters;
  view: CalendarView;
  day: Day;
  today: Day;
}) {
  const to = (next: Day | null) => racesAddress({ ...filters, date: next });
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
      <TextLink
        to={to(filters.when || filters.dates.from ? today : null)}
        preventScrollReset
        look="strong"
        className="mr-2 text-sm"
      >
        Today
      </TextLink>
      <CalendarStep to={to(shift(view, day, -1))} icon="chevron-left" label={`Previous ${view}`} />
      <CalendarStep to={to(shift(view, day, 1))} icon="chevron-right" label={`Next ${view}`} />
    </div>
  );
}
