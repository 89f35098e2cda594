import { FileRefusal } from "#features/tracks/problem.ts";
import { readTracks } from "#features/tracks/read-tracks.ts";
import type { Samples, Track, TrackPlace } from "#features/tracks/track-file.ts";
import { metersBetween } from "#values/geo/position.ts";
import type { CourseFile, CourseTrack, CourseWaypoint } from "./course-file.ts";
import { courseLimits, maxCourseBytes } from "./limits.ts";
import { type CourseProblem, CourseRefusal, refuse } from "./problem.ts";
import { cutOffIn, shownName, waypointKind } from "./waypoint-words.ts";

/** Reads a course file of any known format, or returns why it is refused. */
export function readCourse(bytes: Uint8Array): CourseFile | { problem: CourseProblem } {
  try {
    if (bytes.length === 0) refuse({ code: "no-file" });
    if (bytes.length > maxCourseBytes) refuse({ code: "too-large" });
    const { format, name, tracks, places, isWhole } = readTracks(bytes);
    if (!isWhole) refuse({ code: "damaged", at: null });
    const drawn = tracks.filter(({ samples }) => samples.lat.length > 0);
    const parts = drawn.some(({ kind }) => kind !== "route")
      ? drawn.filter(({ kind }) => kind !== "route")
      : drawn;
    const named = parts.map((part) => part.name).find((each) => each.trim() !== "");
    const waypoints = places.flatMap((place) => waypointOf(place) ?? []);
    if (waypoints.length > courseLimits.waypoints) refuse({ code: "too-many-waypoints" });
    return { format, name: shownName(named ?? name), ...joined(parts), waypoints };
  } catch (error) {
    if (error instanceof CourseRefusal || error instanceof FileRefusal) {
      return { problem: error.problem };
    }
    throw error;
  }
}

/** All points as one line. Tracks that do not join are several courses, and none of them is meant. */
function joined(parts: readonly Track[]): { track: CourseTrack; pieces: number } {
  const track: Record<keyof CourseTrack, number[]> = { lat: [], lon: [], height: [] };
  let pieces = 0;
  let courses = 0;
  let number = 0;
  for (const { samples, segments, flaw } of parts) {
    if (flaw) refuse({ code: flaw.code, at: { unit: "point", number: flaw.number } });
    const starts = new Set(segments);
    let isFirst = true;
    for (let index = 0; index < samples.lat.length; index++) {
      number += 1;
      if (starts.has(index)) pieces += 1;
      // A watch without reception writes samples without a position.
      if (Number.isNaN(samples.lat[index])) continue;
      const leap = leapTo(track, samples, index);
      if (isFirst) {
        courses += leap > courseLimits.join ? 1 : 0;
        pieces += 1;
      } else if (leap > courseLimits.leap) {
        refuse({ code: "leap", at: { unit: "point", number }, meters: leap });
      }
      isFirst = false;
      for (const name of ["lat", "lon", "height"] as const) {
        track[name].push(samples[name][index] ?? Number.NaN);
      }
    }
  }
  const { length } = track.lat;
  if (length === 0) refuse({ code: "no-points" });
  if (length === 1) refuse({ code: "one-point" });
  if (length > courseLimits.points) refuse({ code: "too-many-points" });
  if (courses > 0) refuse({ code: "several-courses", count: courses + 1 });
  const column = (name: keyof CourseTrack) => Float64Array.from(track[name]);
  return { track: { lat: column("lat"), lon: column("lon"), height: column("height") }, pieces };
}

/** Meters from the last point of a line to a sample; 0 for the first. */
function leapTo({ lat, lon }: Record<"lat" | "lon", number[]>, samples: Samples, index: number) {
  const [lastLat, lastLon] = [lat.at(-1), lon.at(-1)];
  if (lastLat === undefined || lastLon === undefined) return 0;
  const to = { lat: samples.lat[index] ?? 0, lon: samples.lon[index] ?? 0 };
  return metersBetween({ lat: lastLat, lon: lastLon }, to);
}

/** A place of the file as it is shown; `null` for the hint of a watch, and for a bend with a name. */
function waypointOf({
  lat,
  lon,
  name,
  types,
  notes,
  isOfRoute,
}: TrackPlace): CourseWaypoint | null {
  const kind = waypointKind([name, ...types]);
  if (kind === null || (kind === "other" && isOfRoute)) return null;
  const shown = [name, ...types].find((text) => text.trim() !== "") ?? "";
  return {
    position: { lat, lon },
    name: shownName(shown),
    kind,
    cutOff: cutOffIn([name, ...notes]),
  };
}
