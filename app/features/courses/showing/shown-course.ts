import type { LinePoint } from "#drawing/course/line.ts";
import type { ProfileShape } from "#drawing/course/profile.ts";
import type { TrackFormat } from "#features/tracks/track-file.ts";
import type { Climb } from "../measure/climbs.ts";
import type { CourseNotice } from "../measure/course-measure.ts";
import type { CourseMark } from "../measure/marks.ts";
import type { CourseSplit } from "../measure/splits.ts";

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
  /** The organizer's climb in metres, where it is far from the measured one. */
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
