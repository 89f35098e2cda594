import { expect, test } from "vitest";
import { storedPrice, typedPrice } from "./price-text.ts";

test("ADM-RACE-23 Free, TBD and any text without a leading digit stay as typed", () => {
  for (const text of ["Free", "free", "TBD", "tbd", "$50", "S/ 120", "from 20", "-5"]) {
    expect(storedPrice(text, "PEN")).toBe(text);
  }
});

test("ADM-RACE-23 any other price gets its currency's symbol in place of its own", () => {
  expect(storedPrice("120", "PEN")).toBe("S/120");
  expect(storedPrice(" 1,200.50 ", "USD")).toBe("$1,200.50");
  expect(storedPrice("80 €", "CAD")).toBe("C$80");
  expect(storedPrice("95C$", "MXN")).toBe("$95");
  expect(storedPrice("60 S/.", "PEN")).toBe("S/60");
});

test.each([
  ["S/120", "120"],
  ["S/. 1,200", "1,200"],
  ["$50", "50"],
  ["C$ 95.50", "95.50"],
  ["120", "120"],
  ["Free", "Free"],
  ["tbd", "tbd"],
  ["from $50", "from $50"],
  ["$50 or S/180", "$50 or S/180"],
  ["", ""],
  [null, ""],
])("GAP-48 a stored price of %j stands in its field as %j", (stored, shown) => {
  expect(typedPrice(stored)).toBe(shown);
});

test.each([
  ["120", "PEN", "S/120"],
  ["1,200", "MXN", "$1,200"],
  ["95.50", "CAD", "C$95.50"],
  ["120 S/", "USD", "$120"],
  ["$50", "PEN", "$50"],
  ["Free", "PEN", "Free"],
  ["free", "PEN", "free"],
  ["TBD", "USD", "TBD"],
  ["", "PEN", ""],
])("ADM-RACE-23 GAP-48 %j in %s is stored as %j", (typed, currency, stored) => {
  expect(storedPrice(typed, currency)).toBe(stored);
});

test("GAP-48 saving again with another currency changes the symbol only", () => {
  expect(storedPrice(typedPrice(storedPrice("1,200", "PEN")), "CAD")).toBe("C$1,200");
  expect(storedPrice(typedPrice("Free"), "CAD")).toBe("Free");
});
