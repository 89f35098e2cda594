import { type LocatorCode, locate, percentIn } from "#drawing/map/locator.ts";
import ca from "#drawing/map/shapes/locator-ca.svg?url&no-inline";
import mx from "#drawing/map/shapes/locator-mx.svg?url&no-inline";
import pe from "#drawing/map/shapes/locator-pe.svg?url&no-inline";
import us from "#drawing/map/shapes/locator-us.svg?url&no-inline";
import whole from "#drawing/map/shapes/locator-whole.svg?url&no-inline";
import { boxAround } from "#drawing/map/view.ts";
import { isWithin, type PlaneBox, type PlanePoint, toPlane } from "#values/geo/plane.ts";
import { noFilters, racesAddress } from "../filters/filters.ts";
import { largeTowns } from "../places/gazetteer/gazetteer.server.ts";
import type { RacePage } from "../race.ts";
import type { LocatorMap } from "./locator-map.tsx";

const pictures: Record<LocatorCode, string> = { pe, mx, us, ca, whole };

/** What the map of the list shows around a race, in units of the plane: about 250 km. */
const aroundSize = 40;

/** The locator map of a race; `null` while its place is not known, or where no map reaches. */
export function locatorOf({
  position,
  country,
}: Pick<RacePage, "position" | "country">): LocatorMap | null {
  const located = position && locate(position, country);
  if (!located) return null;
  const at = toPlane(position);
  const { frame, viewBox, box } = located;
  const area = { box: boxAround([at], aroundSize), zoom: null };
  const place = percentIn(at, box);
  return {
    picture: `${pictures[frame]}#svgView(viewBox(${viewBox}))`,
    ...place,
    towns: townsIn(box, place),
    around: racesAddress({ ...noFilters, view: "map", area }),
  };
}

type Spot = Pick<LocatorMap, "left" | "top">;

/** Names closer to each other than this, in percent of the map, would cover each other. */
const apart = { across: 40, down: 14 };

/** The largest towns of a region whose names have room beside the place of the race and each other. */
function townsIn(box: PlaneBox, place: Spot): LocatorMap["towns"] {
  const shown: LocatorMap["towns"] = [];
  for (const { name, point } of townsOnMap()) {
    if (!isWithin(point, box)) continue;
    const spot = percentIn(point, box);
    // The words of the link have the lower corner.
    if (spot.top < 8 || spot.top > 92 || (spot.top > 70 && spot.left > 40)) continue;
    const isFree = [place, ...shown].every(
      (other) =>
        Math.abs(other.left - spot.left) > apart.across ||
        Math.abs(other.top - spot.top) > apart.down,
    );
    if (isFree) shown.push({ name, ...spot });
    if (shown.length === mostTowns) break;
  }
  return shown;
}

const mostTowns = 3;

let onMap: { name: string; point: PlanePoint }[] | undefined;

/** Calculated once: to find the points of all large towns again took a tenth of a race's page. */
function townsOnMap() {
  return (onMap ??= largeTowns().map(({ name, position }) => ({ name, point: toPlane(position) })));
}
