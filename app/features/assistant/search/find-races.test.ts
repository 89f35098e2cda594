import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { readRaceFilters } from "#features/races/filters/read-filters.ts";
import { placeRaces } from "#features/races/places/placing.server.ts";
import { searchRaces } from "#features/races/search/search.server.ts";
import type { Currency } from "#values/money.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { aReview } from "../../../../tests/support/reviews/reviews.ts";
import type { SearchParameters } from "../planning/search-parameters.ts";
import { findRacesFor, recommendedRaces } from "./find-races.server.ts";

const { db } = await openTestDatabase();

function find(tx: Database, params: SearchParameters = {}, language: "en" | "es" = "en") {
  return findRacesFor({ db: tx, now }, params, language);
}

/** The names of the races found, which are those that the list beside the answer shows. */
async function namesFor(tx: Database, params: SearchParameters) {
  const { races, list, total } = await find(tx, params);
  const filters = readRaceFilters(
    new URL(list, "https://dorsal.example").searchParams,
    "2026-11-20",
  );
  const listed = await searchRaces({ db: tx, now }, filters);
  expect(listed.total).toBe(total);
  const { limit = 5, offset = 0 } = params;
  if (offset >= 0 && limit > 0) {
    const part = listed.races.slice(offset, offset + Math.min(limit, 20));
    expect(races.map(({ race }) => race.id)).toEqual(part.map(({ id }) => id));
  }
  return races.map(({ race }) => race.name);
}

test("FN-09 CHAT-25 five upcoming races are found soonest first, and more with a limit and an offset", () =>
  rolledBack(db, async (tx) => {
    for (let day = 19; day < 30; day++) {
      await aRace(tx, { raceName: String(day), startDate: `2026-11-${day}` });
    }
    expect(await find(tx)).toMatchObject({ total: 10, list: "/races" });
    expect(await namesFor(tx, {})).toEqual(["20", "21", "22", "23", "24"]);
    expect(await namesFor(tx, { limit: 2, offset: 5 })).toEqual(["25", "26"]);
    expect(await namesFor(tx, { limit: 5, offset: 8 })).toEqual(["28", "29"]);
    expect(await namesFor(tx, { limit: 100 })).toHaveLength(10);
    expect(await namesFor(tx, { limit: -1, offset: -4 })).toEqual(["20"]);
  }));

test("GAP-78 no answer has more than twenty races", () =>
  rolledBack(db, async (tx) => {
    for (let race = 0; race < 21; race++) await aRace(tx, { startDate: "2026-12-01" });
    expect((await findRacesFor({ db: tx, now }, { limit: 100 }, "en")).races).toHaveLength(20);
  }));

test("a place is met by its own name, in any spelling", () =>
  rolledBack(db, async (tx) => {
    await aRace(tx, { raceName: "Lima", city: "Lima", stateProvince: "Lima Provincia" });
    await aRace(tx, {
      raceName: "Colima",
      city: "Colima",
      stateProvince: "Colima",
      country: "Mexico",
    });
    await aRace(tx, { raceName: "Valle", city: "Ollantaytambo", stateProvince: "Cusco" });
    await aRace(tx, { raceName: "Plaza", city: "Cusco", stateProvince: "Cusco" });
    await aRace(tx, { raceName: "Vieux", city: "Québec", stateProvince: "QC", country: "Canada" });
    expect(await namesFor(tx, { city: "lima" })).toEqual(["Lima"]);
    expect(await namesFor(tx, { city: "LÍMA" })).toEqual(["Lima"]);
    expect(await namesFor(tx, { city: "coli" })).toEqual(["Colima"]);
    expect(await namesFor(tx, { city: "olim" })).toEqual([]);
    expect((await namesFor(tx, { state: "cusco" })).sort()).toEqual(["Plaza", "Valle"]);
    expect(await namesFor(tx, { country: "mexico" })).toEqual(["Colima"]);
    expect(await namesFor(tx, { city: "quebec", country: "Canada" })).toEqual(["Vieux"]);
    for (const city of ["%", "(", "\\", "[a", "*", "l.ma", "o'"]) {
      expect([city, await namesFor(tx, { city, state: city })]).toEqual([city, []]);
    }
  }));

