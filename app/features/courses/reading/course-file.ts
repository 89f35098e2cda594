import {
  type FilePlace,
  FileRefusal,
  type TrackFileProblem,
  type TrackFormat,
} from "#features/tracks/track-file.ts";
import { upTo } from "#values/form/upload.ts";
import type { Position } from "#values/geo/position.ts";

/** The points of a course in the order in which they are run. */
export type CourseTrack = {
  lat: Float64Array;
  lon: Float64Array;
  /** Meters above the sea; NaN where the file has none. */
  height: Float64Array;
};

export const waypointKinds = ["start", "finish", "aid", "summit", "other"] as const;

export type WaypointKind = (typeof waypointKinds)[number];

/** A named place of the file near the line: an aid station, a summit, a cut-off. Unknown angles are NaN. */
export type CourseWaypoint = {
  position: Position;
  name: string;
  kind: WaypointKind;
  /** A time of day or a duration, as the file writes it: `14:30`, `6h`. */
  cutOff: string | null;
};

/** What a file holds, before anything is measured. */
export type CourseFile = {
  format: TrackFormat;
  /** What the file calls the course; empty where it has no name. */
  name: string;
  track: CourseTrack;
  waypoints: CourseWaypoint[];
  /** How many pieces of line were joined in their order. */
  pieces: number;
};

/** How weekdays begin in English, Spanish, French and Italian, from Sunday on; accents are folded. */
export const weekdayBeginnings = [
  "sun|dom|dim",
  "mon|lun",
  "tue|mar",
  "wed|mie|mer",
  "thu|jue|jeu|gio",
  "fri|vie|ven",
  "sat|sab|sam",
];

/** By the code of a refusal, what its sentence names. */
type CourseProblemDetails = {
  "no-file": unknown;
  "too-large": unknown;
  "too-slow": unknown;
  busy: unknown;
  "no-position": { at: FilePlace };
  "bad-position": { at: FilePlace };
  leap: { at: FilePlace; meters: number };
  "no-points": unknown;
  "one-point": unknown;
  "too-many-waypoints": unknown;
  "several-courses": { count: number };
  "too-short": { meters: number };
  "too-long": { meters: number };
};

type OwnProblem = {
  [Code in keyof CourseProblemDetails]: { code: Code } & CourseProblemDetails[Code];
}[keyof CourseProblemDetails];

/** Why a course file is refused; `messages.ts` has the sentence. */
export type CourseProblem = OwnProblem | TrackFileProblem;

export type CourseProblemCode = CourseProblem["code"];

export function refuse(problem: CourseProblem): never {
  throw new FileRefusal(problem);
}

/**
 * What a course file may hold. A course of 200 miles with a point every two metres has 160,000 points;
 * one with a point for every metre, 320,000, is refused.
 */
export const courseLimits = {
  megabytes: 20,
  points: 200_000,
  waypoints: 500,
  /** Elements inside each other; real files have fewer than twelve. */
  depth: 48,
  /** Characters of a name. */
  name: 80,
  /** Between two neighbouring points, in metres. A tunnel or a ferry is shorter. */
  leap: 30_000,
  /** Between the end of one track and the start of the next, in metres. */
  join: 1_000,
  /** The shortest course that is measured, in metres. */
  shortest: 100,
  /** Heights outside of these are mistakes of the file, in metres. */
  lowest: -500,
  highest: 9_000,
} as const;

export const maxCourseBytes = courseLimits.megabytes * 1024 * 1024;

export const courseFormLimit = upTo(24, {
  en: "The file is larger than 20 MB.",
  es: "El archivo pesa más de 20 MB.",
});
