import type { UnreadRecording } from "../reading/recording.ts";

/** The state of a file: waiting, stored, known already, skipped because it is not a recording, or refused. */
export const uploadStates = ["waiting", "taken", "known", "passed-over", "refused"] as const;
export type UploadState = (typeof uploadStates)[number];

/** By the code of a refusal of an archive or of the whole file, what its sentence names. */
type UploadOnlyDetails = {
  "same-bytes": unknown;
  "same-run": unknown;
  several: { count: number };
  "not-a-recording": unknown;
  list: unknown;
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

/** The counted results. Refusals differ by reason: not a run, unreadable, or no room. */
export const uploadKinds = [
  "taken",
  "known",
  "not-a-run",
  "unreadable",
  "refused",
  "passed-over",
] as const;
export type UploadKind = (typeof uploadKinds)[number];

const kindsOfRefusals: Partial<Record<string, UploadKind>> = {
  "other-sport": "not-a-run",
  "too-fast": "not-a-run",
  "no-activity": "not-a-run",
  "no-times": "not-a-run",
  "no-samples": "not-a-run",
  "too-many-activities": "refused",
  "too-much-kept": "refused",
  "not-stored": "refused",
  interrupted: "refused",
};

/** @param code - of the problem of a refused file */
export function uploadKind(
  state: Exclude<UploadState, "waiting">,
  code: string | null,
): UploadKind {
  return state === "refused" ? (kindsOfRefusals[code ?? ""] ?? "unreadable") : state;
}

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
  /** How many files have each result, where there are any. */
  counts: Partial<Record<UploadKind, number>>;
  /** Files read, and files known so far: an archive inside an archive adds its files when it is opened. */
  read: number;
  expected: number;
  /** In the order of the files; a large upload lists those that were not added, then the first of the others. */
  answers: UploadAnswer[];
  /** The number of results; `answers` of a large upload has only some of them. */
  total: number;
};

/** Places of an archive's files follow that of the archive. */
export const placesPerFile = 100_000;
