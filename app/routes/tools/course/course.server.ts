import { data, href, redirect } from "react-router";
import { findViewer, type RequestArgs, requireViewer } from "#features/accounts/viewer.server.ts";
import { type OwnCourseLine, ownCourseProblemText } from "#features/courses/own/own-course.ts";
import {
  keepOwnCourse,
  listOwnCourses,
  measureOwnCourse,
  removeOwnCourse,
} from "#features/courses/own/own-courses.server.ts";
import type { CoursePlan } from "#features/courses/planning/course-plan.ts";
import {
  type CoursePlanQuery,
  type PlanGoal,
  planAddress,
  readPlanQuery,
} from "#features/courses/planning/plan-query.ts";
import {
  exampleName,
  findPlannedCourse,
  planOf,
} from "#features/courses/planning/planned-course.server.ts";
import { courseFormLimit, maxCourseBytes } from "#features/courses/reading/course-file.ts";
import {
  courseAlone,
  type MeasuredCourse,
} from "#features/courses/showing/shown-courses.server.ts";
import type { Tier } from "#features/membership/plans/plans.ts";
import { rightsOf } from "#features/membership/queries.server.ts";
import { usageOf } from "#features/membership/usage/usage.server.ts";
import type { UsageMeter } from "#features/membership/usage/usage.ts";
import type { Course, RaceToPlan } from "#features/pace/course.ts";
import { formatDistance } from "#features/races/distance.ts";
import { type RaceKind, raceKind } from "#features/races/race-type.ts";
import { publicOrigin, services } from "#services/context.ts";
import { fileFormOf } from "#services/sent-files.ts";
import { sentFile } from "#values/form/upload.ts";
import type { LengthUnit } from "#values/length.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { languageOf } from "#values/web/language.ts";
import { seeOtherSaying } from "#values/web/said.ts";

type CourseArgs = RequestArgs & { url: URL };

const missing = "This course is not there. It may have been removed.";

/** The race or the course of the viewer that the address names, or the example. */
export async function loadCoursePage(args: CourseArgs) {
  const needs = services(args.context);
  const unit = lengthUnitOf(args.request.headers.get("cookie"));
  const lang = languageOf(args.url);
  const asked = readPlanQuery(args.url.searchParams, unit);
  const viewer = asked.own ? await requireViewer(args) : await findViewer(args);
  const found = await findPlannedCourse(needs, viewer, asked, lang);
  if (!found) throw data(missing, 404);
  const access = viewer && (await rightsOf(needs, viewer));
  const meters = viewer && access ? await usageOf(needs, viewer, access.rights) : [];
  const { goal, plan, query } = planOf(found, asked, unit, lang);
  const race = found.kind === "race" ? found : null;
  const alone = courseAlone(found.stored, unit);
  const label = race ? formatDistance(race.distance, unit) : alone.label;
  const course = { ...alone, label: found.kind === "example" ? exampleName[lang] : label };
  const screen: CourseScreen = {
    unit,
    kind: found.kind,
    type: race ? raceKind(race.race.type) : "trail",
    query,
    goal,
    plan,
    course,
    race: race && { race: race.race, distance: race.distance, others: race.others },
    isKept: found.kind === "own" && found.isKept,
    mayBand: found.kind !== "race" || access?.rights.paceCalculator === "race bands",
    access: {
      isSignedIn: viewer !== null,
      tier: access?.tier ?? null,
      meter: meters.find(({ right }) => right === "gpxAnalysesPerMonth") ?? null,
    },
    own: viewer ? await listOwnCourses(needs, viewer) : [],
  };
  return { ...screen, url: publicOrigin(args.request) + href("/tools/course/:change?") };
}

/** Measures a file of the viewer. */
export async function submitFile(args: CourseArgs) {
  const viewer = await requireViewer(args);
  const { signal } = args.request;
  const file = await sentFile(await fileFormOf(args, viewer, courseFormLimit), maxCourseBytes);
  if (!file) throw data(null, 400);
  const measured = await measureOwnCourse(services(args.context), viewer, { ...file, signal });
  if (measured.problem !== null) {
    return data({ problem: ownCourseProblemText(measured.problem) }, 400);
  }
  return redirect(planAddress({ own: measured.id }), 303);
}

/** Keeps the course that `?own=…` names until the viewer removes it. */
export async function submitKeep(args: CourseArgs) {
  const viewer = await requireViewer(args);
  const unit = lengthUnitOf(args.request.headers.get("cookie"));
  const query = readPlanQuery(args.url.searchParams, unit);
  const { problem } = await keepOwnCourse(services(args.context), viewer, query.own);
  if (problem !== null) {
    return data({ problem: ownCourseProblemText(problem) }, problem === "gone" ? 404 : 409);
  }
  return seeOtherSaying(planAddress(query), { en: "Course kept.", es: "Recorrido guardado." });
}

/** Removes the course that `?own=…` names. The page of the course says when it is already gone. */
export async function submitRemoval(args: CourseArgs) {
  const viewer = await requireViewer(args);
  const own = args.url.searchParams.get("own") ?? "";
  const { problem } = await removeOwnCourse(services(args.context), viewer, own);
  if (problem !== null) return redirect(planAddress({ own }), 303);
  return seeOtherSaying(href("/tools/course/:change?"), {
    en: "Course removed.",
    es: "Recorrido eliminado.",
  });
}

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
