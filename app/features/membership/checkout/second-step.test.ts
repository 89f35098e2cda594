import { expect } from "vitest";
import { cards } from "../../../../tests/support/cards.ts";
import { openTestDatabase } from "../../../../tests/support/database.ts";
import { type Member, stories } from "../../../../tests/support/membership.ts";
import { cancelMembership, confirmationOf, dropUnconfirmed } from "../changes/commands.server.ts";

const story = stories((await openTestDatabase()).db);

const hour = 1 / 24;
const notConfirmed = { state: "not-confirmed", tier: "pacer" };

/** Starts a switch to Elite with a card that needs confirmation. @returns the bank's page */
async function beginSwitch(member: Member): Promise<string> {
  await member.subscribe("pacer_monthly", cards.asksAlways);
  await member.pass(10);
  return switchTo(member, "elite_monthly");
}

async function switchTo(member: Member, priceId: string): Promise<string> {
  const { token } = await member.preview(priceId);
  const begun = await member.change(priceId, token);
  if (!("confirmUrl" in begun)) throw new Error("Nothing is to be confirmed.");
  expect(begun.confirmUrl).toMatch(/^https:\/\/dorsal\.example\/sandbox\/confirm\/pi_/);
  return begun.confirmUrl.split("/").at(-1) ?? "";
}

/** Expects the earlier plan in the tables and at the provider, and nothing owed. */
async function expectPacer(member: Member) {
  expect(await member.membership()).toMatchObject({
    status: "active",
    tier: "pacer",
    waitingTier: null,
    periodEnd: Date.parse("2026-12-01T00:00:00Z") / 1000,
  });
  expect(await member.tier()).toBe("pacer");
  const invoices = await member.services.payments.invoicesOf(await member.customer());
  expect(invoices.filter(({ amountDue }) => amountDue > 0)).toEqual([]);
  expect((await member.paid()).filter((amount) => amount > 0)).toEqual([999]);
}

story(
  "SUB-04 a card with a second step leads to its bank, and back to the finished change",
  async (member) => {
    const page = await beginSwitch(member);
    expect(await member.membership()).toMatchObject({ tier: "pacer", waitingTier: "elite" });
    expect(await member.tier(), "nothing is given before it is paid for").toBe("pacer");
    expect(await member.sandbox.confirmPage(page)).toEqual({
      amount: 2000,
      currency: "usd",
      isOpen: true,
      returnUrl: expect.stringMatching(/\/membership\/switch\/back$/),
    });
    await member.sandbox.answerIntent(page, true);
    expect(await confirmationOf(member.services, member.viewer, "elite")).toEqual({
      state: "made",
      tier: "elite",
    });
    expect(await member.membership()).toMatchObject({ tier: "elite", waitingTier: null });
    expect(await member.paid()).toEqual([2000, 999]);
  },
);

story(
  "a confirmed payment finishes the change, also without coming back to the site",
  async (member) => {
    const page = await beginSwitch(member);
    await member.sandbox.answerIntent(page, true);
    await member.deliver();
    expect(await member.membership()).toMatchObject({ tier: "elite", waitingTier: null });
    await member.pass(25);
    await member.deliver();
    expect(await member.membership()).toMatchObject({ tier: "elite" });
  },
);

story("a member who denies the payment at the bank keeps the old plan", async (member) => {
  const page = await beginSwitch(member);
  await member.sandbox.answerIntent(page, false);
  expect(await dropUnconfirmed(member.services, member.viewer, "elite")).toEqual(notConfirmed);
  await expectPacer(member);
  // The bank's page has expired, so a new attempt starts a new payment.
  await member.sandbox.answerIntent(page, true);
  await expectPacer(member);
  await member.sandbox.answerIntent(await switchTo(member, "elite_monthly"), true);
  expect(await dropUnconfirmed(member.services, member.viewer, "elite")).toMatchObject({
    state: "made",
  });
  expect((await member.membership())?.tier).toBe("elite");
});

