import { href, Link } from "react-router";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formatCount } from "#values/text/count.ts";
import { Bib } from "../../card/bib.tsx";
import type { ListBefore } from "../../card/list-before.ts";
import type { ShownCard } from "../../card/shown-card.ts";
import { type RaceFilters, racesAddress } from "../../filters/filters.ts";
import { raceType } from "../../race-type.ts";
import type { RaceMap } from "../race-map.ts";

/** How many of the races are in view, and how many cannot be shown because their place is not known. */
export function InView({
  filters,
  asked,
  total,
  map,
}: {
  filters: RaceFilters;
  asked: RaceFilters;
  /** All races that match. */
  total: number;
  map: RaceMap;
}) {
  const { inView, places, placeless } = map;
  const all = racesAddress({ ...asked, view: "grid", page: 1 });
  return (
    <p role="status" className="map-counts">
      {filters.area ? (
        <>
          <b>{formatCount(inView)}</b> of {racesIn(total)} in view
        </>
      ) : (
        <>
          <b>{formatCount(inView)}</b> {inView === 1 ? "race" : "races"} in{" "}
          <b>{formatCount(places)}</b> {places === 1 ? "place" : "places"}
        </>
      )}
      {placeless > 0 && (
        <>
          {" "}
          · {formatCount(placeless)} without a place on the map,{" "}
          {filters.area ? <TextLink to={all}>in the grid</TextLink> : "in the list"}
        </>
      )}
    </p>
  );
}

function racesIn(total: number): string {
  return total === 1 ? "1 race" : `${formatCount(total)} races`;
}

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
        <Bib day={race.day} type={race.type} className="map-row-bib" />
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
