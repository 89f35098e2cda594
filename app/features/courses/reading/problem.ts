import { type FilePlace, FileRefusal, type TrackFileProblem } from "#features/tracks/problem.ts";

/** By the code of a refusal, what its sentence names. */
type CourseProblemDetails = {
  "no-file": unknown;
  "too-large": unknown;
  "too-slow": unknown;
  busy: unknown;
  "no-position": { at: FilePlace };
  "bad-position": { at: FilePlace };
  "zero-position": { at: FilePlace };
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
