/**
 * How a course is measured. A change of any number is a new recipe: give it a new version, and all
 * courses are computed again from their files.
 */
export const recipe = {
  version: 5,
  /** Heights are averaged in steps of these, in metres. */
  step: 10,
  /** A height this far from the median of as many steps is wrong and takes its place, in metres. */
  median: 9,
  leastSpike: 3,
  /** Or this many times as far as heights usually lie from it. */
  spike: 8,
  /** The moving mean of heights, in metres, and that of heights which waver. */
  mean: 50,
  wideMean: 150,
  /** A line whose points are further apart than this in the mean, in metres, has no moving mean. */
  sparse: 25,
  /** A rise or fall counts once it exceeds this, in metres. */
  threshold: 2,
  /** The part of the climb of a course that may lie in hills which the wide mean removes. */
  mostRipple: 0.08,
  /** Distances at which wavering is compared, in metres, and by how much it grows over four times the first. */
  nearLag: 20,
  farLag: 160,
  leastGrowth: 2.6,
  /** Heights that lie closer to the middle of their neighbours, in metres, only are rounded. */
  leastWavering: 0.1,
  /** The width of the bell that smooths a recorded line, in metres, and the least in points. */
  lineBell: 8,
  leastLinePoints: 2,
} as const;

/** The error of a length, as a fraction of it. */
export const lengthError = 0.003;
/** By how much climb and descent of a course may differ from others: a part, and metres for each kilometre. */
export const climbError = { part: 0.1, perKilometer: 2 } as const;
