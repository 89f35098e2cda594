/** @module-tag both-databases */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { raceDistances } from "#db/schema.ts";
import { addDays } from "#values/day.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { aReview } from "../../../../tests/support/reviews/reviews.ts";
import { noFilters, type RaceFilters } from "../filters/filters.ts";
import { searchRaces } from "./search.server.ts";

const { db } = await openTestDatabase();

/** Searches with the given filters and no others. */
function search(tx: Database, filters: Partial<RaceFilters> = {}) {
  return searchRaces({ db: tx, now }, { ...noFilters, ...filters });
}

async function namesFor(tx: Database, filters: Partial<RaceFilters>) {
  const { races } = await search(tx, filters);
  return races.map((race) => race.name);
}

test("RACE-LIST-02 GAP-06 the list has races from today on, including cancelled ones, soonest first", () =>
  rolledBack(db, async (tx) => {
    await aRace(tx, { raceName: "Yesterday", startDate: "2026-11-19" });
    await aRace(tx, { raceName: "Later", startDate: "2027-03-01" });
    await aRace(tx, { raceName: "Today", startDate: "2026-11-20" });
    await aRace(tx, { raceName: "Cancelled", startDate: "2026-12-01", raceStatus: "cancelled" });
    const found = await search(tx);
    expect(found.races.map((race) => race.name)).toEqual(["Today", "Cancelled", "Later"]);
    expect(found.races[1]?.status).toBe("cancelled");
    expect(found).toMatchObject({ total: 3, page: 1, pages: 1, corrected: null });
  }));

test("RACE-LIST-02 GAP-06 a race leaves the list and its counts when its day ends at its place", () =>
  rolledBack(db, async (tx) => {
    const zones = [
      "America/St_Johns",
      "America/Lima",
      "America/Tijuana",
      "Pacific/Honolulu",
      "UTC",
    ];
    for (const timeZone of zones) {
      await aRace(tx, { raceName: timeZone, timeZone, startDate: "2026-11-20" });
    }
    const at = async (moment: string, filters: Partial<RaceFilters> = {}) => {
      const found = await searchRaces(
        { db: tx, now: () => new Date(moment) },
        { ...noFilters, ...filters },
      );
      const { total, facets, months } = found;
      const { races } = found;
      expect(races.length, "as many as are counted").toBe(total);
      expect(facets.types.reduce((sum, { count }) => sum + count, 0)).toBe(total);
      expect(months.reduce((sum, { count }) => sum + count, 0)).toBe(total);
      expect(facets.isOpen).toEqual([{ value: true, count: total }]);
      return races.map(({ name }) => name).sort();
    };
    const of = (...left: string[]) => left.sort();
    const [stJohns = "", lima = "", tijuana = "", honolulu = ""] = zones;
    // From the stored counts, without the closed races, and from the races that were found.
    for (const filters of [{}, { isOpen: true as const }, { distance: { from: 5, to: 15 } }]) {
      const name = JSON.stringify(filters);
      expect(await at("2026-11-20T23:59:59Z", filters), name).toHaveLength(5);
      expect(await at("2026-11-21T00:00:00Z", filters), name).toEqual(
        of(stJohns, lima, tijuana, honolulu),
      );
      expect(await at("2026-11-21T03:30:00Z", filters), name).toEqual(of(lima, tijuana, honolulu));
      expect(await at("2026-11-21T05:00:00Z", filters), name).toEqual(of(tijuana, honolulu));
      expect(await at("2026-11-21T08:00:00Z", filters), name).toEqual(of(honolulu));
      expect(await at("2026-11-21T10:00:00Z", filters), name).toEqual([]);
    }
  }));

