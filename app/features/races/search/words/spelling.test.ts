import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestDatabase, rolledBack } from "../../../../../tests/support/database.ts";
import { aRace, now } from "../../../../../tests/support/races.ts";
import { noFilters, type RaceFilters } from "../filters.ts";
import { searchRaces } from "../search.server.ts";
import { correctedWords } from "./spelling.server.ts";
import { oneSlipAway } from "./spelling.ts";

const { db } = await openTestDatabase();

test("a letter left out, doubled, mistyped or swapped is one slip", () => {
  for (const slip of ["trai", "traill", "trali", "rtail", "traik", "ttrail", "rail"]) {
    expect(oneSlipAway(slip)).toContain("trail");
  }
  expect(oneSlipAway("trail")).not.toContain("trail");
  expect(oneSlipAway("triall")).not.toContain("trail");
  expect(oneSlipAway("abc")).toHaveLength(new Set(oneSlipAway("abc")).size);
});

test("numbers, two letters, other scripts and endless words have no neighbours", () => {
  for (const word of ["10k", "la", "東京", "o'hara", "", "a".repeat(21)]) {
    expect(oneSlipAway(word)).toEqual([]);
  }
});

test("words are corrected as the races spell them; known parts and strangers stay", () =>
  rolledBack(db, async (tx) => {
    await aRace(tx, { raceName: "Maratón de Lima 2027" });
    await aRace(tx, { raceName: "Sacred Valley Trail", city: "Ollantaytambo" });
    await tx.execute(sql`select search_words_rebuild()`);
    const corrected = async (text: string) => (await correctedWords(tx, text.split(" "))).join(" ");
    expect(await corrected("maratn limma")).toBe("maraton lima");
    expect(await corrected("trial vally")).toBe("trail valley");
    expect(await corrected("lma ollantatanbo")).toBe("lima ollantaytambo");
    expect(await corrected("ollanta mara 2072 10k xyzzyx de")).toBe(
      "ollanta mara 2072 10k xyzzyx de",
    );
    // Months, seasons and types are known although no race is called by them.
    expect(await corrected("decembr primavra triatlo")).toBe("december primavera triatlon");
    expect(await corrected("%%% ___ \\\\\\ '''")).toBe("%%% ___ \\\\\\ '''");
  }));

test("a search that finds nothing shows what the corrected words find, with their counts", () =>
  rolledBack(db, async (tx) => {
    await aRace(tx, { raceName: "Maratón de Lima" });
    await aRace(tx, { raceName: "Trail de Cusco", raceType: "Trail", city: "Cusco" });
    await tx.execute(sql`select search_words_rebuild()`);
    const search = (filters: Partial<RaceFilters>) =>
      searchRaces({ db: tx, now }, { ...noFilters, ...filters });

    const found = await search({ q: "maratn limma" });
    expect(found).toMatchObject({ corrected: "maraton lima", total: 1 });
    expect(found.races.map((race) => race.name)).toEqual(["Maratón de Lima"]);
    expect(found.facets.types).toEqual([{ value: "Road", count: 1 }]);

    const nothing = { total: 0, races: [], corrected: null };
    expect(await search({ q: "maratón" })).toMatchObject({ total: 1, corrected: null });
    expect(await search({ q: "xyzzyx" })).toMatchObject(nothing);
    expect(await search({ q: "lima cusco" })).toMatchObject(nothing);
    // The words alone decide: a filter does not change what they are corrected to.
    const elsewhere = { ...nothing, corrected: "maraton" };
    expect(await search({ q: "maratn", city: "Cusco" })).toMatchObject(elsewhere);
  }));
