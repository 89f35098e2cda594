/** @module-tag both-databases */
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { readCount } from "#db/rows.ts";
import { raceSearch, races } from "#db/schema.ts";
import { forgetAnswers } from "#db/search/remembered.ts";
import { wholeBox } from "#drawing/map/view.ts";
import { closestZoom } from "#drawing/map/zoom.ts";
import { openTestDatabase } from "../../../../tests/support/database.ts";
import { aPlace } from "../../../../tests/support/races/places.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { aReview } from "../../../../tests/support/reviews/reviews.ts";
import type { MapArea } from "../filters/area.ts";
import { noFilters, type RaceFilters } from "../filters/filters.ts";
import { ofFacets } from "../search/query/conditions.server.ts";
import { searchRaces } from "../search/search.server.ts";
import { countPlaces, mapPage } from "./race-map.server.ts";
import type { MapPins, Pin } from "./race-map.ts";

const { db } = await openTestDatabase();

const towns = [
  { name: "Lima", country: "Peru", lat: -12.046, lon: -77.043 },
  { name: "Cusco", country: "Peru", lat: -13.523, lon: -71.967 },
  { name: "Huacho", country: "Peru", lat: -11.107, lon: -77.605 },
  { name: "Monterrey", country: "Mexico", lat: 25.672, lon: -100.309 },
  { name: "Boston", country: "United States", lat: 42.358, lon: -71.06 },
  { name: "Honolulu", country: "United States", lat: 21.307, lon: -157.858 },
  { name: "Calgary", country: "Canada", lat: 51.05, lon: -114.085 },
];
const types = ["Road", "Trail", "mountain", "Ultra", "Triathlon"];
const days = ["2026-11-21", "2026-11-29", "2026-12-12", "2027-03-07", "2027-08-15"];

beforeAll(async () => {
  for (const [at, { name, country, lat, lon }] of towns.entries()) {
    const countryCode = country === "Peru" ? "PE" : "MX";
    const placeId = await aPlace(db, { name, lat, lon, countryCode });
    // Lima has many races, Huacho a single one.
    for (let nth = 0; nth < (name === "Huacho" ? 1 : 9 - at); nth++) {
      const entityId = await aRace(db, {
        raceName: `${name} Run ${nth}`,
        city: name,
        country,
        // One race in Cusco and one in Boston wait for their place.
        placeId: nth === 0 && (at === 1 || at === 4) ? null : placeId,
        raceType: types[(at + nth) % types.length] ?? "Road",
        distances: [{ distance: "10K", price: nth % 3 === 0 ? "Free" : "40" }],
        startDate: days[(at * 3 + nth) % days.length] ?? "2026-12-12",
      });
      if (nth % 2 === 0) await aReview(db, { entityId, rating: 3 + ((at + nth) % 3) });
    }
  }
  await aRace(db, { raceName: "Past Run", city: "Lima", country: "Peru", startDate: "2026-11-01" });
});

const peru = { left: 170, top: -40, right: 420, bottom: 345 };
const close: MapArea = { box: { left: 255, top: 190, right: 290, bottom: 230 }, zoom: 12 };
const areas: (MapArea | null)[] = [
  null,
  { box: peru, zoom: null },
  { box: peru, zoom: 5 },
  close,
  { box: { left: -700, top: -1400, right: 0, bottom: -200 }, zoom: 2 },
];

async function mapOf(changes: Partial<RaceFilters>, area: MapArea | null) {
  const filters = { ...noFilters, ...changes };
  const { query, total, races, page, pages } = await searchRaces({ db, now }, filters);
  const mapped = await mapPage(db, query, { area, page: 1, found: { races, page, pages } });
  return { total, ...mapped };
}

function pinLists(pins: MapPins): Pin[][] {
  const lists = pins.at === "zoom" ? [pins.pins] : [pins.wide, pins.narrow];
  return lists.map((list) => list.filter(({ isOutside }) => !isOutside));
}

const sum = (pins: Pin[]) => pins.reduce((all, { races }) => all + races, 0);

