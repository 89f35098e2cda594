import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { CourseScreen } from "#features/courses/screens/course-screen.tsx";
import { loadCourse, submitDownload } from "#features/courses/screens/course-submission.server.ts";
import { office } from "#features/races/editing/workplace.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/download.ts";

/** The screen of the course, on which a refusal is said. */
export async function loader(args: Route.LoaderArgs) {
  return loadCourse(args, await requireAdmin(args), args.params);
}

/** `POST …/course/download` offers the file to everybody, or no longer. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  return submitDownload(args, admin, { at: office, ...args.params });
}

export const meta: Route.MetaFunction = () => officeMeta("Course");

export default function OfferDownload({ loaderData, actionData }: Route.ComponentProps) {
  return <CourseScreen shown={loaderData} answer={actionData ?? null} />;
}
