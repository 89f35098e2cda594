import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { stripeCustomers, users, webhookEvents } from "#db/schema.ts";
import { PaymentProblem } from "#services/payments/problem.ts";
import { signatureOf } from "#services/payments/sandbox/events.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { memberWorld } from "../../../../tests/support/membership.ts";
import { limitsThat } from "../../../../tests/support/outbox.ts";
import { refreshMembership } from "../checkout/checkout.server.ts";
import { reconcileMemberships } from "./jobs.server.ts";
import { receiveEvent } from "./sync.server.ts";

const { db } = await openTestDatabase();
const secret = "whsec_of the tests";

/** A member who subscribed, was charged again and cancelled in the portal, with all events. */
async function aLife(tx: typeof db) {
  const member = await memberWorld(tx);
  await member.pay("sprinter_monthly");
  await member.pass(31);
  await member.sandbox.takeStep(await member.portal(), "cancel");
  const events = await member.intercept();
  expect(events.length).toBeGreaterThan(6);
  return { member, events };
}

test("events in any order, even repeated, leave the tables equal to the provider's", () =>
  rolledBack(db, async (tx) => {
    const { member, events } = await aLife(tx);
    const shuffled = [...events.toReversed(), ...events, ...events.toSorted()];
    for (const event of shuffled) {
      expect(await receiveEvent(member.services, ...event)).toBe(200);
      await member.expectEqual();
    }
    expect(await member.membership()).toMatchObject({ status: "active", endsWithPeriod: true });
    expect(await tx.$count(webhookEvents)).toBe(events.length);
  }));

test("a repeated event changes nothing, even after later changes", () =>
  rolledBack(db, async (tx) => {
    const { member, events } = await aLife(tx);
    for (const event of events) await receiveEvent(member.services, ...event);
    const version = await member.version();
    for (const event of events) {
      expect(await receiveEvent(member.services, ...event)).toBe(200);
    }
    expect(await member.version()).toBe(version);
  }));

test("a forged, altered, outdated, future or empty event is refused and changes nothing", () =>
  rolledBack(db, async (tx) => {
    const { member, events } = await aLife(tx);
    const [[payload, signature] = ["", ""]] = events;
    const { now } = member.services;
    const empty = JSON.stringify({ id: "evt_1", object: "event", type: "invoice.paid" });
    const signed = (at: Date, key = secret) => signatureOf(payload, key, at);
    const minutesAgo = (minutes: number) => new Date(now().getTime() - minutes * 60_000);
    for (const [body, sign] of [
      [`${payload} `, signature],
      [payload, signed(now(), "whsec_other")],
      [payload, signed(minutesAgo(6))],
      [payload, signed(minutesAgo(-6))],
      [empty, signatureOf(empty, secret, now())],
      [payload, ""],
      [payload, "t=1,v1=0"],
      ["{}", signature],
    ] as const) {
      expect(await receiveEvent(member.services, body, sign), sign).toBe(400);
    }
    expect(await tx.$count(webhookEvents)).toBe(0);
    expect(await member.membership()).toBeNull();
    expect(await receiveEvent(member.services, payload, signed(minutesAgo(4)))).toBe(200);
  }));

test("the nightly run makes up for lost events", () =>
  rolledBack(db, async (tx) => {
    const { member } = await aLife(tx);
    expect(await member.membership()).toBeNull();
    const other = await memberWorld(tx);
    await other.subscribe("pacer_monthly");
    await other.pass(31);
    await tx.update(stripeCustomers).set({ checkoutBegan: null });
    await tx
      .update(stripeCustomers)
      .set({ checkoutBegan: member.services.now() })
      .where(eq(stripeCustomers.userId, member.viewer.userId));
    expect(await reconcileMemberships(member.services)).toEqual({ read: 2, failed: 0 });
    await member.expectEqual();
    await other.expectEqual();
    expect(await member.membership()).toMatchObject({ status: "active", endsWithPeriod: true });
  }));

test("the membership exists right after paying, and not without paying", () =>
  rolledBack(db, async (tx) => {
    const member = await memberWorld(tx);
    const services = { ...member.services, limits: limitsThat(true) };
    await refreshMembership(services, member.viewer);
    const id = await member.begin("elite_monthly");
    await refreshMembership(services, member.viewer);
    expect(await member.membership()).toBeNull();
    await member.sandbox.pay(id, { card: "4242424242424242", isConfirmed: false });
    await refreshMembership(services, member.viewer);
    expect(await member.tier()).toBe("elite");
  }));

test("an event about a deleted person is accepted, and changes nothing", () =>
  rolledBack(db, async (tx) => {
    const { member, events } = await aLife(tx);
    await tx.delete(users).where(eq(users.id, member.viewer.userId));
    for (const event of events) expect(await receiveEvent(member.services, ...event)).toBe(200);
  }));

test("while the provider is down an event is rejected and delivered again later", () =>
  rolledBack(db, async (tx) => {
    const { member, events } = await aLife(tx);
    const [event = ["", ""]] = events;
    const { payments } = member.services;
    const down = {
      ...payments,
      subscriptionsOf: () => Promise.reject(new PaymentProblem("unavailable")),
    };
    expect(await receiveEvent({ ...member.services, payments: down }, ...event)).toBe(503);
    expect(await member.membership()).toBeNull();
    expect(await receiveEvent(member.services, ...event)).toBe(200);
    await member.expectEqual();
  }));
