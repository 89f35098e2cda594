import { TextLink } from "#ui/navigation/text-link.tsx";
import { formatCount } from "#values/text/count.ts";
import { type RaceFilters, racesAddress } from "../../filters/filters.ts";
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
