import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { joinIds, splitIds } from "./pickable-race.ts";
import { findPickableRaces, pickedRaces } from "./queries.server.ts";

const { db } = await openTestDatabase();

async function namesFor(tx: Database, query: string): Promise<string[]> {
  const found = await findPickableRaces({ db: tx, now }, query);
  return found.map(({ race_name }) => race_name);
}

test("races are found by name, city and country without accents, the next first, then past ones", () =>
  rolledBack(db, async (tx) => {
    await aRace(tx, { raceName: "Maratón de Lima", startDate: "2027-05-02" });
    await aRace(tx, { raceName: "Carrera Azul", city: "Bogotá", country: "Colombia" });
    await aRace(tx, { raceName: "Maratón Vieja", startDate: "2026-10-02" });
    expect(await namesFor(tx, "maraton lima")).toEqual(["Maratón de Lima", "Maratón Vieja"]);
    expect(await namesFor(tx, "BOGOTA")).toEqual(["Carrera Azul"]);
    expect(await namesFor(tx, "perú maraton")).toEqual(["Maratón de Lima", "Maratón Vieja"]);
    expect(await namesFor(tx, "colombia")).toEqual(["Carrera Azul"]);
    expect(await namesFor(tx, "")).toEqual(["Carrera Azul", "Maratón de Lima", "Maratón Vieja"]);
    expect(await namesFor(tx, "50% off_ '")).toEqual([]);
  }));

test("at most fifty races are offered", () =>
  rolledBack(db, async (tx) => {
    for (let count = 0; count < 55; count++) await aRace(tx, { raceName: `Run ${count}` });
    expect(await namesFor(tx, "run")).toHaveLength(50);
  }));

test("DATA-23 the races of a field keep their order and have what a selector shows, and only those that exist are there", () =>
  rolledBack(db, async (tx) => {
    const first = await aRace(tx, { raceName: "A", description: "x".repeat(900) });
    const second = await aRace(tx, { raceName: "B" });
    const field = `${second},nothing, ${first.toUpperCase()},${second},${crypto.randomUUID()}`;
    const races = await pickedRaces({ db: tx }, splitIds(field));
    expect(races.map(({ race_name }) => race_name)).toEqual(["B", "A"]);
    expect(races[1]?.description).toHaveLength(300);
    expect(Object.keys(races[0] ?? {})).toEqual(
      expect.arrayContaining([
        "id",
        "race_name",
        "start_date",
        "city",
        "country",
        "race_type",
        "description",
        "distance",
      ]),
    );
    expect(joinIds(races)).toBe(`${second},${first}`);
  }));
