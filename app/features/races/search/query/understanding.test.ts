/** @module-tag both-databases */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { openTestDatabase, rolledBack } from "../../../../../tests/support/database.ts";
import { aRace, now } from "../../../../../tests/support/races/races.ts";
import { noFilters, type RaceFilters } from "../../filters/filters.ts";
import { racesForFeed } from "../../sharing/feed.server.ts";
import { searchRaces } from "../search.server.ts";

const { db } = await openTestDatabase();

async function someRaces(tx: Database) {
  await aRace(tx, { raceName: "Nocturna", city: "Lima" });
  await aRace(tx, { raceName: "Vertical", city: "Cusco", raceType: "Trail" });
  await aRace(tx, { raceName: "Vertical Nocturna", city: "Puno" });
  await tx.execute(sql`select search_words_rebuild()`);
}

/** The corrected words and the names found; expects the same races in the feed. */
async function ask(tx: Database, filters: Partial<RaceFilters>) {
  const asked = { ...noFilters, ...filters };
  const { corrected, races } = await searchRaces({ db: tx, now }, asked);
  const names = races.map((race) => race.name).sort();
  const feed = await racesForFeed({ db: tx, now }, asked);
  expect(feed.map(({ name }) => name).sort()).toEqual(names);
  return [corrected, ...names];
}

test("misspelt words are corrected together, and none is dropped", () =>
  rolledBack(db, async (tx) => {
    await someRaces(tx);
    expect(await ask(tx, { q: "verticl noctrna" })).toEqual([
      "vertical nocturna",
      "Vertical Nocturna",
    ]);
    expect(await ask(tx, { q: "noctrna lma" })).toEqual(["nocturna lima", "Nocturna"]);
    expect(await ask(tx, { q: "verticl lmia" })).toEqual([null]);
    expect(await ask(tx, { q: "verticl noctrna lma" })).toEqual([null]);
  }));

test("conditions that no search can check are left out where no race has them", () =>
  rolledBack(db, async (tx) => {
    await someRaces(tx);
    expect(await ask(tx, { q: "flat races in cusco" })).toEqual([null, "Vertical"]);
    expect(await ask(tx, { q: "carreras planas en cuscp" })).toEqual([
      "carreras planas en cusco",
      "Vertical",
    ]);
    // A race has the word in its name.
    expect(await ask(tx, { q: "nocturna lima" })).toEqual([null, "Nocturna"]);
    expect(await ask(tx, { q: "flat" })).toEqual([null]);
    expect(await ask(tx, { q: "flat cusco", isLiteral: true })).toEqual([null]);
  }));

test("a correction depends on the words alone and stays while filters change", () =>
  rolledBack(db, async (tx) => {
    await someRaces(tx);
    expect(await ask(tx, { q: "verticl" })).toEqual(["vertical", "Vertical", "Vertical Nocturna"]);
    expect(await ask(tx, { q: "verticl", types: ["Trail"] })).toEqual(["vertical", "Vertical"]);
    expect(await ask(tx, { q: "verticl", rating: 5 })).toEqual(["vertical"]);
    expect(await ask(tx, { q: "verticl", city: "lima" })).toEqual(["vertical"]);
    expect(await ask(tx, { q: "vertical lima" })).toEqual([null]);
    expect(await ask(tx, { q: "vertical", city: "lima" })).toEqual([null]);
  }));

test("RACE-LIST-06 GAP-94 one or two letters match inside a word where no word begins with them", () =>
  rolledBack(db, async (tx) => {
    await someRaces(tx);
    await aRace(tx, { raceName: "Corre 2027", city: "Montréal", country: "Canada" });
    await tx.execute(sql`select search_words_rebuild()`);
    expect(await ask(tx, { q: "im" })).toEqual([null, "Nocturna"]);
    expect(await ask(tx, { q: "li" })).toEqual([null, "Nocturna"]);
    expect(await ask(tx, { q: "on" })).toEqual([null, "Corre 2027"]);
    expect(await ask(tx, { q: "27" })).toEqual([null, "Corre 2027"]);
    // Two races contain an l and one begins with it: only the beginning counts.
    expect(await ask(tx, { q: "l" })).toEqual([null, "Nocturna"]);
    expect(await ask(tx, { q: "im vertical" })).toEqual([null]);
    expect(await ask(tx, { q: "im noctrna" })).toEqual(["im nocturna", "Nocturna"]);
    expect(await ask(tx, { q: "im", city: "Cusco" })).toEqual([null]);
    // Too many words have these two letters to list them.
    await aRace(tx, { raceName: "Aqa Bqa Cqa Dqa Eqa Fqa Gqa Hqa Iqa" });
    await aRace(tx, { raceName: "Jqa" });
    await tx.execute(sql`select search_words_rebuild()`);
    expect(await ask(tx, { q: "qa" })).toEqual([
      null,
      "Aqa Bqa Cqa Dqa Eqa Fqa Gqa Hqa Iqa",
      "Jqa",
    ]);
    expect(await ask(tx, { q: "%_" })).toEqual([null]);
  }));
