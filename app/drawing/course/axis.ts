import { type LengthUnit, metersPerMile } from "#values/length.ts";
import { formatNumber, withMinus } from "#values/text/number.ts";

/** A place on an axis, from 0 to 1, with what stands there. */
export type AxisMark = { part: number; label: string };

/** Behind it, the label of the finish needs the room. */
const lastPart = 0.82;

const steps = [0.5, 1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];

/** Whole kilometres or miles along a course, at most `most` of them, up to a part of it. */
export function distanceMarks(
  length: number,
  unit: LengthUnit,
  most: number,
  upTo = lastPart,
): AxisMark[] {
  const one = unit === "km" ? 1000 : metersPerMile;
  const total = length / one;
  const step = steps.find((each) => total / each <= most) ?? total;
  const count = Math.floor((total * upTo) / step);
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const at = (index + 1) * step;
    return { part: at / total, label: String(at) };
  });
}

const metersPerFoot = 0.3048;
const heightSteps = [5, 10, 20, 50, 100, 200, 250, 500, 1000, 2000, 5000];

/** Even heights within a range, in metres or feet of the visitor's choice. */
export function heightMarks(
  { low, high }: { low: number; high: number },
  unit: LengthUnit,
  most: number,
): { height: number; label: string }[] {
  const one = unit === "km" ? 1 : metersPerFoot;
  const step = heightSteps.find((each) => (high - low) / one / each <= most) ?? 10_000;
  const first = Math.ceil(low / one / step) * step;
  const marks: { height: number; label: string }[] = [];
  for (let at = first; at * one <= high; at += step) {
    marks.push({ height: at * one, label: withMinus(formatNumber(at)) });
  }
  return marks;
}
