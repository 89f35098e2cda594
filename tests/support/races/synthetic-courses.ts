import { numbersFrom } from "#values/seeded.ts";

/** Courses whose truth is known, and what a watch makes of them: one point a second, with noise. */

/** Normally distributed numbers with deviation 1 from even ones (Box and Muller). */
export function seededNoise(seed: number): () => number {
  const random = numbersFrom(seed);
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

export type TrueCourse = {
  /** Metres east and north of the start and above the sea, for every metre of the way. */
  east: Float64Array;
  north: Float64Array;
  height: Float64Array;
  length: number;
  climb: number;
};

/** Waves of the height: `[wavelength, amplitude]` in metres. */
const waves = {
  road: [
    [18_000, 20],
    [5_000, 9],
    [1_600, 5],
  ],
  "low hills": [
    [350, 1],
    [560, 2],
    [800, 3],
  ],
  trail: [
    [12_000, 220],
    [4_000, 90],
    [1_500, 30],
    [700, 6],
  ],
} as const;

/** Straight pieces that repeat: `[length, rise]` in metres. */
const pieces = {
  stairs: [
    [320, 0],
    [60, 24],
    [120, 0],
    [343, -24],
  ],
  bridges: [
    [880, 0],
    [75, 5],
    [70, 0],
    [75, -5],
  ],
} as const;

type Kind = keyof typeof waves | keyof typeof pieces;

/** The height at each metre of the way. */
function heightOf(kind: Kind, random: () => number): (meters: number) => number {
  if (kind === "stairs" || kind === "bridges") return heightOfPieces(pieces[kind]);
  const phases = waves[kind].map(() => random() * 2 * Math.PI);
  return (meters) =>
    waves[kind].reduce(
      (sum, [wave, size], index) =>
        sum + size * Math.sin((meters / wave) * 2 * Math.PI + (phases[index] ?? 0)),
      900,
    );
}

function heightOfPieces(repeated: readonly (readonly [number, number])[]) {
  const round = repeated.reduce((sum, [length]) => sum + length, 0);
  return (meters: number) => {
    let left = meters % round;
    let height = 900;
    for (const [length, rise] of repeated) {
      const part = Math.max(0, Math.min(1, left / length));
      height += part * rise;
      left -= length;
    }
    return height;
  };
}

/**
 * A road with long bends and sharp corners, with long or low hills, flights of stairs or bridges on
 * level ground, or a trail with narrow bends and hairpins.
 */
export function trueCourse(kind: Kind, length: number, seed: number): TrueCourse {
  const random = numbersFrom(seed);
  const noise = seededNoise(seed + 1000);
  const heightAt = heightOf(kind, random);
  const course = {
    east: new Float64Array(length + 1),
    north: new Float64Array(length + 1),
    height: new Float64Array(length + 1).map((_, meters) => heightAt(meters)),
  };
  const corner = kind === "trail" ? { each: 500, turn: 2.8 } : { each: 700, turn: Math.PI / 2 };
  const bend = kind === "trail" ? { far: 15, narrow: 1 / 50 } : { far: 200, narrow: 1 / 400 };
  let heading = random() * 2 * Math.PI;
  let curvature = 0;
  let turning = 0;
  let left = 0;
  let climb = 0;
  for (let meters = 1; meters <= length; meters++) {
    if (left === 0 && random() < 1 / corner.each) {
      left = 15;
      turning = (random() < 0.5 ? -1 : 1) * (corner.turn / left);
    }
    const kept = Math.exp(-1 / bend.far);
    curvature = kept * curvature + Math.sqrt(1 - kept * kept) * bend.narrow * noise();
    heading += left > 0 ? turning : curvature;
    left = Math.max(0, left - 1);
    course.east[meters] = course.east[meters - 1]! + Math.cos(heading);
    course.north[meters] = course.north[meters - 1]! + Math.sin(heading);
    climb += Math.max(0, course.height[meters]! - course.height[meters - 1]!);
  }
  return { ...course, length, climb };
}

type Watch = {
  /** Metres a second. */
  speed: number;
  /** The deviation of each position, in each direction, and of each height. */
  noise: number;
  /** For how many seconds an error of the height lasts; 0 for noise that is new at each point. */
  memory?: number;
  seed: number;
};

/** The ellipsoid of WGS 84 at one latitude: metres for each degree north and east. */
function metersForDegrees(lat: number): { north: number; east: number } {
  const radians = (lat * Math.PI) / 180;
  const square = 0.00669437999014;
  const curve = 1 - square * Math.sin(radians) ** 2;
  const north = (6_378_137 * (1 - square)) / curve ** 1.5;
  const east = (6_378_137 * Math.cos(radians)) / Math.sqrt(curve);
  return { north: (north * Math.PI) / 180, east: (east * Math.PI) / 180 };
}

/** What a watch records of a course, one point a second. */
export function recorded(course: TrueCourse, watch: Watch, from = { lat: -13.5, lon: -71.9 }) {
  const { speed, noise, memory = 0, seed } = watch;
  const next = seededNoise(seed);
  const memories = [0, 0, memory].map((seconds) => (seconds ? Math.exp(-1 / seconds) : 0));
  const errors = [0, 0, 0].map(() => noise * next());
  const count = Math.floor(course.length / speed) + 1;
  const track = {
    lat: new Float64Array(count),
    lon: new Float64Array(count),
    height: new Float64Array(count),
  };
  for (let index = 0; index < count; index++) {
    const meters = Math.min(course.length - 1, Math.floor(index * speed));
    const part = index * speed - meters;
    const between = (values: Float64Array) =>
      values[meters]! + (values[meters + 1]! - values[meters]!) * part;
    for (const [direction, kept] of memories.entries()) {
      const fresh = Math.sqrt(1 - kept * kept) * noise * next();
      errors[direction] = kept * errors[direction]! + fresh;
    }
    const lat = from.lat + (between(course.north) + errors[0]!) / metersForDegrees(from.lat).north;
    track.lat[index] = lat;
    track.lon[index] = from.lon + (between(course.east) + errors[1]!) / metersForDegrees(lat).east;
    track.height[index] = between(course.height) + errors[2]!;
  }
  return { track, length: (count - 1) * speed };
}
