/**
 * How a course is measured. A change of any number is a new recipe: give it a new version, and all
 * courses are computed again from their files.
 */
export const recipe = {
  version: 2,
  /** The heights of all points in steps of these are averaged, in metres. */
  step: 10,
  /** The median of so many steps removes single wrong heights. */
  median: 9,
  /** The widths of the bell that smooths heights, in metres: a wider one where noise adds too much. */
  bells: [80, 100, 120, 140, 160, 200, 240],
  /** More noise may add this part to the climb before a wider bell is taken. */
  mostNoise: 0.06,
  /** A rise or fall counts once it exceeds this, in metres. */
  hysteresis: 2,
  /** The width of the bell that smooths a recorded line, in metres, and the least in points. */
  lineBell: 8,
  leastLinePoints: 2,
} as const;

/** What the recipe reaches on courses whose truth is known, as parts of the number. */
export const recipeError = { length: 0.003, climb: 0.07 } as const;
