import { eq } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { storageBuckets, storageObjects } from "#db/schema.ts";
import type { Services } from "#services/services.ts";

/** The files that apps have stored for the person; their rows go with the account. */
export async function removeObjects(
  { db: tx, files }: Pick<Services, "files"> & { db: Database },
  userId: string,
) {
  const objects = await tx
    .select({ file: storageObjects.file })
    .from(storageObjects)
    .innerJoin(storageBuckets, eq(storageBuckets.id, storageObjects.bucketId))
    .where(eq(storageBuckets.ownerId, userId));
  for (const { file } of objects) await files.remove(file);
}
