import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { invoices, stripeCustomers, stripeSubscriptions } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { now } from "../../../tests/support/races/races.ts";
import { sheetOf } from "./queries.server.ts";

const { db } = await openTestDatabase();

// Today is 2026-11-20: seven days are the 14th to the 20th, and the 7th to the 13th before them.
const first = new Date("2026-11-14T00:00:00Z");
const last = new Date("2026-11-20T23:59:59.999Z");
const lastBefore = new Date("2026-11-13T23:59:59.999Z");
const tooEarly = new Date("2026-11-06T23:59:59.999Z");
const tomorrow = new Date("2026-11-21T00:00:00Z");

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

async function aSubscription(
  tx: Database,
  columns: Partial<typeof stripeSubscriptions.$inferInsert>,
) {
  const userId = await aPerson(tx);
  const customerId = `cus_${userId}`;
  await tx.insert(stripeCustomers).values({ userId, customerId });
  await tx.insert(stripeSubscriptions).values({
    customerId,
    subscriptionId: `sub_${userId}`,
    subscriptionStatus: "active",
    tier: "pacer",
    interval: "month",
    currentPeriodEnd: seconds(tomorrow),
    createdAt: tooEarly,
    ...columns,
  });
  return customerId;
}

test("revenue shows what memberships bring in and what was paid", () =>
  rolledBack(db, async (tx) => {
    const customerId = await aSubscription(tx, {});
    await aSubscription(tx, { tier: "elite", interval: "year", cancelAtPeriodEnd: true });
    await aSubscription(tx, {
      subscriptionStatus: "past_due",
      tier: "sprinter",
      createdAt: last,
    });
    await aSubscription(tx, { subscriptionStatus: "incomplete", createdAt: last });
    await aSubscription(tx, {
      subscriptionStatus: "canceled",
      currentPeriodEnd: seconds(first),
      updatedAt: last,
    });
    await aSubscription(tx, {
      subscriptionStatus: "canceled",
      currentPeriodEnd: seconds(tooEarly),
      updatedAt: last,
    });
    const bill = { customerId, currency: "usd", status: "paid" };
    await tx.insert(invoices).values([
      { ...bill, id: "in_1", created: seconds(first), amountPaid: 999 },
      { ...bill, id: "in_2", created: seconds(last), amountPaid: 1999 },
      { ...bill, id: "in_3", created: seconds(last), amountPaid: 0 },
      { ...bill, id: "in_4", created: seconds(last), amountPaid: 500, status: "open" },
      { ...bill, id: "in_5", created: seconds(lastBefore), amountPaid: 100 },
      { ...bill, id: "in_6", created: seconds(tomorrow), amountPaid: 7000 },
    ]);
    const sheet = await sheetOf({ db: tx, now }, "revenue", "7d");
    const { mrr, ...figures } = Object.fromEntries(
      sheet.figures.map(({ id, value, before }) => [
        id,
        before === undefined ? value : [value, before],
      ]),
    );
    expect(mrr).toBeCloseTo(999 + 1999 + 38390 / 12, 5);
    expect(figures).toEqual({
      memberships: 3,
      ending: 1,
      invoices: [2, 1],
      paid: [2998, 100],
      begun: [1, 0],
      ended: [1, 0],
      // Three memberships were active on the 14th and one ended; of three on the 7th none did.
      churn: [1 / 3, 0],
    });
    const paid = sheet.charts[0]?.bars.map(({ value }) => value);
    expect(paid).toEqual([999, 0, 0, 0, 0, 0, 1999]);
    const plans = sheet.rankings[0]?.rows ?? [];
    expect(plans).toHaveLength(6);
    expect(plans.filter(({ value }) => value === 1).map(({ name }) => name)).toEqual([
      "Elite, yearly",
      "Pacer, monthly",
      "Sprinter, monthly",
    ]);
  }));
