import fc from "fast-check";
import { expect, test } from "vitest";
import {
  ambiguousMark,
  certainMark,
  currencyOf,
  isMistypedPrice,
  readWrittenPrice,
} from "./written-price.ts";

const read = (text: string) => {
  const price = readWrittenPrice(text);
  return price && [price.minor, price.currency];
};

test.each([
  ["120", 12_000, null],
  ["1,200", 120_000, null],
  ["1.250", 125_000, null],
  ["1,200.50", 120_050, null],
  ["1.234,50", 123_450, null],
  ["1 250,00", 125_000, null],
  ["1\u202f250", 125_000, null],
  ["1'250.00", 125_000, null],
  ["1.200.000", 120_000_000, null],
  ["95,50", 9_550, null],
  ["95,5", 9_550, null],
  ["0.500", 50, null],
  ["S/ 120", 12_000, "PEN"],
  ["S/.120", 12_000, "PEN"],
  ["S/ 1.200", 120_000, "PEN"],
  ["80 soles", 8_000, "PEN"],
  ["PEN 80", 8_000, "PEN"],
  ["$95.50", 9_550, "$"],
  ["US$ 45", 4_500, "USD"],
  ["45 dólares", 4_500, "USD"],
  ["C$ 105", 10_500, "CAD"],
  ["CA$45.00", 4_500, "CAD"],
  ["45 $ CAD", 4_500, "CAD"],
  ["$ 450 MXN", 45_000, "MXN"],
  ["1 050,50 $ CA", 105_050, "CAD"],
  ["450 pesos mexicanos", 45_000, "MXN"],
  ["$280.00 (Doscientos ochenta pesos 00/100 M.N.)", 28_000, "$"],
  ["$450 M.N.", 45_000, "MXN"],
  ["From $80", 8_000, "$"],
  ["desde S/ 90 por persona", 9_000, "PEN"],
  ["Adultos: S/ 80", 8_000, "PEN"],
  ["80 - 95", 8_000, null],
  ["$110–$85", 8_500, "$"],
  ["USD 45 / 55", 4_500, "USD"],
  ["de 50 a 80 soles", 5_000, "PEN"],
  ["EUR 20", 2_000, "EUR"],
  ["₡15.000", 1_500_000, "₡"],
  ["Free", 0, null],
  [" free! ", 0, null],
  ["gratis", 0, null],
  ["Sin costo", 0, null],
  ["Gratuit", 0, null],
  ["0", 0, null],
])("GAP-92 reads the price %j as %i in %s", (text, minor, currency) => {
  expect(read(text)).toEqual([minor, currency]);
});

test.each([
  "",
  "  ",
  "TBD",
  "tbd",
  "$",
  "-5",
  "99999999999",
  "1.2.3",
  "1,23,456",
  "1,2345",
  "\u0000",
  "31 de diciembre",
  "2 x 50",
  "10K S/80",
  "$15k",
  "10 %",
  "S/ 80 / US$ 25",
])("GAP-65 reads no price in %j", (text) => {
  expect(read(text)).toBeNull();
});

/** The ways in which the four countries write an amount in cents. */
const notations: ((minor: number) => string)[] = [
  (minor) => (minor / 100).toFixed(2),
  (minor) => (minor / 100).toFixed(2).replace(".", ","),
  (minor) => grouped(minor, ",", "."),
  (minor) => grouped(minor, ".", ","),
  (minor) => grouped(minor, " ", ","),
  (minor) => grouped(minor, "\u00a0", "."),
  (minor) => grouped(minor, "'", "."),
];
const frames: [before: string, after: string, currency: string | null][] = [
  ["", "", null],
  ["$", "", "$"],
  ["S/ ", "", "PEN"],
  ["S/.", "", "PEN"],
  ["US$ ", "", "USD"],
  ["", " MXN", "MXN"],
  ["", " $", "$"],
  ["CA$", "", "CAD"],
  ["desde ", " soles", "PEN"],
];

function grouped(minor: number, thousands: string, decimals: string): string {
  const [whole = "", cents] = (minor / 100).toFixed(2).split(".");
  return `${whole.replace(/\B(?=(\d{3})+$)/g, thousands)}${decimals}${cents}`;
}

test("GAP-92 an amount is the same in every notation and with every currency", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.constantFrom(...notations),
      fc.constantFrom(...frames),
      (minor, write, [before, after, currency]) => {
        expect(read(`${before}${write(minor)}${after}`)).toEqual([minor, currency]);
      },
    ),
  );
});

test("a file decides about three digits after the only mark", () => {
  expect(readWrittenPrice("1.250", ".")?.minor).toBe(125);
  expect(readWrittenPrice("1,250", ".")?.minor).toBe(125_000);
  expect(readWrittenPrice("1.250.000", ".")?.minor).toBe(125_000_000);
  expect(["S/. 1.250", "$1,250", "1.250,00", "1250", "0.250"].map(ambiguousMark)).toEqual([
    ".",
    ",",
    null,
    null,
    null,
  ]);
  expect(["95.5", "1.250,00", "1,250", "$280.00 (00/100)", "80"].map(certainMark)).toEqual([
    ".",
    ",",
    null,
    ".",
    null,
  ]);
});

test("a mistyped number is not a price, and neither are other words", () => {
  expect(["1.2.3", "S/ 1,2345", "$99999999999"].map(isMistypedPrice)).toEqual([true, true, true]);
  expect(["1.250", "TBD", "-5", "from 20", "80 or 90 or so", ""].map(isMistypedPrice)).toEqual(
    Array(6).fill(false),
  );
});

test("currencies are known by signs, codes and names", () => {
  expect(["S/", "Soles", "pesos", "US$", "$", "dólares", "C$", "pen"].map(currencyOf)).toEqual([
    "PEN",
    "PEN",
    "MXN",
    "USD",
    "$",
    "USD",
    "CAD",
    "PEN",
  ]);
  expect(currencyOf("free")).toBeNull();
});