test("RACE-LIST-20 a card shows a race's name, place, date, distances, price and rating", () =>
  rolledBack(db, async (tx) => {
    const id = await aRace(tx, {
      raceName: "Maratón de Lima",
      stateProvince: "Lima",
      isPremium: true,
      externalImageUrl: "https://example.com/lima.jpg",
      distances: [
        { distance: "Marathon", price: "180", discountedPrice: "150", priceCurrency: "PEN" },
        { distance: "10K", price: "TBD" },
      ],
    });
    await aReview(tx, { entityId: id, rating: 5 });
    await aReview(tx, { entityId: id, rating: 4 });
    await aReview(tx, { entityId: id, rating: 4 });
    await aReview(tx, { entityId: id, rating: 1, isHidden: true });
    expect((await search(tx)).races).toEqual([
      {
        id,
        name: "Maratón de Lima",
        type: "Road",
        status: "upcoming",
        isPremium: true,
        isClosed: false,
        startDate: "2026-11-21",
        city: "Lima",
        stateProvince: "Lima",
        country: "Peru",
        placeId: null,
        timeZone: "UTC",
        position: null,
        photo: "https://example.com/lima.jpg",
        distances: [
          { text: "Marathon", meters: 42_195 },
          { text: "10K", meters: 10_000 },
        ],
        hairline: null,
        price: {
          kind: "amount",
          minor: 15_000,
          currency: "PEN",
          text: "S/150 PEN",
          original: "S/180",
        },
        rating: { average: 4.3, count: 3 },
      },
    ]);
  }));

test("RACE-LIST-06 the text is searched in name, event, organizer, city, state and country", () =>
  rolledBack(db, async (tx) => {
    await aRace(tx, {
      raceName: "Corre Ñandú",
      event: "Festival del Sol",
      organizer: "Perú Runners",
      city: "Ollantaytambo",
      stateProvince: "Cusco",
      country: "Peru",
      description: "Nowhere",
    });
    const total = async (q: string) => (await search(tx, { q })).total;
    for (const q of ["nandu", "FESTIVAL", "runner", "ollanta", "cuscó", "perú", "sol  corre"]) {
      expect([q, await total(q)]).toEqual([q, 1]);
    }
    expect(await total("nowhere")).toBe(0);
    expect(await total("corre lima")).toBe(0);
    expect(await total('"festival", (sol)')).toBe(1);
  }));

test("RACE-LIST-06 one or two letters match the beginning of a word", () =>
  rolledBack(db, async (tx) => {
    await aRace(tx, { raceName: "La Ruta" });
    await aRace(tx, { raceName: "Vuelta a la isla", city: "Puno" });
    expect(await namesFor(tx, { q: "ru" })).toEqual(["La Ruta"]);
    expect(await namesFor(tx, { q: "ut" })).toEqual([]);
    expect(await namesFor(tx, { q: "l i" })).toEqual(["Vuelta a la isla"]);
  }));

test("special characters of patterns and SQL are matched literally", () =>
  rolledBack(db, async (tx) => {
    await aRace(tx, { raceName: "100% Trail_Run O'Higgins \\o/" });
    await aRace(tx, { raceName: "1000 Trail-Run OHiggins" });
    const total = async (filters: Partial<RaceFilters>) => (await search(tx, filters)).total;
    for (const q of ["100%", "trail_run", "o'higgins", "\\o/", "\\"]) {
      expect([q, await total({ q })]).toEqual([q, 1]);
    }
    expect(await total({ q: "%" })).toBe(0);
    expect(await total({ q: "_" })).toBe(0);
    expect(await total({ q: "'; drop table races; --" })).toBe(0);
    expect(await total({ city: "%" })).toBe(0);
    expect(await total({ countries: ["_"], types: ["' or true"] })).toBe(0);
    expect(await total({ q: "🏃‍♀️ \u202e" })).toBe(0);
  }));