test("a distance is met by its name or its length, a range by any length in it", () =>
  rolledBack(db, async (tx) => {
    await aRace(tx, { raceName: "10", distances: ["10 km"] });
    await aRace(tx, { raceName: "half", distances: ["21K", "5K"] });
    await aRace(tx, { raceName: "full", distances: ["Maratón"] });
    await aRace(tx, { raceName: "ultra", distances: ["100 miles", "Kids Run"] });
    const names = async (params: SearchParameters) => (await namesFor(tx, params)).sort();
    expect(await names({ distance: "10K" })).toEqual(["10"]);
    expect(await names({ distance: "Half Marathon" })).toEqual(["half"]);
    expect(await names({ distance: "marathon" })).toEqual(["full"]);
    expect(await names({ distance: "6.2 miles" })).toEqual(["10"]);
    expect(await names({ distance: "ultra" })).toEqual(["ultra"]);
    expect(await names({ distance: "whatever" })).toHaveLength(4);
    expect(await names({ distance_from: 10, distance_to: 21 })).toEqual(["10", "half"]);
    expect(await names({ distance_from: 30 })).toEqual(["full", "ultra"]);
    expect(await names({ distance_to: 100 })).toEqual(["10", "full", "half"]);
    expect(await names({ distance_to: 8 })).toEqual(["half"]);
  }));

test("types, days and seasons narrow; a season lies half a year later in the south", () =>
  rolledBack(db, async (tx) => {
    await aRace(tx, { raceName: "March Lima", startDate: "2027-03-14" });
    await aRace(tx, { raceName: "October Lima", startDate: "2027-10-10", raceType: "mountain" });
    await aRace(tx, {
      raceName: "March Boston",
      startDate: "2027-03-21",
      country: "United States",
    });
    await aRace(tx, {
      raceName: "October Boston",
      startDate: "2027-10-03",
      country: "United States",
    });
    const spring = {
      north: { from: "2027-03-01", to: "2027-06-20" },
      south: { from: "2027-09-01", to: "2027-12-20" },
    };
    expect(await namesFor(tx, { season: spring })).toEqual(["March Boston", "October Lima"]);
    expect(await namesFor(tx, { race_type: "trail" })).toEqual(["October Lima"]);
    expect(
      await namesFor(tx, { start_date_from: "2027-03-14", start_date_to: "2027-03-14" }),
    ).toEqual(["March Lima"]);
    expect(await namesFor(tx, { start_date_from: "2027-04-01" })).toEqual([
      "October Boston",
      "October Lima",
    ]);
  }));

test("the spring of the list is the spring of the search", () =>
  rolledBack(db, async (tx) => {
    await aRace(tx, { raceName: "Lima", startDate: "2027-03-14" });
    await aRace(tx, { raceName: "Boston", startDate: "2027-03-21", country: "United States" });
    const season = {
      north: { from: "2027-03-01", to: "2027-06-20" },
      south: { from: "2026-09-01", to: "2026-12-20" },
    };
    expect(await find(tx, { season })).toMatchObject({ list: "/races?q=spring", total: 1 });
  }));

test("a price is that of the length that is asked for, converted by one rule", () =>
  rolledBack(db, async (tx) => {
    const cost = (
      raceName: string,
      price: string,
      priceCurrency: Currency,
      discountedPrice?: string,
    ) =>
      aRace(tx, {
        raceName,
        distances: [
          { distance: "21K", price: "900", priceCurrency },
          { distance: "5K", price, priceCurrency, ...(discountedPrice && { discountedPrice }) },
        ],
      });
    await cost("20 USD", "20", "USD");
    await cost("60 PEN", "60", "PEN");
    await cost("50 PEN", "80", "PEN", "50");
    await aRace(tx, { raceName: "unknown", distances: [{ distance: "5K", price: "TBD" }, "10K"] });
    await cost("free", "Free", "MXN");
    const names = async (params: SearchParameters) => (await namesFor(tx, params)).sort();
    const all = ["20 USD", "50 PEN", "60 PEN", "free"];
    expect(await names({ max_price: 50 })).toEqual(all);
    expect(await names({ max_price: 60, currency: "PEN" })).toEqual(["50 PEN", "60 PEN", "free"]);
    expect(await names({ max_price: 60, country: "Peru" })).toEqual(["50 PEN", "60 PEN", "free"]);
    expect(await names({ max_price: 15, currency: "USD" })).toEqual(["50 PEN", "free"]);
    expect(await names({ max_price: 1e12, currency: "MXN" })).toEqual(all);
    expect(await names({ max_price: 0 })).toEqual(["free"]);
    // The 5K is cheap; the half marathon is not.
    expect(await names({ max_price: 50, distance: "5K" })).toEqual(all);
    expect(await names({ max_price: 50, distance: "Half Marathon" })).toEqual(["free"]);
    expect(await names({ max_price: 0, distance: "Half Marathon" })).toEqual([]);
    expect(await names({ max_price: 900, currency: "PEN", distance_from: 21 })).toEqual([
      "50 PEN",
      "60 PEN",
      "free",
    ]);
    const byPrice: SearchParameters = { sort_by: "price" };
    expect(await namesFor(tx, byPrice)).toEqual(["free", "50 PEN", "60 PEN", "20 USD", "unknown"]);
    const halves: SearchParameters = { sort_by: "price", distance: "Half Marathon" };
    expect((await namesFor(tx, halves))[0]).toBe("free");
    const { races } = await find(tx, halves);
    expect(races[0]).toMatchObject({ price: { text: "$900 MXN" }, why: ["21K · $900 MXN"] });
    expect(races[0]?.race.price).toEqual({ kind: "free", isLowest: true });
  }));

