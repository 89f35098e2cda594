import { data, redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { ownCourseProblemText } from "#features/courses/own/messages.ts";
import { measureOwnCourse } from "#features/courses/own/own-courses.server.ts";
import { planAddress } from "#features/courses/planning/plan-query.ts";
import { courseFormLimit, maxCourseBytes } from "#features/courses/reading/limits.ts";
import { services } from "#services/context.ts";
import { fileFormOf } from "#services/sent-files.ts";
import { sentFile } from "#values/form/sent-file.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/course.ts";
import styles from "./course/course.css?url";
import { loadCoursePage } from "./course/page.server.ts";
import { CoursePage, courseMeta } from "./course/page.tsx";

export const handle: Handle = { keepsPages: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export function loader(args: Route.LoaderArgs) {
  return loadCoursePage(args);
}

/** `POST /tools/course` measures a file of the viewer's own. */
export async function action(args: Route.ActionArgs) {
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

export const headers: Route.HeadersFunction = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => courseMeta(loaderData);

export default function Course({ loaderData, actionData }: Route.ComponentProps) {
  return <CoursePage screen={loaderData} problem={actionData?.problem ?? null} />;
}
