/** @module-tag both-databases */
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { openTestDatabase, rolledBack } from "../../tests/support/database.ts";
import type { Database } from "./database.ts";
import { sqlState, violatedConstraint } from "./failures/problem.ts";
import {
  raceDistances,
  raceRegistrations,
  races,
  reviews,
  stripeCustomers,
  stripeSubscriptions,
  stripeUserSubscriptions,
  userFavorites,
  users,
} from "./schema.ts";

const { db } = await openTestDatabase();
const userId = randomUUID();
const raceId = randomUUID();
const distanceId = randomUUID();

beforeAll(async () => {
  await db.insert(users).values({ id: userId, email: "Ana@example.com" });
  await db.insert(races).values({
    id: raceId,
    event: "Event",
    raceName: "Race",
    city: "Lima",
    country: "Peru",
    raceType: "Road",
    startDate: "2027-01-10",
  });
  const offer = { id: distanceId, raceId, distance: "10K", title: "10K", capacity: 1 };
  await db.insert(raceDistances).values(offer);
});

const entry = {
  raceId,
  userId,
  distanceId,
  firstName: "Ana",
  lastName: "Quispe",
  dateOfBirth: "1990-02-28",
  phone: "+51 1",
  country: "Peru",
  insuranceProvider: "Seguro",
  policyNumber: "1",
  emergencyContactName: "Luz",
  emergencyContactPhone: "+51 2",
  waiverAccepted: true,
};

/** The constraint that refuses the last write of `work`. */
async function refusal(work: (tx: Database) => Promise<unknown>) {
  let problem: unknown = null;
  await rolledBack(db, (tx) =>
    work(tx).catch((caught: unknown) => {
      problem = caught;
    }),
  ).catch(() => {});
  return violatedConstraint(problem);
}

test("an email address has one account, in any spelling", async () => {
  const twin = (tx: Database) => tx.insert(users).values({ email: "ana@EXAMPLE.com" });
  expect(await refusal(twin)).toBe("users_email_key");
});

test("a person has one review of a subject", async () => {
  const review = { userId, entityType: "race" as const, entityId: raceId, rating: 4 };
  expect(await refusal((tx) => tx.insert(reviews).values([review, review]))).toBe("reviews_once");
  const absurd = { ...review, rating: 6 };
  expect(await refusal((tx) => tx.insert(reviews).values(absurd))).toBe("reviews_rating_check");
});

test("CALL-14 a race is a person's favorite once", async () => {
  const favorite = { userId, raceId };
  const twice = (tx: Database) => tx.insert(userFavorites).values([favorite, favorite]);
  expect(await refusal(twice)).toBe("user_favorites_once");
});

test("a second registration for a distance is refused until the first is cancelled", async () => {
  const twice = (tx: Database) => tx.insert(raceRegistrations).values([entry, entry]);
  expect(await refusal(twice)).toBe("race_registrations_once");
  await rolledBack(db, async (tx) => {
    await tx.insert(raceRegistrations).values({ ...entry, status: "cancelled" });
    await tx.insert(raceRegistrations).values(entry);
    expect(await tx.$count(raceRegistrations)).toBe(2);
  });
});

test("every registration gets the next number of its race, and no number is given twice", () =>
  rolledBack(db, async (tx) => {
    const enter = async (more: object = {}) => {
      const [person] = await tx
        .insert(users)
        .values({ email: `${randomUUID()}@example.com` })
        .returning();
      const one = { ...entry, distanceId: null, userId: person?.id ?? null, ...more };
      const [made] = await tx.insert(raceRegistrations).values(one).returning();
      return made ?? { id: "", bib: 0 };
    };
    expect([(await enter()).bib, (await enter()).bib]).toEqual([1, 2]);
    const third = await enter();
    await tx.update(raceRegistrations).set({ status: "cancelled" });
    expect((await enter()).bib).toBe(4);
    await tx.delete(raceRegistrations).where(eq(raceRegistrations.id, third.id));
    expect((await enter()).bib).toBe(5);
    expect((await enter({ bib: 500 })).bib, "one that comes with its number").toBe(500);
    expect((await enter()).bib).toBe(501);
  }));

