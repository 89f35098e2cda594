import { and, eq, isNotNull } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { activityFiles, activityUploadFiles, activityUploads } from "#db/schema.ts";

/** The recordings of a runner, and those that wait to be read; their rows go with the account. */
export async function filesOfRecordings(tx: Database, userId: string): Promise<string[]> {
  const kept = await tx
    .select({ file: activityFiles.file })
    .from(activityFiles)
    .where(eq(activityFiles.userId, userId));
  const waiting = await tx
    .select({ file: activityUploadFiles.file })
    .from(activityUploadFiles)
    .innerJoin(activityUploads, eq(activityUploads.id, activityUploadFiles.uploadId))
    .where(and(eq(activityUploads.userId, userId), isNotNull(activityUploadFiles.file)));
  return [...kept, ...waiting].flatMap(({ file }) => file ?? []);
}
