import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { experts, raceRegistrations, reviews, userFavorites } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { aRace } from "../../../../tests/support/races/races.ts";
import { activityOf } from "./activity.server.ts";

const { db } = await openTestDatabase();
const on = (day: number) => new Date(Date.UTC(2026, 0, day));

const entry = {
  firstName: "Ana",
  lastName: "Quispe",
  dateOfBirth: "1990-02-28",
  phone: "+51987654321",
  country: "Peru",
  insuranceProvider: "Seguro",
  policyNumber: "1",
  emergencyContactName: "Luz",
  emergencyContactPhone: "+51987654322",
  waiverAccepted: true,
};

/** Ana has three favorites, two reviews and a registration; Ben has one of each. */
async function anaAndBen(tx: Database) {
  const [ana, ben] = [await aPerson(tx), await aPerson(tx)];
  const lima = await aRace(tx, { raceName: "Lima", registrationDeadline: "2026-11-01" });
  const cusco = await aRace(tx, { raceName: "Cusco", racePhoto: "/cusco.jpg" });
  const puno = await aRace(tx, { raceName: "Puno", raceStatus: "cancelled" });
  const [coach] = await tx
    .insert(experts)
    .values({ firstName: "Eva", lastName: "Ríos", title: "Coach", city: "Lima", country: "Peru" })
    .returning({ id: experts.id });
  for (const [day, raceId] of [lima, cusco, puno].entries()) {
    await tx.insert(userFavorites).values({ userId: ana, raceId, createdAt: on(day + 1) });
  }
  await tx.insert(userFavorites).values({ userId: ben, raceId: lima });
  await tx.insert(reviews).values([
    {
      userId: ana,
      entityType: "race",
      entityId: lima,
      rating: 4,
      comment: "Flat.",
      createdAt: on(10),
    },
    {
      userId: ana,
      entityType: "expert",
      entityId: coach!.id,
      rating: 5,
      createdAt: on(12),
      isHidden: true,
    },
    { userId: ben, entityType: "race", entityId: cusco, rating: 1 },
  ]);
  const registration = { ...entry, raceId: lima };
  await tx.insert(raceRegistrations).values([
    { ...registration, userId: ana, status: "confirmed", createdAt: on(11) },
    { ...registration, userId: ben },
  ]);
  return { ana, lima, coach: coach!.id };
}

test("GAP-37 a person's activity is one list, newest first", () =>
  rolledBack(db, async (tx) => {
    const { ana, lima, coach } = await anaAndBen(tx);
    const { items, total } = await activityOf({ db: tx }, { userId: ana }, 1);
    expect(total).toBe(6);
    expect(items.map(({ kind, at }) => [kind, at])).toEqual([
      ["review", on(12)],
      ["registration", on(11)],
      ["review", on(10)],
      ["favorite", on(3)],
      ["favorite", on(2)],
      ["favorite", on(1)],
    ]);
    expect(items[1]).toMatchObject({ status: "confirmed", distance: null });
    expect(items[1]).toMatchObject({
      race: { id: lima, name: "Lima", startDate: "2026-11-21", registrationDeadline: "2026-11-01" },
    });
    expect(items[3]).toMatchObject({ race: { name: "Puno", status: "cancelled" } });
    expect(items[0]).toMatchObject({ subject: "expert", subjectId: coach, name: "Eva Ríos" });
    expect(items[2]).toMatchObject({ subject: "race", subjectId: lima, name: "Lima", rating: 4 });
  }));

test("a long list has pages without repeats, and a page past the end shows the last page", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx);
    for (let place = 0; place < 13; place++) {
      const raceId = await aRace(tx, { distances: [] });
      await tx.insert(userFavorites).values({ userId, raceId, createdAt: on(1) });
    }
    const page = (asked: number) => activityOf({ db: tx }, { userId }, asked);
    const [first, second] = [await page(1), await page(2)];
    expect([first.items.length, second.items.length, first.pages]).toEqual([10, 3, 2]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(13);
    expect(await page(99)).toEqual(second);
    for (const junk of [Number.NaN, -3, 0, 0.5]) expect(await page(junk)).toEqual(first);
  }));
