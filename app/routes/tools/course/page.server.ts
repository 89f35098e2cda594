import { data, href } from "react-router";
import { findViewer, type RequestArgs, requireViewer } from "#features/accounts/viewer.server.ts";
import { listOwnCourses } from "#features/courses/own/own-courses.server.ts";
import { readPlanQuery } from "#features/courses/planning/plan-query.ts";
import { findPlannedCourse, planOf } from "#features/courses/planning/planned-course.server.ts";
import { courseAlone } from "#features/courses/showing/shown-courses.server.ts";
import { rightsOf } from "#features/membership/queries.server.ts";
import { usageOf } from "#features/membership/usage/usage.server.ts";
import { formatDistance } from "#features/races/distance.ts";
import { raceType } from "#features/races/race-type.ts";
import { publicOrigin, services } from "#services/context.ts";
import { lengthUnitOf } from "#values/web/unit-cookie.ts";
import type { CourseScreen } from "./screen.ts";

const missing = "This course is not there. It may have been removed.";

/** What the page of a course shows: the race or the own course that its address names, or the example. */
export async function loadCoursePage(args: RequestArgs & { url: URL }) {
  const needs = services(args.context);
  const unit = lengthUnitOf(args.request.headers.get("cookie"));
  const asked = readPlanQuery(args.url.searchParams, unit);
  const viewer = asked.own ? await requireViewer(args) : await findViewer(args);
  const found = await findPlannedCourse(needs, viewer, asked);
  if (!found) throw data(missing, 404);
  const access = viewer && (await rightsOf(needs, viewer));
  const meters = viewer && access ? await usageOf(needs, viewer, access.rights) : [];
  const { goal, plan, query } = planOf(found, asked, unit);
  const race = found.kind === "race" ? found : null;
  const alone = courseAlone(found.stored, unit);
  const course = race ? { ...alone, label: formatDistance(race.distance, unit) } : alone;
  const screen: CourseScreen = {
    unit,
    kind: found.kind,
    type: race ? raceType(race.race.type).kind : "trail",
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
  return { ...screen, url: publicOrigin(args.request) + href("/tools/course") };
}
