import { type LocatorCode, locate } from "#drawing/map/locator.ts";
import ca from "#drawing/map/shapes/locator-ca.svg?url&no-inline";
import mx from "#drawing/map/shapes/locator-mx.svg?url&no-inline";
import pe from "#drawing/map/shapes/locator-pe.svg?url&no-inline";
import us from "#drawing/map/shapes/locator-us.svg?url&no-inline";
import whole from "#drawing/map/shapes/locator-whole.svg?url&no-inline";
import { boxAround } from "#drawing/map/view.ts";
import { toPlane } from "#values/geo/plane.ts";
import { noFilters, racesAddress } from "../filters/filters.ts";
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
  const box = boxAround([toPlane(position)], aroundSize);
  const { frame, left, top } = located;
  const area = { box, zoom: null };
  return {
    picture: pictures[frame],
    left,
    top,
    around: racesAddress({ ...noFilters, view: "map", area }),
  };
}
