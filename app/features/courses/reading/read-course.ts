import type { CourseFile, CourseFormat } from "./course-file.ts";
import { readFit } from "./fit.ts";
import { formatOf } from "./format.ts";
import { readGpx } from "./gpx.ts";
import { readKml } from "./kml.ts";
import { maxCourseBytes } from "./limits.ts";
import { type CourseProblem, CourseRefusal, refuse } from "./problem.ts";
import { readTcx } from "./tcx.ts";
import type { TrackBuilder } from "./track-builder.ts";

const readers = {
  gpx: readGpx,
  tcx: readTcx,
  kml: readKml,
  fit: readFit,
} satisfies Record<CourseFormat, (bytes: Uint8Array) => { builder: TrackBuilder; name: string }>;

/** Reads a course file of any known format, or returns why it is refused. */
export function readCourse(bytes: Uint8Array): CourseFile | { problem: CourseProblem } {
  try {
    if (bytes.length === 0) refuse({ code: "no-file" });
    if (bytes.length > maxCourseBytes) refuse({ code: "too-large" });
    const known = formatOf(bytes);
    if (known === null) refuse({ code: "unknown-format" });
    if ("found" in known) refuse({ code: "another-format", found: known.found });
    const { builder, name } = readers[known.format](bytes);
    const { track, pieces } = builder.build();
    if (known.format === "kml") forgetFlatZero(track.height);
    return { format: known.format, name, track, pieces, waypoints: builder.waypoints };
  } catch (error) {
    if (error instanceof CourseRefusal) return { problem: error.problem };
    throw error;
  }
}

/** A map that is drawn without heights writes zero for every point. */
function forgetFlatZero(height: Float64Array): void {
  if (height.every((meters) => meters === 0)) height.fill(Number.NaN);
}
