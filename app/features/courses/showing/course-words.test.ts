import { expect, test } from "vitest";
import { climbDoubt } from "./course-words.ts";

test("the range of a climb is a tenth and two meters for each kilometer, never below zero", () => {
  const course = { length: 40_000, climb: 400, descent: 30 };
  expect(climbDoubt(course, "km", "en")).toMatch(
    /between 280 m and 520 m, and the descent between 0 m and 110 m: .* under bridges and over tunnels/,
  );
  expect(climbDoubt(course, "mi", "en")).toContain("between 920 ft and 1,710 ft");
});
