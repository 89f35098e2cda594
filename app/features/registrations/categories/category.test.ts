import { asc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { orNull, text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { entryCategories, raceDistances, raceRegistrations, races } from "#db/schema.ts";
import { addDays } from "#values/day.ts";
import { numbersFrom } from "#values/seeded.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { aRace } from "../../../../tests/support/races/races.ts";
import { aRegistration, storedEntry } from "../../../../tests/support/registrations.ts";
import { genders as allGenders } from "../rules/entry-rules.ts";
import {
  agesWords,
  automaticCategory,
  type CategorizedEntry,
  type CategoryRule,
  ruleWords,
} from "./category.ts";
import { categoryName } from "./category-of.server.ts";
import { categoriesOf } from "./queries.server.ts";

const { db } = await openTestDatabase();

const everybody = { distanceId: null, gender: null, minAge: null, maxAge: null };
const runner: CategorizedEntry = { distanceId: "10k", gender: "female", dateOfBirth: "1986-12-06" };
const raceDay = "2026-12-06";

const isFitting = (rule: Partial<CategoryRule>, entry: Partial<CategorizedEntry> = {}) =>
  automaticCategory([{ ...everybody, ...rule }], { ...runner, ...entry }, raceDay) !== null;

test("a category fits a runner by distance, gender and the age on the day of the race", () => {
  expect(isFitting({})).toBe(true);
  expect(isFitting({ distanceId: "10k" })).toBe(true);
  expect(isFitting({ distanceId: "21k" })).toBe(false);
  expect(isFitting({ distanceId: "10k" }, { distanceId: null })).toBe(false);
  expect(isFitting({ gender: "female" })).toBe(true);
  expect(isFitting({ gender: "male" })).toBe(false);
  expect(isFitting({ gender: "female" }, { gender: null })).toBe(false);
  // Forty on the day itself.
  expect(isFitting({ minAge: 40, maxAge: 40 })).toBe(true);
  expect(isFitting({ minAge: 40 }, { dateOfBirth: "1986-12-07" })).toBe(false);
  expect(isFitting({ maxAge: 39 })).toBe(false);
  expect(isFitting({ maxAge: 120 }, { dateOfBirth: null })).toBe(false);
  expect(isFitting({}, { gender: null, dateOfBirth: null })).toBe(true);
});

test("the first category that fits counts", () => {
  const masters = { ...everybody, name: "Masters", minAge: 40 };
  const open = { ...everybody, name: "Open" };
  const nameIn = (list: (typeof masters | typeof open)[]) =>
    automaticCategory(list, runner, raceDay)?.name;
  expect(nameIn([masters, open])).toBe("Masters");
  expect(nameIn([open, masters])).toBe("Open");
  expect(nameIn([])).toBeUndefined();
});

test("ages and rules are said in both languages", () => {
  const said = (minAge: number | null, maxAge: number | null) => agesWords({ minAge, maxAge })?.es;
  expect(said(40, 49)).toBe("40–49");
  expect(said(40, 40)).toBe("40");
  expect(said(60, null)).toBe("60 o más");
  expect(said(null, 17)).toBe("hasta 17");
  expect(said(null, null)).toBeUndefined();
  const rule = { ...everybody, gender: "female" as const, minAge: 40 };
  expect(ruleWords(rule, "10K", "en")).toBe("Women · 40 and older · 10K");
  expect(ruleWords(everybody, null, "es")).toBe("Todas las personas");
});

const next = numbersFrom(41);
const upTo = (count: number) => Math.floor(next() * count);
const oneOf = <Item>(items: readonly Item[]): Item => {
  const item = items[upTo(items.length)];
  if (item === undefined) throw new Error("The list is empty.");
  return item;
};

test("the database gives random entries the categories that the rule gives them", () =>
  rolledBack(db, async (tx) => {
    const { raceId, distances, userId } = await world(tx);
    const genders = [...allGenders, null];
    const days = ["2026-12-06", "2027-02-28", "2028-02-29", "2027-03-01"];
    const given = new Set<string | null>();
    for (let round = 0; round < 20; round += 1) {
      const startDate = oneOf(days);
      await tx.update(races).set({ startDate }).where(eq(races.id, raceId));
      await tx.delete(entryCategories);
      await tx.delete(raceRegistrations);
      await tx.insert(entryCategories).values(
        Array.from({ length: 1 + upTo(8) }, (_, at) => {
          const minAge = oneOf([null, upTo(60)]);
          const maxAge = oneOf([null, (minAge ?? 0) + upTo(40)]);
          return {
            raceId,
            name: `${round}.${at}`,
            distanceId: oneOf([null, null, ...distances]),
            gender: oneOf(genders),
            minAge,
            maxAge,
            sortOrder: upTo(4),
          };
        }),
      );
      const entries = Array.from({ length: 25 }, (): CategorizedEntry => {
        const years = upTo(80);
        const day = addDays(startDate, oneOf([-1, 0, 1, upTo(365)]));
        const born = `${Number(day.slice(0, 4)) - years - 1}${day.slice(4)}`;
        return {
          distanceId: oneOf([null, ...distances]),
          gender: oneOf(genders),
          dateOfBirth: oneOf([born.replace("-02-29", "-02-28"), "1984-02-29"]),
        };
      });
      // Cancelled, because one runner has them all.
      await tx.insert(raceRegistrations).values(
        entries.map((entry, at) => ({
          ...storedEntry,
          ...entry,
          raceId,
          userId,
          bib: at + 1,
          status: "cancelled" as const,
        })),
      );
      const categories = await categoriesOf(tx, raceId);
      for (const { bib, category } of await inDatabase(tx)) {
        const entry = entries[Number(bib) - 1];
        const rule = entry && automaticCategory(categories, entry, startDate)?.name;
        expect({ startDate, entry, category }).toEqual({
          startDate,
          entry,
          category: rule ?? null,
        });
        given.add(category);
      }
    }
    expect(given).toContain(null);
    expect(given.size).toBeGreaterThan(20);
  }));

test("an organizer's correction comes before the rule, until the category is deleted", () =>
  rolledBack(db, async (tx) => {
    const { raceId, userId } = await world(tx);
    const [women, men] = await tx
      .insert(entryCategories)
      .values([
        { raceId, name: "Women", gender: "female", sortOrder: 0 },
        { raceId, name: "Men", gender: "male", sortOrder: 1 },
      ])
      .returning();
    const id = await aRegistration(tx, { raceId, userId, gender: "female" });
    const nameNow = async () => (await inDatabase(tx))[0]?.category;
    expect(await nameNow()).toBe("Women");
    await tx
      .update(raceRegistrations)
      .set({ categoryId: men?.id ?? null })
      .where(eq(raceRegistrations.id, id));
    expect(await nameNow()).toBe("Men");
    await tx.delete(entryCategories).where(eq(entryCategories.id, men?.id ?? ""));
    expect(await nameNow()).toBe("Women");
    await tx.delete(entryCategories).where(eq(entryCategories.id, women?.id ?? ""));
    expect(await nameNow()).toBeNull();
  }));

/** A race of two distances, and a runner. */
async function world(tx: Database) {
  const raceId = await aRace(tx, { distances: ["10K", "21K"] });
  const distances = await tx
    .select({ id: raceDistances.id })
    .from(raceDistances)
    .where(eq(raceDistances.raceId, raceId))
    .orderBy(asc(raceDistances.sortOrder));
  return { raceId, distances: distances.map(({ id }) => id), userId: await aPerson(tx) };
}

function inDatabase(tx: Database) {
  return readRows(
    tx,
    { bib: raceRegistrations.bib, category: orNull(text) },
    sql`select g.bib, ${categoryName(sql`g`)} as category from race_registrations g`,
  );
}
