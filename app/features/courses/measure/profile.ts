import type { Heights } from "./heights.ts";
import { recipe } from "./recipe.ts";
import { valueAt } from "./splits.ts";

/** The profile as it is drawn: heights in whole decimetres, in even steps from start to finish. */
export type DrawnProfile = { step: number; heights: number[] };

/** As many heights as a wide screen shows. */
const samples = 481;
/** The longest step of a pace plan, in metres. */
export const planStep = 50;
const mostSamples = 20_001;

/**
 * The profile of a line.
 * @param longestStep - in metres; without it, a wide screen decides
 */
export function drawnProfile(
  heights: Heights,
  length: number,
  longestStep = Number.POSITIVE_INFINITY,
): DrawnProfile {
  const wanted = Math.max(samples, Math.ceil(length / longestStep) + 1);
  const count = Math.max(3, Math.min(wanted, mostSamples, Math.floor(length / recipe.step)));
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
