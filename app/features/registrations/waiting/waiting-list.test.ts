import { eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import {
  auditEntries,
  entryOrders,
  payments,
  raceDistances,
  raceRegistrations,
  races,
  raceWaitingLists,
  vouchers,
  waitingRunners,
} from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { anOrder, aProof, faultsOf, origin, sendForm } from "../../../../tests/support/orders.ts";
import { anAdmin, newPeople } from "../../../../tests/support/people.ts";
import { now } from "../../../../tests/support/races/races.ts";
import { anEntryWorld, aRegistration } from "../../../../tests/support/registrations.ts";
import { aSale } from "../../../../tests/support/sales.ts";
import { addVoucher, changeVoucher, releaseKeptPlaces } from "../codes/commands.server.ts";
import { cancelRegistration } from "../commands.server.ts";
import { cancelOrder, chooseMethod, sendProof } from "../orders/commands.server.ts";
import { sweepOrders } from "../orders/lapsed.server.ts";
import { receivePayment } from "../orders/receiving.server.ts";
import { leaveRaces } from "../personal-data.server.ts";
import { changeStatuses } from "../roster/commands.server.ts";
import {
  changeWaitingRules,
  joinWaitingList,
  leaveWaitingList,
  moveUp,
  removeWaiting,
} from "./commands.server.ts";
import { offerPlaces } from "./offering.server.ts";
import { waitsOf } from "./queries.server.ts";

const { db } = await openTestDatabase();
const log = { error() {}, warn() {}, info() {}, debug() {} } as never;
const hours = (count: number) => () => new Date(now().getTime() + count * 3_600_000);

type Runner = { userId: string };

/** A full 10K of three places with an open waiting list and people who want to run it. */
async function aFullRace(tx: Database) {
  const world = await anEntryWorld(tx);
  const { raceId } = world.place;
  const distanceId = world.place.distanceId ?? "";
  const place = { raceId, distanceId };
  await tx.insert(raceWaitingLists).values({ raceId, isOpen: true });
  const inside = await newPeople(tx, 3);
  const entries: { runner: Runner; id: string }[] = [];
  for (const runner of inside) {
    entries.push({ runner, id: await aRegistration(tx, { ...place, userId: runner.userId }) });
  }
  const people = await newPeople(tx, 5);
  const at = (clock: () => Date) => ({ ...world.services, now: clock });
  const line = async (clock = now) => {
    const rows = await tx.select().from(waitingRunners).orderBy(waitingRunners.number);
    const found: Record<string, number | "offer"> = {};
    for (const { userId } of rows) {
      const [wait] = await waitsOf(at(clock), { userId });
      const name = people.findIndex((person) => person.userId === userId);
      if (wait) found[name] = wait.position ?? "offer";
    }
    return found;
  };
  return {
    ...world,
    place,
    entries,
    people,
    at,
    /** Who waits at which position, by their place among the people. */
    line,
    join: (who: number, clock = now) =>
      joinWaitingList(at(clock), person(people, who), { ...place, origin }),
    enter: (who: number, clock = now) => sendForm(tx, person(people, who), place, { at: clock }),
    async leaveRace(entry = 0) {
      const { runner, id } = entries[entry] ?? { runner: { userId: "" }, id: "" };
      expect(await cancelRegistration(world.services, runner, id, { origin })).toEqual({
        problem: null,
      });
    },
    subjects: async () => (await world.sent()).map(({ subject }) => subject?.split(":")[0]),
  };
}

function person(people: Runner[], who: number): Runner {
  return people[who] ?? { userId: "" };
}

type Race = Awaited<ReturnType<typeof aFullRace>>;

const atFullRace = (work: (race: Race, tx: Database) => Promise<void>) => () =>
  rolledBack(db, async (tx) => {
    const race = await aFullRace(tx);
    await work(race, tx);
    expect(await faultsOf(tx, race.place.raceId)).toEqual([]);
  });

test(
  "runners wait for a full distance in the order in which they join, each once",
  atFullRace(async ({ join, line, subjects, services, people }) => {
    for (const who of [2, 0, 1, 0]) expect(await join(who)).toMatchObject({ problem: null });
    expect(await line()).toEqual({ 2: 1, 0: 2, 1: 3 });
    expect(await subjects()).toEqual(Array(3).fill("You are on the waiting list"));
    const [wait] = await waitsOf(services, person(people, 2));
    expect(await leaveWaitingList(services, person(people, 0), wait?.id ?? "")).toBeNull();
    expect(await leaveWaitingList(services, person(people, 2), wait?.id ?? "")).not.toBeNull();
    expect(await line()).toEqual({ 0: 1, 1: 2 });
  }),
);

test(
  "nobody joins a list that is closed, of a race that is closed, or for a place that is free or theirs",
  atFullRace(async ({ join, place, entries, services }, tx) => {
    const inside = entries[0]?.runner ?? { userId: "" };
    expect(await joinWaitingList(services, inside, { ...place, origin })).toMatchObject({
      problem: "registered",
    });
    const set = (columns: Partial<typeof races.$inferInsert>) =>
      tx.update(races).set(columns).where(eq(races.id, place.raceId));
    for (const [columns, problem] of [
      [{ raceStatus: "cancelled" }, "cancelled"],
      [{ raceStatus: "upcoming", registrationStatus: "closed" }, "closed"],
      [{ registrationStatus: "open", registrationDeadline: "2026-11-19" }, "deadline"],
      [{ registrationDeadline: null, raceTypeCategory: "external" }, "external"],
    ] as const) {
      await set(columns);
      expect(await join(0)).toMatchObject({ problem });
    }
    await set({ raceTypeCategory: "internal" });
    await tx.update(raceDistances).set({ capacity: 4 });
    expect(await join(0)).toMatchObject({ problem: "free" });
    await tx.update(raceDistances).set({ capacity: 3 });
    await tx.update(raceWaitingLists).set({ isOpen: false });
    expect(await join(0)).toMatchObject({ problem: "off" });
    await tx.delete(raceWaitingLists);
    expect(await join(0)).toMatchObject({ problem: "off" });
  }),
);

test(
  "a free place is only for the first in line, also before it is offered, and becomes an entry",
  atFullRace(async ({ join, line, leaveRace, enter, services, subjects, place, people }, tx) => {
    await join(0);
    await join(1);
    await leaveRace();
    for (const who of [2, 1, 0]) expect(await enter(who)).toMatchObject({ problem: "full" });
    expect(await offerPlaces(services)).toBe(1);
    expect(await offerPlaces(services)).toBe(0);
    expect(await line()).toEqual({ 0: "offer", 1: 1 });
    const [wait] = await waitsOf(services, person(people, 0));
    expect(wait?.offeredUntil).toEqual(hours(24)());
    for (const who of [2, 1]) expect(await enter(who)).toMatchObject({ problem: "full" });
    expect(await enter(0)).toMatchObject({ problem: null, orderId: null });
    expect(await line()).toEqual({ 1: 1 });
    expect(await enter(0)).toMatchObject({ problem: "registered" });
    const [distance] = await tx
      .select()
      .from(raceDistances)
      .where(eq(raceDistances.id, place.distanceId));
    expect(distance?.taken).toBe(3);
    expect(await subjects()).toContain("A place for you");
  }),
);

test(
  "an offer that lapses goes to the next in line, and its runner is told and may join at the end",
  atFullRace(async ({ join, line, leaveRace, enter, at, services, subjects }) => {
    for (const who of [0, 1, 2]) await join(who);
    await leaveRace();
    await offerPlaces(services);
    // The job has not come yet.
    expect(await line(hours(24))).toEqual({ 1: 1, 2: 2 });
    expect(await enter(0, hours(24))).toMatchObject({ problem: "full" });
    expect(await offerPlaces(at(hours(24)))).toBe(2);
    expect(await line(hours(24))).toEqual({ 1: "offer", 2: 1 });
    expect(await subjects()).toContain("Your offer has ended");
    expect(await join(0, hours(25))).toMatchObject({ problem: null });
    expect(await line(hours(25))).toEqual({ 1: "offer", 2: 1, 0: 2 });
  }),
);

test(
  "the place of a lapsed offer is for anybody when nobody waits, also before the job comes",
  atFullRace(async ({ join, leaveRace, enter, services, line }) => {
    await join(0);
    await leaveRace();
    await offerPlaces(services);
    expect(await enter(1, hours(23))).toMatchObject({ problem: "full" });
    expect(await enter(1, hours(24))).toMatchObject({ problem: null });
    expect(await line(hours(24))).toEqual({});
  }),
);

test(
  "an offer ends with the registration; in its last hour the line ends, and free places are anybody's",
  atFullRace(async ({ join, line, leaveRace, at, services, people, subjects, enter }, tx) => {
    // Registration closes when November 20 ends: 12 hours from now.
    await tx.update(races).set({ registrationDeadline: "2026-11-20" });
    await join(0);
    await join(1);
    await leaveRace(0);
    await offerPlaces(services);
    const [wait] = await waitsOf(services, person(people, 0));
    expect(wait?.offeredUntil).toEqual(hours(12)());
    await leaveRace(1);
    expect(await offerPlaces(at(hours(11.5)))).toBe(1);
    expect(await line(hours(11.5))).toEqual({ 0: "offer" });
    expect(await join(2, hours(11.5))).toMatchObject({ problem: "off" });
    expect(await enter(2, hours(11.5))).toMatchObject({ problem: null });
    expect(await offerPlaces(at(hours(12)))).toBe(1);
    expect(await tx.select().from(waitingRunners)).toEqual([]);
    expect((await subjects()).filter((each) => each === "The waiting list has ended")).toHaveLength(
      2,
    );
  }),
);

test(
  "a registration that the organizer closes takes its offers back, and the line stays as it was",
  atFullRace(async ({ join, line, leaveRace, services }, tx) => {
    for (const who of [0, 1]) await join(who);
    await leaveRace();
    await offerPlaces(services);
    await tx.update(races).set({ registrationStatus: "closed" });
    expect(await offerPlaces(services)).toBe(1);
    expect(await offerPlaces(services)).toBe(0);
    expect(await line()).toEqual({ 0: 1, 1: 2 });
    await tx.update(races).set({ registrationStatus: "open" });
    expect(await offerPlaces(services)).toBe(1);
    expect(await line()).toEqual({ 0: "offer", 1: 1 });
    await tx.update(races).set({ raceStatus: "cancelled" });
    expect(await offerPlaces(services)).toBe(2);
    expect(await line()).toEqual({});
  }),
);

test(
  "more places are offered to as many as wait, and a place without a limit to all of them",
  atFullRace(async ({ join, line, services }, tx) => {
    for (const who of [0, 1, 2, 3]) await join(who);
    await tx.update(raceDistances).set({ capacity: 5 });
    await offerPlaces(services);
    expect(await line()).toEqual({ 0: "offer", 1: "offer", 2: 1, 3: 2 });
    await tx.update(raceDistances).set({ capacity: null });
    await offerPlaces(services);
    expect(Object.values(await line())).toEqual(Array(4).fill("offer"));
  }),
);

test("a taken offer leads to an order at the price of now, and a payment that comes too late takes nobody's place", () =>
  rolledBack(db, async (tx) => {
    const world = await anEntryWorld(tx);
    const { raceId, distanceId } = world.place;
    const place = { raceId, distanceId: distanceId ?? "" };
    await aSale(tx, place);
    await tx.update(raceDistances).set({ capacity: 1 });
    await tx.insert(raceWaitingLists).values({ raceId, isOpen: true, offerHours: 100 });
    const [late, first, second] = await newPeople(tx, 3);
    if (!late || !first || !second) throw new Error("There are no people.");
    const { orderId } = await anOrder(tx, late, place);
    for (const runner of [first, second]) {
      expect(await joinWaitingList(world.services, runner, { ...place, origin })).toMatchObject({
        problem: null,
      });
    }
    const needs = world.services;
    await chooseMethod(needs, late, { orderId, method: "yape" });
    const after = { ...needs, now: hours(49) };
    expect(await sweepOrders(after)).toBe(1);
    const proof = aProof("late");
    expect(await sendProof(after, late, { orderId, reference: "1", proof })).toEqual({
      problem: null,
    });
    const [payment] = await tx.select().from(payments).where(eq(payments.orderId, orderId));
    const paymentId = payment?.id ?? "";
    expect(await receivePayment(after, { paymentId, receivedMinor: 8000, by: null })).toBe(
      "surplus",
    );
    expect(await offerPlaces(after)).toBe(1);
    expect(await sendForm(tx, second, place, { at: hours(49) })).toMatchObject({
      problem: "full",
    });
    const made = await sendForm(tx, first, place, { at: hours(49) });
    expect(made).toMatchObject({ problem: null, orderId: expect.any(String) });
    expect(await faultsOf(tx, raceId)).toEqual([]);
    // The order holds the place now; when it ends, the next in line has the offer.
    const held = made.problem === null ? (made.orderId ?? "") : "";
    expect(await cancelOrder(after, first, held)).toEqual({ problem: null });
    expect(await offerPlaces(after)).toBe(1);
    expect(await waitsOf(after, second)).toMatchObject([{ position: null }]);
    expect(await tx.$count(entryOrders, eq(entryOrders.raceId, raceId))).toBe(2);
    expect(await faultsOf(tx, raceId)).toEqual([]);
  }));

test(
  "an organizer offers the next place to one runner and removes another, which is written down",
  atFullRace(async ({ join, line, leaveRace, services, place, subjects }, tx) => {
    const admin = await anAdmin(tx);
    const ids: string[] = [];
    for (const who of [0, 1, 2]) ids.push((await join(who)).id ?? "");
    const listed = (who: number) => ({ raceId: place.raceId, waitId: ids[who] ?? "" });
    expect(await moveUp(services, admin, listed(1))).toEqual({ problem: null });
    expect(await line()).toEqual({ 1: 1, 0: 2, 2: 3 });
    const later = { ...services, now: hours(1) };
    expect(await moveUp(later, admin, listed(2))).toEqual({ problem: null });
    expect(await line()).toEqual({ 2: 1, 1: 2, 0: 3 });
    await leaveRace();
    await offerPlaces(services);
    expect(await line()).toEqual({ 2: "offer", 1: 1, 0: 2 });
    expect(await moveUp(services, admin, listed(2))).toEqual({ problem: "offered" });
    expect(await removeWaiting(services, admin, listed(2))).toEqual({ problem: null });
    expect(await removeWaiting(services, admin, listed(2))).toEqual({ problem: "gone" });
    await offerPlaces(services);
    expect(await line()).toEqual({ 1: "offer", 0: 1 });
    const [stranger] = await newPeople(tx, 1);
    const nobody = { userId: stranger?.userId ?? "", isAdmin: false };
    expect(await moveUp(services, nobody, listed(0))).toEqual({ problem: "gone" });
    expect(await removeWaiting(services, nobody, listed(0))).toEqual({ problem: "gone" });
    const rules = { isOpen: false, offerHours: 48 };
    expect(await changeWaitingRules(services, nobody, place.raceId, rules)).toEqual({
      problem: "no-race",
    });
    expect(await changeWaitingRules(services, admin, place.raceId, rules)).toEqual({
      problem: null,
    });
    expect(await subjects()).toContain("You are off the waiting list");
    const audit = await tx.select().from(auditEntries).orderBy(auditEntries.id);
    expect(audit.map(({ action, subjectType }) => [action, subjectType]).sort()).toEqual([
      ["changed", "waiting list"],
      ["moved up", "waiting runner"],
      ["moved up", "waiting runner"],
      ["removed", "waiting runner"],
    ]);
  }),
);

test(
  "an organizer cannot give a cancelled entry its place back while others wait for it",
  atFullRace(async ({ join, leaveRace, services, entries }, tx) => {
    const admin = await anAdmin(tx);
    await join(0);
    await leaveRace();
    const back = { registration: [entries[0]?.id ?? ""], status: "confirmed" } as const;
    const change = () => changeStatuses({ ...services, log }, admin, back, { origin });
    expect(await change()).toMatchObject({
      changed: 0,
      refused: [{ refusal: { problem: "full" } }],
    });
    await tx.delete(waitingRunners);
    expect(await change()).toMatchObject({ changed: 1 });
  }),
);

test(
  "a deleted account leaves its waiting lists, and its offer is free for the next in line",
  atFullRace(async ({ join, line, leaveRace, services, people }, tx) => {
    await join(0);
    await join(1);
    await leaveRace();
    await offerPlaces(services);
    await leaveRaces(tx, person(people, 0).userId, now());
    await offerPlaces(services);
    expect(await line()).toEqual({ 1: "offer" });
    expect(await tx.$count(raceRegistrations)).toBe(3);
  }),
);

/** Keeps two of the places of the race that entries have left, for those who have the code. */
async function keepTwo({ place, services }: Race, tx: Database, capacity: number, more = {}) {
  await tx.update(raceDistances).set({ capacity }).where(eq(raceDistances.id, place.distanceId));
  const code = {
    voucher: "CLUB",
    kind: "none" as const,
    value: null,
    max_uses: 2,
    max_per_person: 1,
    distance: place.distanceId,
    last_day: null,
    email_domain: null,
    keeps_places: true,
    ...more,
  };
  return addVoucher(services, await anAdmin(tx), place.raceId, code);
}

test(
  "kept places are for those who have the code, are offered to nobody, and go back to the code",
  atFullRace(async (race, tx) => {
    const { place, people, services, join, line, enter, leaveRace } = race;
    expect(await keepTwo(race, tx, 4)).toEqual({ problem: "no-places" });
    expect(await keepTwo(race, tx, 5)).toEqual({ problem: null });
    const enterWith = (who: number, code: string) =>
      sendForm(tx, person(people, who), place, { code });
    expect(await enter(0)).toMatchObject({ problem: "full" });
    expect(await join(0)).toMatchObject({ problem: null });
    await offerPlaces(services);
    expect(await line()).toEqual({ 0: 1 });
    expect(await enterWith(1, "OTHER")).toMatchObject({ problem: "code-refused" });
    const first = await enterWith(1, "club");
    expect(first).toMatchObject({ problem: null });
    expect(await enterWith(2, "CLUB")).toMatchObject({ problem: null });
    expect(await enterWith(3, "CLUB")).toMatchObject({ problem: "code-refused" });
    // The place of an entry with the code is kept again, and another one is offered.
    await cancelRegistration(services, person(people, 1), first.registrationId ?? "", { origin });
    await leaveRace();
    await offerPlaces(services);
    expect(await line()).toEqual({ 0: "offer" });
    expect(await enterWith(3, "CLUB")).toMatchObject({ problem: null });
  }),
);

test(
  "places are free for all when their code is stopped or its last day is over",
  atFullRace(async (race, tx) => {
    const { place, at, enter, line, join, services } = race;
    expect(await keepTwo(race, tx, 5, { last_day: "2026-11-21" })).toEqual({ problem: null });
    const [code] = await tx.select().from(vouchers).where(eq(vouchers.raceId, place.raceId));
    const turn = async (isActive: boolean, clock = now) =>
      changeVoucher(at(clock), await anAdmin(tx), {
        raceId: place.raceId,
        voucherId: code?.id ?? "",
        isActive,
      });
    expect(await turn(false)).toEqual({ problem: null });
    expect(await enter(0)).toMatchObject({ problem: null });
    expect(await turn(true)).toEqual({ problem: "no-places" });
    await tx.update(raceDistances).set({ capacity: 6 });
    expect(await turn(true)).toEqual({ problem: null });
    expect(await join(1)).toMatchObject({ problem: null });
    expect(await releaseKeptPlaces(services)).toBe(0);
    expect(await releaseKeptPlaces(at(hours(72)))).toBe(1);
    const [logged] = await tx.select().from(auditEntries).where(isNull(auditEntries.adminId));
    expect(logged).toMatchObject({
      action: "automatically stopped",
      subjectId: code?.id,
      after: { is_active: false, released_places: 2 },
    });
    await offerPlaces(at(hours(72)));
    expect(await line(hours(72))).toEqual({ 1: "offer" });
    expect(await turn(true, hours(72))).toEqual({ problem: "day-over" });
  }),
);
