import type { Heights } from "./heights.ts";
import { recipe } from "./recipe.ts";
import { valueAt } from "./splits.ts";

/** The profile as it is drawn: heights in whole decimetres, in even steps from start to finish. */
export type DrawnProfile = { step: number; heights: number[] };

const samples = 481;

/** The profile of a course with as many points as a wide screen shows. */
export function drawnProfile(heights: Heights, length: number): DrawnProfile {
  // An odd number: a page that shows every second height keeps the finish.
  const count = Math.max(3, Math.min(samples, Math.floor(length / recipe.step))) | 1;
  const step = length / (count - 1);
  const sampled = Array.from({ length: count }, (_, index) =>
    Math.round(valueAt(heights, index * step) * 10),
  );
  return { step: Math.round(step * 100) / 100, heights: sampled };
}

const hairlinePoints = 40;
/** The plane of a hairline: see `hairlineOf`. */
export const hairlineBox = { width: 160, height: 24 } as const;

/** The least range of heights that fills a hairline, in metres: a flat course looks flat. */
const leastRange = 120;

/** The profile as the path of a hairline, small enough for every card of a list. */
export function hairlineOf(heights: Heights, length: number): string {
  const points = Array.from({ length: hairlinePoints }, (_, index) =>
    valueAt(heights, (index * length) / (hairlinePoints - 1)),
  );
  const low = Math.min(...points);
  const range = Math.max(leastRange, Math.max(...points) - low);
  const steps = points.map((height, index) => {
    const x = Math.round((index * hairlineBox.width) / (hairlinePoints - 1));
    const y = Math.round((1 - (height - low) / range) * (hairlineBox.height - 2)) + 1;
    return `${x} ${y}`;
  });
  return `M${steps.join("L")}`;
}
