/** @module-tag both-databases */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { passing } from "#db/failures/problem.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { forgetOldWindows, openLimits } from "./limits.ts";

const { db } = await openTestDatabase();
const noon = Date.parse("2026-11-20T12:00:00Z");
const PER_HOUR = 120;

test("a key has exactly its limit until the next window begins", () =>
  rolledBack(db, async (tx) => {
    let time = noon;
    const limits = openLimits({ db: tx, now: () => new Date(time) });
    const uses: boolean[] = [];
    for (let use = 0; use < PER_HOUR + 2; use += 1) {
      uses.push(await limits.allow("calendarFeed", "10.0.0.1"));
    }
    expect(uses.filter(Boolean)).toHaveLength(PER_HOUR);
    expect(uses.at(-1)).toBe(false);
    expect(await limits.allow("calendarFeed", "10.0.0.2")).toBe(true);
    const told = { used: PER_HOUR, limit: PER_HOUR };
    expect(await limits.usedOf("calendarFeed", "10.0.0.1")).toEqual(told);
    expect(await limits.usedOf("calendarFeed", "10.0.0.9")).toEqual({ ...told, used: 0 });
    time += 59 * 60 * 1000;
    expect(await limits.allow("calendarFeed", "10.0.0.1")).toBe(false);
    time += 60 * 1000;
    expect(await limits.allow("calendarFeed", "10.0.0.1")).toBe(true);
  }));

test("while the disk is full, only reading goes on uncounted", async () => {
  await db.execute(sql`
    create function refuse() returns trigger language plpgsql as $$
    begin raise exception using errcode = '53100'; end $$`);
  await db.execute(sql`
    create trigger full_disk before insert on rate_limits for each row execute function refuse()`);
  const limits = openLimits({ db, now: () => new Date(noon) });
  expect(await limits.use("apiNetwork", "10.0.0.4")).toMatchObject({ isAllowed: true });
  expect(await limits.allow("calendarFeed", "10.0.0.4")).toBe(true);
  const refused = await limits.allow("signIn", "10.0.0.4").catch((problem: unknown) => problem);
  expect(passing(refused)).toBe("full");
  await db.execute(sql`drop trigger full_disk on rate_limits`);
});

test("every limit can be raised, for tests from one address", () =>
  rolledBack(db, async (tx) => {
    const limits = openLimits({ db: tx, now: () => new Date(noon) }, 2);
    const uses: boolean[] = [];
    for (let use = 0; use < 2 * PER_HOUR + 1; use += 1) {
      uses.push(await limits.allow("calendarFeed", "10.0.0.3"));
    }
    expect(uses.filter(Boolean)).toHaveLength(2 * PER_HOUR);
    const raised = openLimits({ db: tx, now: () => new Date(noon) }, 1_000_000);
    expect(await raised.allow("studioWork", "an administrator")).toBe(true);
  }));

test("concurrent uses cannot exceed the limit", async () => {
  const limits = openLimits({ db, now: () => new Date(noon) });
  const all = Array.from({ length: PER_HOUR + 30 }, () => limits.allow("calendarFeed", "same"));
  expect((await Promise.all(all)).filter(Boolean)).toHaveLength(PER_HOUR);
});

test("old windows are deleted", () =>
  rolledBack(db, async (tx) => {
    const at = (time: number) => ({ db: tx, now: () => new Date(time) });
    await openLimits(at(noon)).allow("calendarFeed", "old");
    await openLimits(at(noon + 25 * 3600_000)).allow("calendarFeed", "new");
    await forgetOldWindows(at(noon + 26 * 3600_000));
    const left = await tx.execute(
      sql`select key from rate_limits where key like '%:old' or key like '%:new'`,
    );
    expect(left.map(({ key }) => key)).toEqual(["calendarFeed:new"]);
  }));
