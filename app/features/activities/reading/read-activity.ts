import { formatOf } from "#features/courses/reading/format.ts";
import { CourseRefusal } from "#features/courses/reading/problem.ts";
import { readFitActivity } from "./fit.ts";
import { readGpxActivity } from "./gpx.ts";
import { maxActivityBytes } from "./limits.ts";
import { RecordingRefusal, refuseRecording, type UnreadRecording } from "./problem.ts";
import type { ActivityFormat, Recording } from "./recording.ts";
import { readTcxActivity } from "./tcx.ts";

const readers = {
  gpx: readGpxActivity,
  tcx: readTcxActivity,
  fit: readFitActivity,
} satisfies Record<ActivityFormat, (bytes: Uint8Array, now: Date) => Recording>;

/**
 * Reads a recorded activity of any format that is known, or says why it is refused.
 * @param now - no run lies in the future
 */
export function readActivity(
  bytes: Uint8Array,
  now: Date,
): Recording | { problem: UnreadRecording } {
  try {
    if (bytes.length === 0) refuseRecording({ code: "no-file" });
    if (bytes.length > maxActivityBytes) refuseRecording({ code: "too-large" });
    const known = formatOf(bytes);
    if (known === null) refuseRecording({ code: "unknown-format" });
    if ("found" in known) refuseRecording({ code: "another-format", found: known.found });
    if (known.format === "kml") refuseRecording({ code: "another-format", found: "kml" });
    return readers[known.format](bytes, now);
  } catch (error) {
    if (error instanceof RecordingRefusal) return { problem: error.problem };
    if (error instanceof CourseRefusal) return { problem: inOwnWords(error) };
    throw error;
  }
}

/** The readers of XML are those of courses; they refuse nothing but what is wrong with the file. */
function inOwnWords({ problem }: CourseRefusal): UnreadRecording {
  const { code } = problem;
  return code === "doctype" || code === "too-deep" || code === "damaged"
    ? problem
    : { code: "damaged", at: null };
}
