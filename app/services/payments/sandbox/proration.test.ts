import { expect, test } from "vitest";
import type { StripePrice } from "./objects.ts";
import { partLeft, periodEnd, prorate, settle } from "./proration.ts";

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

const seconds = (day: string) => Date.parse(`${day}T10:20:30Z`) / 1000;

test.each([
  ["2026-11-20", "month", "2026-12-20"],
  ["2026-12-31", "month", "2027-01-31"],
  ["2027-01-31", "month", "2027-02-28"],
  ["2028-01-31", "month", "2028-02-29"],
  ["2028-02-29", "year", "2029-02-28"],
  ["2026-11-20", "year", "2027-11-20"],
] as const)("a period from %s for a %s ends on %s", (start, interval, end) => {
  expect(periodEnd(seconds(start), interval)).toBe(seconds(end));
});

test("the day of the first period returns after a short month", () => {
  const anchor = seconds("2027-01-31");
  const february = periodEnd(anchor, "month", anchor);
  expect(periodEnd(february, "month", anchor)).toBe(seconds("2027-03-31"));
});

test("the rest of a period is counted in seconds, from nothing to all of it", () => {
  const period = { start: 1000, end: 2000 };
  expect(partLeft(period, 1000)).toBe(1);
  expect(partLeft(period, 1250)).toBe(0.75);
  expect(partLeft(period, 3000)).toBe(0);
  expect(partLeft(period, 0)).toBe(1);
});
