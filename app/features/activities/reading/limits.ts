/** What a recording may hold. */
export const activityLimits = {
  megabytes: 30,
  /** Activities of one file: the legs of a race, or the tracks of a device. */
  activities: 200,
  /** Hours from the first sample to the last. */
  hours: 120,
  /** No watch with satellites is older. */
  firstYear: 1995,
  /** Clocks of watches may be ahead, in days. */
  daysAhead: 2,
  /** Characters of a name. */
  name: 120,
  /** Characters of a description. */
  description: 2_000,
} as const;

export const maxActivityBytes = activityLimits.megabytes * 1024 * 1024;
