import { data } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { ownCourseProblemText } from "#features/courses/own/messages.ts";
import { keepOwnCourse } from "#features/courses/own/own-courses.server.ts";
import { planAddress, readPlanQuery } from "#features/courses/planning/plan-query.ts";
import { services } from "#services/context.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { lengthUnitOf } from "#values/web/unit-cookie.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/keep.ts";
import styles from "./course.css?url";
import { loadCoursePage } from "./page.server.ts";
import { CoursePage, courseMeta } from "./page.tsx";

export const handle: Handle = { keepsPages: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The page of the course, on which a refusal is said. */
export function loader(args: Route.LoaderArgs) {
  return loadCoursePage(args);
}

/** `POST /tools/course/keep?own=…` keeps a course of the viewer's own until they remove it. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const unit = lengthUnitOf(args.request.headers.get("cookie"));
  const query = readPlanQuery(args.url.searchParams, unit);
  const { problem } = await keepOwnCourse(services(args.context), viewer, query.own);
  if (problem !== null) {
    return data({ problem: ownCourseProblemText(problem) }, problem === "gone" ? 404 : 409);
  }
  return seeOtherSaying(planAddress(query), "Course kept.");
}

export const meta: Route.MetaFunction = ({ loaderData }) => courseMeta(loaderData);

export default function KeepCourse({ loaderData, actionData }: Route.ComponentProps) {
  return <CoursePage screen={loaderData} problem={actionData?.problem ?? null} />;
}
