import { expect, test } from "vitest";
import type { StripePrice } from "../objects.ts";
import { periodEnd } from "./period.ts";
import { prorate, settle } from "./proration.ts";

const price = (unit_amount: number, interval: "month" | "year" = "month") =>
  ({ unit_amount, recurring: { interval } }) as StripePrice;
const names = { from: "Pacer", to: "Sprinter" };
const day = 24 * 3600;
const start = Date.parse("2026-11-01T00:00:00Z") / 1000;
const november = { start, end: periodEnd(start, "month") };

test("an upgrade on day 10 of 30 credits and charges two thirds", () => {
  const sides = { from: price(999), to: price(1999), names };
  const { lines, period, beginsAnew } = prorate(sides, november, start + 10 * day);
  expect(lines.map(({ amount }) => amount)).toEqual([-666, 1333]);
  expect(lines.map(({ description }) => description)).toEqual([
    "Unused time on Pacer",
    "Remaining time on Sprinter",
  ]);
  expect(period).toEqual(november);
  expect(beginsAnew).toBe(false);
});

test("another interval starts a new period, charged in full", () => {
  const sides = { from: price(999), to: price(9590, "year"), names };
  const at = start + 15 * day;
  const { lines, period, beginsAnew } = prorate(sides, november, at);
  expect(lines.map(({ amount }) => amount)).toEqual([-500, 9590]);
  expect(period).toEqual({ start: at, end: periodEnd(at, "year") });
  expect(beginsAnew).toBe(true);
});

test("a credit is kept and reduces the next invoices", () => {
  const line = (amount: number) => ({ amount, description: "", proration: false });
  expect(settle([line(-2666), line(666)], 0)).toEqual({
    total: -2000,
    amountDue: 0,
    balance: -2000,
  });
  expect(settle([line(999)], -2000)).toEqual({ total: 999, amountDue: 0, balance: -1001 });
  expect(settle([line(1999)], -1001)).toEqual({ total: 1999, amountDue: 998, balance: 0 });
});
