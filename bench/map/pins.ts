import { type Database, openDatabase } from "#db/database.ts";
import { mapCountries } from "#drawing/map/countries.ts";
import { usualZoom } from "#drawing/map/zoom.ts";
import type { MapArea } from "#features/races/filters/area.ts";
import { noFilters, type RaceFilters } from "#features/races/filters/filters.ts";
import { mapPage, showMap } from "#features/races/map/race-map.server.ts";
import { countFacets } from "#features/races/search/facets/facets.server.ts";
import { queryFor } from "#features/races/search/query/query.server.ts";
import { searchRaces } from "#features/races/search/search.server.ts";
import { toPlane } from "#values/geo/plane.ts";
import { benchDatabase, stopBenchServer } from "../databases.ts";
import { cpuReader, pagesReader } from "../server-cpu.ts";
import { percentile, printTable, round } from "../table.ts";

/**
 * `node bench/map/pins.ts 100000 2500`: what a view of the map costs on a PostgreSQL server, in a world
 * of so many races in so many towns of each country.
 */
const [races = 100_000, towns] = process.argv.slice(2).map(Number);
const rounds = Number(process.env.ROUNDS ?? 40);

/** How long the pins of a view may take at 100,000 races, counted from nothing. */
const bar = 8;

const { url } = await benchDatabase(races, "", towns);
const server = await openDatabase({ url });
const cpu = await cpuReader(server.db);
const pages = await pagesReader(server.db);
const now = new Date();

const lists: [string, Partial<RaceFilters>][] = [
  ["no filter", {}],
  ["type and country", { types: ["Trail"], countries: ["Mexico"] }],
  ["a season", { q: "spring" }],
  ["weekends", { weekends: true }],
  ["free", { q: "free" }],
  ["a length", { q: "21k" }],
  ["near Mexico City, 50 km", { near: { place: "Mexico City", km: 50 } }],
  ["near Lima, 300 km, by nearness", { near: { place: "Lima", km: 300 }, sort: "near" }],
];
const views: [string, MapArea | null][] = [
  ["all", null],
  ["a country", ofCountry("mx")],
  ["a region", around(19.43, -99.13, 120)],
  ["a city", around(19.43, -99.13, 16)],
];

const rows = [];
for (const [list, changes] of lists) {
  const filters = { ...noFilters, ...changes, view: "map" as const };
  const query = queryFor(filters, now);
  for (const [view, area] of views) {
    const pinned = await measure(async (db) => {
      await countFacets(db, query);
      return () => showMap(db, query, area);
    });
    const fromNothing = await measure(async (db) => () => showMap(db, query, area));
    const whole = await measure(async (db) => async () => {
      const found = await searchRaces({ db, now: () => new Date() }, { ...filters, area });
      await mapPage(db, found.query, { area, page: 1, found });
    });
    rows.push({
      list,
      view,
      pins: await pinsOf(filters, area),
      ...columns("pins", pinned),
      ...columns("counted", fromNothing),
      ...columns("answer", whole),
    });
  }
}
printTable(
  `A view of the map at ${races.toLocaleString("en-US")} races: its pins for a list that is counted, for one that is not (p95 ≤ ${bar} ms at 100,000), and with the races beside it`,
  rows,
);
await server.close();
await stopBenchServer();

type Cost = { p50: number; p95: number; cpu: number; pages: number };

/** @param prepare - with a handle that remembers nothing, gives what is measured */
async function measure(prepare: (db: Database) => Promise<() => Promise<unknown>>): Promise<Cost> {
  const times: number[] = [];
  let spent = 0;
  let read = 0;
  for (let turn = -3; turn < rounds; turn++) {
    const ask = await prepare(Object.create(server.db));
    const before = [cpu?.() ?? 0, turn === 0 ? await pages() : 0] as const;
    const began = performance.now();
    await ask();
    if (turn < 0) continue;
    times.push(performance.now() - began);
    spent += (cpu?.() ?? 0) - before[0];
    if (turn === 0) read = (await pages()) - before[1];
  }
  return {
    p50: round(percentile(times, 0.5), 1),
    p95: round(percentile(times, 0.95), 1),
    cpu: round(spent / rounds, 1),
    pages: read,
  };
}

function columns(name: string, { p50, p95, cpu, pages }: Cost) {
  return {
    [`${name} p50`]: p50,
    [`p95 ${name}`]: p95,
    [`CPU ${name}`]: cpu,
    [`pages ${name}`]: pages,
  };
}

async function pinsOf(filters: RaceFilters, area: MapArea | null): Promise<number> {
  const { map } = await showMap(server.db, queryFor(filters, now), area);
  return map.pins.at === "zoom" ? map.pins.pins.length : map.pins.wide.length;
}

function ofCountry(code: string): MapArea {
  const box = mapCountries.find((country) => country.code === code)?.box;
  if (!box) throw new Error(`No country ${code}`);
  return { box, zoom: usualZoom(box, "wide") };
}

/** The view of a screen around a position, so many units to each side. */
function around(lat: number, lon: number, reach: number): MapArea {
  const { x, y } = toPlane({ lat, lon });
  const box = { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
  return { box, zoom: usualZoom(box, "wide") };
}
