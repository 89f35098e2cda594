import type { OwnCourseLine } from "#features/courses/own/own-course.ts";
import type { CoursePlan } from "#features/courses/planning/course-plan.ts";
import type { CoursePlanQuery, PlanGoal } from "#features/courses/planning/plan-query.ts";
import type { MeasuredCourse } from "#features/courses/showing/shown-courses.server.ts";
import type { Tier } from "#features/membership/plans/plans.ts";
import type { UsageMeter } from "#features/membership/usage/usage.ts";
import type { Course, RaceToPlan } from "#features/pace/course.ts";
import type { RaceKind } from "#features/races/race-type.ts";
import type { LengthUnit } from "#values/length.ts";

/** What the page of a course shows. */
export type CourseScreen = {
  unit: LengthUnit;
  kind: "own" | "race" | "example";
  /** Gives the colour. */
  type: RaceKind;
  query: CoursePlanQuery;
  goal: PlanGoal;
  plan: CoursePlan | null;
  course: MeasuredCourse;
  race: { race: RaceToPlan; distance: Course; others: Course[] } | null;
  isKept: boolean;
  /** Whether the plan comes as a band. */
  mayBand: boolean;
  access: { isSignedIn: boolean; tier: Tier | null; meter: UsageMeter | null };
  own: OwnCourseLine[];
};