story(
  "a member who comes back from the bank without an answer keeps the old plan",
  async (member) => {
    const page = await beginSwitch(member);
    const { services, viewer } = member;
    expect(await confirmationOf(services, viewer, "elite")).toEqual(notConfirmed);
    expect(await confirmationOf(services, viewer, "elite"), "asking gives nothing up").toEqual(
      notConfirmed,
    );
    expect(await member.membership()).toMatchObject({ tier: "pacer", waitingTier: "elite" });
    expect(await member.sandbox.confirmPage(page)).toMatchObject({ isOpen: true });
    expect(await dropUnconfirmed(services, viewer, "elite")).toEqual(notConfirmed);
    expect(await member.sandbox.confirmPage(page)).toMatchObject({ isOpen: false });
    await expectPacer(member);
  },
);

story("a change that is abandoned is dropped after 23 hours", async (member) => {
  const page = await beginSwitch(member);
  await member.pass(22.9 * hour);
  await member.deliver();
  expect((await member.membership())?.waitingTier).toBe("elite");
  await member.pass(0.2 * hour);
  await member.deliver();
  await expectPacer(member);
  expect(await member.sandbox.confirmPage(page)).toMatchObject({ isOpen: false });
});

story("a change that is abandoned shortly before a renewal is dropped with it", async (member) => {
  await member.subscribe("pacer_monthly", cards.asksOnce);
  await member.sandbox.takeStep(await member.portal(), "card", cards.asksAlways);
  await member.pass(29.9);
  await switchTo(member, "elite_monthly");
  await member.sandbox.takeStep(await member.portal(), "card", cards.pays);
  await member.pass(0.2);
  await member.deliver();
  expect(await member.membership()).toMatchObject({ tier: "pacer", waitingTier: null });
  expect((await member.paid()).filter((amount) => amount > 0)).toEqual([999, 999]);
});

story("another change takes the place of the one that waits", async (member) => {
  const first = await beginSwitch(member);
  const second = await switchTo(member, "sprinter_monthly");
  expect(await member.sandbox.confirmPage(first)).toMatchObject({ isOpen: false });
  expect(await member.membership()).toMatchObject({ tier: "pacer", waitingTier: "sprinter" });
  await member.sandbox.answerIntent(second, true);
  await member.deliver();
  expect(await member.membership()).toMatchObject({ tier: "sprinter", waitingTier: null });
  expect((await member.paid()).filter((amount) => amount > 0)).toEqual([667, 999]);
});

story(
  "a downgrade ends a change that waits, and an end can be asked for beside it",
  async (member) => {
    await member.subscribe("sprinter_monthly", cards.asksAlways);
    await member.pass(10);
    await switchTo(member, "elite_monthly");
    expect(await cancelMembership(member.services, member.viewer)).toBeNull();
    expect(await member.membership()).toMatchObject({ waitingTier: "elite", endsWithPeriod: true });
    expect(await member.change("pacer_monthly")).toMatchObject({ plan: "Pacer" });
    expect(await member.membership()).toMatchObject({ tier: "pacer", waitingTier: null });
    expect(await member.tier()).toBe("sprinter");
  },
);

story("a card that is declined leaves nothing that waits", async (member) => {
  await member.subscribe("pacer_monthly", cards.failsLater);
  await member.pass(10);
  expect(await member.change("elite_monthly")).toMatchObject({ problem: "payment-refused" });
  await expectPacer(member);
});

story("the open invoice of a payment that failed is paid on its own page", async (member) => {
  await member.subscribe("pacer_monthly", cards.failsLater);
  await member.pass(31);
  await member.deliver();
  expect((await member.membership())?.status).toBe("past_due");
  const [open] = await member.services.payments.invoicesOf(await member.customer());
  expect(open).toMatchObject({ status: "open", amountDue: 999 });
  const pay = (card: string, isConfirmed: boolean) =>
    member.sandbox.payInvoice(open?.id ?? "", { card, isConfirmed });
  expect(await pay(cards.isDeclined, false)).toEqual({ refusal: "Your card was declined." });
  expect(await pay(cards.asksAlways, false)).toBe("asks");
  expect(await pay(cards.asksAlways, true)).toBe("paid");
  await member.deliver();
  expect((await member.membership())?.status).toBe("active");
  expect(await pay(cards.pays, false)).toEqual({ refusal: "This invoice is not open." });
});
