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

/** What can be uploaded at once. */
export const uploadLimits = {
  /** Of all chosen files together. */
  megabytes: 240,
  /** Files that are chosen; more of them fit into an archive. */
  chosen: 500,
  /** Entries of an archive and of the archives inside it, including those that are not recordings. */
  entries: 50_000,
  /** Of all files of an archive, when they are unpacked. */
  unpackedMegabytes: 4_096,
  /** No recording compresses better than this; large files that do are bombs. */
  ratio: 200,
  fileMegabytes: activityLimits.megabytes,
  /** Skipped files of an archive that are listed by name; the others are counted. */
  named: 100,
  /** How many activities one person has. */
  activities: 25_000,
  /** Of all files that one person keeps. */
  keptMegabytes: 4_096,
} as const;
