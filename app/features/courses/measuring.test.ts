import * as fc from "fast-check";
import { expect, test } from "vitest";
import { aLongCourse, gpxOf, type Point } from "../../../tests/support/races/course-files.ts";
import { measureCourse } from "./measure/course-measure.ts";
import { measureFile } from "./measuring.server.ts";
import { courseNoticeText, courseProblemText } from "./messages.ts";
import { courseLimits } from "./reading/course-file.ts";
import { readCourse } from "./reading/read-course.ts";

test("a file of 200,000 points is read and measured off the event loop", async () => {
  let ticks = 0;
  const clock = setInterval(() => {
    ticks += 1;
  }, 20);
  const answer = await measureFile(aLongCourse(), { by: "a runner" });
  clearInterval(clock);
  expect(answer).toMatchObject({ measure: { points: courseLimits.points, format: "gpx" } });
  expect(ticks).toBeGreaterThan(10);
});

test("a course over the date line and one around the pole have their true lengths", () => {
  const over = [179.99, 179.995, 180, -179.995, -179.99];
  const line = measure(over.map((lon) => ({ lat: -18, lon, height: 10 })));
  expect(line.length / 2118).toBeCloseTo(1, 2);
  expect(line.line.points.at(-1)?.[0]).toBeGreaterThan(900);
  const around = Array.from({ length: 36 }, (_, at) => ({
    lat: 89.99,
    lon: at * 10 - 180,
    height: 10,
  }));
  expect(measure(around).length / (2 * Math.PI * 1117 * (35 / 36))).toBeCloseTo(1, 2);
});

test("what a file lacks is said, not guessed", () => {
  const points = Array.from({ length: 60 }, (_, at) => ({
    lat: -12 - at / 1000,
    lon: -77,
    height: at === 20 ? null : at,
  }));
  expect(measure(points).notices).toEqual([
    { code: "some-heights-missing", percent: 2 },
    { code: "sparse", meters: 111 },
  ]);
  const without = measure(points.map((point) => ({ ...point, height: null })));
  expect(without.heights).toBeNull();
  expect(without.notices.map((notice) => courseNoticeText(notice, "km", "en"))).toContain(
    "The file has no heights: climb and profile are left out.",
  );
});

const anywhere = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});

test("any two to sixty points near each other give numbers that agree with each other", () => {
  const near = fc.tuple(
    anywhere,
    fc.array(fc.tuple(fc.integer({ min: -99, max: 99 }), fc.integer({ min: -99, max: 99 })), {
      minLength: 2,
      maxLength: 60,
    }),
    fc.array(fc.integer({ min: -400, max: 8000 }), { minLength: 60, maxLength: 60 }),
  );
  fc.assert(
    fc.property(near, ([from, moves, heights]) => {
      const points = moves.map(([north, east], index) => ({
        lat: Math.max(-90, Math.min(90, from.lat + north / 10_000)),
        lon: Math.max(-180, Math.min(180, from.lon + east / 10_000)),
        height: heights[index] ?? 0,
      }));
      const file = readCourse(gpxOf(points));
      if ("problem" in file) return courseProblemText(file.problem).en.length > 0;
      const measure = measureCourse(file);
      if ("problem" in measure) return courseProblemText(measure.problem).en.length > 0;
      const { heights: found, length } = measure;
      const numbers = JSON.stringify(measure);
      expect(numbers).not.toMatch(/null,null|NaN/);
      expect(length).toBeGreaterThanOrEqual(100);
      const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
      expect(found?.climb).toBeCloseTo(sum(found?.kilometers.map(({ climb }) => climb) ?? []), 3);
      expect(found?.climb).toBeCloseTo(sum(found?.miles.map(({ climb }) => climb) ?? []), 3);
      expect(length).toBeCloseTo(sum(found?.kilometers.map((split) => split.length) ?? []), 3);
      expect(found?.highest).toBeGreaterThanOrEqual(found?.lowest ?? 0);
      return true;
    }),
    { numRuns: 150 },
  );
});

test("any bytes are read or refused with a sentence", () => {
  const heads = ["", "<gpx>", "<kml>", "<TrainingCenterDatabase>", "PK", "........FIT"];
  const bytes = fc.tuple(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 300 }));
  fc.assert(
    fc.property(bytes, ([head, rest]) => {
      const file = readCourse(Uint8Array.from([...new TextEncoder().encode(head), ...rest]));
      return !("problem" in file) || courseProblemText(file.problem).en.length > 10;
    }),
    { numRuns: 300 },
  );
});

function measure(points: Point[]) {
  const file = readCourse(gpxOf(points));
  if ("problem" in file) throw new Error(file.problem.code);
  const measure = measureCourse(file);
  if ("problem" in measure) throw new Error(measure.problem.code);
  return measure;
}
