import { expect, test } from "vitest";
import { matchPlace } from "#features/races/places/matching.server.ts";
import { demoRaces } from "./catalog.ts";
import { demoPlaceRows, townOf } from "./towns.ts";

test("the demo's races are where the rule places them", () => {
  const rows = new Map(demoPlaceRows(new Date()).map(({ key, row }) => [key, row]));
  const waiting = new Set<string>();
  for (const race of demoRaces) {
    const key = townOf(race);
    const { place } = matchPlace(race);
    const row = rows.get(key);
    if (!row) waiting.add(race.city);
    else if (row.source === "hand") expect([key, place]).toEqual([key, null]);
    else {
      const { name, state, countryCode, lat, lon } = row;
      expect(place).toMatchObject({ name, state, countryCode, position: { lat, lon } });
    }
  }
  expect([...waiting].sort()).toEqual([]);
});
