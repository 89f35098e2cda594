/**
 * How a course is measured. A change of any number is a new recipe: give it a new version, and all
 * courses are computed again from their files.
 */
export const recipe = {
  version: 5,
  /** The heights of all points in steps of these are averaged, in metres. */
  step: 10,
  /** Heights this far from the median of so many steps are wrong and take its place, in metres. */
  median: 9,
  leastSpike: 3,
  /** A band of waves is heard from so many deviations above the noise on, and so large a part of it. */
  heard: 2,
  heardPart: 0.3,
  /** The width of the bell that smooths heights of a drawn line that waver, in metres. */
  bell: 80,
  /** A rise or fall counts once it exceeds this, in metres. On a drawn line, it is `drawnHysteresis`. */
  hysteresis: 1,
  drawnHysteresis: 2,
  /** The stated error of straight pieces holds so many deviations of their climb. */
  deviations: 2,
  /** The part of the climb of noise alone that the stated error holds. */
  doubted: 0.25,
  /** The width of the bell that smooths a recorded line, in metres, and the least in points. */
  lineBell: 8,
  leastLinePoints: 2,
} as const;

/** What the recipe reaches on courses whose truth is known, as parts of the number. */
export const recipeError = { length: 0.003, climb: 0.07 } as const;
