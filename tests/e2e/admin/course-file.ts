import { demoCourse } from "#features/courses/demo/demo-course.ts";

/** The file of a course of 12 km over one hill. */
export function courseFile(name: string): string {
  const from = { lat: -13.2, lon: -72.1 };
  const hill = { length: 12_000, gain: 400, loss: 400, base: 300, hours: null, from };
  return demoCourse({ seed: name, name, ...hill });
}
