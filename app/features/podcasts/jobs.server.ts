import { and, eq, lt, notExists } from "drizzle-orm";
import { podcastAudio, podcastDrafts, podcasts } from "#db/schema.ts";
import type { Job } from "#services/job.ts";
import type { Services } from "#services/services.ts";
import { demoRecordingQueue, recordDemo } from "./audio/demo.server.ts";
import { record, recordingTries, removeParts } from "./audio/record.server.ts";
import { type RecordingJob, recordingQueue } from "./audio/recording.server.ts";
import { recordingAddress } from "./audio/recording.ts";

/** Days after which a recording without a podcast or a draft is deleted. */
const keptDays = 7;

const dayMs = 24 * 3600 * 1000;
const mostAtOnce = 200;

/** Removes recordings that belong to nothing any more, with their files. */
export async function forgetUnusedRecordings(
  services: Pick<Services, "db" | "files" | "now">,
): Promise<void> {
  const { db, now } = services;
  const before = new Date(now().getTime() - keptDays * dayMs);
  const isUnused = and(
    lt(podcastAudio.createdAt, before),
    notExists(
      db.select({ id: podcasts.id }).from(podcasts).where(eq(podcasts.audioId, podcastAudio.id)),
    ),
    notExists(
      db
        .select({ id: podcastDrafts.id })
        .from(podcastDrafts)
        .where(eq(podcastDrafts.audioId, podcastAudio.id)),
    ),
  );
  const unused = await db
    .select({ id: podcastAudio.id })
    .from(podcastAudio)
    .where(isUnused)
    .limit(mostAtOnce);
  for (const { id } of unused) {
    await removeParts(services, id);
    await db.transaction(async (tx) => {
      const [gone] = await tx
        .delete(podcastAudio)
        .where(and(eq(podcastAudio.id, id), isUnused))
        .returning({ fileKey: podcastAudio.fileKey });
      const fileKey = gone?.fileKey;
      if (fileKey && !(await isNeeded(tx, fileKey))) await services.files.remove(fileKey);
    });
  }
}

/** Whether another recording or a podcast has the same sound. */
async function isNeeded(db: Services["db"], fileKey: string): Promise<boolean> {
  const [recording] = await db
    .select({ id: podcastAudio.id })
    .from(podcastAudio)
    .where(eq(podcastAudio.fileKey, fileKey))
    .limit(1);
  const [podcast] = await db
    .select({ id: podcasts.id })
    .from(podcasts)
    .where(eq(podcasts.audioUrl, recordingAddress(fileKey)))
    .limit(1);
  return recording !== undefined || podcast !== undefined;
}

export const podcastJobs: Job[] = [
  {
    queue: recordingQueue,
    rules: recordingTries,
    work: (services, job: RecordingJob, run) => record(services, job, run),
  },
  {
    queue: demoRecordingQueue,
    work: (services, job: RecordingJob, run) =>
      recordDemo(services, job, run).finally(run.dropPages),
  },
  { queue: "forget-recordings", schedule: "50 3 * * *", work: forgetUnusedRecordings },
];
