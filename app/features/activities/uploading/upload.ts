import type { UnreadRecording } from "../reading/problem.ts";

/** The state of a file: waiting, stored, known already, skipped because it is not a recording, or refused. */
export const uploadStates = ["waiting", "taken", "known", "passed-over", "refused"] as const;
export type UploadState = (typeof uploadStates)[number];

/** By the code of a refusal of an archive or of the whole file, what its sentence names. */
type UploadOnlyDetails = {
  "same-bytes": unknown;
  "same-run": unknown;
  several: { count: number };
  "not-a-recording": unknown;
  "more-passed-over": { count: number };
  "too-many-activities": unknown;
  "too-much-kept": unknown;
  "not-stored": unknown;
  interrupted: unknown;
  "bad-archive": unknown;
  "empty-archive": unknown;
  encrypted: unknown;
  "packed-too-tightly": unknown;
  "too-many-files": unknown;
  "too-much-unpacked": unknown;
};

type UploadOnly = {
  [Code in keyof UploadOnlyDetails]: { code: Code } & UploadOnlyDetails[Code];
}[keyof UploadOnlyDetails];

/** Why a file was not stored. */
export type UploadProblem = UploadOnly | UnreadRecording;

/** The result for a file of an upload. */
export type UploadAnswer = {
  place: number;
  /** As it was chosen; a file of an archive by its path in it. */
  name: string;
  state: UploadState;
  problem: UploadProblem | null;
  activity: { id: string; name: string } | null;
};

export type UploadProgress = {
  id: string;
  isFinished: boolean;
  /** How many files have each answer, where there are any. */
  counts: Partial<Record<UploadState, number>>;
  /** In the order of the files. */
  answers: UploadAnswer[];
};

/** Places of an archive's files follow that of the archive. */
export const placesPerFile = 100_000;
