import { href, Link } from "react-router";
import type { RaceDay } from "#features/races/calendar.server.ts";
import { calendarDays } from "#features/races/calendar.ts";
import { formatDistance } from "#features/races/distance.ts";
import { racesAddress } from "#features/races/filters.ts";
import { showPrice } from "#features/races/price.ts";
import type { RaceCard } from "#features/races/race.ts";
import { raceType } from "#features/races/race-type.ts";
import { RaceTypeBadge } from "#features/races/race-type-badge.tsx";
import { Rating } from "#ui/stars.tsx";
import { type Day, dayOfMonth, formatFullDay, formatWeekday } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import type { ListData } from "./list-data.ts";

/** Races that a day of the week view names before it counts the rest. */
export const racesPerWeekday = 12;

/** Seven days side by side, under one another on small screens. */
export function WeekView({ list, days, day }: { list: ListData; days: RaceDay[]; day: Day }) {
  const byDay = new Map(days.map((each) => [each.day, each]));
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
                    <WeekRace race={race} unit={list.unit} />
                  </li>
                ))}
              </ul>
            ) : (
              <p className="week-empty">{date < list.today ? "Past" : "No races"}</p>
            )}
            {more > 0 && (
              <Link
                to={racesAddress({
                  ...list.filters,
                  view: "grid",
                  dates: { from: date, to: date },
                  date: null,
                  page: 1,
                })}
                className="link-strong mt-3 inline-block py-1 text-sm"
              >
                +{more} more
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function WeekRace({ race, unit }: { race: RaceCard; unit: LengthUnit }) {
  const isCancelled = race.status === "cancelled";
  return (
    <article className={`week-race type-${raceType(race.type).kind}`}>
      <RaceTypeBadge type={race.type} />
      <h4 className={`mt-1 leading-tight ${isCancelled ? "line-through" : ""}`}>
        <Link to={href("/races/:id", { id: race.id })} prefetch="intent" className="stretched">
          {race.name}
        </Link>
      </h4>
      <p className="mt-1 text-sm text-muted">
        {race.city}
        {race.distances.length > 0 &&
          ` · ${race.distances.map((each) => formatDistance(each, unit)).join(", ")}`}
      </p>
      <p className="mt-1 flex flex-wrap justify-between gap-x-2 text-sm">
        <span className="font-semibold">
          {isCancelled ? "Cancelled" : showPrice(race.price, { showCurrency: true })}
        </span>
        {race.rating && <Rating {...race.rating} />}
      </p>
    </article>
  );
}
