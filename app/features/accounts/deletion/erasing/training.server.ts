import { and, eq, isNotNull } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { activityFiles, activityUploadFiles, activityUploads } from "#db/schema.ts";
import type { Services } from "#services/services.ts";

/** The recordings of a runner, and those that wait to be read; their rows go with the account. */
export async function removeRecordings(
  { db: tx, files }: Pick<Services, "files"> & { db: Database },
  userId: string,
) {
  const kept = await tx
    .select({ file: activityFiles.file })
    .from(activityFiles)
    .where(eq(activityFiles.userId, userId));
  const waiting = await tx
    .select({ file: activityUploadFiles.file })
    .from(activityUploadFiles)
    .innerJoin(activityUploads, eq(activityUploads.id, activityUploadFiles.uploadId))
    .where(and(eq(activityUploads.userId, userId), isNotNull(activityUploadFiles.file)));
  for (const { file } of [...kept, ...waiting]) if (file !== null) await files.remove(file);
}