test("races that are cancelled or closed are recommended only where no other one fits, and marked", () =>
  rolledBack(db, async (tx) => {
    await aRace(tx, { raceName: "open" });
    await aRace(tx, { raceName: "cancelled", raceStatus: "cancelled", city: "Tacna" });
    await aRace(tx, { raceName: "closed", registrationStatus: "closed" });
    const recommended = async (params: SearchParameters) => {
      const { races, list, areClosed } = await recommendedRaces({ db: tx, now }, params, "en");
      return [races.map(({ race }) => race.name), list, areClosed];
    };
    expect(await recommended({})).toEqual([["open"], "/races?open=1", false]);
    expect(await recommended({ city: "Tacna" })).toEqual([
      ["cancelled"],
      "/races?city=Tacna",
      true,
    ]);
    expect(await recommended({ race_name: "closed" })).toEqual([
      ["closed"],
      "/races?q=closed&words=literal",
      true,
    ]);
  }));

test("open registrations and ratings narrow, and the best rated come first if asked", () =>
  rolledBack(db, async (tx) => {
    const rated = async (raceName: string, columns: object, ...ratings: number[]) => {
      const entityId = await aRace(tx, { raceName, ...columns });
      for (const rating of ratings) await aReview(tx, { entityId, rating });
    };
    await rated("open", { registrationDeadline: "2026-11-20", startDate: "2026-12-03" }, 4, 5);
    await rated("closed", { registrationStatus: "closed" }, 5);
    await rated("too late", { registrationDeadline: "2026-11-19", startDate: "2026-12-02" }, 3);
    await rated("cancelled", { raceStatus: "cancelled" });
    expect(await namesFor(tx, { is_open: true })).toEqual(["open"]);
    expect(await namesFor(tx, {})).toHaveLength(4);
    expect((await namesFor(tx, { min_rating: 4 })).sort()).toEqual(["closed", "open"]);
    expect((await namesFor(tx, { min_rating: 4.6 })).sort()).toEqual(["closed", "open"]);
    expect(await namesFor(tx, { min_rating: 5 })).toEqual(["closed"]);
    const best = ["closed", "open", "too late", "cancelled"];
    expect(await namesFor(tx, { sort_by: "rating" })).toEqual(best);
    expect(await namesFor(tx, { sort_by_date: false })).toEqual(best);
  }));

test("a race is found by its name, as it may be meant, and with typing mistakes", () =>
  rolledBack(db, async (tx) => {
    await aRace(tx, {
      raceName: "Maratón de Lima",
      distances: ["Marathon"],
      startDate: "2027-05-16",
    });
    await aRace(tx, { raceName: "Spring Run", city: "Cusco" });
    await aRace(tx, { raceName: "Inca Trail", city: "Cusco", raceType: "Trail" });
    await tx.execute(sql`select search_words_rebuild()`);
    expect(await namesFor(tx, { race_name: "maraton de lima" })).toEqual(["Maratón de Lima"]);
    expect(await namesFor(tx, { race_name: "Lima Marathon" })).toEqual(["Maratón de Lima"]);
    expect(await namesFor(tx, { race_name: "marton limma" })).toEqual(["Maratón de Lima"]);
    expect(await namesFor(tx, { race_name: "spring run" })).toEqual(["Spring Run"]);
    expect(await namesFor(tx, { race_name: "Inca Trial", city: "Cusco" })).toEqual(["Inca Trail"]);
    expect(await namesFor(tx, { race_name: "Paris" })).toEqual([]);
    // A misspelt one of two, as the list spells it.
    const either = await find(tx, { race_name: "limma o cusco" });
    expect(either.total).toBe(3);
  }));

test("races around a place are found by their positions, and the list is that around the same place", () =>
  rolledBack(db, async (tx) => {
    const ids = [
      await aRace(tx, { raceName: "Cusco", city: "Cusco", stateProvince: "Cusco" }),
      await aRace(tx, { raceName: "Valle", city: "Ollantaytambo", stateProvince: "Cusco" }),
      await aRace(tx, { raceName: "Lima", city: "Lima", stateProvince: "Lima" }),
    ];
    await placeRaces(tx, ids);
    expect((await namesFor(tx, { near: "Cuzco", within_km: 20 })).sort()).toEqual(["Cusco"]);
    expect((await namesFor(tx, { near: "Cuzco" })).sort()).toEqual(["Cusco", "Valle"]);
    expect((await find(tx, { near: "Cuzco", within_km: 20 })).list).toBe(
      "/races?near=Cuzco&within=20",
    );
    expect(await namesFor(tx, { near: "Xyzzy" })).toEqual([]);
  }));
