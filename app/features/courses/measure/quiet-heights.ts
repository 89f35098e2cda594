import { numbersFrom } from "#values/seeded.ts";
import { bellOf, medians, smoothed } from "./bell.ts";
import { fadingSteps, type HeightNoise, heightNoiseOf } from "./height-noise.ts";
import type { EvenHeights, Heights } from "./heights.ts";
import { recipe } from "./recipe.ts";
import { climbedOf, swingsOf } from "./swings.ts";

/** Smoothed heights, and how sure the climb on them is. */
export type QuietHeights = {
  heights: Heights;
  /** By how many metres the climb may be wrong because of noise; 0 where the heights are clean. */
  doubt: number;
};

/** What a wider bell takes off the climb with low hills, as a part of it. */
const lostWithHills = 0.05;
/** So little of the climb may be noise without a word. */
const leastNoise = 0.02;
/** Noise is added so often; a course of more steps averages by itself. */
const trials = 4;
const longCourse = 10_000;

/**
 * Smooths heights by how much they waver: with the narrowest bell on which more noise of the same
 * kind adds next to nothing to the climb.
 */
export function quietHeights({ heights, isDense }: EvenHeights): QuietHeights {
  const noise = isDense ? heightNoiseOf(heights) : null;
  const calm = medians(heights, recipe.median);
  const louder = noise ? withMoreNoise(heights, noise) : [];
  const [narrow, ...wider] = recipe.bells;
  const first = lookAt(calm, louder, narrow);
  let seen = first;
  for (const width of wider) {
    if (seen.added <= recipe.mostNoise * seen.climb) break;
    const next = lookAt(calm, louder, width);
    // What is lost beyond that was no noise: low hills go with it.
    if (first.climb - next.climb > first.added) break;
    seen = next;
  }
  const { heights: calmer, climb, added } = seen;
  const lost = seen === first ? 0 : lostWithHills * climb;
  return { heights: calmer, doubt: added > leastNoise * climb ? added + lost : lost };
}

/** The heights under a bell of this width, and the climb that more noise adds to them. */
function lookAt(calm: Float64Array, louder: Float64Array[], width: number) {
  const bell = bellOf(width / recipe.step);
  const heights = smoothed(calm, bell);
  const climb = climbOf(heights);
  const more = louder.reduce((sum, each) => sum + climbOf(smoothed(each, bell)) - climb, 0);
  return { heights, climb, width, added: more / Math.max(1, louder.length) };
}

function climbOf(heights: Heights): number {
  return climbedOf(heights, swingsOf(heights, recipe.hysteresis)).climbed.at(-1) ?? 0;
}

function withMoreNoise(heights: Float64Array, noise: HeightNoise): Float64Array[] {
  const next = normalFrom(numbersFrom(1));
  const kept = Math.exp(-1 / fadingSteps);
  const fresh = Math.sqrt(1 - kept * kept) * noise.drift;
  return Array.from({ length: heights.length > longCourse ? 1 : trials }, () => {
    let drift = noise.drift * next();
    const louder = heights.map((height) => {
      drift = kept * drift + fresh * next();
      return height + drift + noise.white * next();
    });
    return medians(louder, recipe.median);
  });
}

/** Normally distributed numbers with deviation 1 (Box and Muller). */
function normalFrom(random: () => number): () => number {
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
