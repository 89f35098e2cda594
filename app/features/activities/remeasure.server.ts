import { setTimeout as pause } from "node:timers/promises";
import { and, asc, eq, gt, isNotNull, ne, sql } from "drizzle-orm";
import { sqlState } from "#db/failures/problem.ts";
import { withRetry } from "#db/failures/retry.ts";
import { activities, activityEfforts, activityFiles, activityTracks } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { measureVersion } from "./measure/recipe.ts";
import { measuredColumns } from "./measure/stored-activity.server.ts";
import { findRunnerProfile, lockRunner } from "./profile/profile.server.ts";
import type { MeasuredFile } from "./uploading/measure-files.server.ts";
import { MeasuringThread } from "./uploading/measure-in-thread.server.ts";
import { refusedForGood, storeParts } from "./uploading/store-recordings.server.ts";

export const remeasureQueue = "measure-activities";

/** The activity after which a turn begins; the first turn of a night has none. */
export type RemeasureJob = { after?: string };

/** How long one turn takes. The next one is queued after it. */
const usualTurnMs = 10_000;

/** The pause after an activity, as a share of the time that it took. */
const restShare = 1;

type Running = Pick<Services, "db" | "files" | "now" | "log" | "jobs">;

/**
 * The job that measures activities again which an earlier recipe has measured, from their kept files: one turn
 * of some seconds. Names, sports, days and the runner's judgment of efforts stay. An activity whose file is
 * gone or refused, or whose new numbers the database refuses, keeps its numbers, and is tried again the next
 * night.
 */
export async function remeasureActivities(
  services: Running,
  { after }: RemeasureJob,
  { signal, turnMs = usualTurnMs }: { signal: AbortSignal; turnMs?: number },
): Promise<void> {
  const { db, jobs } = services;
  const thread = new MeasuringThread(signal);
  const endsAt = performance.now() + turnMs;
  let last = after;
  try {
    for (;;) {
      const old = await oldestAfter(db, last);
      if (!old) return;
      const began = performance.now();
      await measureAgain(services, thread, old);
      last = old.id;
      if (performance.now() > endsAt) break;
      await pause((performance.now() - began) * restShare, undefined, { signal });
    }
  } finally {
    await thread.close();
  }
  // With one key, a night that begins before the last one has ended does not add another chain of turns.
  await jobs.send(remeasureQueue, { after: last }, { singletonKey: remeasureQueue });
}

type OldActivity = NonNullable<Awaited<ReturnType<typeof oldestAfter>>>;

async function oldestAfter(db: Services["db"], after: string | undefined) {
  const { id, userId, recipe, startedAt } = activities;
  const { file, fileName } = activityFiles;
  const [old] = await db
    .select({
      id,
      userId,
      startedAt,
      file,
      fileName,
      isMadeUp: sql<boolean>`coalesce(${activityTracks.notices} @> '[{"code": "made-up"}]', false)`,
    })
    .from(activities)
    .innerJoin(activityFiles, eq(activityFiles.activityId, id))
    .leftJoin(activityTracks, eq(activityTracks.activityId, id))
    .where(
      and(
        isNotNull(recipe),
        ne(recipe, measureVersion),
        after === undefined ? undefined : gt(id, after),
      ),
    )
    .orderBy(asc(id))
    .limit(1);
  return old ?? null;
}

/** Measures one activity again, unless that cannot succeed: one activity must not stop the next ones. */
async function measureAgain(
  services: Running,
  thread: MeasuringThread,
  old: OldActivity,
): Promise<void> {
  const message = "an activity was not measured again";
  try {
    const isMeasured = await storeNewNumbers(services, thread, old);
    if (!isMeasured) services.log.warn({ activityId: old.id }, message);
  } catch (error) {
    if (!refusedForGood.test(sqlState(error) ?? "")) throw error;
    services.log.error({ error, activityId: old.id }, message);
  }
}

/** Whether the activity has new numbers. */
async function storeNewNumbers(
  { db, files, now }: Running,
  thread: MeasuringThread,
  old: OldActivity,
): Promise<boolean> {
  const { id, userId } = old;
  const stored = await files.read(old.file);
  const found = stored && (await recordingOf(thread, old, { bytes: stored.bytes, now: now() }));
  if (!found) return false;
  const { measure } = found;
  // The file itself does not have this notice.
  if (old.isMadeUp) measure.notices.push({ code: "made-up" });
  return await withRetry(db, async (tx) => {
    await lockRunner(tx, userId);
    const [kept] = await tx
      .select({ sport: activities.sport })
      .from(activities)
      .innerJoin(activityFiles, eq(activityFiles.activityId, activities.id))
      // Not an activity whose file was replaced meanwhile.
      .where(and(eq(activities.id, id), eq(activityFiles.file, old.file)));
    if (!kept) return false;
    const judged = await tx
      .select({ meters: activityEfforts.meters, counts: activityEfforts.counts })
      .from(activityEfforts)
      .where(and(eq(activityEfforts.activityId, id), isNotNull(activityEfforts.counts)));
    const profile = await findRunnerProfile({ db: tx }, { userId });
    const numbers = measuredColumns({ ...measure, sport: kept.sport }, profile);
    await tx
      .update(activities)
      .set({ ...numbers, updatedAt: now() })
      .where(eq(activities.id, id));
    await tx.delete(activityTracks).where(eq(activityTracks.activityId, id));
    await tx.delete(activityEfforts).where(eq(activityEfforts.activityId, id));
    await storeParts(tx, { id, userId }, measure);
    const { activityId, meters } = activityEfforts;
    for (const each of judged) {
      await tx
        .update(activityEfforts)
        .set({ counts: each.counts })
        .where(and(eq(activityId, id), eq(meters, each.meters)));
    }
    return true;
  });
}

/** The recording of a file that begins when the activity does: a file may hold several. */
async function recordingOf(
  thread: MeasuringThread,
  { fileName, startedAt }: OldActivity,
  { bytes, now }: { bytes: Uint8Array; now: Date },
): Promise<MeasuredFile | null> {
  const { value } = await thread.open({ name: fileName, content: bytes, now }).next();
  const files: readonly MeasuredFile[] = value?.kind === "measured" ? value.files : [];
  return files.find((each) => each.startedAt.getTime() === startedAt.getTime()) ?? null;
}
