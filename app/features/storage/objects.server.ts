import { randomUUID } from "node:crypto";
import { and, count, eq, inArray, ne, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { storageBuckets, storageObjects, users } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { isAllowed, storageLimits } from "./limits.ts";
import type { StorageProblem } from "./messages.ts";
import { isObjectName } from "./object-names.ts";

type Needs = Pick<Services, "db" | "now" | "files" | "limits" | "log">;
type Owner = Pick<Viewer, "userId">;

/** Where an object stands. */
export type ObjectPlace = { bucket: string; name: string };

export type NewObject = ObjectPlace & {
  bytes: Uint8Array;
  /** One of the storable types. */
  contentType: string;
  cacheSeconds: number;
  /** Whether there may, need not or must be an object of this name. */
  mode: "insert" | "upsert" | "update";
};

/** Stores an object in a bucket of the viewer, or says why not. A reader gets the old or the new one. */
export async function storeObject(
  services: Needs,
  { userId }: Owner,
  object: NewObject,
): Promise<{ problem: StorageProblem } | { problem: null; id: string }> {
  const { db, files, limits, log } = services;
  if (!isObjectName(object.name)) return { problem: "bad-name" };
  const problem = await refusalOf(db, userId, object);
  if (problem) return { problem };
  if (!(await limits.allow("storageWrite", userId))) return { problem: "too-often" };
  const file = `objects/${randomUUID()}.bin`;
  await files.put(file, object.bytes);
  try {
    const done = await db.transaction((tx) => keep({ ...services, db: tx }, userId, object, file));
    if (done.problem !== null) await files.remove(file);
    else if (done.before) await removeFiles({ files, log }, [{ file: done.before }]);
    return done;
  } catch (error) {
    await files.remove(file).catch(() => undefined);
    throw error;
  }
}

/** What can be said before the bytes are stored. */
async function refusalOf(
  db: Database,
  userId: string,
  { bucket, bytes, contentType }: NewObject,
): Promise<StorageProblem | null> {
  const [found] = await db
    .select({
      limit: storageBuckets.fileSizeLimit,
      types: storageBuckets.allowedMimeTypes,
    })
    .from(storageBuckets)
    .where(and(eq(storageBuckets.id, bucket), eq(storageBuckets.ownerId, userId)));
  if (!found) return "no-bucket";
  if (bytes.length > (found.limit ?? storageLimits.objectBytes)) return "too-large";
  return isAllowed(contentType, found.types) ? null : "bad-type";
}

async function keep(
  { db: tx, now }: Pick<Services, "db" | "now">,
  userId: string,
  { bucket, name, bytes, contentType, cacheSeconds, mode }: NewObject,
  file: string,
): Promise<{ problem: StorageProblem } | { problem: null; id: string; before: string | null }> {
  // Uploads of one account come one after the other, so that its limits hold.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  const isHere = and(eq(storageObjects.bucketId, bucket), eq(storageObjects.name, name));
  const [before] = await tx
    .select({ id: storageObjects.id, file: storageObjects.file })
    .from(storageObjects)
    .where(isHere)
    .for("update");
  if (before && mode === "insert") return { problem: "object-exists" };
  if (!before && mode === "update") return { problem: "no-object" };
  const [kept] = await tx
    .select({ count: count(), bytes: sql<string>`coalesce(sum(bytes), 0)`.mapWith(Number) })
    .from(storageObjects)
    .innerJoin(storageBuckets, eq(storageBuckets.id, storageObjects.bucketId))
    .where(
      and(
        eq(storageBuckets.ownerId, userId),
        before ? ne(storageObjects.id, before.id) : undefined,
      ),
    );
  const isFull =
    (kept?.count ?? 0) >= storageLimits.ownObjects ||
    (kept?.bytes ?? 0) + bytes.length > storageLimits.ownBytes;
  if (isFull) return { problem: "quota-used" };
  const content = { file, bytes: bytes.length, contentType, cacheSeconds, updatedAt: now() };
  const [stored] = before
    ? await tx
        .update(storageObjects)
        .set(content)
        .where(eq(storageObjects.id, before.id))
        .returning({ id: storageObjects.id })
    : await tx
        .insert(storageObjects)
        .values({ bucketId: bucket, name, ...content, createdAt: now() })
        .returning({ id: storageObjects.id });
  if (!stored) return { problem: "no-bucket" };
  return { problem: null, id: stored.id, before: before?.file ?? null };
}

/** Removes objects of a bucket of the viewer, and tells which were there. */
export async function removeObjects(
  { db, files, log }: Pick<Services, "db" | "files" | "log">,
  owner: Owner,
  { bucket, names }: { bucket: string; names: string[] },
) {
  if (names.length === 0) return [];
  const removed = await db
    .delete(storageObjects)
    .where(and(inArray(storageObjects.name, names), isIn(db, owner, bucket)))
    .returning({
      id: storageObjects.id,
      name: storageObjects.name,
      bucket_id: storageObjects.bucketId,
      file: storageObjects.file,
      created_at: storageObjects.createdAt,
      updated_at: storageObjects.updatedAt,
    });
  await removeFiles({ files, log }, removed);
  return removed.map(({ file: _file, ...object }) => object);
}

/** Gives an object of the viewer another name in the same bucket. */
export async function moveObject(
  { db, now }: Pick<Services, "db" | "now">,
  owner: Owner,
  { bucket, name, to }: ObjectPlace & { to: string },
): Promise<{ problem: StorageProblem | null }> {
  if (!isObjectName(to)) return { problem: "bad-name" };
  const isFree = sql`not exists (
    select 1 from storage_objects other where other.bucket_id = ${bucket} and other.name = ${to})`;
  const isHere = and(eq(storageObjects.name, name), isIn(db, owner, bucket));
  const moved = await db
    .update(storageObjects)
    .set({ name: to, updatedAt: now() })
    .where(and(isHere, isFree))
    .returning({ id: storageObjects.id });
  if (moved.length > 0) return { problem: null };
  const [object] = await db.select({ id: storageObjects.id }).from(storageObjects).where(isHere);
  return { problem: object ? "object-exists" : "no-object" };
}

/** In this bucket, which is the owner's. */
function isIn(db: Database, { userId }: Owner, bucket: string) {
  const own = db
    .select({ id: storageBuckets.id })
    .from(storageBuckets)
    .where(and(eq(storageBuckets.id, bucket), eq(storageBuckets.ownerId, userId)));
  return inArray(storageObjects.bucketId, own);
}

/** Removes the files of rows that are gone. A file that stays is only a waste. */
export async function removeFiles(
  { files, log }: Pick<Services, "files" | "log">,
  removed: readonly { file: string }[],
): Promise<void> {
  for (const { file } of removed) {
    await files.remove(file).catch((error: unknown) => {
      log.error({ error, file }, "the file of a removed object is still there");
    });
  }
}
