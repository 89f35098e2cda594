import { CourseScreen } from "#features/courses/screens/course-screen.tsx";
import { loadCourse, previewCourse } from "#features/courses/screens/course-submission.server.ts";
import { requireOrganizer } from "#features/organizers/organizer.server.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/course.ts";

export async function loader(args: Route.LoaderArgs) {
  return loadCourse(args, await requireOrganizer(args), args.params);
}

export async function action(args: Route.ActionArgs) {
  const organizer = await requireOrganizer(args);
  return previewCourse(args, organizer, args.params);
}

export const meta: Route.MetaFunction = () => officeMeta("Course");

export default function DistanceCourse({ loaderData, actionData }: Route.ComponentProps) {
  return <CourseScreen shown={loaderData} answer={actionData ?? null} />;
}
