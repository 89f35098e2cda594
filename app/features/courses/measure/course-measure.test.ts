import { expect, test } from "vitest";
import {
  recorded,
  type TrueCourse,
  trueCourse,
} from "../../../../tests/support/races/synthetic-courses.ts";
import type { CourseFile } from "../reading/course-file.ts";
import { type CourseMeasure, measureCourse } from "./course-measure.ts";
import { recipeError } from "./recipe.ts";

function fileOf(track: CourseFile["track"]): CourseFile {
  return { format: "gpx", name: "", track, waypoints: [], pieces: 1 };
}

function measureOf(track: CourseFile["track"]): CourseMeasure {
  const measure = measureCourse(fileOf(track));
  if ("problem" in measure) throw new Error(measure.problem.code);
  return measure;
}

const courses = [
  { kind: "road", length: 42_195, speed: 3.3 },
  { kind: "low hills", length: 21_000, speed: 3.2 },
  { kind: "trail", length: 21_000, speed: 2 },
] as const;

for (const { kind, length, speed } of courses) {
  for (const noise of kind === "low hills" ? [0, 1, 3] : [0, 1, 3, 5]) {
    test(`a course of kind ${kind} and ${length} m with ${noise} m of noise at one point a second is measured well`, () => {
      const course = trueCourse(kind, length, 1);
      const watch = recorded(course, { speed, noise, seed: 11 });
      const measure = measureOf(watch.track);
      const far = measure.length / watch.length - 1;
      const high = (measure.heights?.climb ?? 0) / course.climb - 1;
      expect(Math.abs(far)).toBeLessThan(recipeError.length);
      expect(Math.abs(high)).toBeLessThan(recipeError.climb);
    });
  }
}

for (const { kind, length, speed, noise, most } of [
  { kind: "stairs", length: 8_000, speed: 2.2, noise: 3, most: 0.05 },
  { kind: "stairs", length: 8_000, speed: 2.2, noise: 5, most: 0.07 },
  { kind: "bridges", length: 10_000, speed: 3.3, noise: 1, most: 0.07 },
  { kind: "bridges", length: 10_000, speed: 3.3, noise: 3, most: 0.15 },
] as const) {
  test(`a course of kind ${kind} with ${noise} m of noise at one point a second is measured well on average, and its error is stated`, () => {
    const course = trueCourse(kind, length, 1);
    const offs = [11, 12, 13, 14].map((seed) => {
      const { off, stated } = errorOf(course, recorded(course, { speed, noise, seed }).track);
      expect(Math.abs(off)).toBeLessThan(stated);
      return off / course.climb;
    });
    const mean = offs.reduce((sum, off) => sum + off, 0) / offs.length;
    expect(Math.abs(mean)).toBeLessThan(most);
  });
}

/** By how much the climb of a recording is wrong, and by how much it may be, in metres. */
function errorOf(course: TrueCourse, track: CourseFile["track"]) {
  const { heights, notices } = measureOf(track);
  const noisy = notices.find(({ code }) => code === "noisy-heights");
  const stated = noisy && "meters" in noisy ? noisy.meters : recipeError.climb * course.climb;
  return { off: (heights?.climb ?? 0) - course.climb, stated };
}

for (const [kind, noise, memory, most] of [
  ["road", 3, 10, 0.1],
  ["road", 3, 60, 0.2],
  ["road", 5, 10, 0.2],
  ["low hills", 5, 0, 0.15],
  ["low hills", 3, 10, 0.2],
  ["stairs", 3, 60, 0.35],
] as const) {
  test(`heights on a course of kind ${kind} that waver by ${noise} m for ${memory} seconds leave the climb within the error that is stated`, () => {
    const course = trueCourse(kind, 42_195, 1);
    for (const seed of [11, 12, 13]) {
      const { track } = recorded(course, { speed: 3.3, noise, memory, seed });
      const { off, stated } = errorOf(course, track);
      expect(Math.abs(off)).toBeLessThan(stated);
      expect(Math.abs(off)).toBeLessThan(most * course.climb);
    }
  });
}

test("heights without noise are not said to waver; those of a drawn line with noise are", () => {
  const course = trueCourse("trail", 21_000, 1);
  const { track } = recorded(course, { speed: 2, noise: 0, seed: 1 });
  expect(measureOf(track).notices).toEqual([]);
  const every = (values: Float64Array) => values.filter((_, index) => index % 20 === 0);
  const noisy = recorded(course, { speed: 2, noise: 3, memory: 30, seed: 1 }).track;
  const drawn = { lat: every(noisy.lat), lon: every(noisy.lon), height: every(noisy.height) };
  expect(measureOf(drawn).notices).toMatchObject([{ code: "noisy-heights" }]);
});
