import { calendarDays } from "#features/races/calendar/calendar.ts";
import { racesAddress } from "#features/races/filters/filters.ts";
import { dayOfMonth, formatFullDay, formatWeekday } from "#values/day.ts";
import { AskLink } from "../ask-link.tsx";
import type { ShownDays } from "./shown-days.ts";
import { WeekRace } from "./week-race.tsx";

/** How many races a day of the week view names; the others are counted. */
export const racesPerWeekday = 12;

/** Seven days side by side, on small screens one below the other. */
export function WeekView({ list, days, day, asking }: ShownDays) {
  const byDay = new Map(days.map((each) => [each.day, each]));
  const before = { list: racesAddress(list.filters) };
  return (
    <ol className="week">
      {calendarDays("week", day).map((date) => {
        const found = byDay.get(date);
        const more = found ? found.total - found.races.length : 0;
        return (
          <li key={date} aria-current={date === list.today ? "date" : undefined}>
            <h3 className="week-day">
              <time dateTime={date}>
                <span aria-hidden="true">
                  {formatWeekday(date)} <span className="num">{dayOfMonth(date)}</span>
                </span>
                <span className="sr-only">{formatFullDay(date)}</span>
              </time>
            </h3>
            {found ? (
              <ul className="flex flex-col gap-2">
                {found.races.map((race) => (
                  <li key={race.id}>
                    <WeekRace race={race} unit={list.unit} before={before} />
                  </li>
                ))}
              </ul>
            ) : (
              <p className="week-empty">{date < list.today ? "Past" : "No races"}</p>
            )}
            {more > 0 && (
              <AskLink
                asking={asking}
                change={{ view: "grid", dates: { from: date, to: date }, date: null }}
                preventScrollReset={false}
                className="link-strong mt-3 inline-block py-1 text-sm"
              >
                +{more} more
              </AskLink>
            )}
          </li>
        );
      })}
    </ol>
  );
}
