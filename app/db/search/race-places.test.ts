/** @module-tag both-databases */
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { aPlace } from "../../../tests/support/races/places.ts";
import { aRace } from "../../../tests/support/races/races.ts";
import type { Database } from "../database.ts";
import { integer, orNull, text } from "../kinds.ts";
import { readRows } from "../rows.ts";
import { racePlaces, raceSearch, races } from "../schema.ts";

const { db } = await openTestDatabase();

const lima = { name: "Lima", state: "Lima", lat: -12.04, lon: -77.03 };
const callao = { name: "Callao", state: "Callao", lat: -12.05, lon: -77.12 };

/** `Lima Callao 2`: the town of a combination, its place, its races. */
async function counted(tx: Database): Promise<string[]> {
  const rows = await readRows(
    tx,
    { city: text, place: orNull(text), races: integer },
    sql`
      select f.city, p.name as place, sum(c.races)::int as races
      from race_counts c join race_facets f using (facet_id) left join places p on p.id = f.place_id
      group by f.facet_id, f.city, p.name having sum(c.races) <> 0 order by 1, 2`,
  );
  return rows.map(({ city, place, races }) => `${city} ${place} ${races}`);
}

test("races of one town are counted for each of their places, and those without a place too", () =>
  rolledBack(db, async (tx) => {
    const [one, other] = [await aPlace(tx, lima), await aPlace(tx, callao)];
    const first = await aRace(tx, { raceName: "A", placeId: one });
    await aRace(tx, { raceName: "B", placeId: other });
    await aRace(tx, { raceName: "C" });
    await aRace(tx, { raceName: "D" });
    expect(await counted(tx)).toEqual(["Lima Callao 1", "Lima Lima 1", "Lima null 2"]);
    await tx.update(races).set({ placeId: other }).where(eq(races.id, first));
    expect(await counted(tx)).toEqual(["Lima Callao 2", "Lima null 2"]);
  }));

test("a race that moves to another town loses its place, but not one that the same statement says", () =>
  rolledBack(db, async (tx) => {
    const [one, other] = [await aPlace(tx, lima), await aPlace(tx, callao)];
    const race = await aRace(tx, { placeId: one });
    const decide = () => tx.insert(racePlaces).values({ raceId: race, decision: "rule" });
    await decide();
    await tx.update(races).set({ city: "Lima", raceName: "Other" }).where(eq(races.id, race));
    expect(await placeOf(tx, race)).toEqual({ placeId: one, isDecided: true });
    await tx.update(races).set({ city: "Callao" }).where(eq(races.id, race));
    expect(await placeOf(tx, race)).toEqual({ placeId: null, isDecided: false });
    await decide();
    await tx
      .update(races)
      .set({ stateProvince: "Callao", placeId: other })
      .where(eq(races.id, race));
    expect(await placeOf(tx, race)).toEqual({ placeId: other, isDecided: false });
  }));

test("finding the place of a race changes neither its day of change nor its calendar entry", () =>
  rolledBack(db, async (tx) => {
    const updatedAt = new Date("2026-01-01T00:00:00Z");
    const race = await aRace(tx, { updatedAt });
    const placeId = await aPlace(tx, lima);
    const touched = () =>
      tx
        .select({ at: races.updatedAt, sequence: races.sequence })
        .from(races)
        .where(eq(races.id, race));
    await tx.update(races).set({ placeId }).where(eq(races.id, race));
    expect(await touched()).toEqual([{ at: updatedAt, sequence: 0 }]);
    await tx.update(races).set({ placeId: null, event: "Other" }).where(eq(races.id, race));
    expect(await touched()).toMatchObject([{ sequence: 1 }]);
  }));

test("a place does not bring a past race back into the search", () =>
  rolledBack(db, async (tx) => {
    const race = await aRace(tx, { startDate: "2020-01-01" });
    await tx.execute(sql`select race_search_prune('2026-11-20T12:00:00Z')`);
    await tx
      .update(races)
      .set({ placeId: await aPlace(tx, lima) })
      .where(eq(races.id, race));
    expect(await tx.$count(raceSearch)).toBe(0);
  }));

async function placeOf(tx: Database, race: string) {
  const [found] = await tx
    .select({ placeId: races.placeId, decided: racePlaces.raceId })
    .from(races)
    .leftJoin(racePlaces, eq(racePlaces.raceId, races.id))
    .where(eq(races.id, race));
  return { placeId: found?.placeId, isDecided: found?.decided !== null };
}
