import { formatOf } from "#features/courses/reading/format.ts";
import { CourseRefusal } from "#features/courses/reading/problem.ts";
import { readFitActivities } from "./fit.ts";
import { readGpxActivities } from "./gpx.ts";
import { maxActivityBytes } from "./limits.ts";
import { RecordingRefusal, refuseRecording, type UnreadRecording } from "./problem.ts";
import type { ActivityFormat, Recording } from "./recording.ts";
import { readTcxActivities } from "./tcx.ts";

const readers = {
  gpx: readGpxActivities,
  tcx: readTcxActivities,
  fit: readFitActivities,
} satisfies Record<ActivityFormat, (bytes: Uint8Array, now: Date) => Recording[]>;

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
