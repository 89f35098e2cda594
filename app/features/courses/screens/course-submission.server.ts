import { data } from "react-router";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import { toMeters } from "#features/races/distance.ts";
import { editingProblems } from "#features/races/editing/messages.ts";
import { findEditedRace } from "#features/races/editing/queries.server.ts";
import type { Workplace } from "#features/races/editing/workplace.ts";
import { raceType } from "#features/races/race-type.ts";
import type { Editor } from "#features/races/rights.server.ts";
import { dropPages, services } from "#services/context.ts";
import { formOf, readForm } from "#values/form/form.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { lengthUnitOf } from "#values/web/unit-cookie.ts";
import {
  type CourseOf,
  offerDownload,
  removeCourse,
  saveCourse,
  uploadCourse,
} from "../attaching/attaching.server.ts";
import { attachingProblemText } from "../messages.ts";
import { findCourse } from "../queries.server.ts";
import { maxCourseBytes } from "../reading/limits.ts";
import { previewOf, shownCourses } from "../showing/shown-courses.server.ts";
import type { CourseFormAnswer } from "./course-screen.tsx";
import { courseForm } from "./schema.ts";

type CourseParams = { id: string; distanceId: string };

/** What the screen of a distance's course shows to somebody who may edit its race. */
export async function loadCourse(asked: RequestArgs, editor: Editor, params: CourseParams) {
  const { db } = services(asked.context);
  const race = await findEditedRace({ db }, editor, params.id);
  const distance = race?.distances.find(({ id }) => id === params.distanceId);
  if (!race || !distance) throw data(editingProblems["no-distance"], 404);
  const stored = await findCourse({ db }, { raceId: race.id, distanceId: distance.id });
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
    kind: raceType(race.details.race_type).kind,
    distanceId: distance.id,
    distance: details.distance,
    meters: toMeters(details.distance),
    unit,
    course,
    file: stored && { name: stored.fileName, isDownloadable: stored.isDownloadable },
  };
}

/** Looks at a file, or stores what was decided about the course of a distance. */
export async function submitCourse(
  asked: RequestArgs,
  editor: Editor,
  { at, id, distanceId }: CourseParams & { at: Workplace },
) {
  const all = services(asked.context);
  const race = await findEditedRace(all, editor, id);
  const distance = race?.distances.find((one) => one.id === distanceId);
  if (!race || !distance) throw data(editingProblems["no-distance"], 404);
  const of = { raceId: race.id, distanceId: distance.id };
  const { value } = readForm(courseForm, await formOf(asked.request));
  if (!value) throw data(null, 400);
  if (value.intent === "upload") return preview(asked, editor, of, value.file);
  const { problem } =
    value.intent === "save"
      ? await saveCourse(all, editor, of, {
          upload: value.upload,
          fileName: value.file_name,
          isDownloadable: value.download,
        })
      : value.intent === "download"
        ? await offerDownload(all, editor, of, value.download)
        : await removeCourse(all, editor, of);
  if (problem !== null) {
    return data<CourseFormAnswer>({ problem: attachingProblemText(problem), preview: null }, 409);
  }
  dropPages(asked.context);
  const said = {
    save: `Course of ${distance.details.distance} saved.`,
    download: "Download changed.",
    remove: `Course of ${distance.details.distance} removed.`,
  };
  return seeOtherSaying(at.course(race.id, distance.id), said[value.intent]);
}

async function preview(asked: RequestArgs, editor: Editor, of: CourseOf, file?: File) {
  // A longer file is refused by its length; its bytes need not be copied for that.
  const bytes = (await file?.slice(0, maxCourseBytes + 1).bytes()) ?? new Uint8Array();
  const name = file?.name ?? "";
  const uploaded = await uploadCourse(services(asked.context), editor, of, { name, bytes });
  if ("problem" in uploaded) {
    const problem = attachingProblemText(uploaded.problem);
    return data<CourseFormAnswer>({ problem, preview: null }, 400);
  }
  const unit = lengthUnitOf(asked.request.headers.get("cookie"));
  const { upload, fileName } = uploaded;
  const course = previewOf(uploaded, of, unit);
  return data<CourseFormAnswer>({ problem: null, preview: { upload, fileName, course } });
}
