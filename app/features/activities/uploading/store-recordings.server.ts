import { createHash, randomUUID } from "node:crypto";
import { and, eq, gt, lt, ne, sql, sum } from "drizzle-orm";
import { sqlState } from "#db/failures/problem.ts";
import { withRetry } from "#db/failures/retry.ts";
import { activities, activityEfforts, activityFiles, activityTracks } from "#db/schema.ts";
import type { TrackFormat } from "#features/tracks/track-file.ts";
import { letterLanguage } from "#services/identity/identity.ts";
import type { Services } from "#services/services.ts";
import type { Lang } from "#values/say.ts";
import { plainFileName } from "#values/text/file-name.ts";
import { effortRows, measuredColumns, trackColumns } from "../measure/stored-activity.server.ts";
import { findRunnerProfile, lockRunner, type RunnerProfile } from "../profile/profile.server.ts";
import { activityLimits, uploadLimits } from "../reading/recording.ts";
import { plainDescription, plainTitle, usualName } from "../reading/titles.ts";
import { clockOffset, dayAt } from "../runners-day.server.ts";
import type { FoundFile, MeasuredFile } from "./measure-files.server.ts";
import type { UploadProblem } from "./upload.ts";

/** The folder of the store that holds the files of activities. */
export const activityFolder = "activities";

/** The result for a file: one or several new activities, an existing activity, or a refusal. */
type StoredRecording =
  | { state: "taken"; activityId: string; problem: UploadProblem | null }
  | { state: "known"; activityId: string; problem: UploadProblem }
  | { state: "refused"; activityId: null; problem: UploadProblem };

type StoringServices = Pick<Services, "db" | "files" | "now" | "log">;

type Measured = Extract<FoundFile, { kind: "measured" }>;

/** SQL states that a retry cannot change: values that do not fit, broken rules, exceeded limits. */
export const refusedForGood = /^(?:22|23|54)/;

/** Two recordings show the same run if they share at least this part of the shorter one. */
const sharedPart = 0.8;

/** Stores the recordings of a file as activities. The answer names the first new one. */
export async function storeRecordings(
  services: StoringServices,
  userId: string,
  { fileName, files: [first, ...more] }: Pick<Measured, "files"> & { fileName: string },
): Promise<StoredRecording> {
  const all = [await storeRecording(services, userId, { fileName, file: first, keepsBytes: true })];
  for (const file of more) {
    all.push(await storeRecording(services, userId, { fileName, file, keepsBytes: false }));
  }
  const [shown = all[0], ...others] = all.filter(({ state }) => state === "taken");
  if (shown?.state !== "taken" || others.length === 0) return shown as StoredRecording;
  return { ...shown, problem: { code: "several", count: 1 + others.length } };
}

/**
 * Stores a recording as an activity, unless the runner has the same bytes or another recording of the
 * same time, or the database refuses a value. The file is stored once, with the first of its recordings.
 */
async function storeRecording(
  { db, files, now, log }: StoringServices,
  userId: string,
  { fileName, file, keepsBytes }: { fileName: string; file: MeasuredFile; keepsBytes: boolean },
): Promise<StoredRecording> {
  const id = randomUUID();
  const digest = digestOf(file.bytes);
  const key = activityKey(id, randomUUID(), file.format);
  if (keepsBytes) await files.put(key, file.bytes);
  let taken: StoredRecording | null = null;
  try {
    taken = await withRetry(db, async (tx): Promise<StoredRecording> => {
      await lockRunner(tx, userId);
      const known = await findKnown(tx, userId, file, keepsBytes ? digest : null);
      if (known) return known;
      const count = await tx.$count(activities, eq(activities.userId, userId));
      if (count >= uploadLimits.activities) {
        return { state: "refused", activityId: null, problem: { code: "too-many-activities" } };
      }
      if (keepsBytes && !(await hasRoom(tx, userId, { bytes: file.bytes.length }))) {
        return { state: "refused", activityId: null, problem: { code: "too-much-kept" } };
      }
      const profile = await findRunnerProfile({ db: tx }, { userId });
      const lang = await letterLanguage(tx, userId);
      await tx.insert(activities).values({
        id,
        userId,
        source: "file",
        createdAt: now(),
        updatedAt: now(),
        ...beginning({ ...profile, lang }, file),
        description: plainDescription(file.description),
        ...measuredColumns(file.measure, profile),
      });
      await storeParts(tx, { id, userId }, file.measure);
      if (!keepsBytes) return { state: "taken", activityId: id, problem: null };
      await tx.insert(activityFiles).values({
        activityId: id,
        userId,
        file: key,
        fileName: activityFileName(fileName),
        format: file.format,
        bytes: file.bytes.length,
        digest,
        createdAt: now(),
      });
      return { state: "taken", activityId: id, problem: null };
    });
    return taken;
  } catch (error) {
    if (!refusedForGood.test(sqlState(error) ?? "")) throw error;
    log.error({ error, userId, fileName }, "a recording cannot be stored");
    return { state: "refused", activityId: null, problem: { code: "not-stored" } };
  } finally {
    if (keepsBytes && taken?.state !== "taken") await files.remove(key);
  }
}

