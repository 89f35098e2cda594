import { powerOfTwoFrom, transform } from "./fourier.ts";
import { recipe } from "./recipe.ts";

/** A band of the waves that a profile is made of. */
export type Band = {
  /** Its middle and its width, in waves for each metre. */
  frequency: number;
  width: number;
  /** How much the grade varies in it: its variance for each unit of frequency. */
  power: number;
  /** How many independent waves it holds. */
  waves: number;
};

/** A band ends at so many times its beginning. */
const bandRatio = 1.15;
const leastWaves = 3;
/** The part of the course at each end that fades in and out, so that the ends make no waves. */
const faded = 0.1;

/** How the grades between even steps vary by the length of their waves (a tapered periodogram). */
export function gradeSpectrum(grades: Float64Array): Band[] {
  const { length } = grades;
  const size = powerOfTwoFrom(length);
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  const mean = grades.reduce((sum, grade) => sum + grade, 0) / length;
  const fading = Math.max(2, Math.floor(length * faded));
  let weights = 0;
  for (let index = 0; index < length; index++) {
    const end = Math.min(index, length - 1 - index);
    const weight = end < fading ? 0.5 - 0.5 * Math.cos((Math.PI * (end + 0.5)) / fading) : 1;
    weights += weight * weight;
    real[index] = ((grades[index] ?? 0) - mean) * weight;
  }
  transform(real, imaginary);
  return bandsOf(size, size / length).map(({ from, to }) => {
    let power = 0;
    for (let index = from; index < to; index++) {
      power += (real[index] ?? 0) ** 2 + (imaginary[index] ?? 0) ** 2;
    }
    const each = 1 / (size * recipe.step);
    return {
      frequency: Math.sqrt(Math.max(from - 0.5, 0.5) * (to - 0.5)) * each,
      width: (to - from) * each,
      power: (2 * recipe.step * power) / weights / (to - from),
      waves: ((to - from) * length) / size,
    };
  });
}

/** The bands by the places of their values. `each` is how many values one wave takes. */
function bandsOf(size: number, each: number): { from: number; to: number }[] {
  const bands: { from: number; to: number }[] = [];
  let from = Math.max(1, Math.round(each * 0.75));
  while (from < size / 2) {
    const least = Math.max(from * bandRatio, from + leastWaves * each);
    const to = Math.min(size / 2, Math.ceil(least));
    bands.push({ from, to });
    from = to;
  }
  return bands;
}

/**
 * The logarithm of how likely the heights of a course are, apart from the first, if they are waves
 * that are stronger or weaker by their length alone: P. Whittle, “Estimation and information in
 * stationary time series”, Arkiv för Matematik 2, 1953. Each band pays for its power, which the file
 * itself tells (G. Schwarz, “Estimating the dimension of a model”, Annals of Statistics 6, 1978).
 */
export function evidenceOfWaves(bands: Band[]): number {
  return bands.reduce((sum, { power, waves }) => {
    const density = Math.log(Math.PI * recipe.step * power);
    return sum - waves * (density + 1) - Math.log(Math.max(1, waves)) / 2;
  }, 0);
}
