import { CourseScreen } from "#features/courses/screens/course-screen.tsx";
import { loadCourse, submitRemoval } from "#features/courses/screens/course-submission.server.ts";
import { requireOrganizer } from "#features/organizers/organizer.server.ts";
import { workspace } from "#features/races/editing/workplace.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/remove.ts";

/** The screen of the course, on which a refusal is said. */
export async function loader(args: Route.LoaderArgs) {
  return loadCourse(args, await requireOrganizer(args), args.params);
}

/** `POST /organize/races/:id/distances/:distanceId/course/remove` removes the course with its file. */
export async function action(args: Route.ActionArgs) {
  const organizer = await requireOrganizer(args);
  return submitRemoval(args, organizer, { at: workspace, ...args.params });
}

export const meta: Route.MetaFunction = () => officeMeta("Course");

export default function RemoveCourse({ loaderData, actionData }: Route.ComponentProps) {
  return <CourseScreen shown={loaderData} answer={actionData ?? null} />;
}
