import { FileRefusal, type TrackFormat } from "#features/tracks/track-file.ts";
import { metersPerMile } from "#values/length.ts";
import {
  type CourseFile,
  type CourseProblem,
  courseLimits,
  refuse,
} from "../reading/course-file.ts";
import { type Climb, climbsOf } from "./climbs.ts";
import { type ClimbedHeights, climbedHeights, missingHeights, mostMissing } from "./heights.ts";
import { type Progress, progressOf } from "./line.ts";
import { type CourseMark, marksOf } from "./marks.ts";
import {
  type DrawnLine,
  type DrawnProfile,
  drawnLine,
  drawnProfile,
  hairlineOf,
  planStep,
} from "./profile.ts";
import { recipe } from "./recipe.ts";
import { type CourseSplit, leastOf, mostOf, splitsOf, steepestKilometer } from "./splits.ts";

/** By the code of a notice, what its sentence names. */
type CourseNoticeDetails = {
  "no-heights": unknown;
  "too-few-heights": { percent: number };
  "some-heights-missing": { percent: number };
  gap: { from: number; to: number };
  joined: { pieces: number };
  "places-away": { count: number };
  sparse: { meters: number };
  "made-up": unknown;
};

export type CourseNoticeCode = keyof CourseNoticeDetails;

/** What is worth knowing about a file although it is measured. `messages.ts` has the sentences. */
export type CourseNotice<Code extends CourseNoticeCode = CourseNoticeCode> = {
  [Each in Code]: { code: Each } & CourseNoticeDetails[Each];
}[Code];

/** The heights of a course and what follows from them. Everything is in metres. */
export type MeasuredHeights = {
  climb: number;
  descent: number;
  highest: number;
  lowest: number;
  /** `null` for a course shorter than a kilometre, or one that never rises. */
  steepest: { from: number; grade: number } | null;
  climbs: Climb[];
  kilometers: CourseSplit[];
  miles: CourseSplit[];
  profile: DrawnProfile;
  /** The path of a hairline: see `hairlineBox`. */
  hairline: string;
};

/** A course as it was measured. */
export type CourseMeasure = {
  recipe: number;
  format: TrackFormat;
  name: string;
  points: number;
  length: number;
  /** `null` where the file has no heights, or too few. */
  heights: MeasuredHeights | null;
  line: DrawnLine;
  marks: CourseMark[];
  notices: CourseNotice[];
};

/** No race is longer: see `longestRaceMeters` in the feature `races`. */
const longest = 5_000_000;

/** Measures a course by the recipe, or says why it is refused. */
export function measureCourse(file: CourseFile): CourseMeasure | { problem: CourseProblem } {
  try {
    return measured(file);
  } catch (error) {
    if (error instanceof FileRefusal) return { problem: error.problem };
    throw error;
  }
}

function measured(file: CourseFile): CourseMeasure {
  const { track, format, name } = file;
  const progress = progressOf(track);
  const length = progress.at(-1) ?? 0;
  if (length < courseLimits.shortest) refuse({ code: "too-short", meters: length });
  if (length > longest) refuse({ code: "too-long", meters: length });
  const climbed = climbedHeights(track.height, progress, false);
  const { marks, away } = marksOf(track, progress, file.waypoints);
  return {
    recipe: recipe.version,
    format,
    name,
    points: progress.length,
    length,
    heights: climbed && measuredHeights(climbed, length),
    line: drawnLine(track, progress),
    marks,
    notices: noticesOf(file, progress, away),
  };
}

function measuredHeights(climbed: ClimbedHeights, length: number): MeasuredHeights {
  const { heights } = climbed;
  const course = { heights, length };
  return {
    climb: climbed.climbed.at(-1) ?? 0,
    descent: climbed.descended.at(-1) ?? 0,
    highest: mostOf(heights),
    lowest: leastOf(heights),
    steepest: steepestKilometer(heights),
    climbs: climbsOf(heights),
    kilometers: splitsOf(course, climbed, 1000),
    miles: splitsOf(course, climbed, metersPerMile),
    profile: drawnProfile(heights, length, planStep),
    hairline: hairlineOf(heights, length),
  };
}

/** A way without points that is this long is worth a notice, in metres, where points are dense. */
const longGap = 1_000;
/** A mean way between points from which on bends are lost, in metres. */
const sparsePoints = 100;
const mostGaps = 5;

function noticesOf({ track, pieces }: CourseFile, progress: Progress, away: number) {
  const notices: CourseNotice[] = [];
  const missing = missingHeights(track.height);
  const percent = Math.ceil(missing * 100);
  if (missing === 1) notices.push({ code: "no-heights" });
  else if (missing > mostMissing) notices.push({ code: "too-few-heights", percent });
  else if (missing > 0) notices.push({ code: "some-heights-missing", percent });
  if (pieces > 1) notices.push({ code: "joined", pieces });
  const mean = (progress.at(-1) ?? 0) / (progress.length - 1);
  if (mean > sparsePoints) notices.push({ code: "sparse", meters: Math.round(mean) });
  else notices.push(...gapsOf(progress));
  if (away > 0) notices.push({ code: "places-away", count: away });
  return notices;
}

function gapsOf(progress: Progress): CourseNotice[] {
  const gaps: CourseNotice[] = [];
  for (let index = 1; index < progress.length && gaps.length < mostGaps; index++) {
    const [from, to] = [progress[index - 1] ?? 0, progress[index] ?? 0];
    if (to - from > longGap) gaps.push({ code: "gap", from: Math.round(from), to: Math.round(to) });
  }
  return gaps;
}
