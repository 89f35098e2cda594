import { Link } from "react-router";
import type { RaceDay } from "#features/races/calendar.server.ts";
import { calendarTitle, shift } from "#features/races/calendar.ts";
import { type RaceFilters, racesAddress } from "#features/races/filters.ts";
import { Icon } from "#ui/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { Day } from "#values/day.ts";
import type { ListData } from "./list-data.ts";
import { MonthView } from "./month-view.tsx";
import { WeekView } from "./week-view.tsx";

/** The same races in a month or a week, with the ways to the one before and after. */
export function CalendarView({ list, days }: { list: ListData; days: RaceDay[] }) {
  const { filters, today } = list;
  if (filters.view === "grid") return null;
  const day = filters.date ?? today;
  const { view } = filters;
  const to = (next: Day) => racesAddress({ ...filters, date: next });
  const View = view === "month" ? MonthView : WeekView;

  return (
    <section aria-labelledby="calendar-title">
      <div className="mb-4 flex items-center gap-x-2">
        <h2
          id="calendar-title"
          aria-live="polite"
          className="mr-auto min-w-0 text-xl text-balance md:text-2xl"
        >
          {calendarTitle(view, day).replace(" –", "\u00a0–")}
        </h2>
        <TextLink
          to={racesAddress({ ...filters, date: null })}
          preventScrollReset
          className="mr-2 py-1 text-sm"
        >
          Today
        </TextLink>
        <Step to={to(shift(view, day, -1))} icon="chevron-left" label={`Previous ${view}`} />
        <Step to={to(shift(view, day, 1))} icon="chevron-right" label={`Next ${view}`} />
      </div>
      <View list={list} days={days} day={day} />
      {days.length === 0 && <NothingHere filters={filters} view={view} />}
    </section>
  );
}

function Step({
  to,
  icon,
  label,
}: {
  to: string;
  icon: "chevron-left" | "chevron-right";
  label: string;
}) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-label={label}
      className="hand grid size-11 place-items-center rounded-control border border-edge hover:border-ink hover:bg-surface"
    >
      <Icon name={icon} />
    </Link>
  );
}

function NothingHere({ filters, view }: { filters: RaceFilters; view: "month" | "week" }) {
  return (
    <p className="mt-4 text-muted">
      No races this {view} with these filters.{" "}
      <TextLink to={racesAddress({ ...filters, view: "grid", date: null, page: 1 })}>
        See all of them in the grid
      </TextLink>
    </p>
  );
}
