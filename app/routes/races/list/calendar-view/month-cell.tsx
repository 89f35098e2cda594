import type { RaceDay } from "#features/races/calendar/calendar.server.ts";
import { racesAddress } from "#features/races/filters/filters.ts";
import { type Day, dayOfMonth, formatFullDay } from "#values/day.ts";
import { AskLink } from "../ask-link.tsx";
import type { ListData } from "../list-data.ts";
import type { Asking } from "../use-asked.ts";
import { MonthRace } from "./month-race.tsx";

/** A day of the month with its first races; the others are in the view of its week. */
export function MonthCell({
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
        <AskLink
          asking={asking}
          change={{ view: "week", date }}
          preventScrollReset={false}
          aria-label={`${more} more on ${formatFullDay(date)}`}
          className="calendar-more"
        >
          +{more}
        </AskLink>
      )}
    </td>
  );
}
