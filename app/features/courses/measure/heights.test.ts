import { expect, test } from "vitest";
import { recorded, trueCourse } from "../../../../tests/support/races/synthetic-courses.ts";
import { climbedHeights } from "./heights.ts";
import { progressOf } from "./line.ts";
import { climbError } from "./recipe.ts";

/** Climb and descent of heights that are even steps apart, in meters. */
function climbOf(heights: Iterable<number>, step: number, isRecorded = false) {
  const height = Float64Array.from(heights);
  const found = climbedHeights(
    height,
    height.map((_, index) => index * step),
    isRecorded,
  );
  return { up: found?.climbed.at(-1), down: found?.descended.at(-1), heights: found?.heights };
}

const kinds = [
  ["road", 42_195, 3.3],
  ["low hills", 21_000, 3.2],
  ["trail", 21_000, 2],
  ["stairs", 8_000, 2.2],
  ["bridges", 10_000, 3.3],
] as const;

test("the stated range holds the true climb of nine in ten recordings with all kinds of noise", () => {
  const noises = [
    [0, 0],
    [1, 0],
    [3, 0],
    [1, 30],
    [3, 10],
    [3, 60],
    [5, 300],
  ] as const;
  const offs = kinds.flatMap(([kind, length, speed]) => {
    const course = trueCourse(kind, length, 1);
    return noises.map(([noise, memory]) => {
      const { track } = recorded(course, { speed, noise, memory, seed: 12 });
      const found = climbedHeights(track.height, progressOf(track), false)?.climbed.at(-1) ?? 0;
      const error = climbError.part * found + (climbError.perKilometer * length) / 1000;
      return Math.abs(found - course.climb) / error;
    });
  });
  expect(offs.filter((off) => off <= 1).length).toBeGreaterThanOrEqual(0.9 * offs.length);
});

test("hills count in full, however far apart their points are", () => {
  for (const step of [2, 10, 30, 60, 100]) {
    const hills = Array.from(
      { length: 12_000 / step + 1 },
      (_, index) => Math.abs(((index * step) % 2000) - 1000) / 20,
    );
    const { up = 0, down = 0 } = climbOf(hills, step);
    expect(up / 300, `${step} m`).toBeGreaterThan(0.96);
    expect(up / 300).toBeLessThanOrEqual(1);
    expect(down).toBeCloseTo(up, 0);
  }
});

test("short hills count where a device recorded them, and are errors of a terrain model in a course", () => {
  const rises = Array.from({ length: 4001 }, (_, index) => {
    const meters = index * 5;
    return (
      60 * (1 - Math.cos((meters / 10_000) * 2 * Math.PI)) +
      3 * Math.sin((meters / 160) * 2 * Math.PI)
    );
  });
  const recordedClimb = climbOf(rises, 5, true).up ?? 0;
  const courseClimb = climbOf(rises, 5).up ?? 0;
  expect(courseClimb / 240).toBeCloseTo(1, 1);
  expect(recordedClimb).toBeGreaterThan(2 * courseClimb);
});

test("a flat line with the wavering heights of a device hardly climbs", () => {
  for (const [noise, memory] of [
    [0.3, 0],
    [3, 0],
    [3, 10],
  ] as const) {
    const flat = trueCourse("bridges", 800, 1);
    const { track } = recorded(flat, { speed: 3, noise, memory, seed: 3 });
    const { up = 0 } = climbOf(track.height, 3, true);
    expect(up, `${noise} m for ${memory} s`).toBeLessThan(12);
  }
});

test("a single wrong height adds nothing", () => {
  const steady = Array.from({ length: 500 }, (_, index) => 100 + index / 10);
  const { up: plain } = climbOf(steady, 10);
  for (const wrong of [-500, 0, 9000]) {
    const { up, heights } = climbOf(steady.with(250, wrong), 10);
    expect(up).toBeCloseTo(plain ?? 0, 3);
    expect(heights?.[250]).toBeCloseTo(125, 0);
  }
});

test("points without a height take it from their neighbors, up to one in ten", () => {
  const steady = Array.from({ length: 200 }, (_, index) => index / 2);
  const holes = (every: number) =>
    climbOf(
      steady.map((height, index) => (index % every === 0 ? Number.NaN : height)),
      20,
    );
  expect(holes(20).up).toBeCloseTo(99, -1);
  expect(holes(5).heights).toBeUndefined();
});
