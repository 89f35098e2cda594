/** @module-tag both-databases */
import { randomUUID } from "node:crypto";
import { and, avg, count, eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { openDatabase } from "#db/database.ts";
import { decimal, integer } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { races, reviewGuests, reviews, userFavorites, users } from "#db/schema.ts";
import { addFavorite, removeFavorite } from "#features/favorites/favorites.server.ts";
import { deleteReview, saveReview } from "#features/reviews/commands.server.ts";
import {
  confirmGuestReview,
  takeOverGuestReviews,
} from "#features/reviews/guests/guest-links.server.ts";
import { writeGuestReview } from "#features/reviews/guests/guests.server.ts";
import { reviewsOf } from "#features/reviews/queries.server.ts";
import { allAtOnce } from "../support/crowd.ts";
import { createOnServer, openTestDatabase, serverUrl } from "../support/database.ts";
import { outboxOf } from "../support/outbox.ts";
import { aPerson } from "../support/people.ts";
import { aRace, now } from "../support/races/races.ts";
import { typed } from "../support/reviews/guest-reviews.ts";

/** On a server, twice the connections of an installation. */
const { db, close } = serverUrl
  ? await openDatabase({ url: await createOnServer(serverUrl), max: 20 })
  : await openTestDatabase();
if (serverUrl) afterAll(close);
/** The embedded database has one connection and no real concurrency: fewer runs are enough. */
const crowd = serverUrl ? 100 : 40;
const many = Array.from({ length: crowd }, (_, number) => number);

beforeEach(async () => {
  await db.delete(races);
  await db.delete(users);
});

/** The rating that pages show, and the rating computed from the reviews. */
async function ratings(raceId: string) {
  const [search] = await readRows(
    db,
    { count: integer, average: decimal },
    sql`
    select review_count as count, rating10 / 10.0 as average
    from race_search where race_id = ${raceId}::uuid`,
  );
  const [counted] = await db
    .select({ count: count(), average: avg(reviews.rating).mapWith(Number) })
    .from(reviews)
    .where(and(eq(reviews.entityId, raceId), eq(reviews.isHidden, false)));
  return { search: search && { ...search, average: Number(search.average) }, counted };
}

async function people(): Promise<{ userId: string }[]> {
  const made = await db
    .insert(users)
    .values(many.map(() => ({ email: `${randomUUID()}@example.com` })))
    .returning({ userId: users.id });
  return made;
}

test("REV-16 count and mean are exact after concurrent writing, editing and deleting", async () => {
  const race = { kind: "race" as const, id: await aRace(db, {}) };
  const writers = await people();
  const content = { comment: null, experience_date: null };
  const save = (viewer: { userId: string }, rating: number) =>
    saveReview({ db }, viewer, race, { ...content, rating });

  const ids = await allAtOnce(writers.map((viewer, place) => () => save(viewer, (place % 5) + 1)));
  expect(await ratings(race.id)).toEqual({
    search: { count: crowd, average: 3 },
    counted: { count: crowd, average: 3 },
  });

  await allAtOnce<unknown>(
    writers.map(
      (viewer, place) => () =>
        place % 2 === 0 ? save(viewer, 5) : deleteReview({ db }, viewer, String(ids[place])),
    ),
  );
  expect(await ratings(race.id)).toEqual({
    search: { count: crowd / 2, average: 5 },
    counted: { count: crowd / 2, average: 5 },
  });
});

test("REV-02 concurrent reviews of a person result in one review", async () => {
  const race = { kind: "race" as const, id: await aRace(db, {}) };
  const viewer = { userId: await aPerson(db) };
  const saved = await Promise.all(
    many.map((place) =>
      saveReview({ db }, viewer, race, {
        rating: (place % 5) + 1,
        comment: `${place}`,
        experience_date: null,
      }),
    ),
  );
  expect(new Set(saved).size).toBe(1);
  const { total, reviews: shown } = await reviewsOf({ db }, "race", race.id, { page: 1 });
  expect(total).toBe(1);
  expect(await ratings(race.id)).toEqual({
    search: { count: 1, average: shown[0]?.rating },
    counted: { count: 1, average: shown[0]?.rating },
  });
});

test("FAV-01 concurrent toggles from many tabs end in one state without an error", async () => {
  const raceId = await aRace(db, {});
  const viewer = { userId: await aPerson(db) };
  const keepers = () => db.$count(userFavorites, eq(userFavorites.raceId, raceId));
  const done = await Promise.all(
    many.map((place) => (place % 2 ? removeFavorite : addFavorite)({ db }, viewer, raceId)),
  );
  expect(new Set(done)).toEqual(new Set([true]));
  expect(await keepers()).toBeLessThanOrEqual(1);
  await Promise.all(many.map(() => addFavorite({ db }, viewer, raceId)));
  expect(await keepers()).toBe(1);
  const others = await people();
  await Promise.all(others.map((other) => addFavorite({ db }, other, raceId)));
  expect(await keepers()).toBe(crowd + 1);
});

test("a race deleted during reviews and favorites leaves nothing behind", async () => {
  const raceId = await aRace(db, {});
  const writers = await people();
  const content = { rating: 4, comment: null, experience_date: null };
  const done = await Promise.allSettled([
    ...writers.slice(0, crowd / 2).map((viewer) => addFavorite({ db }, viewer, raceId)),
    db.delete(races).where(eq(races.id, raceId)),
    ...writers.map((viewer) => saveReview({ db }, viewer, { kind: "race", id: raceId }, content)),
  ]);
  const failed = done.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  // The foreign key may refuse a favorite of the deleted race, and nothing else may fail.
  for (const problem of failed) expect(String(problem.cause ?? problem)).toMatch(/foreign key/);
  expect(await db.select({ left: count() }).from(reviews)).toEqual([{ left: 0 }]);
  expect(await db.select({ left: count() }).from(userFavorites)).toEqual([{ left: 0 }]);
});

test("GAP-18 concurrent reviews from one address have one temporary account", async () => {
  const services = { db, now, ...outboxOf(db) };
  const [first, second] = [await aRace(db, {}), await aRace(db, {})];
  const write = (id: string, place: number) =>
    writeGuestReview(
      services,
      { kind: "race", id },
      { ...typed, comment: `${place}`, lang: "en" },
      "https://dorsal.example",
    );
  const done = await Promise.all(
    many.slice(0, 60).map((place) => write(place % 2 ? first : second, place)),
  );
  expect(new Set(done)).toEqual(new Set([true]));
  expect(await db.select({ guests: count() }).from(reviewGuests)).toEqual([{ guests: 1 }]);
  expect(await db.select({ written: count() }).from(reviews)).toEqual([{ written: 2 }]);
  expect(await services.messages()).toHaveLength(Math.min(crowd, 60));
});

test("GAP-18 concurrent confirming, signing up and reviewing end in one review", async () => {
  const services = { db, now, ...outboxOf(db) };
  const race = { kind: "race" as const, id: await aRace(db, {}) };
  const viewer = { userId: await aPerson(db, { email: typed.email }) };
  const own = { rating: 2, comment: "Mine.", experience_date: null };
  for (let round = 0; round < 10; round++) {
    await db.delete(reviews);
    await writeGuestReview(services, race, { ...typed, lang: "en" }, "https://dorsal.example");
    const [guest] = await db.select({ id: reviews.id }).from(reviews);
    await Promise.all([
      confirmGuestReview(services, guest?.id ?? ""),
      takeOverGuestReviews(services, viewer.userId),
      saveReview({ db }, viewer, race, own),
      confirmGuestReview(services, guest?.id ?? ""),
    ]);
    const left = await db.select().from(reviews).where(eq(reviews.userId, viewer.userId));
    expect(left).toHaveLength(1);
    const { search } = await ratings(race.id);
    expect(search?.count).toBe((await reviewsOf(services, "race", race.id, { page: 1 })).total);
  }
});
