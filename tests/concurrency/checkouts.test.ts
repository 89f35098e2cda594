/** @module-tag both-databases */
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { stripeCustomers, stripeSubscriptions } from "#db/schema.ts";
import { startCheckout } from "#features/membership/checkout/checkout.server.ts";
import { priceIdOf, tiers } from "#features/membership/plans/plans.ts";
import { syncCustomer } from "#features/membership/stripe/sync.server.ts";
import { cards } from "../support/cards.ts";
import { openTestDatabase, serverUrl } from "../support/database.ts";
import { memberWorld } from "../support/membership.ts";

// The embedded database has one connection and no real concurrency: the same numbers hold.
const { db } = await openTestDatabase();

const idIn = (begun: object) => ("url" in begun ? String(begun.url).split("/").at(-1) : undefined);

test("GAP-88 subscribing in two tabs gives one checkout and one subscription", async () => {
  const member = await memberWorld(db);
  const press = () => startCheckout(member.services, member.viewer, member.wish("elite_monthly"));
  const begun = await Promise.all([press(), press(), press(), press()]);
  const ids = new Set(begun.map(idIn));
  expect(ids.size).toBe(1);
  const [id = ""] = ids;
  const pay = () => member.sandbox.pay(id ?? "", { card: cards.pays, isConfirmed: false });
  const paid = await Promise.all([pay(), pay()]);
  expect(paid.filter((answer) => answer === "paid")).toHaveLength(1);
  await member.deliver();
  await member.expectEqual();
  expect(await member.paid()).toEqual([3999]);
  expect(await press()).toEqual({ problem: "already-subscribed" });
});

test("GAP-88 25 concurrent presses lead to the same checkout", async () => {
  const member = await memberWorld(db);
  const press = () => startCheckout(member.services, member.viewer, member.wish("elite_monthly"));
  const begun = await Promise.all(Array.from({ length: 25 }, press));
  expect(new Set(begun.map(idIn)).size).toBe(1);
  expect(idIn(begun[0] ?? {})).toMatch(/^cs_test_/);
});

test("two concurrent presses make one payment and one change", async () => {
  const member = await memberWorld(db);
  await member.subscribe("pacer_monthly", cards.asksAlways);
  const { token } = await member.preview("elite_monthly");
  const press = () => member.change("elite_monthly", token);
  const begun = await Promise.all([press(), press()]);
  const [first] = begun;
  expect(begun).toEqual([{ confirmUrl: expect.any(String) }, first]);
  const all = await member.services.payments.invoicesOf(await member.customer());
  expect(all.filter(({ amountDue }) => amountDue > 0)).toHaveLength(1);
  const { confirmUrl } = { confirmUrl: "", ...first };
  await member.sandbox.answerIntent(confirmUrl.split("/").at(-1) ?? "", true);
  await member.deliver();
  expect(await member.paid()).toEqual([3000, 999]);
});

test("a reading that finds two newer ones stops", async () => {
  const member = await memberWorld(db);
  await member.subscribe("pacer_monthly");
  const { services } = member;
  const customer = await member.customer();
  let reads = 0;
  // After each reading another process has already written.
  const slow = {
    ...services.payments,
    async subscriptionsOf(id: string) {
      const answer = await services.payments.subscriptionsOf(id);
      reads += 1;
      await syncCustomer(services, customer);
      return answer;
    },
  };
  expect(await syncCustomer({ ...services, payments: slow }, customer)).toBe(true);
  expect(reads).toBe(2);
});

test("GAP-88 two tabs with two plans leave one payable checkout", async () => {
  for (let round = 0; round < (serverUrl ? 5 : 1); round += 1) {
    const member = await memberWorld(db);
    const press = (tier: (typeof tiers)[number]) =>
      startCheckout(member.services, member.viewer, member.wish(priceIdOf(tier, "month")));
    await Promise.all(tiers.map(press));
    const open = await member.services.payments.openCheckoutsOf(await member.customer());
    expect(open.length).toBeLessThanOrEqual(1);
    const { url } = { url: "", ...(await press("pacer")) };
    await member.sandbox.pay(url.split("/").at(-1) ?? "", { card: cards.pays, isConfirmed: false });
    await member.deliver();
    await member.expectEqual();
    expect(await member.paid()).toEqual([999]);
  }
});

