import { eq } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { storageBuckets, storageObjects } from "#db/schema.ts";

/** The files that apps have stored for the person; their rows go with the account. */
export async function filesOfObjects(tx: Database, userId: string): Promise<string[]> {
  const objects = await tx
    .select({ file: storageObjects.file })
    .from(storageObjects)
    .innerJoin(storageBuckets, eq(storageBuckets.id, storageObjects.bucketId))
    .where(eq(storageBuckets.ownerId, userId));
  return objects.map(({ file }) => file);
}
