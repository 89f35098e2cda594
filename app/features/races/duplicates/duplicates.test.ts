import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { auditEntries } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { anAdmin } from "../../../../tests/support/people.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { findTwins, keepBoth } from "./duplicates.server.ts";

const { db } = await openTestDatabase();

/** The names of the pairs that are found, each with its day. */
async function pairs(tx: Database) {
  const { pairs: found } = await findTwins({ db: tx, now }, null);
  return found.map(({ first, second }) => [first.name, second.name]);
}

test("twins have similar names, the same city and nearly the same day", () =>
  rolledBack(db, async (tx) => {
    await aRace(tx, { raceName: "Maratón de Lima 2026", startDate: "2026-12-06" });
    await aRace(tx, { raceName: "Maraton Lima 2026", startDate: "2026-12-08", city: "LIMA " });
    await aRace(tx, { raceName: "Carrera Maratón de Lima 2026", startDate: "2026-12-20" });
    await aRace(tx, { raceName: "Maratón de Lima 2026", startDate: "2026-12-06", city: "Cusco" });
    await aRace(tx, { raceName: "Trail del Sur", startDate: "2026-12-06" });
    const emerald = { raceName: "Emerald parkrun", startDate: "2026-12-06", city: "Emerald" };
    await aRace(tx, { ...emerald, country: "Australia", stateProvince: "Victoria" });
    await aRace(tx, { ...emerald, country: "Australia", stateProvince: "Queensland" });
    await aRace(tx, { ...emerald, country: "Canada" });
    await aRace(tx, { raceName: "Past Run", startDate: "2026-01-06" });
    await aRace(tx, { raceName: "Past Run", startDate: "2026-01-06" });
    expect(await pairs(tx)).toEqual([["Maratón de Lima 2026", "Maraton Lima 2026"]]);
    const past = await findTwins({ db: tx, now }, { from: "2026-01-01", after: null });
    expect(past.pairs).toHaveLength(2);
    expect(past).toMatchObject({ looked: 10, next: null });
  }));

test("twins may differ in years, lengths and words for a race, but not where there is nothing else", () =>
  rolledBack(db, async (tx) => {
    for (const raceName of ["Lima 42K", "Maratón de Lima 42K 2027", "Lima Trail Nocturno"]) {
      await aRace(tx, { raceName, startDate: "2027-05-16", city: "Lima" });
    }
    for (const raceName of ["10K", "15K", "Carrera 10K", "10K"]) {
      await aRace(tx, { raceName, startDate: "2027-05-16", city: "Cusco" });
    }
    const found = (await pairs(tx)).map((pair) => pair.toSorted());
    expect(found).toHaveLength(2);
    expect(found).toContainEqual(["Lima 42K", "Maratón de Lima 42K 2027"]);
    expect(found).toContainEqual(["10K", "10K"]);
  }));

test("a race of the same name some weeks later may have moved, three of them are a series", () =>
  rolledBack(db, async (tx) => {
    const [moved, series] = [{ raceName: "Corre Lima" }, { raceName: "Weekly 5K" }];
    for (const startDate of ["2027-02-06", "2027-02-27"]) {
      await aRace(tx, { ...moved, startDate });
      await aRace(tx, { ...series, startDate });
    }
    await aRace(tx, { ...series, startDate: "2027-03-20" });
    await aRace(tx, { ...moved, startDate: "2027-06-20" });
    expect(await pairs(tx)).toEqual([["Corre Lima", "Corre Lima"]]);
  }));

test("no pair is left out where many begin on one day", () =>
  rolledBack(db, async (tx) => {
    // 12 races of one name are 66 pairs.
    for (let at = 0; at < 12; at++) await aRace(tx, { raceName: "Run" });
    const first = await findTwins({ db: tx, now }, null);
    const second = await findTwins({ db: tx, now }, first.next);
    expect([first.pairs.length, second.pairs.length, second.next]).toEqual([50, 16, null]);
    const ids = [...first.pairs, ...second.pairs].map((pair) =>
      [pair.first.id, pair.second.id].join(),
    );
    expect(new Set(ids).size).toBe(66);
  }));

test("a dismissed pair is not shown again, in either order", () =>
  rolledBack(db, async (tx) => {
    const first = await aRace(tx, { raceName: "Run" });
    const second = await aRace(tx, { raceName: "Run" });
    const admin = await anAdmin(tx);
    expect(await pairs(tx)).toHaveLength(1);
    expect(await keepBoth({ db: tx, now }, admin, { first, second })).toEqual({ isKnown: true });
    expect(await keepBoth({ db: tx, now }, admin, { first: second, second: first })).toEqual({
      isKnown: true,
    });
    expect(await pairs(tx)).toEqual([]);
    expect(await tx.$count(auditEntries)).toBe(1);
    expect(await keepBoth({ db: tx, now }, admin, { first, second: first })).toEqual({
      isKnown: false,
    });
  }));
