import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { aRace, now } from "../../../tests/support/races.ts";
import { noFilters, type RaceFilters } from "./filters.ts";
import { searchRaces } from "./search.server.ts";

const { db } = await openTestDatabase();

async function someRaces(tx: Database) {
  await aRace(tx, { raceName: "Nocturna", city: "Lima" });
  await aRace(tx, { raceName: "Vertical", city: "Cusco" });
  await aRace(tx, { raceName: "Vertical Nocturna", city: "Puno" });
  await tx.execute(sql`select search_words_rebuild()`);
}

async function ask(tx: Database, filters: Partial<RaceFilters>) {
  const { corrected, races } = await searchRaces({ db: tx, now }, { ...noFilters, ...filters });
  return [corrected, ...races.map((race) => race.name).sort()];
}

test("misspelt words that no race has together are searched for without one of them", () =>
  rolledBack(db, async (tx) => {
    await someRaces(tx);
    expect(await ask(tx, { q: "verticl noctrna lma" })).toEqual(["nocturna lima", "Nocturna"]);
    expect(await ask(tx, { q: "verticl noctrna" })).toEqual([
      "vertical nocturna",
      "Vertical Nocturna",
    ]);
    // Two races are vertical, one is in Lima.
    expect(await ask(tx, { q: "verticl lmia" })).toEqual([
      "vertical",
      "Vertical",
      "Vertical Nocturna",
    ]);
  }));

test("the other filters hold for a suggestion too", () =>
  rolledBack(db, async (tx) => {
    await someRaces(tx);
    expect(await ask(tx, { q: "verticl lmia", city: "lima" })).toEqual(["lima", "Nocturna"]);
    expect(await ask(tx, { q: "verticl cuzco", city: "Lima" })).toEqual([null]);
  }));

test("words that are spelt as the races spell them are not replaced", () =>
  rolledBack(db, async (tx) => {
    await someRaces(tx);
    expect(await ask(tx, { q: "vertical lima" })).toEqual([null]);
  }));
