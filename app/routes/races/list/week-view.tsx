import { href, Link } from "react-router";
import { calendarDays } from "#features/races/calendar/calendar.ts";
import type { ListBefore } from "#features/races/card/list-before.ts";
import { RaceTypeBadge } from "#features/races/card/race-type-badge.tsx";
import { formatDistance } from "#features/races/distance.ts";
import { racesAddress } from "#features/races/filters/filters.ts";
import type { RaceCard } from "#features/races/race.ts";
import { raceKind } from "#features/races/race-type.ts";
import { showPrice } from "#features/races/shown-price.ts";
import { useLang } from "#ui/language/language.tsx";
import { Rating } from "#ui/list/stars.tsx";
import { dayOfMonth, formatFullDay, formatWeekday } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import { sayIn } from "#values/say.ts";
import { AskLink } from "./ask-link.tsx";
import type { ShownDays } from "./list-data.ts";

/** How many races a day of the week view names; the others are counted. */
export const racesPerWeekday = 12;

/** Seven days side by side, on small screens one below the other. */
export function WeekView({ list, days, day, asking }: ShownDays) {
  const lang = useLang();
  const say = sayIn(lang);
  const byDay = new Map(days.map((each) => [each.day, each]));
  const before = { list: racesAddress(list.filters) };
  return (
    <ol className="week">
      {calendarDays("week", day).map((date) => {
        const found = byDay.get(date);
        const more = found ? found.total - found.races.length : 0;
        return (
          <li key={date} aria-current={date === list.today ? "date" : undefined}>
            <h3 className="week-date">
              <time dateTime={date}>
                <span aria-hidden="true">
                  {formatWeekday(date, lang)} <span className="num">{dayOfMonth(date)}</span>
                </span>
                <span className="sr-only">{formatFullDay(date, lang)}</span>
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
              <p className="week-empty">
                {date < list.today
                  ? say({ en: "Past", es: "Ya pasó" })
                  : say({ en: "No races", es: "Sin carreras" })}
              </p>
            )}
            {more > 0 && (
              <AskLink
                asking={asking}
                change={{ view: "grid", dates: { from: date, to: date }, date: null }}
                preventScrollReset={false}
                className="link-strong mt-3 inline-block py-1 text-sm"
              >
                {say({ en: `+${more} more`, es: `+${more} más` })}
              </AskLink>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** A race in the week view: type, name, city, distances and price. */
function WeekRace({
  race,
  unit,
  before,
}: {
  race: RaceCard;
  unit: LengthUnit;
  before: ListBefore;
}) {
  const lang = useLang();
  const say = sayIn(lang);
  const isCancelled = race.status === "cancelled";
  return (
    <article className={`week-race type-${raceKind(race.type)}`}>
      <RaceTypeBadge type={race.type} />
      <h4 className={`mt-1 leading-tight ${isCancelled ? "line-through" : ""}`}>
        <Link
          to={href("/races/:id", { id: race.id })}
          state={before}
          prefetch="intent"
          className="stretched"
        >
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
          {isCancelled && say({ en: "Cancelled", es: "Cancelada" })}
          {!isCancelled &&
            (race.isClosed
              ? say({ en: "Registration closed", es: "Inscripciones cerradas" })
              : showPrice(race.price, lang))}
        </span>
        {race.rating && <Rating {...race.rating} />}
      </p>
    </article>
  );
}
