import { expect, test } from "vitest";
import { users } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { whileUnreadable } from "../../../../tests/support/machine/failing-tables.ts";
import { memberWorld } from "../../../../tests/support/membership.ts";
import type { Membership } from "../membership.ts";
import { askProvider } from "./billing.server.ts";

const { db } = await openTestDatabase();

test("DASH-10 the provider lists its invoices and the next charge less credits", () =>
  rolledBack(db, async (tx) => {
    const member = await memberWorld(tx);
    await member.subscribe("elite_monthly");
    const ask = async () =>
      askProvider(member.services, member.viewer, (await member.membership()) as Membership);
    expect(await ask()).toMatchObject({
      invoices: [{ amount_paid: 3999, status: "paid" }],
      refusal: null,
      next: { amount: 3999, currency: "usd" },
    });
    await member.pass(15);
    await member.change("sprinter_monthly");
    expect((await ask()).next).toEqual({ amount: 1999, currency: "usd" });
  }));

test("an ending or unpaid membership has no next charge", () =>
  rolledBack(db, async (tx) => {
    const member = await memberWorld(tx);
    await member.subscribe("pacer_monthly");
    const known = (await member.membership()) as Membership;
    for (const changed of [{ endsWithPeriod: true }, { status: "past_due" }]) {
      const answer = await askProvider(member.services, member.viewer, { ...known, ...changed });
      expect(answer).toMatchObject({ refusal: null, next: null });
    }
  }));

test("SUB-10 ERR-28 a table that cannot be read takes no page with it", async () => {
  const member = await memberWorld(db);
  await member.subscribe("pacer_monthly");
  const known = (await member.membership()) as Membership;
  const refusal = { problem: "billing-unavailable" };
  await whileUnreadable(db, "stripe_customers", async () => {
    expect(await askProvider(member.services, member.viewer, known)).toMatchObject({
      invoices: [],
      refusal,
    });
  });
  const payments = { ...member.services.payments, invoicesOf: () => Promise.reject(new Error()) };
  await whileUnreadable(db, "invoices", async () => {
    const services = { ...member.services, payments };
    expect(await askProvider(services, member.viewer, known)).toMatchObject({
      invoices: [],
      refusal,
    });
  });
  await db.delete(users);
});

test("SUB-10 ERR-28 when the provider fails or does not answer, the stored invoices are shown", () =>
  rolledBack(db, async (tx) => {
    const member = await memberWorld(tx);
    await member.subscribe("pacer_monthly");
    const known = (await member.membership()) as Membership;
    const { payments } = member.services;
    const broken = { invoicesOf: () => Promise.reject(new TypeError("a mistake of ours")) };
    const silent = { invoicesOf: () => new Promise<never>(() => {}) };
    for (const failing of [broken, silent]) {
      const services = { ...member.services, payments: { ...payments, ...failing } };
      expect(await askProvider(services, member.viewer, known, 50)).toMatchObject({
        invoices: [{ amount_paid: 999 }],
        refusal: { problem: "billing-unavailable" },
        next: null,
      });
    }
  }));
