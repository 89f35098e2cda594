import { FileRefusal, type TrackFileProblem } from "#features/tracks/problem.ts";
import { readTracks } from "#features/tracks/read-tracks.ts";
import { maxActivityBytes } from "./limits.ts";
import { type Recording, refuseRecording, type UnreadRecording } from "./recording.ts";
import { recordingsOf } from "./recordings.ts";

/**
 * Reads the activities of a file of any known format, at least one, or returns why it is refused. Most
 * files hold one recording; a multisport race has one for each leg on foot.
 * @param now - no run lies in the future
 */
export function readActivities(
  bytes: Uint8Array,
  now: Date,
): Recording[] | { problem: UnreadRecording } {
  try {
    if (bytes.length === 0) refuseRecording({ code: "no-file" });
    if (bytes.length > maxActivityBytes) refuseRecording({ code: "too-large" });
    return recordingsOf(readTracks(bytes), now);
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    const problem: UnreadRecording | TrackFileProblem = error.problem;
    return { problem: problem.code === "too-many-points" ? { code: "too-many-samples" } : problem };
  }
}
