import { expect, test } from "vitest";
import {
  centsOf,
  centsPerMonth,
  chosenIn,
  chosenPath,
  compareTiers,
  isTier,
  offers,
  plans,
  priceIdOf,
  readPriceId,
  tiers,
} from "./plans.ts";

test("MEM-04 MEM-05 DATA-11 three plans with their prices by the month", () => {
  expect(plans.map(({ tier, name }) => [tier, name, centsOf(tier, "month")])).toEqual([
    ["pacer", "Pacer", 999],
    ["sprinter", "Sprinter", 1999],
    ["elite", "Elite", 3999],
  ]);
});

test("MEM-06 MEM-07 GAP-27 a year costs 80 percent, rounded once", () => {
  expect(tiers.map((tier) => centsOf(tier, "year"))).toEqual([9590, 19190, 38390]);
  expect(tiers.map((tier) => centsPerMonth(tier, "year"))).toEqual([799, 1599, 3199]);
  expect(tiers.map((tier) => centsPerMonth(tier, "month"))).toEqual([999, 1999, 3999]);
});

test("GAP-26 each plan has two price identifiers, and no other identifier is valid", () => {
  expect(priceIdOf("sprinter", "year")).toBe("sprinter_yearly");
  expect(readPriceId("pacer_monthly")).toEqual({ tier: "pacer", interval: "month" });
  expect(readPriceId("elite_yearly")).toEqual({ tier: "elite", interval: "year" });
  for (const other of ["", "pacer", "pacer_weekly", "gold_monthly", "PACER_MONTHLY"]) {
    expect(readPriceId(other), other).toBeNull();
  }
});

test("the plans have an order", () => {
  expect(compareTiers("pacer", "elite")).toBeLessThan(0);
  expect(compareTiers("elite", "sprinter")).toBeGreaterThan(0);
  expect(compareTiers("elite", "elite")).toBe(0);
  expect(isTier("elite")).toBe(true);
  expect([isTier("gold"), isTier(null)]).toEqual([false, false]);
});

test("there are six prices", () => {
  const prices = offers.flatMap(({ prices }) => prices);
  expect(prices).toHaveLength(6);
  expect(prices).toContainEqual({ key: "sprinter_yearly", interval: "year", cents: 19190 });
});

test("CHK-01 signing in returns a visitor to the chosen plan and interval", () => {
  expect(chosenPath("sprinter_yearly")).toBe("/membership?billing=yearly&plan=sprinter");
  expect(chosenPath("pacer_monthly")).toBe("/membership?plan=pacer");
  expect(chosenPath("gold_monthly")).toBe("/membership");
  const { search } = new URL(chosenPath("sprinter_yearly"), "https://dorsal.example");
  expect(chosenIn(new URLSearchParams(search))).toEqual({ interval: "year", tier: "sprinter" });
});

test("an invalid address shows monthly prices and no plan", () => {
  const odd = new URLSearchParams("billing=weekly&plan=gold");
  expect(chosenIn(odd)).toEqual({ interval: "month", tier: null });
});
