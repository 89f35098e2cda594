import { expect, test } from "vitest";
import {
  distancePrice,
  type StoredPrice,
  startingPrice,
  storedPrice,
  typedPrice,
} from "./price.ts";
import { isStartingPrice, showPrice } from "./shown-price.ts";
import { parsePrice, typedWithCode } from "./written-price.ts";

function priced(price: string | null, discounted: string | null = null, currency = "USD") {
  return {
    price,
    discountedPrice: discounted,
    priceCurrency: currency,
    priceMinor: parsePrice(price),
    discountedPriceMinor: parsePrice(discounted),
  } satisfies StoredPrice;
}

test("GAP-65 a price in the money of elsewhere is unknown, whatever currency is chosen", () => {
  expect(["S/ 120", "$120", "120 pesos"].map(parsePrice)).toEqual([12_000, 12_000, 12_000]);
  expect([null, "€20", "EUR 20", "₡15.000", "TBD"].map(parsePrice)).toEqual(Array(5).fill(null));
});

test("GAP-92 plain digits get the currency's symbol, a text with a symbol stays unchanged", () => {
  const text = (row: StoredPrice) => showPrice(distancePrice(row), "en");
  expect(text(priced("1200", null, "PEN"))).toBe("S/1,200 PEN");
  expect(text(priced("1,200", null, "MXN"))).toBe("$1,200 MXN");
  expect(text(priced("105.5", null, "CAD"))).toBe("C$105.50 CAD");
  expect(text(priced("S/120", null, "PEN"))).toBe("S/120 PEN");
  expect(text(priced("$ 95", null, "PEN"))).toBe("$ 95 PEN");
  expect(text(priced("80", null, "EUR"))).toBe("$80 EUR");
});

test("GAP-92 a typed price whose marks would be misread is shown with ours", () => {
  const text = (row: StoredPrice) => showPrice(distancePrice(row), "en");
  expect(text(priced("S/95,5", null, "PEN"))).toBe("S/95.50 PEN");
  expect(text(priced("$1.250", null, "MXN"))).toBe("$1,250 MXN");
  expect(text(priced("C$95", null, "CAD"))).toBe("C$95 CAD");
  expect(text(priced("S/ 1,200.50", null, "PEN"))).toBe("S/ 1,200.50 PEN");
  expect(text(priced("S/ 80 to S/ 100", null, "PEN"))).toBe("S/ 80 to S/ 100 PEN");
});

test("FMT-06 FMT-07 a discount is preferred and strikes the original price through", () => {
  expect(distancePrice(priced("100", "80"))).toEqual({
    kind: "amount",
    minor: 8_000,
    currency: "USD",
    text: "$80 USD",
    original: "$100",
  });
});

test("FMT-07 only a readable discount that lowers the price strikes the original through", () => {
  const original = (row: StoredPrice) => {
    const price = distancePrice(row);
    return price.kind === "amount" ? price.original : price.kind;
  };
  expect(original(priced("100"))).toBeNull();
  expect(original(priced("100", "TBD"))).toBeNull();
  expect(original(priced("100", ""))).toBeNull();
  expect(original(priced("100", "100"))).toBeNull();
  expect(original(priced("100", "120"))).toBeNull();
  expect(original(priced("TBD", "80"))).toBeNull();
  expect(original(priced("100", "Free"))).toBe("free");
});

test("FMT-06 GAP-65 a race starts at its cheapest distance, with that distance's symbol", () => {
  const distances = [priced("S/ 350", null, "PEN"), priced("120", "90", "CAD"), priced("TBD")];
  const price = startingPrice(distances);
  expect(showPrice(price, "en")).toBe("C$90 CAD");
  expect(price.kind === "amount" && price.original).toBe("C$120");
});

test("FMT-06 the cheapest distance is found across currencies", () => {
  const distances = [priced("20"), priced("60", null, "PEN"), priced("25", null, "CAD")];
  expect(showPrice(startingPrice(distances), "en")).toBe("S/60 PEN");
});

test("FMT-06 free is the lowest price; TBD is shown where no price can be read", () => {
  const shown = (...rows: StoredPrice[]) => showPrice(startingPrice(rows), "en");
  expect(shown(priced("5"), priced("Free"), priced("1"))).toBe("Free");
  expect(shown(priced("TBD"), priced(null), priced("soon"))).toBe("TBD");
  expect(shown()).toBe("TBD");
});

test("FMT-08 free is a starting price where another distance costs money", () => {
  const isFrom = (...rows: StoredPrice[]) => isStartingPrice(startingPrice(rows));
  expect(isFrom(priced("Free"), priced("10"))).toBe(true);
  expect(isFrom(priced("Free"), priced("TBD"))).toBe(false);
  expect(isFrom(priced("Free"), priced("0"))).toBe(false);
  expect(isFrom(priced("10"))).toBe(true);
  expect(isFrom(priced("TBD"))).toBe(false);
});

test("GAP-93 every amount has the currency's code exactly once", () => {
  expect(showPrice(distancePrice(priced("450", null, "MXN")), "en")).toBe("$450 MXN");
  expect(showPrice(distancePrice(priced("120 USD")), "en")).toBe("120 USD");
  expect(showPrice(distancePrice(priced("usd 120")), "en")).toBe("usd 120");
  expect(typedWithCode("$450", "MXN")).toBe("$450 MXN");
  expect(["free", "TBD", "0"].map((text) => typedWithCode(text, "MXN"))).toEqual([
    "free",
    "TBD",
    "0",
  ]);
});

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
