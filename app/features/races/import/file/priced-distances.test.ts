import { expect, test } from "vitest";
import { pricedDistances } from "./priced-distances.ts";

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
