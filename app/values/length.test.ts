import { expect, test } from "vitest";
import { formatHeight, formatLength } from "./length.ts";

test.each([
  [42_195, "km", "42.2 km"],
  [42_195, "mi", "26.2 mi"],
  [5_000, "km", "5 km"],
  [5_000, "mi", "3.1 mi"],
  [160_934, "mi", "100 mi"],
  [1_609.34, "km", "1.6 km"],
] as const)("%d metres in %s read as %s", (meters, unit, text) => {
  expect(formatLength(meters, unit)).toBe(text);
});

test("heights are in meters or feet", () => {
  expect(formatHeight(2840, "km")).toBe("2,840 m");
  expect(formatHeight(2840, "mi")).toBe("9,320 ft");
  expect(formatHeight(12, "mi")).toBe("40 ft");
  expect(formatHeight(-1, "km")).toBe("−1 m");
  expect(formatHeight(-0.4, "km")).toBe("0 m");
});
