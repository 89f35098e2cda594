import { href, Link } from "react-router";
import type { ListBefore } from "#features/races/card/list-before.ts";
import { RaceTypeBadge } from "#features/races/card/race-type-badge.tsx";
import { formatDistance } from "#features/races/distance.ts";
import { showPrice } from "#features/races/price.ts";
import type { RaceCard } from "#features/races/race.ts";
import { raceType } from "#features/races/race-type.ts";
import { Rating } from "#ui/list/stars.tsx";
import type { LengthUnit } from "#values/length.ts";

/** A race in the week view: type, name, city, distances and price. */
export function WeekRace({
  race,
  unit,
  before,
}: {
  race: RaceCard;
  unit: LengthUnit;
  before: ListBefore;
}) {
  const isCancelled = race.status === "cancelled";
  return (
    <article className={`week-race type-${raceType(race.type).kind}`}>
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
          {isCancelled && "Cancelled"}
          {!isCancelled && (race.isClosed ? "Registration closed" : showPrice(race.price))}
        </span>
        {race.rating && <Rating {...race.rating} />}
      </p>
    </article>
  );
}
