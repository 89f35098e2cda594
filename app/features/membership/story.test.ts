import { expect, test } from "vitest";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { cards, memberWorld } from "../../../tests/support/membership.ts";
import {
  cancelMembership,
  changePlan,
  previewPlanChange,
  resumeMembership,
} from "./commands.server.ts";

const { db } = await openTestDatabase();

/** A story of one member, from the first of November on; afterwards our tables are the provider's. */
function story(title: string, tell: (member: Member) => Promise<void>) {
  test(title, () =>
    rolledBack(db, async (tx) => {
      const member = await memberWorld(tx);
      await tell(member);
      await member.deliver();
      await member.expectEqual();
    }),
  );
}
type Member = Awaited<ReturnType<typeof memberWorld>>;

story("CHK-04 SUB-01 somebody subscribes and is charged again each month", async (member) => {
  expect(await member.membership()).toBeNull();
  await member.subscribe("pacer_monthly");
  expect(await member.membership()).toEqual({
    status: "active",
    tier: "pacer",
    interval: "month",
    priceId: expect.stringMatching(/^price_/),
    periodEnd: Date.parse("2026-12-01T00:00:00Z") / 1000,
    endsWithPeriod: false,
    cardBrand: "visa",
    cardLast4: "4242",
  });
  await member.pass(62);
  await member.deliver();
  expect(await member.paid()).toEqual([999, 999, 999]);
  expect((await member.membership())?.periodEnd).toBe(Date.parse("2027-02-01T00:00:00Z") / 1000);
});

story("MEM-07 a year is paid at once, and again after a year", async (member) => {
  await member.subscribe("elite_yearly");
  expect(await member.paid()).toEqual([38390]);
  await member.pass(364);
  expect(await member.paid()).toEqual([38390]);
  await member.pass(2);
  await member.deliver();
  expect(await member.paid()).toEqual([38390, 38390]);
  expect(await member.membership()).toMatchObject({ tier: "elite", interval: "year" });
});

story(
  "a card that is declined on the renewal is past due, and a new card mends it",
  async (member) => {
    await member.subscribe("sprinter_monthly", cards.failsLater);
    await member.pass(31);
    await member.deliver();
    expect(await member.membership()).toMatchObject({ status: "past_due", cardLast4: "0341" });
    expect(await member.tier()).toBe("sprinter");
    await member.pass(3);
    const portal = await member.portal();
    const refused = await member.sandbox.takeStep(portal, "card", cards.isDeclined);
    expect(refused.refusal).toBeNull();
    await member.deliver();
    expect((await member.membership())?.status).toBe("past_due");
    await member.sandbox.takeStep(portal, "card", cards.pays);
    await member.deliver();
    expect(await member.membership()).toMatchObject({ status: "active", cardLast4: "4242" });
    expect(await member.paid()).toEqual([1999, 1999]);
  },
);

story(
  "a charge that fails four times ends the membership, and with it the rights",
  async (member) => {
    await member.subscribe("sprinter_monthly", cards.failsLater);
    for (const [days, status] of [
      [31, "past_due"],
      [3, "past_due"],
      [5, "past_due"],
      [7, "canceled"],
    ] as const) {
      await member.pass(days);
      await member.deliver();
      expect((await member.membership())?.status).toBe(status);
    }
    expect(await member.tier()).toBeNull();
    await member.subscribe("pacer_monthly");
    expect(await member.membership()).toMatchObject({ status: "active", tier: "pacer" });
  },
);

story(
  "SUB-04 SUB-05 an upgrade on day 10 costs to the cent what the preview said",
  async (member) => {
    await member.subscribe("pacer_monthly");
    await member.pass(10);
    const preview = await previewPlanChange(member.services, member.viewer, "sprinter_monthly");
    if ("problem" in preview) throw new Error(preview.problem);
    // 20 of 30 days are left: 1333 for Sprinter less 666 for Pacer.
    expect(preview).toMatchObject({
      plan: "Sprinter",
      amountDue: 667,
      total: 667,
      currency: "usd",
    });
    await member.pass(0.01);
    const wish = { priceId: "sprinter_monthly", token: preview.token };
    expect(await changePlan(member.services, member.viewer, wish)).toEqual({ plan: "Sprinter" });
    expect(await member.paid()).toEqual([667, 999]);
    expect(await member.membership()).toMatchObject({ status: "active", tier: "sprinter" });
    await member.pass(21);
    expect(await member.paid()).toEqual([1999, 667, 999]);
  },
);

story(
  "GAP-30 a downgrade keeps the higher rights until the period ends, and is credited",
  async (member) => {
    await member.subscribe("elite_monthly");
    await member.pass(15);
    const preview = await previewPlanChange(member.services, member.viewer, "pacer_monthly");
    expect(preview).toMatchObject({ amountDue: 0, total: -1500, keeps: "elite" });
    const wish = { priceId: "pacer_monthly", token: null };
    expect(await changePlan(member.services, member.viewer, wish)).toEqual({ plan: "Pacer" });
    expect((await member.membership())?.tier).toBe("pacer");
    expect(await member.tier()).toBe("elite");
    await member.pass(16);
    await member.deliver();
    expect(await member.tier()).toBe("pacer");
    // 999 for December less 1500, of which the rest is left for January.
    expect(await member.paid()).toEqual([0, 3999]);
    await member.pass(31);
    expect(await member.paid()).toEqual([498, 0, 3999]);
  },
);

