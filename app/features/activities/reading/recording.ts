import {
  FileRefusal,
  type ForeignFormat,
  type TrackFileProblem,
  type TrackFormat,
} from "#features/tracks/track-file.ts";
import type { Sport } from "./sports.ts";

/** What a file holds before anything is measured. Arrays have one entry for each sample. */
export type Recording = {
  format: TrackFormat;
  /** What the file calls the activity; empty where it has no name. */
  name: string;
  sport: Sport;
  /** Whether the file names the sport; otherwise it counts as a run. */
  isSportNamed: boolean;
  startedAt: Date;
  /** The offset of the runner's clock from UTC, if the file has it. */
  utcOffsetMinutes: number | null;
  /** Since the start, rising. */
  seconds: Float64Array;
  /** Degrees; NaN where they are not known. */
  lat: Float64Array;
  lon: Float64Array;
  /** Metres above the sea; NaN where they are not known. */
  height: Float64Array;
  /** Metres from the start by the device's own sensor; NaN where it has none. */
  meters: Float64Array;
  /** Beats a minute; NaN where they are not known. */
  heartRate: Float64Array;
  /** Steps a minute, both feet; NaN where they are not known. */
  cadence: Float64Array;
  /** Seconds since the start, by the device's own stops. */
  pauses: { from: number; to: number }[];
  /** What the device says of the whole, in meters and in seconds without pauses; `null` where it does not. */
  device: {
    meters: number | null;
    seconds: number | null;
    climb: number | null;
    descent: number | null;
  };
  /** Samples whose time does not follow the one before. */
  outOfOrder: number;
  /** The notices of the reader. */
  notices: readonly ActivityNotice[];
};

/** By the code of a notice, what its sentence names. */
type ActivityNoticeDetails = {
  indoor: unknown;
  "no-distance": unknown;
  "device-distance": unknown;
  "dark-device": { seconds: number };
  "dark-line": { seconds: number };
  "other-distance": { meters: number };
  jumps: { count: number };
  gaps: { count: number; seconds: number };
  pauses: { count: number; seconds: number };
  "clock-leaps": { count: number };
  "no-heights": unknown;
  "noisy-heights": unknown;
  "not-whole": unknown;
  "only-laps": unknown;
  /** The names of the sports; older rows hold them as one text. */
  leg: { others: string | string[] };
  "too-fast": unknown;
  "unlikely-run": unknown;
  "made-up": unknown;
};

export type ActivityNoticeCode = keyof ActivityNoticeDetails;

/** What is worth knowing about a recording although it is measured; `messages.ts` has the sentences. */
export type ActivityNotice<Code extends ActivityNoticeCode = ActivityNoticeCode> = {
  [Each in Code]: { code: Each } & ActivityNoticeDetails[Each];
}[Code];

/** By the code of a refusal, what its sentence names. */
type OwnProblemDetails = {
  "no-file": unknown;
  "too-large": unknown;
  "too-slow": unknown;
  "another-format": { found: ForeignFormat | "kml" };
  "no-activity": unknown;
  "no-times": unknown;
  "no-samples": unknown;
  "too-many-samples": unknown;
  "too-many-in-one": unknown;
  "clock-lost": { kept: number; count: number };
  "too-early": { year: number };
  "in-the-future": { year: number };
  "too-long": { hours: number };
  /** The names of the sports; older rows hold them as one text. */
  "other-sport": { sport: string | string[] };
  "too-fast": { meters: number; seconds: number };
};

type OwnProblem = {
  [Code in keyof OwnProblemDetails]: { code: Code } & OwnProblemDetails[Code];
}[keyof OwnProblemDetails];

/** Why a recording is refused; `messages.ts` has the sentence. */
export type UnreadRecording =
  | OwnProblem
  | Exclude<TrackFileProblem, { code: "another-format" | "too-many-points" }>;

export function refuseRecording(problem: UnreadRecording): never {
  throw new FileRefusal(problem);
}

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
