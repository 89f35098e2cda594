import { and, asc, count, eq, inArray, sql } from "drizzle-orm";
import { storageBuckets, storageObjects, users } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { isBucketName, storageLimits } from "./limits.ts";
import { removeFiles } from "./objects.server.ts";
import type { StorageProblem } from "./responses.server.ts";
import type { BucketChange } from "./schema.ts";

type Needs = Pick<Services, "db" | "now">;
type Owner = Pick<Viewer, "userId">;
type Done = { problem: StorageProblem | null };

const bucketColumns = {
  id: storageBuckets.id,
  name: storageBuckets.id,
  owner: storageBuckets.ownerId,
  public: storageBuckets.isPublic,
  file_size_limit: storageBuckets.fileSizeLimit,
  allowed_mime_types: storageBuckets.allowedMimeTypes,
  created_at: storageBuckets.createdAt,
  updated_at: storageBuckets.updatedAt,
};

/** The viewer's buckets, by name. */
export function bucketsOf({ db }: Pick<Services, "db">, { userId }: Owner) {
  return db
    .select(bucketColumns)
    .from(storageBuckets)
    .where(eq(storageBuckets.ownerId, userId))
    .orderBy(asc(storageBuckets.id));
}

/** One of the viewer's buckets; `null` for any other. */
export async function findBucket({ db }: Pick<Services, "db">, owner: Owner, id: string) {
  const [bucket] = await db.select(bucketColumns).from(storageBuckets).where(isOwn(owner, id));
  return bucket ?? null;
}

/** Makes a bucket of the viewer. Names are given once for all accounts. */
export async function createBucket(
  { db, now }: Needs,
  { userId }: Owner,
  { id, ...settings }: BucketChange & { id: string },
): Promise<Done> {
  if (!isBucketName(id)) return { problem: "bad-bucket-name" };
  return db.transaction(async (tx) => {
    // One after the other, so that the limit holds.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    const [kept] = await tx
      .select({ count: count() })
      .from(storageBuckets)
      .where(eq(storageBuckets.ownerId, userId));
    if ((kept?.count ?? 0) >= storageLimits.ownBuckets) return { problem: "too-many-buckets" };
    const made = await tx
      .insert(storageBuckets)
      .values({ id, ownerId: userId, ...columnsOf(settings), createdAt: now(), updatedAt: now() })
      .onConflictDoNothing()
      .returning({ id: storageBuckets.id });
    return { problem: made.length > 0 ? null : "bucket-exists" };
  });
}

/** Changes the settings of a bucket. What is stored in it stays as it is. */
export async function changeBucket(
  { db, now }: Needs,
  owner: Owner,
  { id, ...settings }: BucketChange & { id: string },
): Promise<Done> {
  const changed = await db
    .update(storageBuckets)
    .set({ ...columnsOf(settings), updatedAt: now() })
    .where(isOwn(owner, id))
    .returning({ id: storageBuckets.id });
  return { problem: changed.length > 0 ? null : "no-bucket" };
}

/** Removes all objects of a bucket. */
export async function emptyBucket(
  { db, files, log }: Pick<Services, "db" | "files" | "log">,
  owner: Owner,
  id: string,
): Promise<Done> {
  if (!(await findBucket({ db }, owner, id))) return { problem: "no-bucket" };
  const own = db.select({ id: storageBuckets.id }).from(storageBuckets).where(isOwn(owner, id));
  const removed = await db
    .delete(storageObjects)
    .where(inArray(storageObjects.bucketId, own))
    .returning({ file: storageObjects.file });
  await removeFiles({ files, log }, removed);
  return { problem: null };
}

/** Deletes an empty bucket. */
export async function deleteBucket(
  { db }: Pick<Services, "db">,
  owner: Owner,
  id: string,
): Promise<Done> {
  const isEmpty = sql`not exists (select 1 from storage_objects where bucket_id = ${id})`;
  const deleted = await db
    .delete(storageBuckets)
    .where(and(isOwn(owner, id), isEmpty))
    .returning({ id: storageBuckets.id });
  if (deleted.length > 0) return { problem: null };
  return { problem: (await findBucket({ db }, owner, id)) ? "bucket-full" : "no-bucket" };
}

function isOwn({ userId }: Owner, id: string) {
  return and(eq(storageBuckets.id, id), eq(storageBuckets.ownerId, userId));
}

/** The columns of what is named; `null` takes a limit away. */
function columnsOf(settings: BucketChange) {
  const { public: isPublic, file_size_limit, allowed_mime_types } = settings;
  return {
    ...(typeof isPublic === "boolean" && { isPublic }),
    ...(file_size_limit !== undefined && { fileSizeLimit: file_size_limit }),
    ...(allowed_mime_types !== undefined && { allowedMimeTypes: allowed_mime_types }),
  };
}
