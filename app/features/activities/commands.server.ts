import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { withRetry } from "#db/failures/retry.ts";
import { activities, activityEfforts, activityFiles, activityTracks } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { inReadingTurn } from "#services/jobs/in-turn.ts";
import type { Services } from "#services/services.ts";
import type { Day } from "#values/day.ts";
import type { FileToRead } from "#values/form/upload.ts";
import { readId } from "#values/id.ts";
import type { Lang } from "#values/say.ts";
import { measuredColumns } from "./measure/stored-activity.server.ts";
import { computeEfforts, findRunnerProfile, lockRunner } from "./profile/profile.server.ts";
import { uploadLimits } from "./reading/recording.ts";
import type { Sport } from "./reading/sports.ts";
import { usualName } from "./reading/titles.ts";
import { findRunnersClock, momentOnClock } from "./runners-day.server.ts";
import type { FoundFile } from "./uploading/measure-files.server.ts";
import { MeasuringThread } from "./uploading/measure-in-thread.server.ts";
import {
  activityFileName,
  activityKey,
  beginning,
  digestOf,
  hasRoom,
  storeParts,
} from "./uploading/store-recordings.server.ts";
import type { UploadProblem } from "./uploading/upload.ts";
import { isZip } from "./uploading/zip.server.ts";

type Owner = Pick<Viewer, "userId">;
type Writing = Pick<Services, "db" | "files" | "now">;

export type ActivityProblem = "gone" | "too-often" | "busy" | UploadProblem;

/** What a runner types of an activity without a file. */
export type TypedActivity = {
  name: string;
  sport: Sport;
  day: Day;
  /** `07:30` */
  time: string;
  meters: number;
  seconds: number;
  climb: number | null;
  /** An activity without a name is called in it. */
  lang: Lang;
};

/** Stores an activity that a runner has typed in. */
export async function typeActivity(
  { db, now, limits }: Pick<Services, "db" | "now" | "limits">,
  { userId }: Owner,
  typed: TypedActivity,
): Promise<{ id: string; problem: null } | { problem: ActivityProblem }> {
  if (!(await limits.allow("activityWrite", userId))) return { problem: "too-often" };
  const id = randomUUID();
  const { name, sport, day, time, meters, seconds, climb, lang } = typed;
  const clock = await findRunnersClock({ db }, { userId });
  const { moment: startedAt, utcOffsetMinutes } = momentOnClock(day, time, clock);
  return await withRetry(db, async (tx) => {
    await lockRunner(tx, userId);
    const count = await tx.$count(activities, eq(activities.userId, userId));
    if (count >= uploadLimits.activities) return { problem: { code: "too-many-activities" } };
    await tx.insert(activities).values({
      id,
      userId,
      name: name || usualName(sport, { startedAt, utcOffsetMinutes }, lang),
      sport,
      startedAt,
      day,
      utcOffsetMinutes,
      source: "manual",
      distanceM: meters,
      elapsedS: seconds,
      movingS: seconds,
      climbM: climb,
      createdAt: now(),
      updatedAt: now(),
    });
    return { id, problem: null };
  });
}

/** Changes what a runner calls an activity, and computes its effort by the rules of that sport. */
export async function renameActivity(
  { db, now }: Pick<Services, "db" | "now">,
  { userId }: Owner,
  id: string,
  { name, sport }: { name: string; sport: Sport },
): Promise<{ problem: ActivityProblem | null }> {
  const known = readId(id);
  if (known === null) return { problem: "gone" };
  return await withRetry(db, async (tx) => {
    await lockRunner(tx, userId);
    const changed = await tx
      .update(activities)
      .set({ name, sport, updatedAt: now() })
      .where(isOwn(known, userId))
      .returning({ id: activities.id });
    if (changed.length === 0) return { problem: "gone" };
    await computeEfforts(tx, userId, await findRunnerProfile({ db: tx }, { userId }), known);
    return { problem: null };
  });
}

/**
 * Strikes a best effort, so that records and predictions ignore it, or lets it count again, even if it seems
 * too fast.
 */
export async function judgeEffort(
  { db }: Pick<Services, "db">,
  { userId }: Owner,
  id: string,
  { meters, counts }: { meters: number; counts: boolean },
): Promise<{ problem: ActivityProblem | null }> {
  const known = readId(id);
  if (known === null) return { problem: "gone" };
  const { activityId, userId: owner, meters: distance } = activityEfforts;
  const judged = await db
    .update(activityEfforts)
    .set({ counts })
    .where(and(eq(activityId, known), eq(owner, userId), eq(distance, meters)))
    .returning({ id: activityId });
  return { problem: judged.length === 0 ? "gone" : null };
}

