import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { measureCourse } from "#features/courses/measure/course-measure.ts";
import { recipe } from "#features/courses/measure/recipe.ts";
import { readCourse } from "#features/courses/reading/read-course.ts";
import { printTable, round } from "../table.ts";

const usage = `Measures files of real courses, and compares them with what their organizers publish.

  node bench/import/published-courses.ts <file> <km> <climb in metres, or -> ...

  node bench/import/published-courses.ts maglio.gpx 29.7 2100 boston.gpx 42.195 -

A published length is taken as rounded to its last digit. Decision 33 names the courses that were
measured; their files have no licence that would let us keep them.`;

/** What is published of the course in a file. Length in metres, `rounding` up to which it is rounded. */
type Published = { path: string; length: number; rounding: number; climb: number | null };

const given = process.argv.slice(2);
if (given.length === 0 || given.length % 3 !== 0) {
  console.log(usage);
  process.exitCode = 1;
} else {
  printTable(`Published courses, recipe ${recipe.version}`, publishedOf(given).map(rowOf));
}

function publishedOf(words: string[]): Published[] {
  return Array.from({ length: words.length / 3 }, (_, index) => {
    const [path = "", km = "", climb = ""] = words.slice(3 * index);
    const digits = km.split(".")[1]?.length ?? 0;
    const [length, rounding] = [Number(km) * 1000, 500 / 10 ** digits];
    const meters = climb === "-" ? null : Number(climb);
    if (!(length > 0) || (meters !== null && !(meters > 0))) {
      throw new Error(`${path}: the length and the climb are numbers, not ${km} and ${climb}`);
    }
    return { path, length, rounding, climb: meters };
  });
}

function rowOf({ path, length, rounding, climb }: Published) {
  const file = readCourse(readFileSync(path));
  if ("problem" in file) throw new Error(`${path} is refused: ${file.problem.code}`);
  const measure = measureCourse(file);
  if ("problem" in measure) throw new Error(`${path} is refused: ${measure.problem.code}`);
  const { heights } = measure;
  return {
    file: basename(path),
    points: measure.points,
    "published km": length / 1000,
    "our km": round(measure.length / 1000, 3),
    "off by %": percentOff(measure.length, length),
    rounded: Math.abs(measure.length - length) <= rounding ? "within" : "beyond",
    "published climb": climb ?? "",
    "our climb": heights ? Math.round(heights.climb) : "",
    "off by % ": heights && climb ? percentOff(heights.climb, climb) : "",
    "our descent": heights ? Math.round(heights.descent) : "",
  };
}

function percentOff(ours: number, published: number): number {
  return round((ours / published - 1) * 100, 2);
}
