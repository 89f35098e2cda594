import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { storageBuckets, storageObjects } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { isId } from "#values/id.ts";
import { isObjectName, msPerSecond } from "./limits.ts";
import type { StorageProblem } from "./responses.server.ts";

type Owner = Pick<Viewer, "userId">;

/** Where an object stands. */
export type ObjectPlace = { bucket: string; name: string };

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

const purpose = "storage object";

/**
 * The address below `/storage/v1` at which everybody may read an object until it ends. The name stands in
 * it as it is: the public client escapes the whole address. It is good for objects of this owner alone: the
 * name of a deleted bucket may be another person's later.
 */
export function signedAddress(
  { tokens, now }: Pick<Services, "tokens" | "now">,
  { userId }: { userId: string },
  { bucket, name }: ObjectPlace,
  seconds: number,
): string {
  const expires = new Date(now().getTime() + seconds * msPerSecond);
  const token = tokens.sign(purpose, `${userId}/${bucket}/${name}`, { expires });
  return `/object/sign/${bucket}/${name}?token=${token}`;
}

/** The owner who has signed the address of an object; `null` for a token of another, or one that is over. */
export function signerOf(
  { tokens }: Pick<Services, "tokens">,
  { bucket, name }: ObjectPlace,
  token: string,
): { userId: string } | null {
  const signed = tokens.read(purpose, token);
  const place = `/${bucket}/${name}`;
  if (!signed?.endsWith(place)) return null;
  const userId = signed.slice(0, -place.length);
  return isId(userId) ? { userId } : null;
}
