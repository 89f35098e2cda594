/** @module-tag both-databases */
import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { upkeep } from "#services/job.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { aRace, now } from "../../../tests/support/races/races.ts";
import { aReview } from "../../../tests/support/reviews/reviews.ts";
import type { Database } from "../database.ts";
import { text } from "../kinds.ts";
import { readRows } from "../rows.ts";
import { raceCounts, raceDays, races, reviews } from "../schema.ts";

const { db } = await openTestDatabase();

/** `Lima 2 1 1 0`: the number of races, and of those with at least 3, 4 and 5 stars. */
async function kept(tx: Database): Promise<string[]> {
  const rows = await readRows(
    tx,
    { line: text },
    sql`
    select concat_ws(' ', f.city, sum(c.races), sum(rated_3), sum(rated_4), sum(rated_5)) as line
    from race_counts c join race_facets f using (facet_id)
    group by f.facet_id, f.city having sum(c.races) <> 0 order by 1`,
  );
  return rows.map(({ line }) => line);
}

async function counted(tx: Database): Promise<string[]> {
  const rows = await readRows(
    tx,
    { line: text },
    sql`
    select concat_ws(' ', f.city, count(*), count(*) filter (where rating10 >= 30),
      count(*) filter (where rating10 >= 40), count(*) filter (where rating10 >= 50)) as line
    from race_search s join race_facets f using (facet_id)
    group by f.facet_id, f.city order by 1`,
  );
  return rows.map(({ line }) => line);
}

/** The stored counts of each day, and the counted ones, as lines. */
async function days(tx: Database): Promise<{ kept: string[]; counted: string[] }> {
  const lines = async (source: SQL) =>
    (await readRows(tx, { line: text }, source)).map(({ line }) => line);
  return {
    kept: await lines(sql`
      select concat_ws(' ', start_date, sum(races), sum(rated_3), sum(rated_4), sum(rated_5)) as line
      from race_days group by start_date having sum(races) <> 0 order by 1`),
    counted: await lines(sql`
      select concat_ws(' ', start_date, count(*), count(*) filter (where rating10 >= 30),
        count(*) filter (where rating10 >= 40), count(*) filter (where rating10 >= 50)) as line
      from race_search group by start_date order by 1`),
  };
}

/** Two races in Lima, one of them with four stars, and one in Cusco with five. */
async function someRaces(tx: Database) {
  const lima = await aRace(tx, { raceName: "A" });
  await aRace(tx, { raceName: "B" });
  const cusco = await aRace(tx, { raceName: "C", city: "Cusco" });
  await aReview(tx, { entityId: lima, rating: 4 });
  await aReview(tx, { entityId: cusco, rating: 5 });
  return { lima, cusco };
}

test("the stored counts follow created, changed and deleted races and reviews", () =>
  rolledBack(db, async (tx) => {
    const { lima, cusco } = await someRaces(tx);
    expect(await kept(tx)).toEqual(["Cusco 1 1 1 1", "Lima 2 1 1 0"]);

    await tx.update(races).set({ city: "Cusco" }).where(eq(races.id, lima));
    expect(await kept(tx)).toEqual(["Cusco 2 2 2 1", "Lima 1 0 0 0"]);

    await tx.update(reviews).set({ rating: 3 }).where(eq(reviews.entityId, cusco));
    expect(await kept(tx)).toEqual(["Cusco 2 2 1 0", "Lima 1 0 0 0"]);

    await tx.delete(reviews).where(eq(reviews.entityId, lima));
    await tx.delete(races).where(eq(races.id, cusco));
    await tx.update(races).set({ startDate: "2027-01-10" }).where(eq(races.id, lima));
    const byDay = await days(tx);
    expect(byDay.kept).toEqual(byDay.counted);
    expect(byDay.kept).toHaveLength(2);
    expect(await kept(tx)).toEqual(["Cusco 1 0 0 0", "Lima 1 0 0 0"]);
    expect(await kept(tx)).toEqual(await counted(tx));
  }));

test("a statement on many races, even without changes, is counted once", () =>
  rolledBack(db, async (tx) => {
    const { lima, cusco } = await someRaces(tx);
    const before = await tx.$count(raceCounts);
    const both = inArray(races.id, [lima, cusco]);
    await tx.update(races).set({ description: "Other" }).where(both);
    await tx.update(races).set({ organizer: "Other" }).where(both);
    expect(await tx.$count(raceCounts)).toBe(before);
    await tx.update(races).set({ city: "Puno" }).where(both);
    expect(await kept(tx)).toEqual(["Lima 1 0 0 0", "Puno 2 2 2 1"]);
    await tx.delete(races).where(both);
    expect(await kept(tx)).toEqual(["Lima 1 0 0 0"]);
  }));

test("upkeep merges the rows of each type and place, with the same sums", () =>
  rolledBack(db, async (tx) => {
    await someRaces(tx);
    await aRace(tx, { raceName: "Past", startDate: "2026-11-01", city: "Ica" });
    await upkeep(tx, now());
    expect(await kept(tx)).toEqual(["Cusco 1 1 1 1", "Lima 2 1 1 0"]);
    expect(await tx.$count(raceCounts)).toBe(2);
    expect(await tx.$count(raceDays)).toBe(1);
    await aRace(tx, { raceName: "D" });
    expect(await kept(tx)).toEqual(["Cusco 1 1 1 1", "Lima 3 1 1 0"]);
  }));

test("rebuilding search counts everything again", () =>
  rolledBack(db, async (tx) => {
    await someRaces(tx);
    await tx.execute(sql`select race_search_rebuild('2026-11-20T12:00:00Z')`);
    const byDay = await days(tx);
    expect(byDay.kept).toEqual(byDay.counted);
    expect(await kept(tx)).toEqual(["Cusco 1 1 1 1", "Lima 2 1 1 0"]);
  }));
