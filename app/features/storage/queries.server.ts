import { and, eq, inArray, sql } from "drizzle-orm";
import { boolean, orNull, text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { storageBuckets, storageObjects, userProfiles } from "#db/schema.ts";
import { storedFileAnswer } from "#services/files/stored-file-answer.ts";
import type { Services } from "#services/services.ts";
import { literal } from "#values/text/clean.ts";
import { isOnlyDownloaded } from "./limits.ts";
import type { ObjectPlace } from "./objects.server.ts";
import type { ListQuestion } from "./schema.ts";

/** Who reads: the owner, or somebody with an address that the owner has signed; or everybody. */
export type ObjectReader = { userId: string } | "everybody";

const objectColumns = {
  id: storageObjects.id,
  name: storageObjects.name,
  bucketId: storageObjects.bucketId,
  file: storageObjects.file,
  bytes: storageObjects.bytes,
  contentType: storageObjects.contentType,
  cacheSeconds: storageObjects.cacheSeconds,
  isPublic: storageBuckets.isPublic,
  createdAt: storageObjects.createdAt,
  updatedAt: storageObjects.updatedAt,
};

/** An object that this reader may have; `null` for any other. Nothing of a deactivated account is read. */
export async function findObject(
  { db }: Pick<Services, "db">,
  reader: ObjectReader,
  { bucket, name }: ObjectPlace,
) {
  const mayRead =
    reader === "everybody"
      ? eq(storageBuckets.isPublic, true)
      : eq(storageBuckets.ownerId, reader.userId);
  const [object] = await db
    .select(objectColumns)
    .from(storageObjects)
    .innerJoin(storageBuckets, eq(storageBuckets.id, storageObjects.bucketId))
    .innerJoin(userProfiles, eq(userProfiles.userId, storageBuckets.ownerId))
    .where(
      and(
        eq(storageObjects.bucketId, bucket),
        eq(storageObjects.name, name),
        eq(userProfiles.isActive, true),
        mayRead,
      ),
    );
  return object ?? null;
}

export type KeptObject = NonNullable<Awaited<ReturnType<typeof findObject>>>;

/** One entry of a folder: an object, or a folder below it, which has no id. */
const entryRow = {
  name: text,
  isFolder: boolean,
  id: orNull(storageObjects.id),
  file: orNull(text),
  bytes: orNull(storageObjects.bytes),
  contentType: orNull(text),
  cacheSeconds: orNull(storageObjects.cacheSeconds),
  createdAt: orNull(storageObjects.createdAt),
  updatedAt: orNull(storageObjects.updatedAt),
};

/** The objects and the folders directly in a folder of a bucket. The caller has asked whose it is. */
export function entriesOf(
  { db }: Pick<Services, "db">,
  bucket: string,
  { prefix, search, sortBy, limit, offset }: ListQuestion,
) {
  const folder = prefix.replace(/^\/+|\/+$/g, "");
  const start = folder === "" ? "" : `${folder}/`;
  const column = { name: sql`name`, created_at: sql`"createdAt"`, updated_at: sql`"updatedAt"` };
  const direction = sortBy.order === "desc" ? sql`desc nulls last` : sql`asc nulls first`;
  return readRows(
    db,
    entryRow,
    sql`
      with below as (
        select substr(name, char_length(${start}) + 1) as rest, o.*
        from storage_objects o where bucket_id = ${bucket} and starts_with(name, ${start})
      ), entries as (
        select distinct split_part(rest, '/', 1) as name, true as "isFolder", null::uuid as id,
          null::text as file, null::int as bytes, null::text as "contentType",
          null::int as "cacheSeconds", null::timestamptz as "createdAt",
          null::timestamptz as "updatedAt"
        from below where position('/' in rest) > 0
        union all
        select rest, false, id, file, bytes, content_type, cache_seconds, created_at, updated_at
        from below where position('/' in rest) = 0
      )
      select * from entries
      where ${search ? sql`name ilike ${`%${literal(search)}%`}` : sql`true`}
      order by ${column[sortBy.column]} ${sortBy.column === "name" ? sql`collate "C"` : sql``} ${direction},
        name collate "C"
      limit ${limit} offset ${offset}`,
  );
}

/** Which of these names a bucket of the owner holds. */
export async function namesIn(
  { db }: Pick<Services, "db">,
  { userId }: { userId: string },
  { bucket, names }: { bucket: string; names: string[] },
): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await db
    .select({ name: storageObjects.name })
    .from(storageObjects)
    .innerJoin(storageBuckets, eq(storageBuckets.id, storageObjects.bucketId))
    .where(
      and(
        eq(storageBuckets.id, bucket),
        eq(storageBuckets.ownerId, userId),
        inArray(storageObjects.name, names),
      ),
    );
  return new Set(rows.map(({ name }) => name));
}

/**
 * An object as its reader gets it: with its own type, in a sandbox and never as a part of a page. Its bytes
 * go as they are, so that their parts fit together.
 */
export async function storedObjectAnswer(
  services: Pick<Services, "files" | "log">,
  request: Request,
  object: KeptObject,
): Promise<Response> {
  const answer = await storedFileAnswer(services, request, object.file, "private");
  if (answer.status >= 400) return answer;
  const headers = new Headers(answer.headers);
  const { searchParams } = new URL(request.url);
  if (headers.get("content-type") === "application/octet-stream") {
    headers.set("Content-Type", typeWithLetters(object.contentType));
  }
  const whose = object.isPublic ? "public" : "private";
  headers.set("Cache-Control", `${whose}, max-age=${object.cacheSeconds}, no-transform`);
  headers.set("Content-Security-Policy", "sandbox; default-src 'none'");
  headers.set("Cross-Origin-Resource-Policy", "cross-origin");
  headers.set("Last-Modified", object.updatedAt.toUTCString());
  if (searchParams.has("download") || isOnlyDownloaded(object.contentType)) {
    headers.set("Content-Disposition", attached(searchParams.get("download") || object.name));
  }
  return new Response(answer.body, { status: answer.status, headers });
}

function typeWithLetters(type: string): string {
  return type.startsWith("text/") ? `${type}; charset=utf-8` : type;
}

function attached(name: string): string {
  const last = name.split("/").at(-1) ?? "";
  const encoded = encodeURIComponent(last.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${last.replace(/[^\w. -]/g, "_")}"; filename*=UTF-8''${encoded}`;
}
