/** @module-tag both-databases */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { raceDistances, races, reviews, users } from "#db/schema.ts";
import { openTestDatabase } from "../support/database.ts";

const { db } = await openTestDatabase();
const many = Array.from({ length: 60 }, (_, number) => number);
const raceId = randomUUID();
const marathon = {
  event: "Event",
  raceName: "Race",
  city: "Lima",
  country: "Peru",
  raceType: "Road",
  startDate: "2027-01-10",
};

beforeEach(async () => {
  await db.delete(races);
  await db.insert(races).values({ ...marathon, id: raceId });
});

test("all concurrently written reviews are counted", async () => {
  const people = await db
    .insert(users)
    .values(many.map(() => ({ email: `${randomUUID()}@example.com` })))
    .returning({ id: users.id });
  const review = { entityId: raceId, entityType: "race" as const, rating: 4 };
  await Promise.all(people.map(({ id }) => db.insert(reviews).values({ ...review, userId: id })));
  const [row] = await db.execute(sql`
    select review_count, rating10 from race_search where race_id = ${raceId}`);
  expect(row).toEqual({ review_count: many.length, rating10: 40 });
});

test("concurrently created races of a new city share one place", async () => {
  await Promise.all(many.map(() => db.insert(races).values({ ...marathon, city: "Puno" })));
  const places = await db.execute(sql`
    select count(distinct f.facet_id) as places, count(*) as races
    from race_search s join race_facets f using (facet_id) where f.city = 'Puno'`);
  expect([...places]).toEqual([{ places: 1, races: many.length }]);
});

test("concurrent registrations fill a distance exactly to its capacity", async () => {
  const offer = { raceId, distance: "10K", title: "10K", capacity: 7 };
  const [distance] = await db.insert(raceDistances).values(offer).returning();
  const took = await Promise.all(
    many.map(() =>
      db.execute(sql`
        update race_distances set taken = taken + 1
        where id = ${distance?.id} and taken < capacity returning id`),
    ),
  );
  expect(took.filter((rows) => rows.length === 1)).toHaveLength(7);
});
