import { expect, test } from "vitest";
import { currencySymbol, formatAmount, formatCharge, isCurrency } from "./money.ts";

test("FMT-01 each currency has its symbol, and an unknown one gets the dollar's", () => {
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

test("FMT-03 a charge is divided by 100 and keeps its cents and currency", () => {
  expect(formatCharge(999, "usd", "en")).toBe("$9.99");
  expect(formatCharge(2_000, "USD", "en")).toBe("$20.00");
  expect(formatCharge(0, "usd", "en")).toBe("$0.00");
  expect(formatCharge(-1_500, "usd", "en")).toBe("−$15.00");
  expect(formatCharge(123_456, "pen", "en")).toBe("S/1,234.56");
  expect(formatCharge(999, "eur", "en")).toBe("EUR\u00a09.99");
  expect(formatCharge(-999, "usd", "es")).toBe("−USD\u00a09.99");
  expect(formatCharge(120_000, "mxn", "es")).toBe("MXN\u00a01,200.00");
  expect(formatCharge(120_000, "pen", "es")).toBe("S/1,200.00");
});
