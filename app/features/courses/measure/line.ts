import type { CourseTrack } from "../reading/course-file.ts";
import { recipe } from "./recipe.ts";

/** Points in space, in metres from the centre of the earth, so that poles and date line are nothing special. */
type Space = { x: Float64Array; y: Float64Array; z: Float64Array };

/** For each point of a track, how far the runner is. The last one is the length of the course. */
export type Progress = Float64Array;

/** The ellipsoid of WGS 84: a sphere is wrong by half a percent from north to south in the tropics. */
const equator = 6_378_137;
const flattening = 1 / 298.257223563;
const eccentricity = flattening * (2 - flattening);

/** Points further apart than these are drawn by hand or by a planner, and are taken as they are. */
const sparse = 10;
/** A recorded line has even steps: three quarters of them are at most so many times the first quarter. */
const evenSteps = 3;
/** Below this noise of a point, in metres, a line is taken as it is. */
const quiet = 0.12;
/** From here on, noise of neighbouring points is taken as related. */
const related = 1.25;
/** How far the bias of smoothing is extrapolated from a bell of double width. */
const extrapolation = 0.45;

/**
 * How far each point is along the course, in metres.
 * A recorded line wavers, and its plain length is too long: it is smoothed, the part that noise
 * still adds is subtracted, and what smoothing cuts off bends is extrapolated. It is never shorter than
 * its simplified line.
 */
export function progressOf(track: CourseTrack): Progress {
  const space = inSpace(track);
  const steps = stepsOf(space);
  const noise = noiseOf(space, steps);
  if (!noise) return summed(steps);
  const smooth = smoothSteps(space, steps, noise);
  return summed(notBelow(smooth, space, noise.deviation));
}

/** Bends further than this from a straight line are a way that the runner went, in meters. */
const leastTolerance = 3;
/** Also by this many deviations of the noise of a point: a line has thousands of points. */
const noiseTolerance = 6;
/** Straight lines between bends may be longer than the smoothed line by this part for each meter of noise. */
const noiseCutOff = 0.05;

/**
 * Steps that together are not shorter than the straight lines of the simplified way (Douglas and Peucker):
 * smoothing cuts off hairpins, streets up and down and small rounds.
 */
function notBelow(steps: Float64Array, space: Space, deviation: number): Float64Array {
  const kept = simplified(space, leastTolerance + noiseTolerance * deviation);
  const cutOff = noiseCutOff * deviation;
  const bounded = steps.slice();
  for (let place = 1; place < kept.length; place++) {
    const [from, to] = [kept[place - 1] ?? 0, kept[place] ?? 0];
    const least = distanceBetween(space, from, to);
    let sum = 0;
    for (let index = from + 1; index <= to; index++) sum += steps[index] ?? 0;
    if (sum >= least * (1 - cutOff)) continue;
    for (let index = from + 1; index <= to; index++) {
      bounded[index] = sum > 0 ? ((steps[index] ?? 0) * least) / sum : least / (to - from);
    }
  }
  return bounded;
}

function distanceBetween({ x, y, z }: Space, from: number, to: number): number {
  return lengthOf(
    (x[to] ?? 0) - (x[from] ?? 0),
    (y[to] ?? 0) - (y[from] ?? 0),
    (z[to] ?? 0) - (z[from] ?? 0),
  );
}

function smoothSteps(space: Space, steps: Float64Array, noise: Noise): Float64Array {
  const width = Math.max(recipe.leastLinePoints, recipe.lineBell / noise.spacing);
  const narrow = withoutNoise(space, noise, width);
  const wide = withoutNoise(space, noise, 2 * width);
  const [length, wideLength] = [narrow, wide].map((each) => each.reduce((a, b) => a + b, 0));
  if (!length || !wideLength) return steps;
  const scale = 1 + extrapolation * (1 - wideLength / length);
  return narrow.map((step) => step * scale);
}

function inSpace({ lat, lon }: CourseTrack): Space {
  const { length } = lat;
  const space = {
    x: new Float64Array(length),
    y: new Float64Array(length),
    z: new Float64Array(length),
  };
  for (let index = 0; index < length; index++) {
    const north = ((lat[index] ?? 0) * Math.PI) / 180;
    const east = ((lon[index] ?? 0) * Math.PI) / 180;
    const radius = equator / Math.sqrt(1 - eccentricity * Math.sin(north) ** 2);
    space.x[index] = radius * Math.cos(north) * Math.cos(east);
    space.y[index] = radius * Math.cos(north) * Math.sin(east);
    space.z[index] = radius * (1 - eccentricity) * Math.sin(north);
  }
  return space;
}

