import { data } from "react-router";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import {
  offerDownload,
  removeCourse,
  saveCourse,
  uploadCourse,
} from "#features/courses/attaching/attaching.server.ts";
import { type AttachingProblem, attachingProblemText } from "#features/courses/messages.ts";
import { findCourse } from "#features/courses/queries.server.ts";
import { courseFormLimit, maxCourseBytes } from "#features/courses/reading/course-file.ts";
import { type CourseFormAnswer, CourseScreen } from "#features/courses/screens/course-screen.tsx";
import { courseDownload, courseToSave } from "#features/courses/screens/schema.ts";
import { previewOf, shownCourses } from "#features/courses/showing/shown-courses.server.ts";
import { toMeters } from "#features/races/distance.ts";
import { editingProblems } from "#features/races/editing/messages.ts";
import { findEditedRace } from "#features/races/editing/queries.server.ts";
import type { Workplace } from "#features/races/editing/workplace.ts";
import { raceKind } from "#features/races/race-type.ts";
import type { Editor } from "#features/races/rights.server.ts";
import { dropPages, services } from "#services/context.ts";
import { fileFormOf } from "#services/sent-files.ts";
import { formOf, readForm } from "#values/form/form.ts";
import { sentFile } from "#values/form/upload.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
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

type CourseParams = { id: string; distanceId: string };

/** What the screen of a distance's course shows to anyone who may edit its race. */
async function loadCourse(asked: RequestArgs, editor: Editor, params: CourseParams) {
  const { db } = services(asked.context);
  const { race, distance, of } = await requireDistance(asked, editor, params);
  const stored = await findCourse({ db }, of);
  const unit = lengthUnitOf(asked.request.headers.get("cookie"));
  const { details } = distance;
  const about = {
    id: race.id,
    elevationGain: null,
    elevationLoss: null,
    distances: [
      {
        id: distance.id,
        text: details.distance,
        meters: null,
        elevationGain: details.elevation_gain,
        elevationLoss: details.elevation_loss,
      },
    ],
  };
  const [course = null] = stored ? shownCourses(about, [stored], unit) : [];
  return {
    raceId: race.id,
    raceName: race.details.race_name,
    kind: raceKind(race.details.race_type),
    distanceId: distance.id,
    distance: details.distance,
    meters: toMeters(details.distance),
    unit,
    course,
    file: stored && { name: stored.fileName, isDownloadable: stored.isDownloadable },
  };
}

type Submitted = CourseParams & { at: Workplace };

/** Measures a file and shows what the page of the race would show. Nothing is saved. */
async function previewCourse(asked: RequestArgs, editor: Editor, params: CourseParams) {
  const { of } = await requireDistance(asked, editor, params);
  const { signal } = asked.request;
  const file = await sentFile(await fileFormOf(asked, editor, courseFormLimit), maxCourseBytes);
  if (!file) throw data(null, 400);
  const uploaded = await uploadCourse(services(asked.context), editor, of, { ...file, signal });
  if ("problem" in uploaded) {
    const problem = attachingProblemText(uploaded.problem);
    return data<CourseFormAnswer>({ problem, preview: null }, 400);
  }
  const unit = lengthUnitOf(asked.request.headers.get("cookie"));
  const { upload, fileName } = uploaded;
  const course = previewOf(uploaded, of, unit);
  return data<CourseFormAnswer>({ problem: null, preview: { upload, fileName, course } });
}

/** Makes the file of a preview the course of the distance. */
async function submitCourse(asked: RequestArgs, editor: Editor, { at, ...params }: Submitted) {
  const { of, distance } = await requireDistance(asked, editor, params);
  const { value } = readForm(courseToSave, await formOf(asked.request));
  if (!value) throw data(null, 400);
  const { problem } = await saveCourse(services(asked.context), editor, of, {
    upload: value.upload,
    fileName: value.file_name,
    isDownloadable: value.download,
  });
  if (problem !== null) return refused(problem);
  dropPages(asked.context);
  const said = {
    en: `Course of ${distance.details.distance} saved.`,
    es: `Recorrido de ${distance.details.distance} guardado.`,
  };
  return seeOtherSaying(at.course(of.raceId, of.distanceId), said);
}

/** Offers the file of the course for download, or no longer. */
async function submitDownload(asked: RequestArgs, editor: Editor, { at, ...params }: Submitted) {
  const { of } = await requireDistance(asked, editor, params);
  const { value } = readForm(courseDownload, await formOf(asked.request));
  if (!value) throw data(null, 400);
  const { problem } = await offerDownload(services(asked.context), editor, of, value.download);
  if (problem !== null) return refused(problem);
  dropPages(asked.context);
  return seeOtherSaying(at.course(of.raceId, of.distanceId), {
    en: "Download changed.",
    es: "Descarga cambiada.",
  });
}

/** Removes the course of the distance. */
async function submitRemoval(asked: RequestArgs, editor: Editor, { at, ...params }: Submitted) {
  const { of, distance } = await requireDistance(asked, editor, params);
  const { problem } = await removeCourse(services(asked.context), editor, of);
  if (problem !== null) return refused(problem);
  dropPages(asked.context);
  const said = {
    en: `Course of ${distance.details.distance} removed.`,
    es: `Recorrido de ${distance.details.distance} eliminado.`,
  };
  return seeOtherSaying(at.course(of.raceId, of.distanceId), said);
}

/** A distance of a race that the editor may edit. @throws {Response} 404 for all others */
async function requireDistance(
  { context }: RequestArgs,
  editor: Editor,
  { id, distanceId }: CourseParams,
) {
  const race = await findEditedRace(services(context), editor, id);
  const distance = race?.distances.find((one) => one.id === distanceId);
  if (!race || !distance) throw data(editingProblems["no-distance"].en, 404);
  return { race, distance, of: { raceId: race.id, distanceId: distance.id } };
}

function refused(problem: AttachingProblem) {
  return data<CourseFormAnswer>({ problem: attachingProblemText(problem), preview: null }, 409);
}
