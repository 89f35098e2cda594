import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { withRetry } from "#db/failures/retry.ts";
import { raceCourses, raceDistances } from "#db/schema.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import {
  isOfRace,
  lockRace,
  touchRace,
} from "#features/races/editing/distances/distances.server.ts";
import { removeCourseFiles } from "#features/races/editing/race-files.server.ts";
import { type Editor, mayEdit } from "#features/races/rights.server.ts";
import { unpackedMap } from "#features/tracks/kml.ts";
import type { Services } from "#services/services.ts";
import type { FileToRead } from "#values/form/upload.ts";
import { plainFileName } from "#values/text/file-name.ts";
import type { CourseMeasure } from "../measure/course-measure.ts";
import { measureFile } from "../measuring.server.ts";
import type { AttachingProblem } from "../messages.ts";
import {
  courseFileName,
  courseKey,
  isUploadName,
  measuredColumns,
} from "../stored-course.server.ts";

export type CourseOf = { raceId: string; distanceId: string };

/** A file that was uploaded and measured, and waits for the editor to save it. */
export type CourseUpload = { upload: string; fileName: string; measure: CourseMeasure };

type Attaching = Pick<Services, "db" | "now" | "files" | "log" | "limits">;

/**
 * Measures a file for the preview and keeps it for a day. Nothing of the distance changes.
 * @returns the name under which `saveCourse` finds it
 */
export async function uploadCourse(
  { db, files, limits }: Attaching,
  editor: Editor,
  of: CourseOf,
  { signal, ...file }: FileToRead,
): Promise<CourseUpload | { problem: AttachingProblem }> {
  if (!(await mayAttach({ db }, editor, of))) return { problem: "no-distance" };
  if (!(await limits.allow("courseUpload", editor.userId))) return { problem: "too-often" };
  const measured = await measureFile(file.bytes, { by: editor.userId, signal });
  if ("problem" in measured) return measured;
  const upload = courseFileName(randomUUID(), measured.measure.format);
  await files.put(courseKey(of.distanceId, upload), unpackedMap(file.bytes));
  const name = file.name.replace(/\.kmz$/i, ".kml");
  return { upload, fileName: plainFileName(name, "course"), measure: measured.measure };
}

/** Measures an upload again, as the editor has seen it; `null` if it no longer exists. */
async function findUpload(
  { files }: Pick<Services, "files">,
  { userId }: Editor,
  { distanceId, upload }: { distanceId: string; upload: string },
) {
  if (!isUploadName(upload)) return null;
  const stored = await files.read(courseKey(distanceId, upload));
  if (!stored) return null;
  const measured = await measureFile(stored.bytes, { by: userId });
  return "problem" in measured ? measured : { ...measured, bytes: stored.bytes.length };
}

/** Makes an upload the course of its distance; the file of an earlier one goes. */
export async function saveCourse(
  services: Attaching,
  editor: Editor,
  of: CourseOf,
  course: { upload: string; fileName: string; isDownloadable: boolean },
): Promise<{ problem: AttachingProblem | null }> {
  const { db, now } = services;
  if (!(await mayAttach(services, editor, of))) return { problem: "no-distance" };
  if (!(await services.limits.allow("courseSave", editor.userId))) return { problem: "too-often" };
  const found = await findUpload(services, editor, { ...of, upload: course.upload });
  if (!found) return { problem: "upload-gone" };
  if ("problem" in found) return found;
  const { measure, geometry, bytes } = found;
  const file = courseKey(of.distanceId, course.upload);
  const columns = {
    file,
    fileName: plainFileName(course.fileName, "course"),
    bytes,
    isDownloadable: course.isDownloadable,
    attachedBy: editor.userId,
    ...measuredColumns({ measure, geometry }),
    updatedAt: now(),
  };
  const saved = await withRetry(db, async (tx) => {
    const distance = await lockDistance(tx, editor, of);
    if (!distance) return { problem: "no-distance" as const };
    const before = distance.course;
    await tx
      .insert(raceCourses)
      .values({ distanceId: of.distanceId, createdAt: now(), ...columns })
      .onConflictDoUpdate({ target: raceCourses.distanceId, set: columns });
    await touchRace(tx, of.raceId);
    await recordChange({ db: tx, now }, editor, {
      action: before ? "replaced the course of" : "attached a course to",
      subjectType: "distance",
      subjectId: of.distanceId,
      subjectName: distance.name,
      ...(before ? { before: { file: before.fileName, meters: before.lengthM } } : {}),
      after: { file: columns.fileName, meters: columns.lengthM, climb: columns.climbM },
    });
    return { problem: null, replaced: before?.file ?? null };
  });
  if (saved.problem !== null) return saved;
  if (saved.replaced !== null && saved.replaced !== file)
    await removeCourseFiles(services, [saved.replaced]);
  return { problem: null };
}