test("CALL-17 of two paid subscriptions the first one stays", async () => {
  const member = await memberWorld(db);
  await member.subscribe("sprinter_monthly");
  const [first] = await member.services.payments.subscriptionsOf(await member.customer());
  await member.pass(1);
  // Simulates a second checkout, paid at the same moment.
  const about = {
    customerId: await member.customer(),
    userId: member.viewer.userId,
    priceKey: "elite_monthly",
    successUrl: "https://a.test/",
    cancelUrl: "https://a.test/",
  };
  const second = await member.services.payments.startCheckout(about, "a second one");
  await member.sandbox.pay(second.id, { card: cards.pays, isConfirmed: false });
  await member.deliver();
  await member.expectEqual();
  expect(await member.membership()).toMatchObject({ status: "active", tier: "sprinter" });
  const all = await member.services.payments.subscriptionsOf(await member.customer());
  expect(all.map(({ id, status }) => [id === first?.id, status])).toEqual([
    [false, "canceled"],
    [true, "active"],
  ]);
  // The payment of the second one reduces the next invoice.
  await member.pass(31);
  expect((await member.paid())[0]).toBe(0);
});

test("a paid subscription takes precedence over an older unpaid one", async () => {
  const member = await memberWorld(db);
  await member.subscribe("sprinter_monthly");
  const customerId = await member.customer();
  await db.execute(sql`
    update sandbox_payment_objects set body = body || '{"status": "unpaid"}'
    where customer_id = ${customerId} and kind = 'subscription'`);
  await member.pass(1);
  const about = { ...member.wish("elite_monthly"), customerId, userId: member.viewer.userId };
  const second = await member.services.payments.startCheckout(
    { ...about, priceKey: about.priceId },
    `beside ${customerId}`,
  );
  await member.sandbox.pay(second.id, { card: cards.pays, isConfirmed: false });
  await member.deliver();
  expect(await member.membership()).toMatchObject({ status: "active", tier: "elite" });
  await member.expectEqual();
});

test("an older reading does not overwrite a newer one", async () => {
  const member = await memberWorld(db);
  await member.subscribe("pacer_monthly");
  const { services } = member;
  const customer = await member.customer();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let hasRead = () => {};
  const read = new Promise<void>((resolve) => (hasRead = resolve));
  let reads = 0;
  const slow = {
    ...services.payments,
    async subscriptionsOf(id: string) {
      const answer = await services.payments.subscriptionsOf(id);
      reads += 1;
      if (reads > 1) return answer;
      hasRead();
      await held;
      return answer;
    },
  };
  const late = syncCustomer({ ...services, payments: slow }, customer);
  await read;
  await member.sandbox.takeStep(await member.portal(), "cancel");
  await syncCustomer(services, customer);
  letGo();
  expect(await late).toBe(true);
  expect(reads).toBe(2);
  expect((await member.membership())?.endsWithPeriod).toBe(true);
  await member.expectEqual();
});

test("many concurrent events about a customer end with the provider's state", async () => {
  const member = await memberWorld(db);
  await member.subscribe("pacer_monthly");
  const customer = await member.customer();
  const syncs = Array.from({ length: 4 }, () => syncCustomer(member.services, customer));
  expect(await Promise.all(syncs)).toEqual([true, true, true, true]);
  await member.expectEqual();
  const rows = await db
    .select({ id: stripeSubscriptions.id })
    .from(stripeSubscriptions)
    .innerJoin(stripeCustomers, eq(stripeCustomers.customerId, stripeSubscriptions.customerId))
    .where(eq(stripeCustomers.userId, member.viewer.userId));
  expect(rows).toHaveLength(1);
});
