import { and, eq, inArray, isNull, lt } from "drizzle-orm";
import { activityFiles, activityUploadFiles, activityUploads } from "#db/schema.ts";
import { removeUnused } from "#services/files/files.ts";
import type { Job } from "#services/job.ts";
import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";
import { type RemeasureJob, remeasureActivities, remeasureQueue } from "./remeasure.server.ts";
import { finishUpload, runUpload } from "./uploading/run-upload.server.ts";
import { activityFolder } from "./uploading/store-recordings.server.ts";
import { type UploadJob, uploadQueue } from "./uploading/uploads.server.ts";

/** @param afterwards - what else is done with new activities before an upload counts as finished */
export function activityJobs(
  afterwards: (services: Services, owner: { userId: string }) => Promise<unknown>,
): Job[] {
  return [
    {
      queue: uploadQueue,
      rules: { retries: 3, isOnePerKey: true },
      work: (services, job: UploadJob, { signal, isLastTry }) =>
        runUpload(services, job, {
          signal,
          isLastTry,
          afterwards: (owner) => afterwards(services, owner),
        }),
    },
    {
      queue: remeasureQueue,
      schedule: "45 4 * * *",
      work: (services, job: RemeasureJob, { signal }) =>
        remeasureActivities(services, job, { signal }),
    },
    {
      queue: "forget-activity-files",
      schedule: "50 4 * * *",
      async work(services) {
        await forgetOldUploads(services);
        await forgetUnusedActivityFiles(services);
      },
    },
  ];
}

/** An upload that has not ended after this time will never end. */
const longestDays = 1;
/** How long the result of an upload stays visible. */
const toldDays = 30;

/** Ends uploads that make no progress, and deletes old ones; runs every night. */
export async function forgetOldUploads({
  db,
  files,
  now,
}: Pick<Services, "db" | "files" | "now">): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * msPerDay);
  const { id, createdAt, finishedAt } = activityUploads;
  const still = await db
    .select({ id })
    .from(activityUploads)
    .where(and(isNull(finishedAt), lt(createdAt, daysAgo(longestDays))));
  for (const upload of still) await finishUpload({ db, files, now }, upload.id);
  await db.delete(activityUploads).where(lt(finishedAt, daysAgo(toldDays)));
}

/** Removes files that belong to no activity and to no upload; runs every night. */
export async function forgetUnusedActivityFiles({
  db,
  files,
  now,
}: Pick<Services, "db" | "files" | "now">): Promise<void> {
  const before = new Date(now().getTime() - longestDays * msPerDay);
  const usedOf = async (keys: string[]) => {
    const used = await db
      .select({ file: activityFiles.file })
      .from(activityFiles)
      .where(inArray(activityFiles.file, keys));
    const { file, state } = activityUploadFiles;
    const waiting = await db
      .select({ file })
      .from(activityUploadFiles)
      .where(and(eq(state, "waiting"), inArray(file, keys)));
    return [...used, ...waiting].map((each) => each.file);
  };
  await removeUnused(files, activityFolder, { before, usedOf });
}
