/** @module-tag both-databases */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestDatabase, rolledBack } from "../../../../../tests/support/database.ts";
import { aRace, now } from "../../../../../tests/support/races/races.ts";
import { noFilters, type RaceFilters } from "../../filters/filters.ts";
import { searchRaces } from "../search.server.ts";
import { correctedWords } from "./spelling.server.ts";

const { db } = await openTestDatabase();

test("words are corrected to the races' spelling; known and unrelated words stay", () =>
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
    // Months, seasons and types are known words although no race has them in its name.
    expect(await corrected("decembr primavra triatlo")).toBe("december primavera triatlon");
    expect(await corrected("%%% ___ \\\\\\ '''")).toBe("%%% ___ \\\\\\ '''");
  }));

test("a search without results shows those of the corrected words, with their counts", () =>
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

    // What was typed well stays as it was typed.
    expect(await search({ q: "Maratón limma" })).toMatchObject({ corrected: "Maratón lima" });
    const quoted = await search({ q: 'limma "Maratón"' });
    expect(quoted).toMatchObject({ total: 1, corrected: 'lima "Maratón"' });

    const nothing = { total: 0, races: [], corrected: null };
    expect(await search({ q: "maratón" })).toMatchObject({ total: 1, corrected: null });
    expect(await search({ q: "xyzzyx" })).toMatchObject(nothing);
    expect(await search({ q: "lima cusco" })).toMatchObject(nothing);
    // Filters do not change the correction: it depends on the words alone.
    const elsewhere = { ...nothing, corrected: "maraton" };
    expect(await search({ q: "maratn", city: "Cusco" })).toMatchObject(elsewhere);
  }));
