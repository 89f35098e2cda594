import { normalFrom, numbersFrom } from "#values/seeded.ts";
import { filtered } from "./fourier.ts";
import { type Band, evidenceOfWaves, gradeSpectrum } from "./grade-spectrum.ts";
import { gradePowerOf, type HeightNoise, heightNoiseOf } from "./height-noise.ts";
import { recipe } from "./recipe.ts";
import { straightProfile } from "./straight-climb.ts";
import { climbOf } from "./swings.ts";

/** Noise is added so often, in pairs; a course of more steps averages by itself. */
const pairs = 2;
const longCourse = 10_000;
/** No correction for what smoothing hides is larger, in parts of the climb. */
const mostHidden = 2;
/** Noise of each point with less variance than this, in square metres, takes nothing off straight pieces. */
const leastWhite = 0.03;
/** Where noise hardly lasts, straight pieces serve nearly as well if waves are so much likelier. */
const headStart = 40;
/** Longer courses take too long as straight pieces, in steps. */
const mostSteps = 12_000;
/** Waves fit a course badly whose grades are rare and steep: this part of the climb is in doubt. */
const unevenDoubt = 0.8;
const mostUneven = 2.5;
/** What was lifted is in doubt too, by at most so many times what the noise itself makes wrong. */
const mostLifted = 1;
/** Of a climb smaller than its doubt, much may be lost in the noise too. */
const drowned = 2;
/** Noise in waves of this length and longer looks like hills, in metres. */
const hill = 300;

/** Heights without their noise, and what is known about the rest. In metres. */
type CleanedHeights = {
  heights: Float64Array;
  /** How much climb the heights hide; below zero, how much they make up. */
  hidden: number;
  /** By how much the climb may be wrong because of noise. */
  doubt: number;
};

/** Takes noise out of heights: as straight pieces or as waves, whichever explain the file better. */
export function withoutNoise(heights: Float64Array): CleanedHeights {
  const grades = gradesOf(heights);
  const bands = gradeSpectrum(grades);
  const noise = heightNoiseOf(heights, bands);
  if (!noise) return { heights, hidden: 0, doubt: 0 };
  if (noise.white > leastWhite && heights.length < mostSteps) {
    const ahead = noise.drift < noise.white ? headStart : 0;
    const straight = straightProfile(heights, noise.white, evidenceOfWaves(bands) - ahead);
    if (straight) return { ...straight, doubt: recipe.deviations * straight.spread };
  }
  return byWaves(heights, { grades, bands, noise });
}

type Heard = { grades: Float64Array; bands: Band[]; noise: HeightNoise };

/**
 * Wiener's filter: each band of waves is weakened by the part of it that is noise. What the filter
 * takes off hills too is told by adding more noise of the same kind to its result, and filtering
 * that: by as much as the climb falls, it has fallen before.
 */
function byWaves(heights: Float64Array, { grades, bands, noise }: Heard): CleanedHeights {
  const gainAt = gainsOf(bands, noise);
  const [quiet] = filtered(grades, new Float64Array(grades.length), gainAt);
  const [again] = filtered(quiet, new Float64Array(grades.length), gainAt);
  const cleaned = heightsOf(quiet, heights);
  const climb = climbOf(cleaned);
  const tries = noisyGrades(noise, grades.length).flatMap(([one, other]) =>
    filtered(one, other, gainAt).map((added) =>
      climbOf(heightsOf(again.map((grade, index) => grade + (added[index] ?? 0)))),
    ),
  );
  const fallen = tries.reduce((sum, each) => sum + each, 0) / tries.length;
  const hidden = fallen < climb ? Math.min(mostHidden, climb / Math.max(fallen, 1e-9) - 1) : 0;
  const doubt = doubtOf(recipe.doubted * noiseClimb(bands, noise, grades), quiet, {
    climb: climb * (1 + hidden),
    hidden: hidden * climb,
  });
  return { heights: cleaned, hidden: hidden * climb, doubt };
}

/** By how much a climb by waves may be wrong, from how much long waves of noise make it wrong. */
function doubtOf(
  noisy: number,
  quiet: Float64Array,
  { climb, hidden }: { climb: number; hidden: number },
) {
  if (climb < noisy) return noisy * drowned;
  const uneven = Math.min(climb * unevenDoubt * unevennessOf(quiet), mostUneven * noisy);
  return Math.hypot(noisy, Math.min(hidden, mostLifted * noisy)) + uneven;
}

