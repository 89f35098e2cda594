import { expect, test } from "vitest";
import { recorded, trueCourse } from "../../../../tests/support/races/synthetic-courses.ts";
import type { CourseFile } from "../reading/course-file.ts";
import { type CourseMeasure, measureCourse } from "./course-measure.ts";
import { lengthError } from "./recipe.ts";

function measureOf(track: CourseFile["track"]): CourseMeasure {
  const measure = measureCourse({ format: "gpx", name: "", track, waypoints: [], pieces: 1 });
  if ("problem" in measure) throw new Error(measure.problem.code);
  return measure;
}

for (const { kind, length, speed, least } of [
  { kind: "road", length: 42_195, speed: 3.3, least: 0.95 },
  { kind: "low hills", length: 21_000, speed: 3.2, least: 0.7 },
  { kind: "trail", length: 21_000, speed: 2, least: 0.98 },
] as const) {
  for (const noise of [0, 1, 3]) {
    test(`a course of kind ${kind} with ${noise} m of noise at one point a second is measured well`, () => {
      const course = trueCourse(kind, length, 1);
      const watch = recorded(course, { speed, noise, seed: 11 });
      const measure = measureOf(watch.track);
      expect(Math.abs(measure.length / watch.length - 1)).toBeLessThan(lengthError);
      const { climb = 0, descent = 0, lowest = 0, highest = 0 } = measure.heights ?? {};
      expect(climb / course.climb).toBeGreaterThan(least);
      expect(climb / course.climb).toBeLessThan(1.03);
      expect(climb - descent).toBeLessThanOrEqual(highest - lowest);
      expect(measure.notices).toEqual([]);
    });
  }
}