story("GAP-30 an upgrade that is taken back costs its days and keeps nothing", async (member) => {
  await member.subscribe("pacer_monthly");
  const to = (priceId: string) =>
    changePlan(member.services, member.viewer, { priceId, token: null });
  await member.pass(10);
  expect(await to("elite_monthly")).toEqual({ plan: "Elite" });
  expect(await member.tier()).toBe("elite");
  await member.pass(0.01);
  expect(await previewPlanChange(member.services, member.viewer, "pacer_monthly")).toMatchObject({
    ...{ amountDue: 0, keeps: null },
  });
  expect(await to("pacer_monthly")).toEqual({ plan: "Pacer" });
  expect(await member.tier()).toBe("pacer");
  await member.pass(21);
  await member.deliver();
  // What was charged for 20 days of Elite, less some minutes, is credited to the renewals.
  expect(await member.paid()).toEqual([0, 2000, 999]);
  // From the renewal on Elite is paid for as a whole: then it stays.
  expect(await to("elite_monthly")).toEqual({ plan: "Elite" });
  await member.pass(31);
  await member.deliver();
  expect(await to("sprinter_monthly")).toEqual({ plan: "Sprinter" });
  expect(await member.tier()).toBe("elite");
});

story("GAP-26 from month to year a new period begins at once", async (member) => {
  await member.subscribe("pacer_monthly");
  await member.pass(15);
  const wish = { priceId: "pacer_yearly", token: null };
  expect(await changePlan(member.services, member.viewer, wish)).toEqual({ plan: "Pacer" });
  expect(await member.paid()).toEqual([9590 - 500, 999]);
  expect((await member.membership())?.periodEnd).toBe(Date.parse("2027-11-16T00:00:00Z") / 1000);
});

story("ERR-30 an upgrade that the card refuses changes nothing, and says why", async (member) => {
  await member.subscribe("pacer_monthly", cards.failsLater);
  await member.pass(10);
  const wish = { priceId: "elite_monthly", token: null };
  const refused = { problem: "Your card was declined.", status: 402 };
  expect(await changePlan(member.services, member.viewer, wish)).toEqual(refused);
  expect(await member.membership()).toMatchObject({ status: "active", tier: "pacer" });
  expect(await member.paid()).toEqual([999]);
  await member.sandbox.takeStep(await member.portal(), "card", cards.pays);
  expect(await changePlan(member.services, member.viewer, wish)).toEqual({ plan: "Elite" });
});

story(
  "GAP-38 a membership that is cancelled ends with its period, unless it is resumed",
  async (member) => {
    await member.subscribe("pacer_monthly");
    expect(await cancelMembership(member.services, member.viewer)).toBeNull();
    expect(await member.membership()).toMatchObject({ status: "active", endsWithPeriod: true });
    expect(await resumeMembership(member.services, member.viewer)).toBeNull();
    expect((await member.membership())?.endsWithPeriod).toBe(false);
    await member.pass(31);
    await member.deliver();
    expect((await member.membership())?.status).toBe("active");
    expect(await cancelMembership(member.services, member.viewer)).toBeNull();
    await member.pass(32);
    await member.deliver();
    expect(await member.membership()).toMatchObject({ status: "canceled" });
    expect(await member.tier()).toBeNull();
    expect(await member.paid()).toEqual([999, 999]);
  },
);

story(
  "SUB-07 what was cancelled in the billing portal is known here, and can be resumed here",
  async (member) => {
    await member.subscribe("pacer_monthly");
    await member.sandbox.takeStep(await member.portal(), "cancel");
    await member.deliver();
    expect((await member.membership())?.endsWithPeriod).toBe(true);
    expect(await resumeMembership(member.services, member.viewer)).toBeNull();
    expect((await member.membership())?.endsWithPeriod).toBe(false);
  },
);

story("GAP-26 the billing portal turns months into years", async (member) => {
  await member.subscribe("pacer_monthly");
  await member.sandbox.takeStep(await member.portal(), "interval");
  await member.deliver();
  expect(await member.membership()).toMatchObject({ tier: "pacer", interval: "year" });
  // Both at one moment, in whichever order.
  expect(await member.paid()).toEqual(expect.arrayContaining([999, 9590 - 999]));
});

story("a card that asks for a second step pays after it, and not before", async (member) => {
  const id = await member.begin("pacer_monthly");
  const card = cards.asksOnce;
  expect(await member.sandbox.pay(id, { card, isConfirmed: false })).toBe("asks");
  expect(await member.membership()).toBeNull();
  expect(await member.sandbox.pay(id, { card: cards.isDeclined, isConfirmed: false })).toEqual({
    refusal: "Your card was declined.",
  });
  expect(await member.sandbox.pay(id, { card, isConfirmed: true })).toBe("paid");
  expect(await member.sandbox.pay(id, { card, isConfirmed: true })).toEqual({
    refusal: "This checkout is over.",
  });
  await member.deliver();
  expect((await member.membership())?.status).toBe("active");
  await member.pass(31);
  await member.deliver();
  expect(await member.paid()).toEqual([999, 999]);
});
