import { expect } from "vitest";
import { cards } from "../../../../tests/support/cards.ts";
import { openTestDatabase } from "../../../../tests/support/database.ts";
import { memberWorld, stories } from "../../../../tests/support/membership.ts";

const story = stories((await openTestDatabase()).db);

story("SUB-04 SUB-05 an upgrade on day 10 costs exactly what the preview said", async (member) => {
  await member.subscribe("pacer_monthly");
  await member.pass(10);
  const preview = await member.preview("sprinter_monthly");
  // 20 of 30 days are left: 1333 for Sprinter less 666 for Pacer.
  expect(preview).toMatchObject({
    plan: "Sprinter",
    amountDue: 667,
    total: 667,
    currency: "usd",
  });
  await member.pass(0.01);
  const changed = { plan: "Sprinter", kept: null };
  expect(await member.change("sprinter_monthly", preview.token)).toEqual(changed);
  expect(await member.paid()).toEqual([667, 999]);
  expect(await member.membership()).toMatchObject({ status: "active", tier: "sprinter" });
  await member.pass(21);
  expect(await member.paid()).toEqual([1999, 667, 999]);
});

story(
  "GAP-30 a downgrade charges and credits nothing, and keeps the paid plan until the period ends",
  async (member) => {
    await member.subscribe("elite_monthly");
    await member.pass(15);
    const preview = await member.preview("pacer_monthly");
    expect(preview).toMatchObject({ amountDue: 0, total: 0, keeps: "elite" });
    const kept = { plan: "Elite", until: Date.parse("2026-12-01T00:00:00Z") / 1000 };
    expect(await member.change("pacer_monthly", preview.token)).toEqual({ plan: "Pacer", kept });
    expect((await member.membership())?.tier).toBe("pacer");
    expect(await member.tier()).toBe("elite");
    await member.pass(16);
    await member.deliver();
    expect(await member.tier()).toBe("pacer");
    await member.pass(31);
    await member.deliver();
    expect(await member.paid()).toEqual([999, 999, 3999]);
  },
);

story("GAP-30 an upgrade that is taken back stays until the period ends too", async (member) => {
  await member.subscribe("pacer_monthly");
  await member.pass(10);
  await member.change("elite_monthly");
  await member.pass(0.01);
  expect(await member.preview("pacer_monthly")).toMatchObject({ amountDue: 0, keeps: "elite" });
  await member.change("pacer_monthly");
  expect(await member.tier()).toBe("elite");
  await member.pass(21);
  await member.deliver();
  expect(await member.tier()).toBe("pacer");
  expect(await member.paid()).toEqual([999, 2000, 999]);
});

story("GAP-30 going back to what is paid for costs nothing before the renewal", async (member) => {
  await member.subscribe("elite_monthly");
  await member.pass(5);
  await member.change("pacer_monthly");
  await member.pass(5);
  expect(await member.preview("sprinter_monthly")).toMatchObject({ amountDue: 0, keeps: "elite" });
  await member.change("sprinter_monthly");
  expect(await member.tier()).toBe("elite");
  expect(await member.preview("elite_monthly")).toMatchObject({ amountDue: 0, keeps: null });
  expect(await member.change("elite_monthly")).toEqual({ plan: "Elite", kept: null });
  await member.pass(21);
  await member.deliver();
  expect(await member.paid()).toEqual([3999, 3999]);
});

story(
  "GAP-30 an upgrade above the paid plan costs the difference to the paid plan, not to the lower one",
  async (member) => {
    await member.subscribe("sprinter_monthly");
    await member.pass(10);
    await member.change("pacer_monthly");
    await member.pass(5);
    const preview = await member.preview("elite_monthly");
    // Half of the month is left: 2000 for Elite less 1000 for Sprinter.
    expect(preview).toMatchObject({ amountDue: 1000, total: 1000 });
    await member.change("elite_monthly", preview.token);
    expect(await member.paid()).toEqual([1000, 1999]);
    await member.change("pacer_monthly");
    expect(await member.tier()).toBe("elite");
    await member.pass(16);
    await member.deliver();
    expect(await member.paid()).toEqual([999, 1000, 1999]);
  },
);

