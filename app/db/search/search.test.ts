/** @module-tag both-databases */
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { upkeep } from "#services/job.ts";
import { fold } from "#values/text/fold.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { now } from "../../../tests/support/races/races.ts";
import type { Database } from "../database.ts";
import {
  raceDistances,
  raceFacets,
  raceLengths,
  raceSearch,
  races,
  reviews,
  users,
} from "../schema.ts";

const { db } = await openTestDatabase();

const marathon = {
  event: "Maratón de Lima",
  raceName: "Lima 42K",
  organizer: "Perú Corre",
  city: "Lima",
  country: "Peru",
  raceType: "Road",
  startDate: "2027-05-16",
};

async function addRace(tx: Database, changes: Partial<typeof marathon> = {}): Promise<string> {
  const [race] = await tx
    .insert(races)
    .values({ ...marathon, ...changes })
    .returning({ id: races.id });
  return race?.id ?? "";
}

async function addReview(tx: Database, entityId: string, rating: number): Promise<string> {
  const userId = randomUUID();
  await tx.insert(users).values({ id: userId, email: `${userId}@example.com` });
  await tx.insert(reviews).values({ userId, entityId, entityType: "race", rating });
  return userId;
}

async function found(tx: Database, id: string) {
  const [row] = await tx
    .select({
      startDate: raceSearch.startDate,
      lengths: raceLengths.distancesM,
      rating10: raceSearch.rating10,
      reviews: raceSearch.reviewCount,
      text: raceSearch.searchText,
      city: raceFacets.city,
      cityNorm: raceFacets.cityNorm,
    })
    .from(raceSearch)
    .innerJoin(raceFacets, eq(raceFacets.facetId, raceSearch.facetId))
    .innerJoin(raceLengths, eq(raceLengths.lengthsId, raceSearch.lengthsId))
    .where(eq(raceSearch.raceId, id));
  return row;
}

test("a new race is found by its folded words and its place", async () => {
  await rolledBack(db, async (tx) => {
    const id = await addRace(tx);
    expect(await found(tx, id)).toEqual({
      startDate: "2027-05-16",
      lengths: "{}",
      rating10: null,
      reviews: 0,
      text: " lima 42k maraton de lima peru corre lima peru",
      city: "Lima",
      cityNorm: "lima",
    });
  });
});

test("an edited race is found by its new words", async () => {
  await rolledBack(db, async (tx) => {
    const id = await addRace(tx);
    await tx
      .update(races)
      .set({ city: "Ñuñoa", raceName: "Nocturna", startDate: "2027-06-01" })
      .where(eq(races.id, id));
    expect(await found(tx, id)).toMatchObject({
      city: "Ñuñoa",
      cityNorm: "nunoa",
      startDate: "2027-06-01",
      text: " nocturna maraton de lima peru corre nunoa peru",
    });
  });
});

test("the lengths of a race follow its distances", async () => {
  await rolledBack(db, async (tx) => {
    const id = await addRace(tx);
    const offer = (distance: string, distanceM: number | null) => ({
      raceId: id,
      distance,
      title: distance,
      distanceM,
    });
    await tx
      .insert(raceDistances)
      .values([offer("5K", 5000), offer("Half Marathon", 21_098), offer("Relay", null)]);
    expect((await found(tx, id))?.lengths).toBe("{[5000,5001),[21098,21099)}");
    const half = eq(raceDistances.distance, "Half Marathon");
    await tx.update(raceDistances).set({ distanceM: 42_195 }).where(half);
    expect((await found(tx, id))?.lengths).toBe("{[5000,5001),[42195,42196)}");
    await tx.delete(raceDistances).where(half);
    expect((await found(tx, id))?.lengths).toBe("{[5000,5001)}");
  });
});

test("CALL-08 CALL-13 the rating follows the visible reviews", async () => {
  await rolledBack(db, async (tx) => {
    const id = await addRace(tx);
    const harsh = await addReview(tx, id, 2);
    await addReview(tx, id, 5);
    await addReview(tx, id, 5);
    expect(await found(tx, id)).toMatchObject({ rating10: 40, reviews: 3 });
    await tx.update(reviews).set({ isHidden: true }).where(eq(reviews.userId, harsh));
    expect(await found(tx, id)).toMatchObject({ rating10: 50, reviews: 2 });
    await tx.delete(reviews).where(eq(reviews.entityId, id));
    expect(await found(tx, id)).toMatchObject({ rating10: null, reviews: 0 });
  });
});

test("CALL-04 deleting a race deletes its distances, its reviews and its search row", async () => {
  await rolledBack(db, async (tx) => {
    const id = await addRace(tx);
    await tx.insert(raceDistances).values({ raceId: id, distance: "10K", title: "10K" });
    await addReview(tx, id, 4);
    await tx.delete(races).where(eq(races.id, id));
    expect(await found(tx, id)).toBeUndefined();
    expect(await tx.$count(reviews)).toBe(0);
    expect(await tx.$count(raceDistances)).toBe(0);
  });
});

test("upkeep drops past races and empty places, and updates the known words", async () => {
  await rolledBack(db, async (tx) => {
    const past = await addRace(tx, { startDate: "2026-11-19", city: "Cusco" });
    const today = await addRace(tx, { startDate: "2026-11-20" });
    await tx.insert(raceDistances).values([
      { raceId: past, distance: "10K", title: "", distanceM: 10_000 },
      { raceId: today, distance: "5K", title: "", distanceM: 5000 },
    ]);
    expect(await upkeep(tx, now())).toBe(1);
    expect(await found(tx, past)).toBeUndefined();
    expect(await found(tx, today)).toBeDefined();
    const cities = await tx.select({ city: raceFacets.city }).from(raceFacets);
    expect(cities).toEqual([{ city: "Lima" }]);
    const lengths = await tx.select({ lengths: raceLengths.distancesM }).from(raceLengths);
    expect(lengths).toEqual([{ lengths: "{[5000,5001)}" }]);
    const words = await tx.execute(sql`select word from search_words order by word`);
    expect(words.map(({ word }) => word)).toEqual([
      "42k",
      "corre",
      "de",
      "lima",
      "maraton",
      "peru",
    ]);
  });
});

test("rebuilding gives the same rows as the triggers", async () => {
  await rolledBack(db, async (tx) => {
    const id = await addRace(tx);
    await tx.insert(raceDistances).values({ raceId: id, distance: "10K", title: "", distanceM: 1 });
    const kept = await found(tx, id);
    await tx.execute(sql`select race_search_rebuild('2026-11-20T12:00:00Z')`);
    expect(await found(tx, id)).toEqual(kept);
  });
});

test("a race's revision counts real changes only", async () => {
  await rolledBack(db, async (tx) => {
    const id = await addRace(tx);
    for (const organizer of ["Other", "Other", "Another"]) {
      await tx.update(races).set({ organizer }).where(eq(races.id, id));
    }
    expect(await tx.select({ sequence: races.sequence }).from(races)).toEqual([{ sequence: 2 }]);
  });
});

test("norm() folds as fold() does", async () => {
  const texts = [
    "México",
    "SÃO PAULO",
    "Ñuñoa",
    "Łódź",
    "Straße",
    "ﬁnish ½ ª",
    "Þór Æsir",
    "İzmir",
  ];
  for (const text of texts) {
    const [row] = await db.execute(sql`select norm(${text}) as folded`);
    expect(row?.folded).toBe(fold(text));
  }
});
