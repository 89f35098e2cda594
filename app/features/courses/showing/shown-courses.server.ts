import { href } from "react-router";
import type { LinePoint } from "#drawing/course/line.ts";
import { heightAt, type ProfileShape, sketchProfile } from "#drawing/course/profile.ts";
import { formatDistance } from "#features/races/distance.ts";
import type { DistanceLabel } from "#features/races/race.ts";
import { statedHeight } from "#features/races/stated-height.ts";
import type { TrackFormat } from "#features/tracks/track-file.ts";
import { withQuery } from "#values/address.ts";
import type { LengthUnit } from "#values/length.ts";
import type { Climb } from "../measure/climbs.ts";
import type { CourseMeasure, CourseNotice } from "../measure/course-measure.ts";
import type { CourseMark } from "../measure/marks.ts";
import type { CourseSplit } from "../measure/splits.ts";
import { type StoredCourse, splitOf, unstoredCourse } from "../stored-course.server.ts";

/** The part by which a stated and a measured climb differ from which on the page names both. */
const farApart = 0.15;

type CourseDistance = DistanceLabel & {
  id: string;
  elevationGain: string | null;
  elevationLoss: string | null;
};

/** The courses of a race in the order of its distances; a distance of which nothing is known has none. */
export function shownCourses(
  race: {
    id: string;
    elevationGain: string | null;
    elevationLoss: string | null;
    distances: readonly CourseDistance[];
  },
  stored: readonly StoredCourse[],
  unit: LengthUnit,
): ShownCourse[] {
  // What is stated of the race as a whole is about its distance, if it has only one.
  const whole = race.distances.length === 1 ? race : { elevationGain: null, elevationLoss: null };
  return race.distances.flatMap((distance): ShownCourse[] => {
    const gain = statedHeight(distance.elevationGain ?? whole.elevationGain);
    const loss = statedHeight(distance.elevationLoss ?? whole.elevationLoss);
    const course = stored.find(({ distanceId }) => distanceId === distance.id);
    const about = { distanceId: distance.id, label: formatDistance(distance, unit) };
    if (course) return [{ ...about, ...measured(race.id, course, { unit, gain }) }];
    const { meters } = distance;
    if (!meters || gain === null || loss === null || gain + loss === 0) return [];
    const profile = sketchProfile(distance.id, { length: meters, gain, loss });
    return [{ ...about, kind: "sketch", gain, loss, profile }];
  });
}

/** A course that is not saved yet, as the page would show it. */
export function previewOf(
  { measure, fileName }: { measure: CourseMeasure; fileName: string },
  of: { raceId: string; distanceId: string },
  unit: LengthUnit,
): MeasuredCourse {
  const course = unstoredCourse(measure, { distanceId: of.distanceId, fileName });
  const about = { distanceId: of.distanceId, label: fileName };
  return { ...about, ...measured(of.raceId, course, { unit, gain: null }), plan: null };
}

/** A course that belongs to no race: a member's own, or an example. */
export function courseAlone(course: StoredCourse, unit: LengthUnit): MeasuredCourse {
  const { distanceId, fileName } = course;
  const shown = measured("", course, { unit, gain: null });
  return { distanceId, label: fileName, ...shown, plan: null, download: null };
}

function measured(
  raceId: string,
  course: StoredCourse,
  { unit, gain }: { unit: LengthUnit; gain: number | null },
): Omit<MeasuredCourse, "distanceId" | "label"> {
  const { drawing, distanceId } = course;
  return {
    kind: "measured",
    length: course.length,
    heights: shownHeights(course, unit),
    line: drawing.line.points.map(([east = 0, north = 0, at = 0]) => [east, north, at]),
    marks: withoutTwins(drawing.marks),
    notices: drawing.notices,
    format: course.format,
    recipe: course.recipe,
    stated: isFarFrom(gain, course.climb) ? gain : null,
    download: course.isDownloadable
      ? href("/races/:id/courses/:distanceId", { id: raceId, distanceId })
      : null,
    plan: withQuery(href("/tools/course/:change?"), { race: raceId, course: distanceId }),
  };
}

/** Files name some places twice: one mark of each name stands at a place. */
function withoutTwins(marks: MeasuredCourse["marks"]): MeasuredCourse["marks"] {
  const known = new Set<string>();
  return marks.filter(({ at, name }) => {
    const key = `${at} ${name}`;
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}

function shownHeights(course: StoredCourse, unit: LengthUnit): MeasuredCourse["heights"] {
  const { climb, descent, highest, lowest } = course;
  const { heights } = course.drawing;
  if (!heights || climb === null || descent === null) return null;
  if (highest === null || lowest === null) return null;
  return {
    climb,
    descent,
    highest,
    lowest,
    steepest: heights.steepest,
    climbs: heights.climbs,
    splits: (unit === "km" ? heights.kilometers : heights.miles).map(splitOf),
    profile: thinned(heights.profile),
  };
}

/** A screen is not wider: the page shows no more heights of a profile. */
const mostShown = 261;

function thinned({ step, heights }: { step: number; heights: number[] }): ProfileShape {
  const whole = { step, heights: heights.map((decimeters) => decimeters / 10) };
  if (heights.length <= mostShown) return whole;
  const last = mostShown - 1;
  return {
    step: (step * (heights.length - 1)) / last,
    heights: Array.from({ length: mostShown }, (_, index) => heightAt(whole, index / last)),
  };
}

/** Whether a stated climb differs enough from the measured one to mention both. */
function isFarFrom(stated: number | null, climb: number | null): boolean {
  if (stated === null || climb === null) return false;
  return (
    Math.abs(stated - climb) > farApart * Math.max(stated, climb) && Math.abs(stated - climb) > 10
  );
}

/** What the page of a race shows of a course that was measured from a file. */
export type MeasuredCourse = {
  kind: "measured";
  distanceId: string;
  label: string;
  length: number;
  /** `null` where the file has no heights. */
  heights: {
    climb: number;
    descent: number;
    highest: number;
    lowest: number;
    steepest: { from: number; grade: number } | null;
    climbs: Climb[];
    /** Each kilometre or mile, by the visitor's unit. */
    splits: CourseSplit[];
    profile: ProfileShape;
  } | null;
  line: LinePoint[];
  marks: CourseMark[];
  notices: CourseNotice[];
  format: TrackFormat;
  recipe: number;
  /** The organizer's climb in meters, where it is far from the measured one. */
  stated: number | null;
  /** The address of the file; `null` where it is not offered. */
  download: string | null;
  /** The address of the pace planner for it; `null` for a private course. */
  plan: string | null;
};

/** A profile that is drawn from the climb and descent that the organizer states. */
export type SketchedCourse = {
  kind: "sketch";
  distanceId: string;
  label: string;
  gain: number;
  loss: number;
  profile: ProfileShape;
};

export type ShownCourse = MeasuredCourse | SketchedCourse;
