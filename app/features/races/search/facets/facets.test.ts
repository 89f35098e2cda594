/** @module-tag both-databases */
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { endOfMonth } from "#values/day.ts";
import { openTestDatabase, rolledBack } from "../../../../../tests/support/database.ts";
import { aRace, now } from "../../../../../tests/support/races/races.ts";
import { aReview } from "../../../../../tests/support/reviews/reviews.ts";
import { noFilters, type RaceFilters } from "../../filters/filters.ts";
import { racesForFeed } from "../../sharing/feed.server.ts";
import { searchRaces } from "../search.server.ts";

const { db } = await openTestDatabase();

beforeAll(async () => {
  const add = async (startDate: string, place: string, raceType: string, ...ratings: number[]) => {
    const [city = "", country = ""] = place.split(", ");
    const registrationDeadline = startDate.slice(0, 8) + (city === "Cusco" ? "01" : "12");
    const distances = [{ distance: "10K", price: String(ratings.length * 30) }];
    const columns = { startDate, city, country, raceType, registrationDeadline, distances };
    const entityId = await aRace(db, columns);
    for (const rating of ratings) await aReview(db, { entityId, rating });
  };
  await add("2026-11-20", "Lima, Peru", "Road", 5);
  await add("2026-11-21", "Lima, Peru", "Trail", 4);
  await add("2026-11-25", "Cusco, Peru", "Trail", 3, 3);
  await add("2026-12-12", "Cusco, Peru", "Trail");
  await add("2026-12-24", "Montréal, Canada", "Road", 2);
  await add("2027-05-30", "Québec, Canada", "Ultra");
  await add("2026-11-19", "Lima, Peru", "Road", 5);
});

async function facets(filters: Partial<RaceFilters> = {}) {
  const { total, facets } = await searchRaces({ db, now }, { ...noFilters, ...filters });
  const written = Object.entries(facets).map(([name, counts]) => [
    name,
    counts.map(({ value, count }: { value: unknown; count: number }) => `${value} ${count}`).join(),
  ]);
  return { total, ...Object.fromEntries(written) };
}

test("without filters every facet counts all upcoming races", async () => {
  expect(await facets()).toEqual({
    total: 6,
    types: "Road 2,Trail 3,Ultra 1",
    countries: "Canada 2,Peru 4",
    city: "Cusco 2,Lima 2,Montréal 1,Québec 1",
    when: "this-week 2,next-week 1,next-month 2",
    rating: "3 3,4 2,5 1",
    isOpen: "true 3",
  });
});

test("each facet ignores its own filter and applies all others", async () => {
  expect(await facets({ types: ["Trail"], countries: ["per"] })).toEqual({
    total: 3,
    types: "Road 1,Trail 3",
    countries: "Peru 3",
    city: "Cusco 2,Lima 1",
    when: "this-week 1,next-week 1,next-month 1",
    rating: "3 2,4 1,5 0",
    isOpen: "true 1",
  });
  expect(await facets({ when: "next-month" })).toEqual({
    total: 2,
    types: "Road 1,Trail 1",
    countries: "Canada 1,Peru 1",
    city: "Cusco 1,Montréal 1",
    when: "this-week 2,next-week 1,next-month 2",
    rating: "3 0,4 0,5 0",
    isOpen: "true 2",
  });
  expect(await facets({ dates: { from: "2026-11-21", to: "2026-12-12" } })).toMatchObject({
    total: 3,
    when: "this-week 1,next-week 1,next-month 1",
  });
  expect(await facets({ rating: 4, city: "lima" })).toEqual({
    total: 2,
    types: "Road 1,Trail 1",
    countries: "Peru 2",
    city: "Lima 2",
    when: "this-week 2,next-week 0,next-month 0",
    rating: "3 2,4 2,5 1",
    isOpen: "true 0",
  });
  expect(await facets({ q: "montreal", distance: { from: 9, to: 11 } })).toEqual({
    total: 1,
    types: "Road 1",
    countries: "Canada 1",
    city: "Montréal 1",
    when: "this-week 0,next-week 0,next-month 1",
    rating: "3 0,4 0,5 0",
    isOpen: "true 1",
  });
});

test("every count equals the total of the list behind its choice", async () => {
  const asked: Partial<RaceFilters> = { countries: ["Peru"], distance: { from: 5, to: 21 } };
  const { facets: counted } = await searchRaces({ db, now }, { ...noFilters, ...asked });
  const totalOf = async (choice: Partial<RaceFilters>) =>
    (await searchRaces({ db, now }, { ...noFilters, ...asked, ...choice })).total;
  for (const { value, count } of counted.types)
    expect(await totalOf({ types: [value] })).toBe(count);
  for (const { value, count } of counted.city) expect(await totalOf({ city: value })).toBe(count);
  for (const { value, count } of counted.rating) {
    expect(await totalOf({ rating: value })).toBe(count);
  }
  for (const { value, count } of counted.when) {
    expect(await totalOf({ when: value })).toBe(count);
  }
  for (const { value, count } of counted.countries) {
    expect(await totalOf({ countries: [value] })).toBe(count);
  }
});

