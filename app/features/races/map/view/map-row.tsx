import { href, Link } from "react-router";
import { Bib } from "../../card/bib.tsx";
import type { ListBefore } from "../../card/list-before.ts";
import type { ShownCard } from "../../card/shown-card.ts";
import { raceType } from "../../race-type.ts";

/** A race beside the map. */
export function MapRow({
  race,
  before,
  pins,
}: {
  race: ShownCard;
  before: ListBefore;
  /** The pins that stand for it. */
  pins: number[];
}) {
  const { kind, label } = raceType(race.type);
  return (
    <article className={classesOf(race)} data-pins={pins.join(" ") || undefined}>
      <div className="map-row-picture">
        <img src={race.picture} alt="" width={640} height={376} loading="lazy" decoding="async" />
        <Bib day={race.day} type={race.type} />
      </div>
      <div className="map-row-body">
        <h2 className="map-row-name">
          <Link to={href("/races/:id", { id: race.id })} state={before} className="stretched">
            {race.name}
          </Link>
        </h2>
        <p className="map-row-place">
          {race.place}
          {race.away && <strong> · {race.away}</strong>}
        </p>
        <div className="map-row-facts">
          <span className={`race-type type-${kind}`}>{label}</span>
          {race.isCancelled && <strong>Cancelled</strong>}
          {race.isClosed && <span>Registration closed</span>}
          {race.distances && <span className="map-row-distances">{race.distances}</span>}
        </div>
      </div>
    </article>
  );
}

function classesOf({ isCancelled, isClosed }: ShownCard): string {
  if (isCancelled) return "map-row card map-row-cancelled";
  return isClosed ? "map-row card map-row-closed" : "map-row card";
}
