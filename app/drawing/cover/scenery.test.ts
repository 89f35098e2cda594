import { expect, test } from "vitest";
import { sceneryOf } from "./scenery.ts";

const towns = Array.from({ length: 200 }, (_, place) => `town-${place}`);

test("it snows only where winters are white", () => {
  for (const country of ["peru", "mexico", "united-states", "australia", ""]) {
    for (const town of towns) expect(sceneryOf(`${country}.${town}`).season).not.toBe("snow");
  }
  for (const city of ["miami", "houston", "phoenix", "austin", "san-diego"]) {
    expect(sceneryOf(`united-states.${city}`).season).not.toBe("snow");
  }
  expect(towns.some((town) => sceneryOf(`canada.${town}`).season === "snow")).toBe(true);
});

test("palms, cacti and the sea stand only where they are known to be", () => {
  for (const country of ["peru", "mexico", "canada", "united-states"]) {
    for (const town of towns) {
      const { flora, water } = sceneryOf(`${country}.${town}`);
      expect(flora).not.toMatch(/palms|cacti/);
      expect(water).not.toBe("sea");
    }
  }
  expect(sceneryOf("mexico.torreon").flora).toBe("cacti");
  expect(sceneryOf("peru.mollendo").water).toBe("sea");
});
