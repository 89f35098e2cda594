import { randomUUID } from "node:crypto";
import { and, count, eq, ne, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { storageBuckets, storageObjects, users } from "#db/schema.ts";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { fileFormOf, fileOf } from "#services/sent-files.ts";
import type { Services } from "#services/services.ts";
import { upTo } from "#values/form/upload.ts";
import { isAllowed, isObjectName, storableType, storageLimits } from "./limits.ts";
import { type ObjectPlace, removeFiles } from "./objects.server.ts";
import { findObject } from "./queries.server.ts";
import type { StorageRefusal } from "./responses.server.ts";

type Needs = Pick<Services, "db" | "now" | "files" | "limits" | "log">;
type Owner = Pick<Viewer, "userId">;

/** What an app has sent to be stored, of one of the storable types. */
type SentObject = { bytes: Blob; contentType: string; cacheSeconds: number };

export type ObjectUpload = ObjectPlace & {
  /** Whether there may, need not or must be an object of this name. */
  mode: "insert" | "upsert" | "update";
};

/** Of the objects that a question finds. */
const bytesTogether = sql<string>`coalesce(sum(${storageObjects.bytes}), 0)`.mapWith(Number);

/**
 * Stores an object in a bucket of the viewer, or says why not. A reader gets the old or the new one.
 * @param read - reads the body, after everything that can be refused without it
 */
export async function storeObject(
  services: Needs,
  { userId }: Owner,
  upload: ObjectUpload,
  read: () => Promise<SentObject | StorageRefusal>,
): Promise<StorageRefusal | { problem: null; id: string }> {
  const { db, files, limits, log } = services;
  if (!isObjectName(upload.name)) return { problem: "bad-name" };
  const bucket = await ownBucket(db, userId, upload.bucket);
  if (!bucket) return { problem: "no-bucket" };
  if (!(await limits.allow("storageWrite", userId))) return { problem: "too-often" };
  if (await isStoreFull(db)) {
    log.error({ bytes: storageLimits.allBytes }, "the storage for apps is full");
    return { problem: "store-full" };
  }
  const sent = await read();
  if ("problem" in sent) return sent;
  if (sent.bytes.size > (bucket.limit ?? storageLimits.objectBytes)) {
    return { problem: "too-large" };
  }
  if (!isAllowed(sent.contentType, bucket.types)) return { problem: "bad-type" };
  const file = `objects/${randomUUID()}.bin`;
  await files.put(file, sent.bytes);
  // After an error nobody knows whether the row is there: `sweepStorage` removes what stands alone.
  const done = await db.transaction((tx) =>
    keep({ ...services, db: tx }, userId, { ...upload, ...sent }, file),
  );
  const left = done.problem !== null ? file : done.before;
  if (left !== null) await removeFiles({ files, log }, [{ file: left }]);
  return done;
}

/** Copies an object to a free name in a bucket of the same viewer. It counts like an upload. */
export async function copyObject(
  services: Pick<Services, "db" | "now" | "files" | "limits" | "log">,
  owner: Pick<Viewer, "userId">,
  { from, to }: { from: ObjectPlace; to: ObjectPlace },
): ReturnType<typeof storeObject> {
  const object = isObjectName(from.name) && (await findObject(services, owner, from));
  if (!object) return { problem: "no-object" };
  const { contentType, cacheSeconds } = object;
  return storeObject(services, owner, { ...to, mode: "insert" }, async () => {
    const file = await services.files.read(object.file);
    const bytes = file && new Blob([new Uint8Array(file.bytes)]);
    return bytes ? { bytes, contentType, cacheSeconds } : { problem: "no-object" };
  });
}

async function ownBucket(db: Database, userId: string, bucket: string) {
  const [found] = await db
    .select({ limit: storageBuckets.fileSizeLimit, types: storageBuckets.allowedMimeTypes })
    .from(storageBuckets)
    .where(and(eq(storageBuckets.id, bucket), eq(storageBuckets.ownerId, userId)));
  return found ?? null;
}

async function isStoreFull(db: Database): Promise<boolean> {
  const [kept] = await db.select({ bytes: bytesTogether }).from(storageObjects);
  return (kept?.bytes ?? 0) >= storageLimits.allBytes;
}

async function keep(
  { db: tx, now }: Pick<Services, "db" | "now">,
  userId: string,
  { bucket, name, bytes, contentType, cacheSeconds, mode }: ObjectUpload & SentObject,
  file: string,
): Promise<StorageRefusal | { problem: null; id: string; before: string | null }> {
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
    .select({ count: count(), bytes: bytesTogether })
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
    (kept?.bytes ?? 0) + bytes.size > storageLimits.ownBytes;
  if (isFull) return { problem: "quota-used" };
  const content = { file, bytes: bytes.size, contentType, cacheSeconds, updatedAt: now() };
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

const usualSeconds = 3600;

/** With what a form has around its file. */
const objectLimit = upTo(11, {
  en: "The object exceeded the maximum allowed size",
  es: "The object exceeded the maximum allowed size",
});

/** Reads an upload: a form with one file, or the bytes themselves. */
export async function readSentObject(
  asked: RequestArgs,
  owner: Pick<Viewer, "userId">,
): Promise<SentObject | StorageRefusal> {
  const { headers } = asked.request;
  if (headers.has("x-metadata")) return { problem: "not-offered", about: "metadata" };
  if (headers.has("content-encoding")) return { problem: "not-offered", about: "contentEncoding" };
  const type = headers.get("content-type");
  if (!type?.toLowerCase().startsWith("multipart/form-data")) {
    // Clients write `max-age=` before the value that an app passes.
    const seconds = headers.get("cache-control")?.replace(/^max-age=/, "") ?? null;
    return sent(await fileOf(asked, owner, objectLimit), type, seconds);
  }
  const form = await fileFormOf(asked, owner, objectLimit).catch(nullIfRefused);
  const file = form && [...form.values()].find((value) => typeof value !== "string");
  if (!form || !file) return { problem: "bad-body" };
  if (form.has("metadata")) return { problem: "not-offered", about: "metadata" };
  const seconds = form.get("cacheControl");
  return sent(file, file.type, typeof seconds === "string" ? seconds : null);
}

function nullIfRefused(problem: unknown): null {
  if (problem instanceof Response) return null;
  throw problem;
}

function sent(bytes: Blob, type: string | null, asked: string | null): SentObject | StorageRefusal {
  if (bytes.size > storageLimits.objectBytes) return { problem: "too-large" };
  const contentType = storableType(type);
  if (!contentType) return { problem: "bad-type" };
  if (asked !== null && !/^\d{1,9}$/.test(asked)) {
    return { problem: "bad-body", about: "cacheControl: a number of seconds" };
  }
  const seconds = asked === null ? usualSeconds : Number(asked);
  return { bytes, contentType, cacheSeconds: Math.min(seconds, storageLimits.cacheSeconds) };
}
