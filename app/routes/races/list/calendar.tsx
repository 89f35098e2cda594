import type { RaceDay } from "#features/races/calendar/calendar.server.ts";
import {
  type CalendarView,
  calendarTitle,
  shift,
  shownDay,
} from "#features/races/calendar/calendar.ts";
import { type DayRange, quickPeriod, weekAround } from "#features/races/filters/days.ts";
import { filtersInUse, noFilters, type RaceFilters } from "#features/races/filters/filters.ts";
import { Icon } from "#ui/icon.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { type Day, endOfMonth, monthOf, startOfMonth } from "#values/day.ts";
import { type Say, sayIn, type Words } from "#values/say.ts";
import { AskLink } from "./ask-link.tsx";
import monthStyles from "./calendar.css?url";
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
  const say = useSay();
  const { filters, today, opensOn } = list;
  if (filters.view === "grid" || filters.view === "map") return null;
  const { view } = filters;
  const day = shownDay(asking.asked, today, opensOn);
  const View = view === "month" ? MonthView : WeekView;
  // Phones do not show the days of other months, which fill the weeks of the wider grid.
  const own = view === "month" ? days.filter((each) => monthOf(each.day) === monthOf(day)) : days;
  return (
    <section aria-labelledby="calendar-title">
      <link rel="stylesheet" href={view === "month" ? monthStyles : weekStyles} precedence="view" />
      <CalendarHead
        asking={asking}
        view={view}
        day={day}
        list={list}
        count={asking.isLoading ? 0 : own.reduce((sum, { total }) => sum + total, 0)}
      />
      <View list={list} days={days} day={day} asking={asking} />
      {own.length === 0 && !asking.isLoading && (
        <p className={days.length > 0 ? "mt-4 text-muted md:hidden" : "mt-4 text-muted"}>
          {noRaces(view, filtersInUse(filters).length > 0, say)}{" "}
          <AskLink
            asking={asking}
            change={{ view: "grid", date: null }}
            preventScrollReset={false}
            className="link"
          >
            {say({ en: "See all of them in the grid", es: "Ver todas en la lista" })}
          </AskLink>
        </p>
      )}
    </section>
  );
}

function noRaces(view: CalendarView, isFiltered: boolean, say: Say): string {
  const period = say(view === "month" ? { en: "month", es: "mes" } : { en: "week", es: "semana" });
  const its = view === "month" ? "este" : "esta";
  return say(
    isFiltered
      ? {
          en: `No races this ${period} with these filters.`,
          es: `No hay carreras ${its} ${period} con estos filtros.`,
        }
      : { en: `No races this ${period}.`, es: `No hay carreras ${its} ${period}.` },
  );
}

/** The name of the month or week, and links to today's, the previous and the next one. */
function CalendarHead({
  asking,
  view,
  day,
  list: { today, opensOn },
  count,
}: {
  asking: Asking;
  view: CalendarView;
  day: Day;
  list: ListData;
  /** How many races it shows. */
  count: number;
}) {
  const lang = useLang();
  const say = sayIn(lang);
  const { date, ...toToday } = goingTo(view, today, asking.asked, today);
  const hasDates = toToday.when !== null || toToday.dates.from !== null;
  const step = { asking, view, day, today };
  return (
    <div className="mb-4 flex items-center gap-x-2">
      <div className="mr-auto min-w-0">
        <h2
          id="calendar-title"
          aria-live="polite"
          className="text-lg text-balance sm:text-xl md:text-2xl"
        >
          {/* A new line must not begin with the dash. */}
          {calendarTitle(view, day, lang).replace(" –", "\u00a0–")}
        </h2>
        {count > 0 && (
          <p className="text-sm text-muted">
            {say(
              count === 1
                ? { en: "1 race", es: "1 carrera" }
                : { en: `${count} races`, es: `${count} carreras` },
            )}
          </p>
        )}
      </div>
      <AskLink
        asking={asking}
        // A calendar that begins with today by itself needs no date.
        change={{ ...toToday, date: hasDates || opensOn !== today ? date : null }}
        className="link-strong mr-2 text-sm"
      >
        {say({ en: "Today", es: "Hoy" })}
      </AskLink>
      <CalendarStep {...step} count={-1} />
      <CalendarStep {...step} count={1} />
    </div>
  );
}

const stepNames: Record<CalendarView, Record<1 | -1, Words>> = {
  month: {
    1: { en: "Next month", es: "Mes siguiente" },
    [-1]: { en: "Previous month", es: "Mes anterior" },
  },
  week: {
    1: { en: "Next week", es: "Semana siguiente" },
    [-1]: { en: "Previous week", es: "Semana anterior" },
  },
};

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
  const say = useSay();
  return (
    <AskLink
      asking={asking}
      change={goingTo(view, shift(view, day, count), asking.asked, today)}
      aria-label={say(stepNames[view][count])}
      className="hand grid size-11 shrink-0 place-items-center rounded-control border border-edge hover:border-ink hover:bg-surface"
    >
      <Icon name={count === 1 ? "chevron-right" : "chevron-left"} />
    </AskLink>
  );
}

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
