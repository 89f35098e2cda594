import { expect, test } from "vitest";
import type { Currency } from "#values/money.ts";
import { showRate } from "./expert.ts";

const rate = (price: string, rateDescription: string | null, currency: Currency = "USD") =>
  showRate({ price, currency, rateDescription }, "en");

test("EXP-09 the rate is the symbol, the amount with its currency's code, and the description", () => {
  expect(rate("60.00", "per session")).toBe("$60 USD per session");
  expect(rate("1200.50", "per month", "MXN")).toBe("$1,200.50 MXN per month");
  expect(rate("120.00", null, "PEN")).toBe("S/120 PEN");
  expect(rate("75.00", "/hour", "CAD")).toBe("C$75 CAD/hour");
});

test("GAP-87 without an amount and a description, the rate is asked for", () => {
  expect(rate("0.00", null)).toBe("Contact for rates");
  expect(rate("0", "  ")).toBe("Contact for rates");
});

test("GAP-87 without an amount, the description says it all, with the symbol for its own amount", () => {
  expect(rate("0.00", "First call free")).toBe("First call free");
  expect(rate("0.00", "50 per session")).toBe("$50 USD per session");
  expect(rate("0.00", "0 for club members")).toBe("0 for club members");
});
