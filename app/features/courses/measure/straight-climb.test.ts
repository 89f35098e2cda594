import { expect, test } from "vitest";
import { seededNoise, trueCourse } from "../../../../tests/support/races/synthetic-courses.ts";
import { evidenceOfWaves, gradeSpectrum } from "./grade-spectrum.ts";
import { recipe } from "./recipe.ts";
import { straightProfile } from "./straight-climb.ts";
import { climbOf } from "./swings.ts";

/** The heights of a course in even steps, with noise, and how likely waves make them. */
function noisy(kind: "stairs" | "low hills", deviation: number) {
  const course = trueCourse(kind, 8_000, 1);
  const normal = seededNoise(5);
  const heights = course.height.filter((_, meters) => meters % recipe.step === 0);
  const seen = heights.map((height) => height + deviation * normal());
  const grades = seen.slice(1).map((height, index) => (height - (seen[index] ?? 0)) / recipe.step);
  return { heights, seen, waves: evidenceOfWaves(gradeSpectrum(grades)) };
}

test("stairs are told as straight pieces, and hills as waves", () => {
  const stairs = noisy("stairs", 2);
  const profile = straightProfile(stairs.seen, 4, stairs.waves);
  const climb = climbOf(profile?.heights ?? stairs.seen) + (profile?.hidden ?? 0);
  expect(climb / climbOf(stairs.heights)).toBeCloseTo(1, 1);
  const middle = (values: Float64Array) =>
    values.reduce((sum, value) => sum + value * value, 0) / values.length;
  const off = stairs.heights.map((height, index) => (profile?.heights[index] ?? 0) - height);
  expect(Math.sqrt(middle(off))).toBeLessThan(1);
  const hills = noisy("low hills", 1);
  expect(straightProfile(hills.seen, 1, hills.waves)).toBeNull();
});

test("the spread of the climb of straight pieces grows with their noise", () => {
  const spreads = [0.5, 1, 2].map((deviation) => {
    const { seen, waves } = noisy("stairs", deviation);
    return straightProfile(seen, deviation ** 2, waves)?.spread ?? 0;
  });
  expect(spreads).toEqual(spreads.toSorted((a, b) => a - b));
  expect(spreads[0]).toBeGreaterThan(0);
});

test("the same heights give the same profile", () => {
  const { seen, waves } = noisy("stairs", 2);
  expect(straightProfile(seen, 4, waves)).toEqual(straightProfile(seen, 4, waves));
});
