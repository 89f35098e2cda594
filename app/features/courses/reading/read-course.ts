import { readTracks } from "#features/tracks/read-tracks.ts";
import {
  FileRefusal,
  type Samples,
  type Track,
  type TrackPlace,
} from "#features/tracks/track-file.ts";
import { metersBetween } from "#values/geo/position.ts";
import { fold } from "#values/text/fold.ts";
import {
  type CourseFile,
  type CourseProblem,
  type CourseTrack,
  type CourseWaypoint,
  courseLimits,
  maxCourseBytes,
  refuse,
  type WaypointKind,
  weekdayBeginnings,
} from "./course-file.ts";

/** What organizers call their places, in English, Spanish, French and Italian; accents are folded. */
const words: [kind: WaypointKind, pattern: RegExp][] = [
  ["start", /^(start|salida|partida|largada|depart|partenza|inicio)\b/],
  ["finish", /^(finish|meta|llegada|arrivee|arrivo|goal|end)\b/],
  [
    "aid",
    /\b(aid|water|food|refreshments?|feed|drinks?|abasto|abastecimiento|avituallamiento|hidratacion|ravitaillement|ravito|ristoro|agua|comida|checkpoint|check point|control|cp ?\d+|pc ?\d+|pas ?\d+|as ?\d+|aid_station)\b/,
  ],
  ["summit", /\b(summit|peak|pass|cumbre|cima|paso|abra|collado|col|mirador|sommet)\b/],
];

/** Turns and the like: hints for a watch, not places of a race. */
const hint =
  /^(left|right|straight|u-?turn|slight (left|right)|sharp (left|right)|keep (left|right)|turn (left|right)|generic|izquierda|derecha|recto)\b/;

const cutOffWords = /\b(cut ?-?offs?|time limit|corte|barrera|limite|cierre|barriere|cancello)\b/;

const weekday = `(?:(?:${weekdayBeginnings.join("|")})[a-z]*[.,]? )?`;

/** A time of day with what makes it sure, or a length of time: see `planning/course-plan.ts`. */
const time = new RegExp(
  `\\b${weekday}\\d{1,2}(?: ?h ?|[:.])\\d{2}(?!\\d)(?: ?[ap]\\.? ?m\\b\\.?)?(?: ?h(?:rs?)?\\b)?(?: ?\\(?\\+ ?\\d\\)?)?|\\b\\d{1,3} ?(?:h|hrs?|horas|hours|min)\\b`,
);

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
    if (error instanceof FileRefusal) return { problem: error.problem };
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

/** What the words about a place say that it is. `null` for the hint of a watch. */
function waypointKind(texts: string[]): WaypointKind | null {
  const folded = texts.map((text) => fold(text).trim()).filter(Boolean);
  for (const [kind, pattern] of words) {
    if (folded.some((text) => pattern.test(text))) return kind;
  }
  return folded.length === 0 || folded.some((text) => hint.test(text)) ? null : "other";
}

/** The cut-off that the words about a place name, as they write it. */
function cutOffIn(texts: string[]): string | null {
  for (const text of texts) {
    const folded = fold(text);
    const word = cutOffWords.exec(folded);
    if (!word) continue;
    const after = time.exec(folded.slice(word.index + word[0].length)) ?? time.exec(folded);
    if (after) return after[0].replace(/^(\d{1,2})[.](\d{2})/, "$1:$2").trim();
  }
  return null;
}

/** A name as it is shown: on one line, and not too long. */
function shownName(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > courseLimits.name ? `${line.slice(0, courseLimits.name - 1)}…` : line;
}
