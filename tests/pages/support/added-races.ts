import { inArray } from "drizzle-orm";
import { afterAll, beforeAll } from "vitest";
import type { Database } from "#db/database.ts";
import { entryOrders, raceRegistrations, races, reviews, users } from "#db/schema.ts";
import { openSite } from "./site.ts";

/** Adds races with their entries, reviews and people to the site for the tests of a file. */
export function withRaces(add: (db: Database) => Promise<unknown>) {
  let before = { races: new Set<string>(), people: new Set<string>() };
  beforeAll(async () => {
    const { db, pagesChange } = await site();
    before = await present(db);
    await add(db);
    pagesChange();
  });
  afterAll(async () => {
    const { db, pagesChange } = await site();
    const after = await present(db);
    const added = [...after.races.difference(before.races)];
    await db.delete(reviews).where(inArray(reviews.entityId, added));
    await db.delete(entryOrders).where(inArray(entryOrders.raceId, added));
    await db.delete(raceRegistrations).where(inArray(raceRegistrations.raceId, added));
    await db.delete(races).where(inArray(races.id, added));
    await db.delete(users).where(inArray(users.id, [...after.people.difference(before.people)]));
    pagesChange();
  });
}

async function site() {
  const { running } = await openSite();
  return { db: running.services.db, pagesChange: () => running.pageNews.tell() };
}

async function present(db: Database) {
  const ids = (rows: { id: string }[]) => new Set(rows.map(({ id }) => id));
  return {
    races: ids(await db.select({ id: races.id }).from(races)),
    people: ids(await db.select({ id: users.id }).from(users)),
  };
}
