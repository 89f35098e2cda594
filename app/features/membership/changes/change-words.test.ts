import { expect, test } from "vitest";
import type { PlanStanding } from "../membership.ts";
import { changeWords } from "./change-words.ts";

const sprinter: PlanStanding = {
  status: "active",
  tier: "sprinter",
  interval: "month",
  periodEnd: Date.parse("2027-01-31T08:00:00Z") / 1000,
  endsWithPeriod: false,
  keeps: null,
};
const cost = (amountDue: number, total: number) => ({ amountDue, total, currency: "usd" });

test("SUB-03 FMT-03 an upgrade states what is paid now and when the full price starts", () => {
  expect(changeWords(sprinter, "elite", cost(1333, 1333), "en")).toEqual([
    "This is the difference for the time until January 31, 2027, charged to your card.",
    "From January 31, 2027 on you pay $39.99 a month.",
  ]);
});

test("GAP-30 a downgrade charges and credits nothing and keeps the paid rights", () => {
  expect(changeWords(sprinter, "pacer", { ...cost(0, 0), keeps: "sprinter" }, "en")).toEqual([
    "You keep everything of Sprinter until January 31, 2027: it is paid for.",
    "From January 31, 2027 on you pay $9.99 a month.",
  ]);
});

test("GAP-30 returning to the paid plan costs nothing before the next renewal", () => {
  const down: PlanStanding = { ...sprinter, tier: "pacer", keeps: "elite" };
  expect(changeWords(down, "elite", cost(0, 0), "en")).toEqual([
    "Elite is paid for until January 31, 2027 already.",
    "From January 31, 2027 on you pay $39.99 a month.",
  ]);
  expect(changeWords(down, "sprinter", { ...cost(0, 0), keeps: "elite" }, "en")).toEqual([
    "You keep everything of Elite until January 31, 2027: it is paid for.",
    "From January 31, 2027 on you pay $19.99 a month.",
  ]);
});

test("after a cancellation the text says that the membership still ends", () => {
  const ending = { ...sprinter, endsWithPeriod: true };
  expect(changeWords(ending, "elite", cost(1333, 1333), "en").at(-1)).toBe(
    "Your membership still ends on January 31, 2027.",
  );
});

test("credit is used before the card, and the rest of it stays", () => {
  expect(changeWords(sprinter, "elite", cost(500, 1333), "en")[0]).toMatch(
    / Your credit covers \$8\.33\.$/,
  );
  const covered =
    "Your credit covers the difference for the time until January 31, 2027. What is left of it comes off your next invoices.";
  expect(changeWords(sprinter, "elite", cost(0, 1333), "en")[0]).toBe(covered);
  // A credit that waits for the next invoice is larger than the difference.
  expect(changeWords(sprinter, "elite", cost(0, -1), "en")[0]).toBe(covered);
  const plain = changeWords(
    { ...sprinter, tier: null, periodEnd: null },
    "pacer",
    cost(0, 0),
    "en",
  );
  expect(plain).toEqual(["Then you pay $9.99 a month."]);
});
