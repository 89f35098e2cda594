import { href, Link } from "react-router";
import type { RaceDay } from "#features/races/calendar/calendar.server.ts";
import { calendarDays } from "#features/races/calendar/calendar.ts";
import type { ListBefore } from "#features/races/card/list-before.ts";
import { racesAddress } from "#features/races/filters/filters.ts";
import type { RaceCard } from "#features/races/race.ts";
import { raceKind } from "#features/races/race-type.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { type Day, dayOfMonth, formatFullDay, formatWeekday, monthOf } from "#values/day.ts";
import { sayIn } from "#values/say.ts";
import { AskLink } from "./ask-link.tsx";
import type { ListData, ShownDays } from "./list-data.ts";
import type { Asking } from "./use-asked.ts";

/** A month of whole weeks as a table. On phones its days with races are a list. */
export function MonthView({ list, days, day, asking }: ShownDays) {
  const lang = useLang();
  const byDay = new Map(days.map((each) => [each.day, each]));
  const dates = calendarDays("month", day);
  const weeks = Array.from({ length: dates.length / 7 }, (_, week) =>
    dates.slice(week * 7, week * 7 + 7),
  );
  // The present month begins with the present week: the days before are empty.
  const now = weeks.findIndex((week) => week.includes(list.today));
  return (
    <table aria-labelledby="calendar-title" className="calendar">
      <thead>
        <tr>
          {dates.slice(0, 7).map((date) => (
            <th key={date} scope="col">
              {formatWeekday(date, lang)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.slice(Math.max(now, 0)).map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <MonthCell
                key={date}
                date={date}
                found={byDay.get(date)}
                list={list}
                asking={asking}
                isOutside={monthOf(date) !== monthOf(day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A day of the month with its first races; the others are in the view of its week. */
function MonthCell({
  date,
  found,
  list: { today, filters },
  asking,
  isOutside,
}: {
  date: Day;
  found: RaceDay | undefined;
  list: ListData;
  asking: Asking;
  isOutside: boolean;
}) {
  const lang = useLang();
  const say = sayIn(lang);
  const more = found ? found.total - found.races.length : 0;
  return (
    <td
      aria-current={date === today ? "date" : undefined}
      data-empty={found ? undefined : ""}
      data-outside={isOutside ? "" : undefined}
      className={isOutside || date < today ? "calendar-aside" : undefined}
    >
      <time dateTime={date} className="calendar-day">
        <span aria-hidden="true" className="calendar-number">
          {dayOfMonth(date)}
        </span>
        <span className="calendar-name">{formatFullDay(date, lang)}</span>
      </time>
      {found && (
        <ul>
          {found.races.map((race) => (
            <li key={race.id}>
              <MonthRace race={race} before={{ list: racesAddress(filters) }} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <AskLink
          asking={asking}
          change={{ view: "week", date }}
          preventScrollReset={false}
          aria-label={say({
            en: `${more} more on ${formatFullDay(date, lang)}`,
            es: `${more} más el ${formatFullDay(date, lang)}`,
          })}
          className="calendar-more"
        >
          +{more}
        </AskLink>
      )}
    </td>
  );
}

/** A race in the short form that fits a cell. */
function MonthRace({ race, before }: { race: RaceCard; before: ListBefore }) {
  const say = useSay();
  const isCancelled = race.status === "cancelled";
  const isClosed = race.isClosed && !isCancelled;
  return (
    <Link
      to={href("/races/:id", { id: race.id })}
      state={before}
      prefetch="intent"
      className={`calendar-race hand type-${raceKind(race.type)}`}
    >
      <span className={isCancelled ? "line-through" : undefined}>{race.name}</span>
      <span className="calendar-place">{race.city}</span>
      {isCancelled && <span className="sr-only">{say({ en: "Cancelled", es: "Cancelada" })}</span>}
      {isClosed && (
        <span className="calendar-closed">
          <Rich
            text={say({ en: "<0>Registration </0>closed", es: "<0>Inscripciones </0>cerradas" })}
            parts={[(words) => <span>{words}</span>]}
          />
        </span>
      )}
    </Link>
  );
}
