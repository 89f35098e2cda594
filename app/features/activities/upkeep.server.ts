import { and, eq, inArray, isNull, lt } from "drizzle-orm";
import { activityFiles, activityUploadFiles, activityUploads } from "#db/schema.ts";
import { removeUnused } from "#services/files/files.ts";
import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";
import { finishUpload } from "./uploading/run-upload.server.ts";
import { activityFolder } from "./uploading/store-recordings.server.ts";

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
