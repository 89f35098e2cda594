import { expect, test } from "vitest";
import { priceTexts, priceWithCurrency, priceWords } from "./price-texts.ts";

test("MEM-05 MEM-06 GAP-27 FMT-03 every plan has its price by the month and by the year", () => {
  const { pacer, sprinter, elite } = priceTexts("en");
  expect([pacer, sprinter, elite].map(({ month }) => month)).toEqual([
    { perMonth: "$9.99", total: "$9.99" },
    { perMonth: "$19.99", total: "$19.99" },
    { perMonth: "$39.99", total: "$39.99" },
  ]);
  expect([pacer, sprinter, elite].map(({ year }) => year)).toEqual([
    { perMonth: "$7.99", total: "$95.90" },
    { perMonth: "$15.99", total: "$191.90" },
    { perMonth: "$31.99", total: "$383.90" },
  ]);
});

test("a price is shown with its interval", () => {
  expect(priceWords("elite", "year", "en")).toBe("$383.90 a year");
  expect(priceWords("elite", "year", "es")).toBe("USD\u00a0383.90 al año");
  expect(priceWithCurrency("elite", "year", "en")).toBe("$383.90 a year (USD)");
  expect(priceWithCurrency("elite", "year", "es")).toBe("USD\u00a0383.90 al año");
});
