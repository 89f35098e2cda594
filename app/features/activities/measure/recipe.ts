import { recipe } from "#features/courses/measure/recipe.ts";
import { metersPerMile } from "#values/length.ts";

/**
 * How an activity is measured. A change of any number is a new recipe: give it a new version. A nightly job
 * then measures again every activity that keeps its file. Length and climb follow the recipe of courses besides.
 */
export const activityRecipe = {
  version: 5,
  /** No runner is faster over ground, in metres a second: the world record peaks at 12.4. */
  fastest: 12.5,
  /** Slower than this a runner stands, in metres a second. */
  standing: 0.3,
  /** The window of the speed at a point in time, in seconds. */
  speedWindow: 12,
  /** Positions that agree for this many seconds after a jump are correct, and those before were wrong. */
  trust: 30,
  /** The way this many seconds before and after a jump makes no best effort. */
  besideJump: 15,
  /** After this many seconds without a sample, the watch had stopped or lost its satellites. */
  gap: 60,
  /** A sample counts for at most this many seconds. */
  longestSample: 15,
  /** The device's metres and seconds count where ours differ by no more than this part. */
  agreement: 0.1,
  /** Its climb and descent, which are less certain, count where ours differ by no more than this part, */
  climbAgreement: 0.25,
  /** or these meters. */
  climbMeters: 15,
  /** The part of the samples that must have a position for a line. */
  leastPositions: 0.5,
} as const;

/** The version that is stored with an activity: another one where either recipe changes. */
export const measureVersion = activityRecipe.version * 1000 + recipe.version;

/** The distances over which the fastest time is sought, in metres. */
export const effortDistances = [
  400,
  800,
  1000,
  metersPerMile,
  3000,
  5000,
  10_000,
  15_000,
  21_097.5,
  42_195,
  50_000,
] as const;
