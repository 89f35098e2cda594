import { expect, test } from "vitest";
import { stepLength } from "./messages.ts";

test.each([
  [8045, "mi", "5 mi"],
  [8045, "km", "8 km"],
  [12_000, "mi", "7.5 mi"],
  [800, "mi", "800 m"],
] as const)("%d m for readers of %s are %s, whatever the effort", (meters, unit, expected) => {
  for (const effort of ["race", "interval", "easy"] as const) {
    expect(stepLength({ seconds: null, meters, effort }, unit, "en")).toBe(expected);
  }
});
