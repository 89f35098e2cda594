import {
  type FilePlace,
  FileRefusal,
  type TrackFileProblem,
  type TrackFormat,
} from "#features/tracks/track-file.ts";
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
