import { href, useNavigation } from "react-router";
import type { RaceDay } from "#features/races/calendar/calendar.server.ts";
import { shownDay } from "#features/races/calendar/calendar.ts";
import { quickDates, racesAddress } from "#features/races/search/filters.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { type Day, monthOf, parseDay } from "#values/day.ts";
import monthStyles from "./calendar.css?url";
import { CalendarHead } from "./calendar-head.tsx";
import type { ListData } from "./list-data.ts";
import { MonthView } from "./month-view.tsx";
import weekStyles from "./week.css?url";
import { WeekView } from "./week-view.tsx";

/** The same races in a month or a week, with links to the previous and next one. */
export function CalendarView({ list, days }: { list: ListData; days: RaceDay[] }) {
  const { filters, today } = list;
  const turnedTo = useTurnedTo(today);
  if (filters.view === "grid" || filters.view === "map") return null;
  const day = turnedTo ?? shownDay(filters, today);
  const { view } = filters;
  const View = view === "month" ? MonthView : WeekView;
  // Phones do not show the days of other months, which fill the weeks of the wider grid.
  const own = view === "month" ? days.filter((each) => monthOf(each.day) === monthOf(day)) : days;
  return (
    <section aria-labelledby="calendar-title">
      <link rel="stylesheet" href={view === "month" ? monthStyles : weekStyles} precedence="view" />
      <CalendarHead filters={filters} view={view} day={day} today={today} />
      <View list={list} days={days} day={day} />
      {own.length === 0 && turnedTo === null && (
        <p className={days.length > 0 ? "mt-4 text-muted md:hidden" : "mt-4 text-muted"}>
          No races this {view} with these filters.{" "}
          <TextLink to={racesAddress({ ...filters, view: "grid", date: null, page: 1 })}>
            See all of them in the grid
          </TextLink>
        </p>
      )}
    </section>
  );
}

/** The day that is loading: the calendar shows it at once, and further steps start from it. */
function useTurnedTo(today: Day): Day | null {
  const { location } = useNavigation();
  if (location?.pathname !== href("/races")) return null;
  const params = new URLSearchParams(location.search);
  const when = quickDates.find((quick) => quick === params.get("when")) ?? null;
  const [date, from, to] = ["date", "from", "to"].map((name) => parseDay(params.get(name) ?? ""));
  return shownDay(
    { date: date ?? null, when, dates: { from: from ?? null, to: to ?? null } },
    today,
  );
}
