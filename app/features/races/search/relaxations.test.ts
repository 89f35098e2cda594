/** @module-tag both-databases */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { noFilters, type RaceFilters } from "../filters/filters.ts";
import { relaxationsOf } from "./relaxations.server.ts";
import { searchRaces } from "./search.server.ts";

const { db } = await openTestDatabase();

async function waysOut(tx: Database, filters: Partial<RaceFilters>) {
  const { total, query } = await searchRaces({ db: tx, now }, { ...noFilters, ...filters });
  expect(total).toBe(0);
  const ways = await relaxationsOf({ db: tx }, query, "km", "en");
  // The promised count equals the total behind the link.
  for (const way of ways) {
    expect((await searchRaces({ db: tx, now }, way.without)).total).toBe(way.total);
  }
  return ways;
}

test("an empty list names the single filters to remove, the most helpful first", () =>
  rolledBack(db, async (tx) => {
    await aRace(tx, { raceName: "Trail A", raceType: "Trail", city: "Cusco" });
    await aRace(tx, { raceName: "Road B", raceType: "Road", city: "Lima" });
    await aRace(tx, { raceName: "Road C", raceType: "Road", city: "Lima" });
    expect(await waysOut(tx, { types: ["Trail", "Ultra"], city: "Lima", page: 3 })).toEqual([
      {
        name: "types",
        label: "Without “Trail, Ultra”",
        total: 2,
        without: { ...noFilters, city: "Lima" },
      },
      {
        name: "city",
        label: "Without “Lima”",
        total: 1,
        without: { ...noFilters, types: ["Trail", "Ultra"] },
      },
    ]);
    expect(await waysOut(tx, { types: ["MTB"], city: "Paris" })).toEqual([]);
  }));

test("where several words find nothing, each word or group of words can be removed", () =>
  rolledBack(db, async (tx) => {
    await aRace(tx, { raceName: "Carrera Nocturna", city: "Lima" });
    await aRace(tx, { raceName: "Nocturna", city: "Cusco", startDate: "2027-03-05" });
    await tx.execute(sql`select search_words_rebuild()`);
    const asked = async (filters: Partial<RaceFilters>) =>
      (await waysOut(tx, filters)).map(({ label, total, without }) => [label, total, without.q]);
    expect(await asked({ q: "nocturna paris" })).toEqual([["Without “paris”", 2, "nocturna"]]);
    // Two misspelt words that no race has together.
    expect(await asked({ q: "carrra cuzco" })).toEqual([
      ["Without “carrera”", 1, "cusco"],
      ["Without “cusco”", 1, "carrera"],
    ]);
    expect(await asked({ q: "Nocturna París" })).toEqual([["Without “París”", 2, "Nocturna"]]);
    expect(await asked({ q: "nocturna december 2026 cusco" })).toEqual([
      ["Without “december 2026”", 1, "nocturna cusco"],
    ]);
    expect(await asked({ q: "december", isLiteral: true })).toEqual([
      ["Without “december”", 2, ""],
    ]);
    expect(await asked({ q: "cusco march", isLiteral: true })).toEqual([
      ["Without “march”", 1, "cusco"],
      ["Without “Words taken literally”", 1, "cusco march"],
    ]);
    // No single word can be spared, but two of them.
    expect(await asked({ q: "nocturna paris london" })).toEqual([
      ["Without “paris” and “london”", 2, "nocturna"],
    ]);
    // Only one of many.
    expect(await asked({ q: "nocturna paris london rome" })).toEqual([
      ["Only “nocturna”", 2, "nocturna"],
    ]);
    expect(await asked({ q: "races nocturna in paris" })).toEqual([
      ["Without “paris”", 2, "races nocturna in"],
    ]);
    // Only a search without the words finds something.
    expect(await asked({ q: "xyz", types: ["Road"] })).toEqual([["Without “xyz”", 2, ""]]);
    expect(await asked({ q: "xyz qqq" })).toEqual([["Without “xyz qqq”", 2, ""]]);
  }));