test("the map counts what the list counts, for 224 combinations of filters and parts of the map", async () => {
  const choices: Partial<RaceFilters>[][] = [
    [{}, { types: ["Trail"] }, { types: ["Road", "Ultra"] }, { types: ["mountain"] }],
    [
      {},
      { countries: ["Peru"] },
      { city: "li" },
      { near: { place: "Lima", km: 150 } },
      { near: { place: "-13.5,-72", km: 900 }, sort: "near" },
      { q: "run cusco" },
      { q: "free" },
      { q: "december to march near lima" },
    ],
    [
      {},
      { when: "this-week" },
      { weekends: true },
      { rating: 4 },
      { dates: { from: "2026-12-01", to: "2027-05-01" } },
      { dates: { from: "2026-12-01", to: "2026-12-31" }, weekends: true },
      { distance: { from: 5, to: 21 } },
    ],
  ];
  const [first = [], second = [], third = []] = choices;
  const combinations = first.flatMap((one) =>
    second.flatMap((two) => third.map((three) => ({ ...one, ...two, ...three }))),
  );
  expect(combinations.length).toBe(224);
  const found = new Map<string, number>();
  for (const [at, filters] of combinations.entries()) {
    // Each second one is the whole map.
    const area = areas[at % 2 && 1 + ((at >> 1) % (areas.length - 1))] ?? null;
    const { total, map, races, pages } = await mapOf(filters, area);
    const about = JSON.stringify({ filters, area });
    for (const name of Object.keys(filters)) found.set(name, (found.get(name) ?? 0) + map.inView);
    if (area === null) {
      expect(map.inView + map.placeless, about).toBe(total);
      for (const list of pinLists(map.pins)) expect(sum(list), about).toBe(map.inView);
    } else {
      expect(sum(pinLists(map.pins)[0] ?? []), about).toBe(map.inView);
      expect(pages > 1 ? map.inView > 24 : races.length === map.inView, about).toBe(true);
      for (const { id } of races) expect(map.pinsOf[id]?.length, about).toBeGreaterThan(0);
    }
  }
  // No filter was tried on nothing alone.
  for (const [name, races] of found) expect(races, name).toBeGreaterThan(10);
}, 60_000);

test("a place with a single race has a pin with its day; a closer look takes groups apart", async () => {
  const { map } = await mapOf({}, close);
  const pins = pinLists(map.pins)[0] ?? [];
  expect(pins.map(({ name, races, race }) => [name, races, race?.name]).sort()).toEqual([
    ["Huacho", 1, "Huacho Run 0"],
    ["Lima", 9, undefined],
  ]);
  const far = pinLists((await mapOf({}, { box: peru, zoom: 5 })).map.pins)[0] ?? [];
  expect(far.find(({ name }) => name === "Lima")?.races).toBe(10);
});

test("the pin of a race knows whether it takes registrations, from its status and its deadline", async () => {
  const standing = async () => {
    forgetAnswers(db);
    const { map } = await mapOf({ city: "Huacho" }, close);
    return pinLists(map.pins)[0]?.map(({ race }) => race?.standing);
  };
  const change = (columns: Partial<typeof races.$inferInsert>) =>
    db.update(races).set(columns).where(eq(races.raceName, "Huacho Run 0"));
  expect(await standing()).toEqual(["open"]);
  await change({ registrationDeadline: "2026-11-19" });
  expect(await standing()).toEqual(["closed"]);
  await change({ raceStatus: "cancelled" });
  expect(await standing()).toEqual(["cancelled"]);
  await change({ registrationDeadline: null, raceStatus: "upcoming" });
});

test("a group leads to a part of the map that shows all of its places", async () => {
  const { map } = await mapOf({}, null);
  const [wide = []] = pinLists(map.pins);
  for (const { box, races } of wide) {
    const inside = await mapOf({}, { box, zoom: 12 });
    expect(inside.map.inView).toBeGreaterThanOrEqual(races);
  }
});

