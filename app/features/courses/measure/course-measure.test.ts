import { expect, test } from "vitest";
import { recorded, trueCourse } from "../../../../tests/support/races/synthetic-courses.ts";
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
  { kind: "trail", length: 21_000, speed: 2 },
] as const;

for (const { kind, length, speed } of courses) {
  for (const noise of [0, 1, 3, 5]) {
    test(`a ${kind} of ${length} m with ${noise} m of noise at one point a second is measured well`, () => {
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
