import { expect, test } from "vitest";
import { numbersFrom } from "#values/seeded.ts";
import { seededNoise } from "../../../../tests/support/races/synthetic-courses.ts";
import { progressOf, simplified } from "./line.ts";

type Corner = [east: number, north: number];

/** Points on straight lines between corners, `step` meters of the way apart. */
function along(corners: Corner[], step: number): Corner[] {
  const points: Corner[] = [];
  let at = 0;
  for (const [index, [toEast, toNorth]] of corners.entries()) {
    const [fromEast, fromNorth] = corners[index - 1] ?? [toEast, toNorth];
    const length = Math.hypot(toEast - fromEast, toNorth - fromNorth);
    for (; at < length; at += step) {
      const part = at / length;
      points.push([
        fromEast + (toEast - fromEast) * part,
        fromNorth + (toNorth - fromNorth) * part,
      ]);
    }
    at -= length;
  }
  return points;
}

/** A track near the parallel of 45 degrees whose points waver for 20 samples, as those of a watch do. */
function trackOf(points: Corner[], noise = 0) {
  const next = seededNoise(7);
  const kept = Math.exp(-1 / 20);
  const errors = [noise * next(), noise * next()];
  const waver = (axis: 0 | 1) => {
    errors[axis] = kept * (errors[axis] ?? 0) + Math.sqrt(1 - kept * kept) * noise * next();
    return errors[axis] ?? 0;
  };
  return {
    lat: Float64Array.from(points, ([, north]) => 45 + (north + waver(1)) / 111_131.7),
    lon: Float64Array.from(points, ([east]) => 7 + (east + waver(0)) / 78_846.8),
    height: new Float64Array(points.length),
  };
}

const count = (length: number) => Array.from({ length }, (_, index) => index);
const hairpins = (leg: number, gap: number) =>
  count(80).map((at): Corner => [((at + 1) >> 1) % 2 ? leg : 0, (at >> 1) * gap]);
const street = count(40).map((at): Corner => [at % 2 ? 100 : 0, 0]);
const blocks = count(60).map((at): Corner => [((at + 1) >> 1) * 80, (at >> 1) * 80]);
const round = (length: number) =>
  count(20 * 90 + 1).map((at): Corner => {
    const angle = (at / 90) * 2 * Math.PI;
    return [(Math.cos(angle) * length) / 2 / Math.PI, (Math.sin(angle) * length) / 2 / Math.PI];
  });
/** An athletics track: two straights of 84.39 m and two bends of 36.8 m. */
const stadium = count(15 * 100 + 1).map((at): Corner => {
  const [radius, straight] = [36.8, 84.39];
  const way = (at % 100) * 4;
  const half = straight + Math.PI * radius;
  const [side, rest] = way < half ? [1, way] : [-1, way - half];
  if (rest < straight) return [side * (rest - straight / 2), -side * radius];
  const angle = (rest - straight) / radius;
  return [side * (straight / 2 + radius * Math.sin(angle)), -side * radius * Math.cos(angle)];
});

test.each([
  { name: "hairpins of 40 m, a point each 4 m", corners: hairpins(40, 8), step: 4, most: 0.01 },
  { name: "hairpins of 20 m, a point each 2 m", corners: hairpins(20, 5), step: 2, most: 0.05 },
  { name: "a street up and down, a point each 8 m", corners: street, step: 8, most: 0.05 },
  { name: "a street up and down, a point each 12 m", corners: street, step: 12, most: 0.06 },
  { name: "blocks, a point each 8 m", corners: blocks, step: 8, most: 0.01 },
  { name: "blocks, a point each 12 m", corners: blocks, step: 12, most: 0.04 },
  { name: "rounds of 180 m, a point each 8 m", corners: round(180), step: 8, most: 0.03 },
  { name: "rounds of 180 m, a point each 3 m", corners: round(180), step: 3, most: 0.03 },
  { name: "rounds of 400 m, a point each 8 m", corners: stadium, step: 8, most: 0.01 },
  { name: "rounds of 400 m, a point each 12 m", corners: stadium, step: 12, most: 0.02 },
  {
    name: "a straight road, a point each 3 m",
    corners: [
      [0, 0],
      [3000, 4000],
    ],
    step: 3,
    most: 0.003,
  },
] as { name: string; corners: Corner[]; step: number; most: number }[])(
  "$name: the length is within $most of the way, with and without noise",
  ({ corners, step, most }) => {
    const points = along(corners, step);
    const way = (points.length - 1) * step;
    const exact = (progressOf(trackOf(points)).at(-1) ?? 0) / way;
    const recorded = (progressOf(trackOf(points, 2)).at(-1) ?? 0) / way;
    expect(Math.abs(exact - 1)).toBeLessThan(most);
    // Hairpins narrower than the noise cannot be told from it.
    expect(Math.abs(recorded - 1)).toBeLessThan(most + (step === 2 ? 0.08 : 0.015));
  },
);

test("a line that goes straight back behind its start is simplified too", () => {
  const random = numbersFrom(3);
  for (let each = 0; each < 2000; each++) {
    const [east, north] = [random() - 0.5, random() - 0.5];
    const places = Float64Array.from({ length: 12 }, () => -random() * 1000);
    places[0] = 0;
    places[11] = 1000;
    const x = places.map((place) => place * east);
    const y = places.map((place) => place * north);
    expect(simplified({ x, y }, 3).length).toBeGreaterThan(1);
  }
});
