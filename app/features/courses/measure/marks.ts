import { metersBetween } from "#values/geo/position.ts";
import type { CourseTrack, CourseWaypoint, WaypointKind } from "../reading/course-file.ts";
import type { Progress } from "./line.ts";

/** A place of the course: a waypoint of the file that lies beside the line. */
export type CourseMark = {
  /** Metres from the start. */
  at: number;
  name: string;
  kind: WaypointKind;
  cutOff: string | null;
};

/** How far beside the line a place may lie, in metres. */
const beside = 150;
/** A course that returns to a place after this way passes it twice, in metres. */
const backAfter = 800;
/** How often one place is marked. */
const mostPasses = 4;

/** The waypoints on the course in the order in which runners reach them, and how many lie elsewhere. */
export function marksOf(
  track: CourseTrack,
  progress: Progress,
  waypoints: CourseWaypoint[],
): { marks: CourseMark[]; away: number } {
  const found = waypoints.map((waypoint) => ({
    waypoint,
    passes: passesOf(track, progress, waypoint),
  }));
  const marks = found.flatMap(({ waypoint: { name, kind, cutOff }, passes }) =>
    passes.map((at) => ({ at: Math.round(at), name, kind, cutOff })),
  );
  return {
    marks: marks.sort((a, b) => a.at - b.at),
    away: found.filter(({ passes }) => passes.length === 0).length,
  };
}

/** Where the course passes a place: the closest point of each time that it comes near. */
function passesOf(track: CourseTrack, progress: Progress, waypoint: CourseWaypoint): number[] {
  const passes: { at: number; away: number }[] = [];
  for (let index = 0; index < progress.length; index++) {
    const position = { lat: track.lat[index] ?? 0, lon: track.lon[index] ?? 0 };
    // A rough look first: most points are far away.
    if (Math.abs(position.lat - waypoint.position.lat) > 0.01) continue;
    const away = metersBetween(position, waypoint.position);
    if (away > beside) continue;
    const at = progress[index] ?? 0;
    const last = passes.at(-1);
    if (!last || at - last.at > backAfter) passes.push({ at, away });
    else if (away < last.away) Object.assign(last, { at, away });
  }
  return chosen(passes, waypoint.kind, progress.at(-1) ?? 0);
}

/** A start is passed first and a finish last, even where the course crosses them on its way. */
function chosen(passes: { at: number; away: number }[], kind: WaypointKind, length: number) {
  const closest = Math.min(...passes.map(({ away }) => away));
  // A place on one branch of a loop is no place of the branch that passes at a distance.
  const real = passes.filter(({ away }) => away <= closest + 40).map(({ at }) => at);
  if (kind === "start") return real.slice(0, 1).map(() => 0);
  if (kind === "finish") return real.slice(-1).map(() => length);
  return real.slice(0, mostPasses);
}
