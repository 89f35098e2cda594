import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { real } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import { metersBetween } from "#values/geo/position.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aPlace } from "../../../../tests/support/races/places.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { noFilters, type RaceFilters } from "../filters/filters.ts";
import { boxAround, isWithinCircle, metersAway, metersFrom } from "../places/circle.server.ts";
import { placeRaces } from "../places/placing.server.ts";
import { nearInWords, queryFor } from "./query/query.server.ts";
import { relaxationsOf } from "./relaxations.server.ts";
import { searchRaces } from "./search.server.ts";

const { db } = await openTestDatabase();

beforeAll(async () => {
  const add = async (raceName: string, startDate: string, place: string, raceType = "Road") => {
    const [city = "", stateProvince = "", country = ""] = place.split(", ");
    return aRace(db, { raceName, startDate, city, stateProvince, country, raceType });
  };
  const ids = [
    await add("Cusco 10", "2026-12-20", "Cusco, Cusco, Peru"),
    await add("Cusco Trail", "2026-11-22", "Cuzco, Cusco, Peru", "Trail"),
    await add("Ollantaytambo", "2026-11-21", "Ollantaytambo, Cusco, Peru", "Trail"),
    await add("Lima", "2026-11-21", "Lima, Lima, Peru"),
    await add("Callao", "2026-11-25", "Callao, Callao, Peru"),
    await add("Nowhere", "2026-11-21", "Colán, Piura, Peru"),
  ];
  await placeRaces(db, ids);
});

async function found(filters: Partial<RaceFilters>) {
  const { races, total, facets } = await searchRaces({ db, now }, { ...noFilters, ...filters });
  expect(races.length).toBe(total);
  return { names: races.map(({ name }) => name), facets };
}

const cusco = { place: "Cusco", km: 50 };

test("near finds the races in the circle, soonest first, and by nearness where that is asked for", async () => {
  expect((await found({ near: cusco })).names).toEqual([
    "Ollantaytambo",
    "Cusco Trail",
    "Cusco 10",
  ]);
  expect((await found({ near: cusco, sort: "near" })).names).toEqual([
    "Cusco Trail",
    "Cusco 10",
    "Ollantaytambo",
  ]);
  expect((await found({ near: { place: "Cusco", km: 20 } })).names).toEqual([
    "Cusco Trail",
    "Cusco 10",
  ]);
  expect((await found({ near: { place: "-12.05,-77.05", km: 30 } })).names).toEqual([
    "Lima",
    "Callao",
  ]);
});

test("near works with every other filter, and the counts beside them are those of the circle", async () => {
  const { names, facets } = await found({ near: cusco, types: ["Trail"], sort: "near" });
  expect(names).toEqual(["Cusco Trail", "Ollantaytambo"]);
  expect(facets.types).toEqual([
    { value: "Road", count: 1 },
    { value: "Trail", count: 2 },
  ]);
  expect(facets.city.map(({ value, count }) => `${value} ${count}`)).toEqual([
    "Cuzco 1",
    "Ollantaytambo 1",
  ]);
  expect(facets.countries).toEqual([{ value: "Peru", count: 2 }]);
  for (const filters of [
    { q: "cusco" },
    { q: "trail", sort: "near" as const },
    { q: "december", sort: "near" as const },
    { when: "this-week" as const },
    { weekends: true },
    { distance: { from: 5, to: 15 }, sort: "price" as const },
  ]) {
    const asked = { ...noFilters, ...filters, near: cusco };
    const { races, total, facets } = await searchRaces({ db, now }, asked);
    const byCity = facets.city.reduce((sum, { count }) => sum + count, 0);
    expect([filters, races.length, byCity]).toEqual([filters, total, total]);
  }
});

test("a place that nobody knows has no races", async () => {
  expect((await found({ near: { place: "Xyzzy", km: 500 }, sort: "near" })).names).toEqual([]);
});