story("GAP-30 a preview that was free is not charged after the renewal", async (member) => {
  await member.subscribe("elite_monthly");
  await member.pass(29.99);
  await member.change("pacer_monthly");
  const { token } = await member.preview("elite_monthly");
  await member.pass(0.01);
  await member.deliver();
  expect(await member.change("elite_monthly", token)).toEqual({ problem: "old-preview" });
  expect(await member.paid()).toEqual([999, 3999]);
});

story(
  "GAP-30 a change between month and year begins a new period, which is paid in full",
  async (member) => {
    await member.subscribe("elite_yearly");
    await member.pass(1);
    await member.change("pacer_yearly");
    expect(await member.tier()).toBe("elite");
    await member.sandbox.takeStep(await member.portal(), "interval");
    await member.deliver();
    expect(await member.membership()).toMatchObject({ tier: "pacer", interval: "month" });
    expect(await member.tier(), "its rest was credited at the price of Pacer").toBe("pacer");
  },
);

story("GAP-26 from month to year a new period begins at once", async (member) => {
  await member.subscribe("pacer_monthly");
  await member.pass(15);
  expect(await member.change("pacer_yearly")).toEqual({ plan: "Pacer", kept: null });
  expect(await member.paid()).toEqual([9590 - 500, 999]);
  expect((await member.membership())?.periodEnd).toBe(Date.parse("2027-11-16T00:00:00Z") / 1000);
});

story("GAP-26 GAP-30 the rest of what is paid for is credited to a year", async (member) => {
  await member.subscribe("elite_monthly");
  await member.pass(10);
  await member.change("pacer_monthly");
  await member.pass(5);
  const preview = await member.preview("elite_yearly");
  // Half of the month is left, paid at the price of Elite.
  expect(preview.amountDue).toBe(38390 - 2000);
  expect(await member.change("elite_yearly", preview.token)).toEqual({ plan: "Elite", kept: null });
  expect(await member.membership()).toMatchObject({ tier: "elite", interval: "year" });
  expect(await member.paid()).toEqual([36390, 3999]);
});

story("ERR-30 an upgrade that the card refuses changes nothing, and says why", async (member) => {
  await member.subscribe("pacer_monthly", cards.failsLater);
  await member.pass(10);
  const refused = { problem: "payment-refused", sentence: "Your card was declined." };
  expect(await member.change("elite_monthly")).toEqual(refused);
  expect(await member.membership()).toMatchObject({
    status: "active",
    tier: "pacer",
    waitingTier: null,
  });
  expect(await member.paid()).toEqual([0, 999]);
  await member.sandbox.takeStep(await member.portal(), "card", cards.pays);
  expect(await member.change("elite_monthly")).toMatchObject({ plan: "Elite" });
});

story("GAP-88 nothing is changed while a payment is owed", async (member) => {
  await member.subscribe("elite_monthly", cards.failsLater);
  await member.pass(31);
  await member.deliver();
  expect(await member.change("pacer_monthly")).toEqual({ problem: "payment-owed" });
});

story(
  "a preview of another subscription is refused, also of an earlier one of the same member",
  async (member) => {
    await member.subscribe("pacer_monthly");
    const { token } = await member.preview("elite_monthly");
    await member.services.payments.endNow(await member.subscription());
    await member.subscribe("pacer_monthly");
    expect(await member.change("elite_monthly", token)).toEqual({ problem: "old-preview" });
    const other = await memberWorld(member.services.db);
    await other.subscribe("pacer_monthly");
    expect(await other.change("elite_monthly", token)).toEqual({ problem: "old-preview" });
    expect(await other.paid()).toEqual([999]);
  },
);
