import { and, eq, inArray, isNull, lt } from "drizzle-orm";
import { activityFiles, activityUploadFiles, activityUploads } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";
import { activityFolder } from "./uploading/activity-key.ts";
import { finishUpload } from "./uploading/run-upload.server.ts";

/** An upload that has not ended after so long will not. */
const longestDays = 1;
/** What became of the files of an upload is told so long. */
const toldDays = 30;
const mostAtOnce = 200;

/** Ends uploads that stand still, and forgets old ones; runs every night. */
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
  let old: string[] = [];
  const forget = async () => {
    const used = await db
      .select({ file: activityFiles.file })
      .from(activityFiles)
      .where(inArray(activityFiles.file, old));
    const waiting = await db
      .select({ file: activityUploadFiles.file })
      .from(activityUploadFiles)
      .where(and(eq(activityUploadFiles.state, "waiting"), inArray(activityUploadFiles.file, old)));
    const kept = new Set([...used, ...waiting].map(({ file }) => file));
    for (const key of old) if (!kept.has(key)) await files.remove(key);
    old = [];
  };
  for await (const { key, storedAt } of files.list(activityFolder)) {
    if (storedAt < before) old.push(key);
    if (old.length >= mostAtOnce) await forget();
  }
  if (old.length > 0) await forget();
}