test("an empty circle suggests the next that has races, also where words ask for it", async () => {
  const near = { place: "Ollantaytambo", km: 10 };
  const asFilter = { ...noFilters, near, types: ["Road"] };
  const asWords = { ...noFilters, q: "within 10 km of Ollantaytambo", types: ["Road"] };
  for (const asked of [asFilter, asWords]) {
    const { total, query } = await searchRaces({ db, now }, asked);
    expect(total).toBe(0);
    const relaxed = await relaxationsOf({ db }, query, "km", "en");
    const wider = relaxed.find(({ label }) => label.startsWith("Within"));
    expect(wider).toMatchObject({ label: "Within 50 km of Ollantaytambo", total: 1 });
    expect(wider?.without).toEqual({ ...asFilter, near: { ...near, km: 50 } });
  }
});

test("a circle in words is read as the filter, beside the other words", () => {
  const read = (q: string) => nearInWords(queryFor({ ...noFilters, q }, now()));
  expect(read("Half marathon near Boston")).toEqual({
    near: { place: "Boston", km: 50 },
    q: "Half marathon",
  });
  expect(read("within 20 km of Cusco")).toEqual({ near: { place: "Cusco", km: 20 }, q: "" });
  expect(read("boston")).toBeNull();
  const both = queryFor({ ...noFilters, q: "near boston", near: cusco }, now());
  expect(nearInWords(both)).toBeNull();
});

test("each card knows how far away it is", async () => {
  const { races } = await searchRaces({ db, now }, { ...noFilters, near: cusco, sort: "near" });
  const meters = metersAway(races, cusco);
  const [nearest = "", , farthest = ""] = races.map(({ id }) => id);
  expect(meters.get(nearest)).toBe(0);
  expect(Math.round((meters.get(farthest) ?? 0) / 1000)).toBeGreaterThan(30);
  expect(metersAway(races, null).size).toBe(0);
});

test("the database measures as the process does, over the poles and the date line too", () =>
  rolledBack(db, async (tx) => {
    const centers = [
      { lat: -13.523, lon: -71.967 },
      { lat: 51.9, lon: 179.9 },
      { lat: -17.8, lon: -179.9 },
      { lat: 89.9, lon: 10 },
      { lat: 0, lon: 0 },
    ];
    const spots = [
      { lat: -13.9, lon: -71.6 },
      { lat: 51.9, lon: -179.8 },
      { lat: -17.8, lon: 179.8 },
      { lat: 89.8, lon: -170 },
      { lat: 0.3, lon: -0.3 },
    ];
    for (const [at, center] of centers.entries()) {
      const spot = spots[at] ?? center;
      const id = await aPlace(tx, { name: `Spot ${at}`, ...spot });
      const row = await readRow(
        tx,
        { meters: real },
        sql`
          select ${metersFrom(center)} as meters from places p
          where p.id = ${id} and ${isWithinCircle(center, 60)}`,
      );
      expect(row?.meters).toBeCloseTo(metersBetween(center, spot), 3);
    }
  }));

test("the box of a circle holds it, and is cut at the date line", () => {
  const box = boxAround({ lat: 60, lon: 179 }, 100);
  expect(box.spans).toHaveLength(2);
  expect(boxAround({ lat: 89.5, lon: 0 }, 100).spans).toEqual([{ west: -180, east: 180 }]);
});

test("a length among the words is the radius of the circle, in kilometres or miles", async () => {
  const near20 = ["Cusco Trail", "Cusco 10"];
  expect((await found({ q: "within 20 km of cusco" })).names).toEqual(near20);
  expect((await found({ q: "a menos de 20 km de cusco" })).names).toEqual(near20);
  expect((await found({ q: "40 miles from cusco" })).names).toEqual(["Ollantaytambo", ...near20]);
  expect((await found({ q: 'within 20 km of cusco "trail"' })).names).toEqual(["Cusco Trail"]);
});
