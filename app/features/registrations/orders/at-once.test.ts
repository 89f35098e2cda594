/** @module-tag both-databases */
import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import {
  entryOrders,
  orderLines,
  raceChangeRules,
  raceDistances,
  raceEditions,
  raceRegistrations,
} from "#db/schema.ts";
import type { EntryTarget } from "#features/registrations/registration.ts";
import { openTestDatabase } from "../../../../tests/support/database.ts";
import { anOrder, faultsOf, origin, sendForm } from "../../../../tests/support/orders.ts";
import { outboxOf } from "../../../../tests/support/outbox.ts";
import { anAdmin, newPeople } from "../../../../tests/support/people.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { identity } from "../../../../tests/support/registrations.ts";
import { aSale } from "../../../../tests/support/sales.ts";
import { changeStatuses } from "../roster/commands.server.ts";
import { deferEntry } from "./changes/commands.server.ts";
import { chooseMethod } from "./commands.server.ts";
import { returnLostCredits } from "./credit-rests.server.ts";
import { sweepOrders } from "./lapsed.server.ts";
import { confirmPayment } from "./review.server.ts";

const { db } = await openTestDatabase();
const log = { error() {}, warn() {}, info() {}, debug() {} } as never;
const admin = await anAdmin(db);
const hoursLater = (hours: number) => ({
  db,
  log,
  identity,
  mail: outboxOf(db).mail,
  now: () => new Date(now().getTime() + hours * 3_600_000),
});
const services = hoursLater(0);

/** A race whose 10K is sold for S/ 80. */
async function aSoldRace(): Promise<EntryTarget> {
  const raceId = await aRace(db, {
    raceTypeCategory: "internal",
    startDate: "2026-12-06",
    distances: [{ distance: "10K", capacity: 20 }],
  });
  const [distance] = await db.select().from(raceDistances).where(eq(raceDistances.raceId, raceId));
  const place = { raceId, distanceId: distance?.id ?? null };
  await aSale(db, place);
  return place;
}

async function heldOrders(place: EntryTarget, people: { userId: string }[]) {
  const orders: Awaited<ReturnType<typeof anOrder>>[] = [];
  for (const person of people) {
    const order = await anOrder(db, person, place);
    await chooseMethod(services, person, { orderId: order.orderId, method: "yape" });
    orders.push(order);
  }
  return orders;
}

const statusesOf = async (database: Database, ids: string[]) =>
  database
    .select({ id: raceRegistrations.id, status: raceRegistrations.status })
    .from(raceRegistrations)
    .where(inArray(raceRegistrations.id, ids));

test("payments that are confirmed while their orders lapse keep their places", async () => {
  const place = await aSoldRace();
  const orders = await heldOrders(place, await newPeople(db, 6));
  const late = hoursLater(72);
  const answers = await Promise.all([
    ...orders.map(({ orderId }) => confirmPayment(late, admin, { orderId, receivedMinor: 8000 })),
    sweepOrders(late).then(() => null),
    sweepOrders(late).then(() => null),
  ]);
  expect(answers.slice(0, orders.length)).toEqual(
    orders.map(() => expect.objectContaining({ problem: null, received: "paid" })),
  );
  const stored = await db.select().from(entryOrders).where(eq(entryOrders.raceId, place.raceId));
  expect(stored.map(({ state }) => state)).toEqual(orders.map(() => "paid"));
  expect(await faultsOf(db, place.raceId)).toEqual([]);
});

test("entries that are deferred and confirmed at the same moment count for the next edition only, and one whose credit is returned is confirmed no more", async () => {
  const place = await aSoldRace();
  const people = await newPeople(db, 4);
  await db.insert(raceChangeRules).values({ raceId: place.raceId, kind: "deferral" });
  const first = await heldOrders(place, people);
  for (const { orderId } of first) {
    await confirmPayment(services, admin, { orderId, receivedMinor: 8000 });
  }
  const confirm = (registrationId: string, at = services) =>
    changeStatuses(at, admin, { registration: [registrationId], status: "confirmed" }, { origin });
  await Promise.all(
    first.flatMap(({ registrationId }, at) => [
      deferEntry(services, people[at] ?? admin, { registrationId, origin }),
      confirm(registrationId),
      confirm(registrationId),
    ]),
  );
  const given = await statusesOf(
    db,
    first.map(({ registrationId }) => registrationId),
  );
  expect(given.map(({ status }) => status)).toEqual(first.map(() => "cancelled"));
  expect(await faultsOf(db, place.raceId)).toEqual([]);

  const next = await aSoldRace();
  const edition = { raceId: next.raceId, previousId: place.raceId, createdAt: now() };
  await db.insert(raceEditions).values(edition);
  const credited: string[] = [];
  for (const person of people) {
    const sent = await sendForm(db, person, next, { shownMinor: 0 });
    if (sent.problem === null) credited.push(sent.registrationId);
  }
  const cancelled = { registration: credited, status: "cancelled" as const };
  expect(await changeStatuses(services, admin, cancelled, { origin })).toMatchObject({
    changed: people.length,
  });
  const later = hoursLater(3);
  await Promise.all([
    ...credited.map((id) => confirm(id, later)),
    returnLostCredits(later),
    returnLostCredits(later),
  ]);
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.registrationId, credited));
  const after = await statusesOf(db, credited);
  expect(
    after.filter(({ id, status }) => {
      const line = lines.find(({ registrationId }) => registrationId === id);
      return (status === "cancelled") !== (line?.isCreditSettled && line.creditMinor === 0);
    }),
  ).toEqual([]);
  expect(await faultsOf(db, next.raceId)).toEqual([]);
  expect(await faultsOf(db, place.raceId)).toEqual([]);
});
