import { expect, test } from "vitest";
import { cards } from "../../../../tests/support/cards.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { memberWorld, stories } from "../../../../tests/support/membership.ts";
import { cancelMembership } from "../changes/commands.server.ts";
import { receiveEvent, syncCustomer } from "../stripe/sync.server.ts";
import { letterOf } from "./emails.tsx";

const { db } = await openTestDatabase();
const story = stories(db);

const begun = "Your Sprinter membership has begun";

story("a member is written of each turn, once", async (member) => {
  await member.subscribe("sprinter_monthly");
  expect(await member.letters()).toEqual([begun]);
  await member.pass(1);
  await member.change("elite_monthly");
  await member.pass(1);
  await member.deliver();
  await cancelMembership(member.services, member.viewer);
  await member.deliver();
  await member.pass(30);
  await member.deliver();
  expect(await member.letters()).toEqual([
    begun,
    "Your membership is now Elite",
    "Your membership ends on December 1, 2026",
    "Your membership has ended",
  ]);
});

story("a failed payment is told once, with the amount owed and how to pay it", async (member) => {
  await member.subscribe("sprinter_monthly", cards.failsLater);
  for (const days of [31, 3, 5]) {
    await member.pass(days);
    await member.deliver();
  }
  expect(await member.letters()).toEqual([begun, "Your membership could not be charged"]);
  const letter = await member.letter("Your membership could not be charged");
  expect(letter).toContain("The payment of $19.99 USD for your Sprinter membership");
  expect(letter).toContain("Fix the payment:\nhttps://dorsal.example/dashboard?tab=billing");
  await member.pass(7);
  await member.deliver();
  expect((await member.letters()).at(-1)).toBe("Your membership has ended");
});

test("repeated and reordered events write each letter once", () =>
  rolledBack(db, async (tx) => {
    const member = await memberWorld(tx);
    await member.pay("sprinter_monthly");
    await member.sandbox.takeStep(await member.portal(), "cancel");
    const events = await member.intercept();
    for (const event of [...events.toReversed(), ...events, ...events.toSorted()]) {
      await receiveEvent(member.services, ...event);
    }
    expect((await member.letters()).toSorted()).toEqual([
      "Your Sprinter membership has begun",
      "Your membership ends on December 1, 2026",
    ]);
  }));

test("a letter exists exactly when its turn was stored", () =>
  rolledBack(db, async (tx) => {
    const member = await memberWorld(tx);
    await member.pay("sprinter_monthly");
    const { mail } = member.services;
    const failing = {
      ...mail,
      async send(...about: Parameters<typeof mail.send>) {
        await mail.send(...about);
        throw new Error("the power went out");
      },
    };
    const services = { ...member.services, mail: failing };
    await expect(syncCustomer(services, await member.customer())).rejects.toThrow("power");
    expect(await member.membership()).toBeNull();
    expect(await member.letters()).toEqual([]);
    await member.deliver();
    expect(await member.letters()).toEqual([begun]);
  }));

test("a server without mail still stores the turns", () =>
  rolledBack(db, async (tx) => {
    const member = await memberWorld(tx);
    await member.pay("sprinter_monthly");
    const mail = { ...member.services.mail, mode: "unavailable" as const };
    await syncCustomer({ ...member.services, mail }, await member.customer());
    expect((await member.membership())?.status).toBe("active");
  }));

const about = {
  status: "active",
  tier: "pacer",
  interval: "month",
  periodEnd: Date.parse("2026-12-01T00:00:00Z") / 1000,
  endsWithPeriod: false,
  cardBrand: "visa",
  cardLast4: "4242",
  keeps: "elite",
  owed: null,
} as const;

test("GAP-30 the letter of a change says what stays, what is paid next and when", () => {
  const { text } = letterOf("changed", about, {
    billing: "https://a.test/b",
    plans: "https://a.test/p",
  })("en");
  expect(text).toContain("You keep everything of Elite until December 1, 2026.");
  expect(text).toContain("From December 1, 2026: $9.99 a month (USD)");
});

test("without a site address a letter has no links and the same text", () => {
  for (const turn of ["begun", "changed", "payment failed", "cancelled", "ended"] as const) {
    const { text, html } = letterOf(turn, about, null)("en");
    expect(text).not.toContain("http");
    expect(html).not.toContain("undefined");
  }
});
