import { expect } from "vitest";
import { cards } from "../../../../tests/support/cards.ts";
import { openTestDatabase } from "../../../../tests/support/database.ts";
import { stories } from "../../../../tests/support/membership.ts";
import { cancelMembership, resumeMembership } from "../changes/commands.server.ts";
import { rightsOf } from "../queries.server.ts";

const story = stories((await openTestDatabase()).db);

story("CHK-04 SUB-01 a member subscribes and is charged again each month", async (member) => {
  expect(await member.membership()).toBeNull();
  await member.subscribe("pacer_monthly");
  expect(await member.membership()).toEqual({
    status: "active",
    tier: "pacer",
    interval: "month",
    priceId: expect.stringMatching(/^price_/),
    periodEnd: Date.parse("2026-12-01T00:00:00Z") / 1000,
    endsWithPeriod: false,
    waitingTier: null,
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
    expect(await rightsOf(member.services, member.viewer)).toMatchObject({
      isMember: true,
      tier: "sprinter",
    });
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
    expect(await rightsOf(member.services, member.viewer)).toMatchObject({
      isMember: false,
      tier: null,
    });
    await member.subscribe("pacer_monthly");
    expect(await member.membership()).toMatchObject({ status: "active", tier: "pacer" });
  },
);

story(
  "GAP-38 a cancelled membership ends with its period, unless it is resumed",
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
  "SUB-07 a cancellation in the billing portal is stored and can be taken back on the site",
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
  // Both happen at the same moment, in either order.
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