test("RACE-LIST-22 a type matches exactly, city and country in part and without accents", () =>
  rolledBack(db, async (tx) => {
    await aRace(tx, { raceName: "A", raceType: "Trail", city: "São Paulo", country: "Brazil" });
    await aRace(tx, { raceName: "B", raceType: "Trail Run", city: "Sao Pedro", country: "Brazil" });
    await aRace(tx, { raceName: "C", raceType: "Road", city: "Montréal", country: "Canada" });
    const names = async (filters: Partial<RaceFilters>) => (await namesFor(tx, filters)).sort();
    expect(await names({ types: ["Trail"] })).toEqual(["A"]);
    expect(await names({ types: ["Road", "Trail"] })).toEqual(["A", "C"]);
    expect(await names({ types: ["trail"] })).toEqual([]);
    expect(await names({ city: "SAO" })).toEqual(["A", "B"]);
    expect(await names({ city: "são paulo" })).toEqual(["A"]);
    expect(await names({ countries: ["bra", "cana"] })).toEqual(["A", "B", "C"]);
    expect(await names({ countries: ["azi"], city: "real" })).toEqual([]);
  }));

test("RACE-LIST-13 GAP-08 a race matches with any distance in the range; 100 has no upper limit", () =>
  rolledBack(db, async (tx) => {
    await aRace(tx, { raceName: "5 and 42", distances: ["5K", "Marathon"] });
    await aRace(tx, { raceName: "21", distances: ["Half Marathon"] });
    await aRace(tx, { raceName: "160", distances: ["100 miles"] });
    await aRace(tx, { raceName: "unreadable", distances: ["Kids Fun Run"] });
    await aRace(tx, { raceName: "none", distances: [] });
    const names = async (from: number, to: number) =>
      (await namesFor(tx, { distance: { from, to } })).sort();
    expect(await names(0, 100)).toHaveLength(5);
    expect(await names(6, 20)).toEqual([]);
    expect(await names(5, 5)).toEqual(["5 and 42"]);
    expect(await names(20, 22)).toEqual(["21"]);
    expect(await names(0, 99)).toEqual(["21", "5 and 42"]);
    expect(await names(42, 100)).toEqual(["160", "5 and 42"]);
    expect(await names(43, 100)).toEqual(["160"]);
    expect(await names(100, 100)).toEqual(["160"]);
    expect(await names(41.695, 42.695)).toEqual(["5 and 42"]);
  }));

test("RACE-LIST-14 GAP-76 quick dates leave out the past days of this week", () =>
  rolledBack(db, async (tx) => {
    for (const day of ["11-18", "11-20", "11-21", "11-22", "11-28", "11-29", "12-01", "12-31"]) {
      await aRace(tx, { raceName: day, startDate: `2026-${day}` });
    }
    await aRace(tx, { raceName: "01-01", startDate: "2027-01-01" });
    expect(await namesFor(tx, { when: "this-week" })).toEqual(["11-20", "11-21"]);
    expect(await namesFor(tx, { when: "next-week" })).toEqual(["11-22", "11-28"]);
    expect(await namesFor(tx, { when: "next-month" })).toEqual(["12-01", "12-31"]);
  }));

test("RACE-LIST-16 the minimum rating compares the mean of the visible reviews", () =>
  rolledBack(db, async (tx) => {
    const rate = async (raceName: string, ...ratings: number[]) => {
      const entityId = await aRace(tx, { raceName });
      for (const rating of ratings) await aReview(tx, { entityId, rating });
      return entityId;
    };
    await rate("unrated");
    await rate("2.5", 2, 3);
    await rate("3", 3);
    const four = await rate("4", 3, 5);
    await rate("5", 5, 5);
    await aReview(tx, { entityId: four, rating: 1, isHidden: true });
    const names = async (rating: RaceFilters["rating"]) => (await namesFor(tx, { rating })).sort();
    expect(await names(null)).toHaveLength(5);
    expect(await names(3)).toEqual(["3", "4", "5"]);
    expect(await names(4)).toEqual(["4", "5"]);
    expect(await names(5)).toEqual(["5"]);
  }));