/** By how much the mean size of grades falls below that of normally distributed ones, from 0 to 1. */
function unevennessOf(grades: Float64Array): number {
  const size = grades.reduce((sum, grade) => sum + Math.abs(grade), 0) / grades.length;
  const square = grades.reduce((sum, grade) => sum + grade * grade, 0) / grades.length;
  return square > 0 ? Math.max(0, 1 - size / Math.sqrt((2 / Math.PI) * square)) : 0;
}

function gradesOf(heights: Float64Array): Float64Array {
  return Float64Array.from(
    { length: heights.length - 1 },
    (_, index) => ((heights[index + 1] ?? 0) - (heights[index] ?? 0)) / recipe.step,
  );
}

/** The heights with these grades, as high in the mean as others. */
function heightsOf(grades: Float64Array, others?: Float64Array): Float64Array {
  const heights = new Float64Array(grades.length + 1);
  for (const [index, grade] of grades.entries()) {
    heights[index + 1] = (heights[index] ?? 0) + grade * recipe.step;
  }
  if (!others) return heights;
  const off = heights.reduce((sum, height, index) => sum + (others[index] ?? 0) - height, 0);
  return heights.map((height) => height + off / heights.length);
}

/** The gain at a frequency, in waves for each step: the part of its band that is ground. */
function gainsOf(bands: Band[], noise: HeightNoise): (frequency: number) => number {
  const ratios = bands.map(
    ({ power, frequency }) => power / (gradePowerOf(noise, frequency) + 1e-14),
  );
  const gains = bands.map((_, index) => {
    let sum = 0;
    let weights = 0;
    let waves = 0;
    for (let near = Math.max(0, index - 1); near <= Math.min(bands.length - 1, index + 1); near++) {
      const own = bands[near]?.waves ?? 0;
      const weight = near === index ? own : own / 2;
      sum += weight * (ratios[near] ?? 0);
      weights += weight;
      waves += own;
    }
    const ratio = sum / weights;
    return ratio < 1 + Math.max(recipe.heardPart, recipe.heard / Math.sqrt(waves))
      ? 0
      : 1 - 1 / ratio;
  });
  const places = bands.map(({ frequency }) => Math.log(frequency * recipe.step));
  return (frequency) => {
    if (frequency === 0) return 1;
    const place = Math.log(frequency);
    let low = 0;
    while (low < places.length - 2 && (places[low + 1] ?? 0) < place) low += 1;
    const [from = 0, to = 0] = [places[low], places[low + 1]];
    const part = Math.min(1, Math.max(0, (place - from) / (to - from)));
    return (gains[low] ?? 0) * (1 - part) + (gains[low + 1] ?? 0) * part;
  };
}

/** By Gauss: half the mean size of a normally distributed grade is its deviation by √(2π). */
function noiseClimb(bands: Band[], noise: HeightNoise, { length }: Float64Array): number {
  const variance = bands.reduce((sum, { frequency, width }) => {
    return frequency < 1 / hill ? sum + gradePowerOf(noise, frequency) * width : sum;
  }, 0);
  return (length * recipe.step * Math.sqrt(variance)) / Math.sqrt(2 * Math.PI);
}

/** Lasting noise moves in parts of a step, of which it has the mean. */
const partsOfStep = 4;

/** Grades of noise alone, in pairs that are filtered together. */
function noisyGrades({ white, drift, memory }: HeightNoise, count: number) {
  const next = normalFrom(numbersFrom(1));
  const kept = Math.exp(-1 / memory / partsOfStep);
  const fresh = Math.sqrt((1 - kept * kept) * drift);
  const one = () => {
    let now = Math.sqrt(drift) * next();
    const heights = Float64Array.from({ length: count + 1 }, () => {
      let sum = 0;
      for (let part = 0; part < partsOfStep; part++) {
        now = kept * now + fresh * next();
        sum += now;
      }
      return sum / partsOfStep + Math.sqrt(white) * next();
    });
    return gradesOf(heights);
  };
  return Array.from({ length: count > longCourse ? 1 : pairs }, () => [one(), one()] as const);
}
