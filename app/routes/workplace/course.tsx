import { CourseScreen } from "#features/courses/screens/course-screen.tsx";
import {
  loadCourse,
  previewCourse,
  submitCourse,
  submitDownload,
  submitRemoval,
} from "#features/courses/screens/course-submission.server.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { changeOf } from "../changes.ts";
import type { Route } from "./+types/course.ts";
import { requireEditor } from "./editor.server.ts";

const changes = {
  /** Saves the file of the preview. */
  save: submitCourse,
  /** Offers the file to everybody, or no longer. */
  download: submitDownload,
  remove: submitRemoval,
};

export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const { change } = args.params;
  if (change !== undefined) changeOf(changes, change);
  return loadCourse(args, editor, args.params);
}

/** Shows a preview of a file, or changes the course; a refusal is shown on the same screen. */
export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  const { change, ...distance } = args.params;
  if (change === undefined) return previewCourse(args, editor, distance);
  return changeOf(changes, change)(args, editor, { at, ...distance });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Course", es: "Recorrido" }, pageLanguages(matches).lang);

export default function DistanceCourse({ loaderData, actionData }: Route.ComponentProps) {
  return <CourseScreen shown={loaderData} answer={actionData ?? null} />;
}