test("pages of 24 show every race once in a fixed order, and a page past the end shows the last", () =>
  rolledBack(db, async (tx) => {
    for (let number = 0; number < 50; number++) {
      const startDate = addDays("2026-11-20", Math.floor(number / 10));
      await aRace(tx, { raceName: String(number), startDate, distances: [] });
    }
    const seen: string[] = [];
    for (const page of [1, 2, 3]) {
      const found = await search(tx, { page });
      expect(found).toMatchObject({ total: 50, pages: 3, page });
      seen.push(...found.races.map((race) => `${race.startDate} ${race.id}`));
    }
    expect(new Set(seen).size).toBe(50);
    expect(seen).toEqual([...seen].sort());
    const beyond = await search(tx, { page: 500 });
    expect(beyond.page).toBe(3);
    expect(beyond.races).toHaveLength(2);
  }));

test("the list is in the order of prices or ratings: free first, unknown last, then by day", () =>
  rolledBack(db, async (tx) => {
    const priced = (raceName: string, startDate: string, price: string, currency = "USD") =>
      aRace(tx, {
        raceName,
        startDate,
        distances: [
          { distance: "5K", price, priceCurrency: currency as "USD" },
          { distance: "10K", price: "9999", priceCurrency: currency as "USD" },
        ],
      });
    await priced("unknown", "2026-11-21", "TBD");
    const pesos = await priced("500 MXN", "2026-12-01", "500", "MXN");
    await priced("30 USD", "2026-11-22", "30");
    await priced("100 PEN", "2026-11-23", "100", "PEN");
    await priced("free later", "2027-05-01", "Free");
    await priced("free", "2026-12-05", "0");
    const dollars = await priced("27.50 USD", "2026-12-01", "27.50");
    const byPrice = () => namesFor(tx, { sort: "price" });
    const equal =
      [pesos, dollars].sort()[0] === pesos ? ["500 MXN", "27.50 USD"] : ["27.50 USD", "500 MXN"];
    // A price of which only the other distance is known counts too.
    expect(await byPrice()).toEqual([
      "free",
      "free later",
      "100 PEN",
      ...equal,
      "30 USD",
      "unknown",
    ]);
    await tx
      .update(raceDistances)
      .set({ discountedPriceMinor: 100 })
      .where(eq(raceDistances.raceId, dollars));
    expect((await byPrice())[2]).toBe("27.50 USD");
    await tx.delete(raceDistances).where(eq(raceDistances.raceId, dollars));
    expect((await byPrice()).slice(-1)).toEqual(["27.50 USD"]);
    await aReview(tx, { entityId: pesos, rating: 4 });
    await aReview(tx, { entityId: dollars, rating: 5 });
    const byRating = await namesFor(tx, { sort: "rating" });
    expect(byRating.slice(0, 3)).toEqual(["27.50 USD", "500 MXN", "unknown"]);
    expect(await namesFor(tx, { sort: "price", q: "usd" })).toEqual(["30 USD", "27.50 USD"]);
  }));

test("an empty database has an empty first page", () =>
  rolledBack(db, async (tx) => {
    expect(await search(tx, { page: 4 })).toMatchObject({
      races: [],
      total: 0,
      page: 1,
      pages: 1,
    });
  }));

test("RACE-LIST-22 the bounds of the start date are inclusive, and no day before today is listed", () =>
  rolledBack(db, async (tx) => {
    for (const startDate of [
      "2026-11-19",
      "2026-11-20",
      "2026-12-05",
      "2026-12-06",
      "2026-12-07",
    ]) {
      await aRace(tx, { raceName: startDate, startDate });
    }
    const within = (from: string | null, to: string | null) =>
      namesFor(tx, { dates: { from, to } });
    expect(await within("2026-12-05", "2026-12-06")).toEqual(["2026-12-05", "2026-12-06"]);
    expect(await within("2026-11-01", "2026-12-05")).toEqual(["2026-11-20", "2026-12-05"]);
    expect(await within("2026-12-07", null)).toEqual(["2026-12-07"]);
    expect(await within(null, "2026-11-19")).toEqual([]);
    const { total } = await search(tx, { dates: { from: "2026-12-06", to: null } });
    expect(total).toBe(2);
  }));
