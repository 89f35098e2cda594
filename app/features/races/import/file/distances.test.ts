import fc from "fast-check";
import { expect, test } from "vitest";
import { distanceCell, distancesIn, pricedDistances } from "./distances.ts";

test.each([
  ["5K; 10K|21K;", ["5K", "10K", "21K"]],
  ["21K, 10K y 5K", ["21K", "10K", "5K"]],
  ["50 km / 25 km", ["50 km", "25 km"]],
  ["42K-21K-10K", ["42K", "21K", "10K"]],
  ["5K,10K", ["5K", "10K"]],
  ["Marathon/Half/10K", ["Marathon", "Half", "10K"]],
  ["5, 10 y 21 km", ["5 km", "10 km", "21 km"]],
  ["42,195 km", ["42,195 km"]],
  ["21,1 km, 10,5 km", ["21,1 km", "10,5 km"]],
  ["10 K et 5 K", ["10 K", "5 K"]],
  ["10K & 5K Walk", ["10K", "5K Walk"]],
  ["1/2 Maratón", ["1/2 Maratón"]],
  ["5-10K", ["5-10K"]],
  ["Half-marathon", ["Half-marathon"]],
  ["10K - Trail", ["10K - Trail"]],
  ["Kids; 1K", ["Kids", "1K"]],
  ["42K\n21K", ["42K", "21K"]],
  ["\\21K, 10K", ["21K, 10K"]],
  ["Kids\\; 1K", ["Kids; 1K"]],
  ["", []],
])("GAP-50 the cell %j names %j", (cell, distances) => {
  expect(distancesIn(cell)).toEqual(distances);
});

test("a stored distance is one distance again, whatever it contains", () => {
  const part = fc.constantFrom("5K", "10 km", " y ", ", ", "/", "-", ";", "|", "\\", "Kids", "21");
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
      const distance = parts.join("").trim();
      fc.pre(distance !== "" && !/\\[;|]|\\$/.test(distance));
      expect(distancesIn(distanceCell(distance))).toEqual([distance]);
    }),
  );
});

test("GAP-50 as many prices as distances belong to one distance each", () => {
  const paired = [
    { distance: "21K", price: "S/ 90" },
    { distance: "10K", price: "S/ 70" },
  ];
  for (const price of ["S/ 90; S/ 70", "S/ 90 | S/ 70", "S/ 90 / S/ 70", "S/ 90, S/ 70"]) {
    expect(pricedDistances("21K; 10K", price), price).toEqual(paired);
  }
  expect(pricedDistances("21K, 10K y 5K", "90; 70; Free")).toHaveLength(3);
});

test.each([
  ["S/ 90 / 70", ["S/ 90", "S/ 70"]],
  ["$450, 350", ["$450", "$350"]],
  ["USD 45; 55", ["USD 45", "55 USD"]],
  ["90 / 70 soles", ["S/ 90", "70 soles"]],
  ["S/ 90 / $ 25", ["S/ 90", "$ 25"]],
])("prices in %j share the currency that is named once", (price, prices) => {
  expect(pricedDistances("21K; 10K", price)?.map((each) => each.price)).toEqual(prices);
});

test("GAP-50 any other number of prices, a word or one distance belongs to the whole row", () => {
  expect(pricedDistances("21K; 10K", "S/ 90")).toBeNull();
  expect(pricedDistances("21K; 10K", "1,250")).toBeNull();
  expect(pricedDistances("21K; 10K", "S/ 90; with shirt")).toBeNull();
  expect(pricedDistances("21K", "S/ 90; S/ 70")).toBeNull();
});