/** Offers the file of a course for download, or no longer. */
export async function offerDownload(
  { db, now }: Attaching,
  editor: Editor,
  of: CourseOf,
  isDownloadable: boolean,
): Promise<{ problem: AttachingProblem | null }> {
  return withRetry(db, async (tx) => {
    const distance = await lockDistance(tx, editor, of);
    if (!distance) return { problem: "no-distance" };
    if (!distance.course) return { problem: "no-course" };
    if (distance.course.isDownloadable === isDownloadable) return { problem: null };
    await tx
      .update(raceCourses)
      .set({ isDownloadable, updatedAt: now() })
      .where(eq(raceCourses.distanceId, of.distanceId));
    await recordChange({ db: tx, now }, editor, {
      action: "changed the course of",
      subjectType: "distance",
      subjectId: of.distanceId,
      subjectName: distance.name,
      before: { download: !isDownloadable },
      after: { download: isDownloadable },
    });
    return { problem: null };
  });
}

/** Removes the course of a distance with its file. */
export async function removeCourse(
  services: Attaching,
  editor: Editor,
  of: CourseOf,
): Promise<{ problem: AttachingProblem | null }> {
  const { db, now } = services;
  const removed = await withRetry(db, async (tx) => {
    const distance = await lockDistance(tx, editor, of);
    if (!distance) return { problem: "no-distance" as const };
    const { course } = distance;
    if (!course) return { problem: "no-course" as const };
    await tx.delete(raceCourses).where(eq(raceCourses.distanceId, of.distanceId));
    await touchRace(tx, of.raceId);
    await recordChange({ db: tx, now }, editor, {
      action: "removed the course of",
      subjectType: "distance",
      subjectId: of.distanceId,
      subjectName: distance.name,
      before: { file: course.fileName, meters: course.lengthM },
    });
    return { problem: null, file: course.file };
  });
  if (removed.problem !== null) return removed;
  await removeCourseFiles(services, [removed.file]);
  return { problem: null };
}

/** Checked before the work of measuring; the transaction of the change checks again. */
async function mayAttach(
  { db }: Pick<Services, "db">,
  editor: Editor,
  of: CourseOf,
): Promise<boolean> {
  const [distance] = await db
    .select({ id: raceDistances.id })
    .from(raceDistances)
    .where(and(isOfRace(of), mayEdit(editor, raceDistances.raceId)));
  return distance !== undefined;
}

/** The distance with its course, locked together with its race for the rest of the transaction. */
async function lockDistance(tx: Services["db"], editor: Editor, of: CourseOf) {
  const [race] = await lockRace(tx, editor, of.raceId);
  if (!race) return null;
  const [distance] = await tx
    .select({ text: raceDistances.distance })
    .from(raceDistances)
    .where(isOfRace(of))
    .for("no key update");
  if (!distance) return null;
  const [course] = await tx
    .select({
      file: raceCourses.file,
      fileName: raceCourses.fileName,
      lengthM: raceCourses.lengthM,
      isDownloadable: raceCourses.isDownloadable,
    })
    .from(raceCourses)
    .where(eq(raceCourses.distanceId, of.distanceId));
  return { name: `${distance.text}, ${race.name}`, course: course ?? null };
}