test("a group that no view takes apart leads to a list of its races alone", async () => {
  const callao = await aPlace(db, { name: "Callao", lat: -12.06, lon: -77.12, countryCode: "PE" });
  await aRace(db, { raceName: "Callao Run", city: "Callao", placeId: callao });
  forgetAnswers(db);
  for (const area of [null, { box: peru, zoom: 5 }, close]) {
    const { map } = await mapOf({}, area);
    const together = (pinLists(map.pins)[0] ?? []).filter(({ staysTogether }) => staysTogether);
    expect(together.length).toBeGreaterThan(0);
    for (const { id, box, races } of together) {
      const alone = await mapOf({}, { box, zoom: closestZoom });
      expect(alone.map.inView).toBe(races);
      expect(alone.races.map((race) => alone.map.pinsOf[race.id])).toEqual(
        Array.from({ length: races }, () => [id]),
      );
    }
  }
  const [pin] = pinLists((await mapOf({ city: "Lima" }, close)).map.pins)[0] ?? [];
  expect([pin?.name, pin?.staysTogether]).toEqual(["Lima", true]);
  const far = pinLists((await mapOf({}, { box: peru, zoom: 5 })).map.pins)[0] ?? [];
  const lima = far.find(({ name }) => name === "Lima");
  expect([lima?.staysTogether, lima?.races], "Huacho comes apart").toEqual([false, 11]);
  await db.delete(races).where(eq(races.raceName, "Callao Run"));
});

test("the races beside a part of the map come by date, and only those in view", async () => {
  const { races } = await mapOf({ types: ["Trail"] }, { box: peru, zoom: 5 });
  expect(races.every(({ country }) => country === "Peru")).toBe(true);
  const dates = races.map(({ startDate }) => startDate);
  expect(dates).toEqual(dates.toSorted());
});

test("beside the whole map the list holds the races without a place too, and they have no pin", async () => {
  const { races, map } = await mapOf({ city: "Cusco" }, null);
  expect(map.placeless).toBe(1);
  expect(races.filter(({ id }) => map.pinsOf[id]?.length === 0)).toHaveLength(1);
});

test("thousands of combinations are looked up like a few", async () => {
  const [one] = await db.select({ id: raceSearch.facetId }).from(raceSearch).limit(1);
  const numberOf = (ids: number[]) =>
    readCount(db, sql`select count(*) from race_search s where ${ofFacets(ids)}`);
  const unused = Array.from({ length: 2000 }, (_, at) => -1 - at);
  const few = await numberOf([one?.id ?? 0]);
  expect(few).toBeGreaterThan(0);
  expect(await numberOf([...unused, one?.id ?? 0])).toBe(few);
});

test("where nothing is in view the list is empty, and the pins around are outside", async () => {
  const empty = { left: -300, top: -100, right: -200, bottom: 0 };
  const { map, races } = await mapOf({}, { box: empty, zoom: 6 });
  expect([map.inView, races.length]).toEqual([0, 0]);
  expect(pinLists(map.pins)).toEqual([[]]);
});

test("races that are past, but still counted, are subtracted from their place", async () => {
  const before = await mapOf({ city: "Boston" }, null);
  await db.execute(sql`update race_search set start_date = '2026-11-01', ends_at = '2026-11-02T00:00:00Z'
    where race_id = (select id from races where race_name = 'Boston Run 1')`);
  forgetAnswers(db);
  const after = await mapOf({ city: "Boston" }, null);
  expect(after.map.inView).toBe(before.map.inView - 1);
  expect(after.total).toBe(before.total - 1);
});

test("the kinds on a pin add up to its races", async () => {
  const { query } = await searchRaces({ db, now }, noFilters);
  for (const { count, facets } of (await countPlaces(db, query)).places) {
    expect(facets.reduce((all, each) => all + each.count, 0)).toBe(count);
  }
  const { map } = await mapOf({}, { box: wholeBox, zoom: 2 });
  for (const { races, kinds } of pinLists(map.pins)[0] ?? []) {
    expect(kinds.reduce((all, [, each]) => all + each, 0)).toBe(races);
  }
});