/** The way to each point from the one before it; 0 for the first. */
function stepsOf({ x, y, z }: Space): Float64Array {
  const steps = new Float64Array(x.length);
  for (let index = 1; index < steps.length; index++) {
    const before = index - 1;
    steps[index] = lengthOf(
      (x[index] ?? 0) - (x[before] ?? 0),
      (y[index] ?? 0) - (y[before] ?? 0),
      (z[index] ?? 0) - (z[before] ?? 0),
    );
  }
  return steps;
}

type Noise = {
  /** The usual way between two points, without the noise. */
  spacing: number;
  /** The variance of what is new at each point, in one direction. */
  white: number;
  /** The variance of what each point hands on to the next. */
  drift: number;
  /**
   * How far points deviate from the way, in meters and in one direction. Bends leave a quarter of the third
   * differences unchanged, even if there is one at every eighth point.
   */
  deviation: number;
};

/** Points that the true way is estimated over, so that noise averages out. */
const longStep = 20;

/** How much a recorded line wavers. `null` for a line that is drawn, or that is exact. */
function noiseOf(space: Space, steps: Float64Array): Noise | null {
  if (steps.length < 4 * longStep) return null;
  const sorted = steps.slice(1).sort();
  const quarter = sorted[sorted.length >> 2] ?? 0;
  const threeQuarters = sorted[(sorted.length * 3) >> 2] ?? 0;
  if (threeQuarters > evenSteps * quarter) return null;
  const spacing = spacingOf(space);
  if (spacing > sparse || spacing === 0) return null;
  const differences = thirdDifferences(space, 1);
  const near = unevenness(differences);
  const far = unevenness(thirdDifferences(space, 3));
  // Third differences of noise add up to 20 parts of what is new and 6 of what drifts, for each step.
  const drift = far > related * near ? (far - near) / 12 : 0;
  const white = Math.max(0, (near - 6 * drift) / 20);
  if (Math.sqrt(white + drift) < quiet) return null;
  return { spacing, white, drift, deviation: deviationOf(differences) };
}

function spacingOf({ x, y, z }: Space): number {
  const count = Math.floor((x.length - 1) / longStep);
  const ways = Float64Array.from({ length: count }, (_, index) => {
    const [from, to] = [index * longStep, (index + 1) * longStep];
    const far = lengthOf(
      (x[to] ?? 0) - (x[from] ?? 0),
      (y[to] ?? 0) - (y[from] ?? 0),
      (z[to] ?? 0) - (z[from] ?? 0),
    );
    return far / longStep;
  });
  return middleOf(ways);
}

/** The variance of third differences in one direction, by their median, which bends do not change. Sorts them. */
function unevenness(differences: Float64Array): number {
  // The median of a length in two directions is 1.1774 times the deviation in one.
  return (middleOf(differences) / 1.1774) ** 2;
}

/** The deviation of a point, from the third differences in ascending order. */
function deviationOf(differences: Float64Array): number {
  // A quarter of the lengths in two directions is below 0.7585 deviations, and 20 variances add up.
  return (differences[differences.length >> 2] ?? 0) / 0.7585 / Math.sqrt(20);
}

function thirdDifferences({ x, y, z }: Space, lag: number): Float64Array {
  const third = (values: Float64Array, index: number) =>
    (values[index] ?? 0) -
    3 * (values[index - lag] ?? 0) +
    3 * (values[index - 2 * lag] ?? 0) -
    (values[index - 3 * lag] ?? 0);
  const sizes = new Float64Array(x.length - 3 * lag);
  for (let index = 0; index < sizes.length; index++) {
    const at = index + 3 * lag;
    sizes[index] = lengthOf(third(x, at), third(y, at), third(z, at));
  }
  return sizes;
}

/** The steps of the smoothed line, each shortened by what noise across the way still adds to it. */
function withoutNoise(space: Space, { white, drift }: Noise, width: number): Float64Array {
  const bell = bellOf(width);
  const steps = stepsOf({
    x: smoothed(space.x, bell),
    y: smoothed(space.y, bell),
    z: smoothed(space.z, bell),
  });
  let jumps = 0;
  let sums = 0;
  for (let k = 0; k <= bell.length; k++) {
    jumps += ((bell[k] ?? 0) - (bell[k - 1] ?? 0)) ** 2;
    sums += (bell[k] ?? 0) ** 2;
  }
  const added = (white * jumps + drift * sums) / 2;
  return steps.map((step) => (step * step > 2 * added ? step - added / step : step / 2));
}

