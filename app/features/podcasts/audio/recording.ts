/** Why a recording cannot begin. */
export type RecordingProblem = "no-script" | "notes-left" | "too-long" | "too-often" | "no-voice";

/** Where the host serves a file of a recording. */
export function recordingAddress(fileKey: string): string {
  return `/media/${fileKey}`;
}