test("months count the races that they would show, whatever dates are chosen", async () => {
  const asked: Partial<RaceFilters>[] = [
    {},
    { types: ["Trail"] },
    { when: "this-week" },
    { dates: { from: "2026-12-01", to: "2027-02-28" }, weekends: true },
    { rating: 3 },
    { q: "lima", weekends: true },
    { distance: { from: 9, to: 11 }, countries: ["Peru"] },
    { q: "trail december 10k" },
    { isOpen: true },
    { isOpen: true, rating: 3 },
    { isOpen: true, weekends: true },
    { isOpen: true, types: ["Road"] },
    { isOpen: true, price: { minor: 3000, currency: "USD" } },
    { distance: { from: 9, to: 11 }, price: { minor: 3000, currency: "USD" } },
  ];
  for (const filters of asked) {
    const all = { ...noFilters, ...filters };
    const { months, weekends } = await searchRaces({ db, now }, all);
    expect(months.map(({ value }) => value)).toHaveLength(12);
    expect(months[0]?.value).toBe("2026-11-01");
    for (const { value, count } of months) {
      const dates = { from: value, to: endOfMonth(value) };
      const { total } = await searchRaces({ db, now }, { ...all, when: null, dates });
      expect([filters, value, total]).toEqual([filters, value, count]);
    }
    const { total } = await searchRaces({ db, now }, { ...all, weekends: true });
    expect([filters, total]).toEqual([filters, weekends]);
  }
});

const typed = [
  "trail",
  "trial",
  "limma",
  "lmia montreal",
  "usa",
  "tx",
  "december",
  "diciembre 2026 cuzco",
  "spring",
  "primavera peru trail",
  "10k",
  "trail december 10k",
  "im",
  "us trail",
  "ru lima",
  "next month",
  "2027 ultra",
  "road in the usa this weekend",
  "decembr",
  "nothing at all",
];
const narrowed: Partial<RaceFilters>[] = [
  { types: ["Trail"] },
  { countries: ["Peru", "Canada"], rating: 3 },
  { when: "next-month", types: ["Road", "Trail"] },
  { distance: { from: 9.5, to: 10.5 } },
  { city: "cus" },
  { near: { place: "Lima", km: 300 } },
  { isLiteral: true },
  { isOpen: true },
  { price: { minor: 10_000, currency: "PEN" } },
  {},
];

test("for any text, each count equals the total behind its choice", () =>
  rolledBack(db, async (tx) => {
    await aRace(tx, { raceName: "Trail December", city: "Austin", country: "United States" });
    await tx.execute(sql`update races set state_province = 'Texas' where city = 'Austin'`);
    await tx.execute(sql`select search_words_rebuild()`);
    for (const [at, q] of typed.entries()) {
      const asked = { ...noFilters, ...narrowed[at % narrowed.length], q };
      const { total, facets, corrected } = await searchRaces({ db: tx, now }, asked);
      const feed = await racesForFeed({ db: tx, now }, { ...asked, q: corrected ?? q });
      expect([q, feed.length]).toEqual([q, total]);
      const choices: [Partial<RaceFilters>, number][] = [
        ...facets.types.map(({ value, count }) => choice({ types: [value] }, count)),
        ...facets.countries.map(({ value, count }) => choice({ countries: [value] }, count)),
        ...facets.city.map(({ value, count }) => choice({ city: value }, count)),
        ...facets.rating.map(({ value, count }) => choice({ rating: value }, count)),
        ...facets.when.map(({ value, count }) => choice({ when: value }, count)),
      ];
      for (const [chosen, count] of choices) {
        const found = await searchRaces({ db: tx, now }, { ...asked, ...chosen });
        expect([q, chosen, found.total]).toEqual([q, chosen, count]);
        expect([q, chosen, found.corrected]).toEqual([q, chosen, corrected]);
      }
    }
  }));

function choice(chosen: Partial<RaceFilters>, count: number): [Partial<RaceFilters>, number] {
  return [chosen, count];
}

test("a chosen value stays in its list even when it finds nothing", async () => {
  const found = await facets({ types: ["MTB", "Road"], countries: ["Chile"] });
  expect(found).toMatchObject({
    total: 0,
    types: "MTB 0,Road 0",
    countries: "Canada 1,Chile 0,Peru 1",
  });
  expect(await facets({ countries: ["can"] })).toMatchObject({ countries: "Canada 2,Peru 4" });
});