/** As `Math.hypot`, which is many times slower: nothing here is so large or small that its care is needed. */
function lengthOf(x: number, y: number, z: number): number {
  return Math.sqrt(x * x + y * y + z * z);
}

function summed(steps: Float64Array): Progress {
  let sum = 0;
  return steps.map((step) => {
    sum += step;
    return sum;
  });
}

/** Points in space or, without `z`, on a plane, in meters. */
type Points = { x: Float64Array; y: Float64Array; z?: Float64Array };

/**
 * The points that a line keeps so that no other is further from it than the tolerance, in meters. A line that
 * doubles back on itself also keeps its farthest point.
 * @see D. Douglas, T. Peucker, "Algorithms for the reduction of the number of points required to represent a
 * digitized line or its caricature", Cartographica 10 (1973), 112-122
 */
export function simplified(points: Points, tolerance: number): number[] {
  const last = points.x.length - 1;
  const keeps = new Uint8Array(points.x.length);
  keeps[0] = 1;
  keeps[last] = 1;
  const open: [from: number, to: number][] = [[0, last]];
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, to] = range;
    const farthest = farthestBetween(points, range);
    if (farthest.far <= tolerance) continue;
    keeps[farthest.index] = 1;
    open.push([from, farthest.index], [farthest.index, to]);
  }
  return [...keeps.keys()].filter((index) => keeps[index] === 1);
}

function farthestBetween({ x, y, z }: Points, [from, to]: [number, number]) {
  const [startX, startY, startZ] = [x[from] ?? 0, y[from] ?? 0, z?.[from] ?? 0];
  const [wayX, wayY] = [(x[to] ?? 0) - startX, (y[to] ?? 0) - startY];
  const wayZ = (z?.[to] ?? 0) - startZ;
  const square = wayX * wayX + wayY * wayY + wayZ * wayZ;
  const length = Math.sqrt(square);
  let far = 0;
  let index = from;
  let ahead = 0;
  let turn = from;
  for (let each = from + 1; each < to; each++) {
    const [toX, toY] = [(x[each] ?? 0) - startX, (y[each] ?? 0) - startY];
    const toZ = (z?.[each] ?? 0) - startZ;
    const along = square > 0 ? (toX * wayX + toY * wayY + toZ * wayZ) / square : 0;
    if (along > ahead) [ahead, turn] = [along, each];
    const part = Math.min(1, Math.max(0, along));
    const [awayX, awayY, awayZ] = [toX - part * wayX, toY - part * wayY, toZ - part * wayZ];
    const away = awayX * awayX + awayY * awayY + awayZ * awayZ;
    if (away > far) {
      far = away;
      index = each;
    }
    const back = ((ahead - along) * length) ** 2;
    // Until a point lies ahead of the start, the line has not turned; rounding could choose the start.
    if (turn > from && back > far) {
      far = back;
      index = turn;
    }
  }
  return { far: Math.sqrt(far), index };
}

/**
 * The weights of a bell of the given width, in steps to each side. It is corrected to the fourth
 * order: a parabola passes through it unchanged, so hills and bends keep their size.
 */
function bellOf(width: number): Float64Array {
  const reach = Math.ceil(width * 3.5);
  const weights = new Float64Array(2 * reach + 1);
  let sum = 0;
  for (let k = -reach; k <= reach; k++) {
    const square = (k / width) ** 2;
    const weight = (Math.exp(-square / 2) * (3 - square)) / 2;
    weights[k + reach] = weight;
    sum += weight;
  }
  return weights.map((weight) => weight / sum);
}

/** Values smoothed with a bell. Toward the ends it narrows evenly, so that the ends stay. */
function smoothed(values: Float64Array, bell: Float64Array): Float64Array {
  const reach = (bell.length - 1) / 2;
  const last = values.length - 1;
  return values.map((_, index) => {
    const near = Math.min(reach, index, last - index);
    let sum = 0;
    if (near === reach) {
      // Nearly all values: the weights of a whole bell add up to one.
      const first = index - reach;
      for (let k = 0; k < bell.length; k++) sum += (bell[k] ?? 0) * (values[first + k] ?? 0);
      return sum;
    }
    let weights = 0;
    for (let k = -near; k <= near; k++) {
      const weight = bell[k + reach] ?? 0;
      sum += weight * (values[index + k] ?? 0);
      weights += weight;
    }
    return sum / weights;
  });
}

/** The middle of the values; it sorts them in place. 0 of nothing. */
export function middleOf(values: Float64Array): number {
  return values.sort()[values.length >> 1] ?? 0;
}
