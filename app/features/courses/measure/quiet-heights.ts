import { bellOf, medians, middleOf, smoothed } from "./bell.ts";
import { unevenness } from "./height-noise.ts";
import type { EvenHeights, Heights } from "./heights.ts";
import { recipe } from "./recipe.ts";
import { climbedOf, swingsOf } from "./swings.ts";
import { withoutNoise } from "./without-noise.ts";

/** Smoothed heights, what they climb, and how sure that is. */
export type QuietHeights = {
  heights: Heights;
  /** How far the course has climbed and descended at each step. The last values are the totals. */
  climbed: Float64Array;
  descended: Float64Array;
  /** By how many metres the climb may be wrong because of noise; 0 where the heights are clean. */
  doubt: number;
};

/** So little of the climb may be noise without a word. */
const leastNoise = 0.02;
/** A height is wrong at so many times the usual way from the median of its neighbours. */
const spike = 8;

/** Takes the noise out of heights as far as their hills allow, and tells their climb. */
export function quietHeights(even: EvenHeights): QuietHeights {
  const calm = withoutSpikes(even.heights);
  return even.isDense ? recordedHeights(calm) : drawnHeights(calm, even.spacing);
}

function recordedHeights(calm: Float64Array): QuietHeights {
  const { heights, hidden, doubt } = withoutNoise(calm);
  const seen = climbedOf(heights, swingsOf(heights, recipe.hysteresis));
  const climbed = withHidden(seen.climbed, hidden);
  const descended = withHidden(seen.descended, hidden);
  return withDoubt({ heights, climbed, descended }, doubt);
}

/** Spreads what smoothing hides over the way, in parts of what is seen there. */
function withHidden(values: Float64Array, hidden: number): Float64Array {
  const total = values.at(-1) ?? 0;
  return total > 0 ? values.map((value) => value * (1 + hidden / total)) : values;
}

/** Over four times the distance, third differences of hills grow by more than this; those of noise hardly. */
const hillGrowth = 15;

/**
 * A line with few points is taken as it is, unless its heights waver from point to point. What
 * smoothing changes is in doubt either way: noise of single points and low hills look alike.
 */
function drawnHeights(calm: Float64Array, spacing: number): QuietHeights {
  const lag = Math.max(1, Math.round(spacing));
  const isNoisy = unevenness(calm, 4 * lag) < hillGrowth * unevenness(calm, lag);
  const smooth = drawnClimb(smoothed(calm, bellOf(recipe.bell / recipe.step)));
  const plain = drawnClimb(calm);
  const doubt = Math.abs((plain.climbed.at(-1) ?? 0) - (smooth.climbed.at(-1) ?? 0));
  return withDoubt(isNoisy ? smooth : plain, doubt);
}

function drawnClimb(heights: Heights) {
  return { heights, ...climbedOf(heights, swingsOf(heights, recipe.drawnHysteresis)) };
}

function withDoubt(climbed: Omit<QuietHeights, "doubt">, doubt: number): QuietHeights {
  const climb = climbed.climbed.at(-1) ?? 0;
  return { ...climbed, doubt: doubt > leastNoise * climb ? doubt : 0 };
}

/** A single wrong height takes the median of its neighbours; the tops of hills stay. */
function withoutSpikes(heights: Float64Array): Float64Array {
  const middles = medians(heights, recipe.median);
  const away = heights.map((height, index) => Math.abs(height - (middles[index] ?? 0)));
  const limit = Math.max(recipe.leastSpike, spike * middleOf(away.slice()));
  return heights.map((height, index) =>
    (away[index] ?? 0) > limit ? (middles[index] ?? 0) : height,
  );
}
