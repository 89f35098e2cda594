import { expect, test } from "vitest";
import { demoExperts } from "#db/demo/experts/experts.ts";
import { demoSessions } from "#db/demo/experts/sessions.ts";
import { demoRaces } from "#db/demo/races/catalog.ts";
import { distanceRows } from "#db/demo/races/rows.ts";
import { firstCoaches } from "#features/coaches/personas/first-coaches.ts";
import { commonServices, expertLimits } from "#features/experts/expert.ts";
import { toMeters } from "#features/races/distance.ts";
import { parsePrice } from "#features/races/written-price.ts";
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

test("the demo's sessions are with coaches that a new database has", () => {
  const known = new Map(firstCoaches.map((coach) => [coach.personaId, coach.personaName]));
  for (const { personaId, personaName } of demoSessions) {
    expect(known.get(personaId)).toBe(personaName);
  }
});

test("the demo's experts fit into the forms that fill their pages", () => {
  for (const expert of demoExperts) {
    expect(expert.title.length).toBeLessThanOrEqual(expertLimits.title);
    expect(expert.bio.length).toBeLessThanOrEqual(expertLimits.bio);
    expect(expert.services.length).toBeLessThanOrEqual(expertLimits.services);
    expect(expert.services.every((service) => service.length <= expertLimits.service)).toBe(true);
    expect(isCurrency(expert.currency)).toBe(true);
  }
  const services: string[] = demoExperts.flatMap((expert) => expert.services);
  expect(commonServices.filter((service) => !services.includes(service))).toEqual([]);
  expect(services.some((service) => !commonServices.some((common) => common === service))).toBe(
    true,
  );
});
