import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { storageBuckets, storageObjects } from "#db/schema.ts";
import type { PersonalData } from "#features/accounts/personal-data.server.ts";

/** What apps keep for the person. */
export const storageData: PersonalData = {
  lists: {
    "files-of-apps": {
      tables: ["storage_buckets", "storage_objects"],
      rows: ({ userId }) => sql`
        select b.id as bucket, b.is_public, o.name, o.bytes, o.content_type, o.created_at, o.updated_at
        from storage_buckets b left join storage_objects o on o.bucket_id = b.id
        where b.owner_id = ${userId}::uuid order by b.id, o.name`,
      // A name may also be a folder of other names, which no disk can hold.
      bytes: ({ userId }) => sql`
        select o.bucket_id || '/' || o.name || case when exists (
            select 1 from storage_objects below
            where below.bucket_id = o.bucket_id and starts_with(below.name, o.name || '/')
          ) then ' (file)' else '' end as name, o.file
        from storage_objects o join storage_buckets b on b.id = o.bucket_id
        where b.owner_id = ${userId}::uuid order by b.id, o.name`,
    },
  },
  async erase(tx, { userId }) {
    return await filesOfObjects(tx, userId);
  },
};

/** The files that apps have stored for the person; their rows go with the account. */
async function filesOfObjects(tx: Database, userId: string): Promise<string[]> {
  const objects = await tx
    .select({ file: storageObjects.file })
    .from(storageObjects)
    .innerJoin(storageBuckets, eq(storageBuckets.id, storageObjects.bucketId))
    .where(eq(storageBuckets.ownerId, userId));
  return objects.map(({ file }) => file);
}
