import type { CourseProblem, ForeignFormat } from "#features/courses/reading/problem.ts";

/** What is wrong with a file as such, in the words of the readers that courses share. */
type FileProblem = Extract<CourseProblem, { code: "damaged" | "doctype" | "too-deep" }>;

/** By the code of a refusal, what its sentence names. */
type OwnProblemDetails = {
  "no-file": unknown;
  "too-large": unknown;
  "too-slow": unknown;
  "unknown-format": unknown;
  "another-format": { found: ForeignFormat | "kml" };
  "no-activity": unknown;
  "no-times": unknown;
  "no-samples": unknown;
  "too-many-samples": unknown;
  "too-many-in-one": unknown;
  "too-early": { year: number };
  "in-the-future": { year: number };
  "too-long": { hours: number };
  "other-sport": { sport: string };
  "too-fast": { meters: number; seconds: number };
};

type OwnProblem = {
  [Code in keyof OwnProblemDetails]: { code: Code } & OwnProblemDetails[Code];
}[keyof OwnProblemDetails];

/** Why a recording is refused; `messages.ts` has the sentence. */
export type UnreadRecording = OwnProblem | FileProblem;

/** Ends the reading of a recording, wherever it stands. */
export class RecordingRefusal extends Error {
  readonly problem: UnreadRecording;

  constructor(problem: UnreadRecording) {
    super(problem.code);
    this.problem = problem;
  }
}

export function refuseRecording(problem: UnreadRecording): never {
  throw new RecordingRefusal(problem);
}
