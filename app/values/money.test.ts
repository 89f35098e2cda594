import { expect, test } from "vitest";
import { currencySymbol, formatAmount, isCurrency } from "./money.ts";

test("FMT-01 each currency has its symbol, and what is unknown gets the dollar's", () => {
  expect(["USD", "MXN", "PEN", "CAD", "EUR"].map(currencySymbol)).toEqual([
    "$",
    "$",
    "S/",
    "C$",
    "$",
  ]);
  expect(isCurrency("PEN")).toBe(true);
  expect(isCurrency("pen")).toBe(false);
});

test("whole amounts lose their decimals, others keep two", () => {
  expect(formatAmount(120_000, "PEN")).toBe("S/1,200");
  expect(formatAmount(9_550, "USD")).toBe("$95.50");
  expect(formatAmount(5, "CAD")).toBe("C$0.05");
});
