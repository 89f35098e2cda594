import { href, Link } from "react-router";
import type { ListBefore } from "#features/races/card/list-before.ts";
import type { RaceCard } from "#features/races/race.ts";
import { raceType } from "#features/races/race-type.ts";

/** A race in the short form that fits a cell. */
export function MonthRace({ race, before }: { race: RaceCard; before: ListBefore }) {
  const isCancelled = race.status === "cancelled";
  const isClosed = race.isClosed && !isCancelled;
  return (
    <Link
      to={href("/races/:id", { id: race.id })}
      state={before}
      prefetch="intent"
      className={`calendar-race hand type-${raceType(race.type).kind}`}
    >
      <span className={isCancelled ? "line-through" : undefined}>{race.name}</span>
      <span className="calendar-place">{race.city}</span>
      {isCancelled && <span className="sr-only">Cancelled</span>}
      {isClosed && (
        <span className="calendar-closed">
          <span>Registration </span>closed
        </span>
      )}
    </Link>
  );
}
