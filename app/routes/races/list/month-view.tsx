import { href, Link } from "react-router";
import type { RaceDay } from "#features/races/calendar.server.ts";
import { calendarDays } from "#features/races/calendar.ts";
import { racesAddress } from "#features/races/filters.ts";
import type { RaceCard } from "#features/races/race.ts";
import { raceType } from "#features/races/race-type.ts";
import { type Day, dayOfMonth, formatFullDay, formatWeekday, monthOf } from "#values/day.ts";
import type { ListData } from "./list-data.ts";

/** A month of whole weeks: a table, whose days with races stand under one another on a phone. */
export function MonthView({ list, days, day }: { list: ListData; days: RaceDay[]; day: Day }) {
  const byDay = new Map(days.map((each) => [each.day, each]));
  const dates = calendarDays("month", day);
  const weeks = Array.from({ length: dates.length / 7 }, (_, week) =>
    dates.slice(week * 7, week * 7 + 7),
  );
  return (
    <table aria-labelledby="calendar-title" className="calendar">
      <thead>
        <tr>
          {dates.slice(0, 7).map((date) => (
            <th key={date} scope="col">
              {formatWeekday(date)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <Cell
                key={date}
                date={date}
                found={byDay.get(date)}
                list={list}
                isOutside={monthOf(date) !== monthOf(day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({
  date,
  found,
  list: { today, filters },
  isOutside,
}: {
  date: Day;
  found: RaceDay | undefined;
  list: ListData;
  isOutside: boolean;
}) {
  const more = found ? found.total - found.races.length : 0;
  return (
    <td
      aria-current={date === today ? "date" : undefined}
      data-empty={found ? undefined : ""}
      className={isOutside || date < today ? "calendar-aside" : undefined}
    >
      <time dateTime={date} className="calendar-day">
        <span aria-hidden="true" className="calendar-number">
          {dayOfMonth(date)}
        </span>
        <span className="calendar-name">{formatFullDay(date)}</span>
      </time>
      {found && (
        <ul>
          {found.races.map((race) => (
            <li key={race.id}>
              <CalendarRace race={race} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <Link
          to={racesAddress({ ...filters, view: "week", date })}
          aria-label={`${more} more on ${formatFullDay(date)}`}
          className="calendar-more"
        >
          +{more}
        </Link>
      )}
    </td>
  );
}

function CalendarRace({ race }: { race: RaceCard }) {
  const isCancelled = race.status === "cancelled";
  return (
    <Link
      to={href("/races/:id", { id: race.id })}
      prefetch="intent"
      className={`calendar-race type-${raceType(race.type).kind}`}
    >
      <span className={isCancelled ? "line-through" : undefined}>{race.name}</span>
      <span className="calendar-place">{race.city}</span>
      {isCancelled && <span className="sr-only">Cancelled</span>}
    </Link>
  );
}
