import { activityLimits } from "../reading/limits.ts";

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