test("a number is unique within a race", async () => {
  const taken = (tx: Database) =>
    tx.insert(raceRegistrations).values([
      { ...entry, bib: 7 },
      { ...entry, distanceId: null, bib: 7 },
    ]);
  expect(await refusal(taken)).toBe("race_registrations_bib");
});

test("a runner has one registration without a distance for a race", async () => {
  const bare = { ...entry, distanceId: null };
  const twice = (tx: Database) => tx.insert(raceRegistrations).values([bare, bare]);
  expect(await refusal(twice)).toBe("race_registrations_once");
});

test("a distance takes no more runners than its capacity", async () => {
  const take = (tx: Database) => tx.update(raceDistances).set({ taken: 2 });
  expect(await refusal(take)).toBe("race_distances_capacity");
});

const taken = async (tx: Database) =>
  (await tx.select({ taken: raceDistances.taken }).from(raceDistances))[0]?.taken;

test("a registration takes a place and frees it when it is cancelled or deleted", () =>
  rolledBack(db, async (tx) => {
    await tx.insert(raceRegistrations).values(entry);
    expect(await taken(tx)).toBe(1);
    await tx.update(raceRegistrations).set({ status: "confirmed" });
    expect(await taken(tx)).toBe(1);
    await tx.update(raceRegistrations).set({ status: "cancelled" });
    expect(await taken(tx)).toBe(0);
    await tx.update(raceRegistrations).set({ status: "registered" });
    expect(await taken(tx)).toBe(1);
    await tx.update(raceRegistrations).set({ distanceId: null });
    expect(await taken(tx)).toBe(0);
    await tx.update(raceRegistrations).set({ distanceId });
    await tx.delete(raceRegistrations);
    expect(await taken(tx)).toBe(0);
  }));

test("a registration for a full distance is refused, even for another runner", async () => {
  const otherId = randomUUID();
  const two = async (tx: Database) => {
    await tx.insert(users).values({ id: otherId, email: "luz@example.com" });
    await tx.insert(raceRegistrations).values([entry, { ...entry, userId: otherId }]);
  };
  expect(await refusal(two)).toBe("race_distances_capacity");
});

test("deleting a distance keeps its registrations", () =>
  rolledBack(db, async (tx) => {
    await tx.insert(raceRegistrations).values(entry);
    await tx.delete(raceDistances);
    const [left] = await tx.select().from(raceRegistrations);
    expect(left?.distanceId).toBeNull();
  }));

test("a race with registrations cannot be deleted", async () => {
  expect(
    await refusal(async (tx) => {
      await tx.insert(raceRegistrations).values(entry);
      await tx.delete(races).where(eq(races.id, raceId));
    }),
  ).toBe("race_registrations_race_id_fkey");
});

test("DATA-12 CALL-17 the view shows a person's live subscription, not an older ended one", async () => {
  await rolledBack(db, async (tx) => {
    await tx.insert(stripeCustomers).values({ userId, customerId: "cus_1" });
    const paid = { customerId: "cus_1", currentPeriodEnd: 1_800_000_000 };
    await tx.insert(stripeSubscriptions).values([
      { ...paid, subscriptionId: "sub_1", subscriptionStatus: "active", priceId: "price_live" },
      { ...paid, subscriptionId: "sub_2", subscriptionStatus: "canceled", priceId: "price_old" },
    ]);
    const seen = await tx.select().from(stripeUserSubscriptions);
    expect(seen).toMatchObject([
      { userId, priceId: "price_live", currentPeriodEnd: 1_800_000_000, cancelAtPeriodEnd: false },
    ]);
    const second = { ...paid, subscriptionId: "sub_3", subscriptionStatus: "trialing" };
    const problem = await tx
      .insert(stripeSubscriptions)
      .values(second)
      .catch((caught) => caught);
    expect(violatedConstraint(problem)).toBe("stripe_subscriptions_one_live");
    expect(sqlState(problem)).toBe("23505");
    throw new Error("the transaction is spoiled");
  }).catch((problem) => expect(String(problem)).toContain("spoiled"));
});

test("hand-written SQL returns days as text, moments as dates and counts as numbers", async () => {
  const moment = new Date("2026-11-20T12:34:56.789Z");
  const [row] = await db.execute(sql`
    select date '2026-11-20' as day, ${moment}::timestamptz as moment, count(*) as total`);
  expect(row).toEqual({ day: "2026-11-20", moment, total: 1 });
});
