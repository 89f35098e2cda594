import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { demoAccounts } from "#db/demo/people/people.ts";
import { seedDemoData } from "#db/demo/seed.ts";
import { stripeCustomers } from "#db/schema.ts";
import { offers } from "#features/membership/plans/plans.ts";
import { membershipOf, rightsOf } from "#features/membership/queries.server.ts";
import { syncCustomer } from "#features/membership/stripe/sync.server.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { expectEqual, paymentsAt } from "../../../tests/support/membership.ts";
import { demoMembers, enrolDemoMembers } from "./demo-members.ts";

const { db } = await openTestDatabase();

/** Days in months of different lengths. */
const days = ["2027-03-02T00:00:00Z", "2028-01-31T23:00:00Z"];

for (const day of days) {
  test(`on ${day} the demo's members are what the provider says of them, in every state`, () =>
    rolledBack(db, async (tx) => {
      const now = () => new Date(day);
      await seedDemoData({ db: tx, now });
      expect(await enrolDemoMembers({ db: tx, now, offers })).toBe(demoMembers.length);
      const services = paymentsAt(tx, now);
      const customers = await tx.select({ id: stripeCustomers.customerId }).from(stripeCustomers);
      expect(customers).toHaveLength(demoMembers.length);
      for (const { id } of customers) {
        await expectEqual(services, id);
        await syncCustomer(services, id);
        await expectEqual(services, id);
      }
      const states = await tx.execute(sql`
        select subscription_status as status, cancel_at_period_end as ends, count(*)::int as count
        from stripe_subscriptions group by 1, 2 order by 1, 2`);
      expect([...states]).toEqual([
        { status: "active", ends: false, count: 7 },
        { status: "active", ends: true, count: 1 },
        { status: "canceled", ends: true, count: 1 },
        { status: "past_due", ends: false, count: 1 },
      ]);
    }));
}

test("the demo's member has every right, months of invoices and no pending events", () =>
  rolledBack(db, async (tx) => {
    const now = () => new Date("2026-11-20T12:00:00Z");
    await seedDemoData({ db: tx, now });
    await enrolDemoMembers({ db: tx, now, offers });
    const elite = { userId: demoAccounts.elite.id };
    expect(await membershipOf({ db: tx }, elite)).toMatchObject({
      status: "active",
      tier: "elite",
      interval: "month",
      endsWithPeriod: false,
      cardBrand: "visa",
      cardLast4: "4242",
    });
    expect((await rightsOf({ db: tx, now }, elite)).tier).toBe("elite");
    expect(await membershipOf({ db: tx }, { userId: demoAccounts.runner.id })).toBeNull();
    const [found] = await tx.execute(sql`
      select count(*)::int as invoices, count(distinct number)::int as numbers,
        min(amount_paid) as least, bool_and(status = 'paid') as paid,
        (select count(*)::int from sandbox_payment_events) as waiting
      from invoices i join stripe_customers c using (customer_id)
      where c.user_id = ${elite.userId}::uuid`);
    expect(found).toEqual({ invoices: 6, numbers: 6, least: 3999, paid: true, waiting: 0 });
    // Plans that the sandbox already has are found, not created again.
    expect(await paymentsAt(tx, now).payments.putOnSale(offers)).toEqual([]);
  }));
