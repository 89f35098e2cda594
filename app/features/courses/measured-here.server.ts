import { createHash } from "node:crypto";
import { type CourseMeasure, measureCourse } from "./measure/course-measure.ts";
import type { CourseProblem, CourseTrack } from "./reading/course-file.ts";
import { readCourse } from "./reading/read-course.ts";

/** A course with the hash of its points, or why its file is refused. */
export type CourseAnswer =
  | { measure: CourseMeasure; geometry: string }
  | { problem: CourseProblem };

/** Reads and measures a file in this thread, which is blocked meanwhile: see `measureFile`. */
export function measureHere(bytes: Uint8Array): CourseAnswer {
  const file = readCourse(bytes);
  if ("problem" in file) return file;
  const measure = measureCourse(file);
  return "problem" in measure ? measure : { measure, geometry: geometryOf(file.track) };
}

/** The SHA-256 of all points: the same course in another format or under another name has the same. */
function geometryOf({ lat, lon, height }: CourseTrack): string {
  const hash = createHash("sha256");
  const values = new Int32Array(lat.length * 3);
  for (let index = 0; index < lat.length; index++) {
    values[index * 3] = Math.round((lat[index] ?? 0) * 1e6);
    values[index * 3 + 1] = Math.round((lon[index] ?? 0) * 1e6);
    values[index * 3 + 2] = Math.round((height[index] ?? 0) * 10) || 0;
  }
  return hash.update(new Uint8Array(values.buffer)).digest("hex");
}