/** Stores the track and the efforts of an activity that has none yet. */
export async function storeParts(
  tx: Services["db"],
  { id, userId }: { id: string; userId: string },
  measure: MeasuredFile["measure"],
): Promise<void> {
  await tx.insert(activityTracks).values({ activityId: id, ...trackColumns(measure) });
  const efforts = effortRows({ id, userId }, measure);
  if (efforts.length > 0) await tx.insert(activityEfforts).values(efforts);
}

/** When and where an activity began, and how it is called. */
export function beginning(
  { timeZone: zone, lang }: Pick<RunnerProfile, "timeZone"> & { lang: Lang },
  { title, startedAt, utcOffsetMinutes: stated, longitude, measure }: MeasuredFile,
) {
  const utcOffsetMinutes = clockOffset(startedAt, { stated, longitude, zone });
  return {
    name: plainTitle(title) || usualName(measure.sport, { startedAt, utcOffsetMinutes }, lang),
    startedAt,
    day: dayAt(startedAt, utcOffsetMinutes),
    utcOffsetMinutes,
  };
}

async function findKnown(
  tx: Services["db"],
  userId: string,
  { startedAt, measure }: MeasuredFile,
  digest: string | null,
): Promise<StoredRecording | null> {
  const [same] =
    digest === null
      ? []
      : await tx
          .select({ id: activityFiles.activityId })
          .from(activityFiles)
          .where(and(eq(activityFiles.userId, userId), eq(activityFiles.digest, digest)));
  if (same) return { state: "known", activityId: same.id, problem: { code: "same-bytes" } };
  const endsAt = new Date(startedAt.getTime() + measure.elapsedSeconds * 1000);
  const longest = activityLimits.hours * 3_600_000;
  const near = await tx
    .select({
      id: activities.id,
      startedAt: activities.startedAt,
      elapsed: activities.elapsedS,
    })
    .from(activities)
    .where(
      and(
        eq(activities.userId, userId),
        eq(activities.source, "file"),
        lt(activities.startedAt, endsAt),
        gt(activities.startedAt, new Date(startedAt.getTime() - longest)),
        gt(sql`${activities.startedAt} + ${activities.elapsedS} * interval '1 second'`, startedAt),
      ),
    );
  const run = near.find((other) => {
    const otherEnd = other.startedAt.getTime() + other.elapsed * 1000;
    const shared =
      Math.min(otherEnd, endsAt.getTime()) -
      Math.max(other.startedAt.getTime(), startedAt.getTime());
    return shared / 1000 >= sharedPart * Math.min(other.elapsed, measure.elapsedSeconds);
  });
  return run ? { state: "known", activityId: run.id, problem: { code: "same-run" } } : null;
}

export function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** The name of a file as the runner knows it: kept files are not compressed. */
export function activityFileName(name: string): string {
  return plainFileName(name.replace(/\.gz$/i, ""), "activity");
}

/**
 * Whether the files of a runner leave room for another of this size.
 * @param replaces - the activity whose file is replaced
 */
export async function hasRoom(
  tx: Services["db"],
  userId: string,
  { bytes, replaces }: { bytes: number; replaces?: string },
): Promise<boolean> {
  const others = replaces === undefined ? undefined : ne(activityFiles.activityId, replaces);
  const [kept] = await tx
    .select({ bytes: sum(activityFiles.bytes).mapWith(Number) })
    .from(activityFiles)
    .where(and(eq(activityFiles.userId, userId), others));
  return (kept?.bytes ?? 0) + bytes <= uploadLimits.keptMegabytes * 1024 * 1024;
}

/** Where the store keeps the file of an activity. Another file of the same one has another name. */
export function activityKey(activityId: string, fileId: string, format: TrackFormat): string {
  return `${activityFolder}/${activityId}/${fileId}.${format}`;
}

/** Where a file waits to be read. */
export function waitingKey(uploadId: string, place: number): string {
  return `${activityFolder}/waiting/${uploadId}/${place}.bin`;
}
