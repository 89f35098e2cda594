import { Link } from "react-router";
import type { RaceDay } from "#features/races/calendar/calendar.server.ts";
import { racesAddress } from "#features/races/search/filters.ts";
import { type Day, dayOfMonth, formatFullDay } from "#values/day.ts";
import type { ListData } from "./list-data.ts";
import { MonthRace } from "./month-race.tsx";

/** A day of the month with its first races; the others are in the view of its week. */
export function MonthCell({
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
      data-outside={isOutside ? "" : undefined}
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
              <MonthRace race={race} before={{ list: racesAddress(filters) }} />
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
