import { expect, test } from "vitest";
import { demoRaces } from "#db/demo/catalog.ts";
import { distanceRows } from "#db/demo/rows.ts";
import { toMeters } from "#features/races/distance.ts";
import { parsePrice } from "#features/races/price.ts";
import { isCurrency } from "#values/money.ts";

const distances = demoRaces.flatMap((race) => distanceRows(race, new Date("2026-01-01T00:00:00Z")));

test("FMT-05 the demo's lengths match the product's reading of their texts", () => {
  expect(distances.length).toBeGreaterThan(250);
  for (const { distance, distanceM } of distances) {
    expect(distanceM, distance).toBe(toMeters(distance));
  }
  expect(distances.filter(({ distanceM }) => distanceM === null)).toHaveLength(2);
});

test("FMT-06 the demo's prices in minor units match the product's reading of their texts", () => {
  for (const row of distances) {
    expect(row.priceMinor, row.price ?? "").toBe(parsePrice(row.price ?? null));
    expect(row.discountedPriceMinor, row.discountedPrice ?? "").toBe(
      parsePrice(row.discountedPrice ?? null),
    );
  }
});

test("the product knows the demo's currencies", () => {
  expect(demoRaces.every(({ currency }) => isCurrency(currency))).toBe(true);
});
