import { data, href, redirect } from "react-router";
import { findViewer, requireViewer } from "#features/accounts/viewer.server.ts";
import { ownCourseProblemText } from "#features/courses/own/messages.ts";
import {
  keepOwnCourse,
  listOwnCourses,
  measureOwnCourse,
  removeOwnCourse,
} from "#features/courses/own/own-courses.server.ts";
import { ownCourseForm } from "#features/courses/own/schema.ts";
import { PaceChart } from "#features/courses/planning/pace-chart.tsx";
import { planAddress, readPlanQuery } from "#features/courses/planning/plan-query.ts";
import { findPlannedCourse, planOf } from "#features/courses/planning/planned-course.server.ts";
import { maxCourseBytes } from "#features/courses/reading/limits.ts";
import { CourseView } from "#features/courses/showing/course-view.tsx";
import { courseAlone } from "#features/courses/showing/shown-courses.server.ts";
import { rightsOf } from "#features/membership/queries.server.ts";
import { usageOf } from "#features/membership/usage/usage.server.ts";
import { formatDistance } from "#features/races/distance.ts";
import { raceType } from "#features/races/race-type.ts";
import { publicOrigin, services } from "#services/context.ts";
import { Container, PageHeading, Section } from "#ui/page/page.tsx";
import { formOf, readForm } from "#values/form/form.ts";
import { pageMeta } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { lengthUnitOf } from "#values/web/unit-cookie.ts";
import type { Route } from "./+types/course.ts";
import { CourseBand } from "./course/band.tsx";
import styles from "./course/course.css?url";
import { GoalAnswer } from "./course/goal-answer.tsx";
import { GoalForm } from "./course/goal-form.tsx";
import { OwnFiles } from "./course/own-files.tsx";
import { PlacesTable } from "./course/places-table.tsx";
import { PlanTable } from "./course/plan-table.tsx";
import type { CourseScreen } from "./course/screen.ts";
import { SubjectHead } from "./course/subject-head.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

const missing = "This course is not there. It may have been removed.";

export async function loader(args: Route.LoaderArgs) {
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

export async function action(args: Route.ActionArgs) {
  const needs = services(args.context);
  const viewer = await requireViewer(args);
  const { value } = readForm(ownCourseForm, await formOf(args.request));
  if (!value) throw data(null, 400);
  if (value.intent === "measure") {
    // A longer file is refused by its length; its bytes need not be copied for that.
    const bytes = (await value.file?.slice(0, maxCourseBytes + 1).bytes()) ?? new Uint8Array();
    const name = value.file?.name ?? "";
    const measured = await measureOwnCourse(needs, viewer, { name, bytes });
    if (measured.problem !== null) {
      return data({ problem: ownCourseProblemText(measured.problem) }, 400);
    }
    return redirect(planAddress({ own: measured.id }), 303);
  }
  const isKept = value.intent === "keep";
  const { problem } = await (isKept ? keepOwnCourse : removeOwnCourse)(needs, viewer, value.own);
  if (problem !== null) {
    return data({ problem: ownCourseProblemText(problem) }, problem === "gone" ? 404 : 409);
  }
  const next = isKept ? planAddress({ own: value.own }) : href("/tools/course");
  return seeOtherSaying(next, isKept ? "Course kept." : "Course removed.");
}

export const headers: Route.HeadersFunction = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: "Course Analysis and Pace Plan",
    description:
      "What a course asks of you: length, climb, grades and climbs from a GPX, TCX, KML or FIT file, and a pace plan for each kilometer at even effort.",
    url: loaderData?.url ?? "",
  });

/** A course in numbers, and a plan for it at even effort. */
export default function CoursePage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, plan, unit, course, type } = loaderData;
  const isExample = kind === "example";
  return (
    <Container className={`pace-page type-${type}`}>
      <div className="lab-screen">
        {isExample ? (
          <>
            <PageHeading lead="Send the file of your course and see what it asks of you: its climbs, its grades, and a pace for every kilometer that keeps your effort even.">
              Course analysis
            </PageHeading>
            <OwnFiles screen={loaderData} problem={actionData?.problem ?? null} />
          </>
        ) : (
          <SubjectHead screen={loaderData} problem={actionData?.problem ?? null} />
        )}
      </div>
      <div className="lab-screen">
        {isExample && (
          <Section title="An example" className="pt-14">
            <p className="max-w-text text-muted">
              A trail race that we made up, measured and planned like any file. Change its goal.
            </p>
          </Section>
        )}
        <div className="pace-desk">
          <GoalForm screen={loaderData} />
          <GoalAnswer screen={loaderData} />
        </div>
        {plan && course.heights && (
          <Section title={unit === "km" ? "Pace by kilometer" : "Pace by mile"}>
            <PaceChart plan={plan} profile={course.heights.profile} unit={unit} />
          </Section>
        )}
      </div>
      {plan && (
        <div className="pace-columns">
          <div className="lab-screen">
            <PlanTable screen={loaderData} plan={plan} />
            <PlacesTable plan={plan} unit={unit} />
          </div>
          <CourseBand screen={loaderData} plan={plan} />
        </div>
      )}
      <div className="lab-screen">
        <Section title="The course">
          <CourseView course={course} unit={unit} />
        </Section>
      </div>
    </Container>
  );
}