/** Deletes an activity with its file. */
export async function deleteActivity(
  { db, files }: Pick<Services, "db" | "files">,
  { userId }: Owner,
  id: string,
): Promise<{ problem: ActivityProblem | null }> {
  const known = readId(id);
  if (known === null) return { problem: "gone" };
  const [file] = await db
    .select({ key: activityFiles.file })
    .from(activityFiles)
    .where(and(eq(activityFiles.activityId, known), eq(activityFiles.userId, userId)));
  const deleted = await db
    .delete(activities)
    .where(isOwn(known, userId))
    .returning({ id: activities.id });
  if (deleted.length === 0) return { problem: "gone" };
  if (file) await files.remove(file.key);
  return { problem: null };
}

/** Removes the file of an activity; its numbers stay. */
export async function removeActivityFile(
  { db, files }: Pick<Services, "db" | "files">,
  { userId }: Owner,
  id: string,
): Promise<{ problem: ActivityProblem | null }> {
  const known = readId(id);
  if (known === null) return { problem: "gone" };
  const [removed] = await db
    .delete(activityFiles)
    .where(and(eq(activityFiles.activityId, known), eq(activityFiles.userId, userId)))
    .returning({ key: activityFiles.file });
  if (!removed) return { problem: "gone" };
  await files.remove(removed.key);
  return { problem: null };
}

/** Measures an activity again from another file, which is kept instead of the one before. */
export async function replaceActivityFile(
  services: Writing & Pick<Services, "limits">,
  { userId }: Owner,
  id: string,
  { signal, ...given }: FileToRead,
): Promise<{ problem: ActivityProblem | null }> {
  const { db, files, now, limits } = services;
  const known = readId(id);
  if (known === null || (await db.$count(activities, isOwn(known, userId))) === 0) {
    return { problem: "gone" };
  }
  if (!(await limits.allow("activityUpload", userId))) return { problem: "too-often" };
  if (given.bytes.length === 0) return { problem: { code: "no-file" } };
  // One activity has one recording; an archive would be read for its first one only.
  if (isZip(given.bytes)) return { problem: { code: "unknown-format" } };
  const read = await inReadingTurn(() => firstFound({ ...given, now: now() }, signal), {
    by: userId,
    signal,
  });
  if (!read) return { problem: "busy" };
  const { found } = read;
  if (!found || found.kind === "passed-over") return { problem: { code: "not-a-recording" } };
  if (found.kind === "refused") return { problem: found.problem };
  const [file] = found.files;
  const key = activityKey(known, randomUUID(), file.format);
  await files.put(key, file.bytes);
  const stored = await withRetry(db, async (tx) => {
    await lockRunner(tx, userId);
    const own = await tx
      .select({ name: activities.name, sport: activities.sport })
      .from(activities)
      .where(isOwn(known, userId))
      .for("update");
    const [before] = own;
    if (!before) return { problem: "gone" as const };
    const digest = digestOf(file.bytes);
    const [other] = await tx
      .select({ id: activityFiles.activityId })
      .from(activityFiles)
      .where(and(eq(activityFiles.userId, userId), eq(activityFiles.digest, digest)));
    if (other && other.id !== known) return { problem: { code: "same-bytes" } as const };
    if (!(await hasRoom(tx, userId, { bytes: file.bytes.length, replaces: known }))) {
      return { problem: { code: "too-much-kept" } as const };
    }
    const profile = await findRunnerProfile({ db: tx }, { userId });
    const { name: _, ...begins } = beginning({ ...profile, lang: "en" }, file);
    await tx
      .update(activities)
      .set({
        ...measuredColumns({ ...file.measure, sport: before.sport }, profile),
        ...begins,
        source: "file",
        updatedAt: now(),
      })
      .where(eq(activities.id, known));
    await tx.delete(activityTracks).where(eq(activityTracks.activityId, known));
    await tx.delete(activityEfforts).where(eq(activityEfforts.activityId, known));
    await storeParts(tx, { id: known, userId }, file.measure);
    const [old] = await tx
      .delete(activityFiles)
      .where(eq(activityFiles.activityId, known))
      .returning({ key: activityFiles.file });
    await tx.insert(activityFiles).values({
      activityId: known,
      userId,
      file: key,
      fileName: activityFileName(given.name),
      format: file.format,
      bytes: file.bytes.length,
      digest,
      createdAt: now(),
    });
    return { problem: null, old: old?.key ?? null };
  });
  const useless = stored.problem === null ? stored.old : key;
  if (useless !== null) await files.remove(useless);
  return { problem: stored.problem };
}

/** What a file begins with: a recording, or why it is refused. */
async function firstFound(
  { name, bytes, now }: { name: string; bytes: Uint8Array; now: Date },
  signal: AbortSignal | undefined,
): Promise<{ found: FoundFile | null }> {
  const thread = new MeasuringThread(signal);
  try {
    const { value } = await thread.open({ name, content: bytes, now }).next();
    return { found: value ?? null };
  } finally {
    await thread.close();
  }
}

function isOwn(id: string, userId: string) {
  return and(eq(activities.id, id), eq(activities.userId, userId));
}
