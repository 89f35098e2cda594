import {
  FileRefusal,
  type ForeignFormat,
  type TrackFileProblem,
} from "#features/tracks/problem.ts";

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
