import { sql } from "drizzle-orm";
import type { ArchiveFiles } from "./archive-files.server.ts";

/** Keys for programs, and what apps keep for the person. */
export const filesOfPrograms: ArchiveFiles = {
  "keys-for-programs": {
    tables: ["api_keys", "api_answers"],
    rows: ({ userId }) => sql`
      select k.name, k.ending, k.scopes, k.created_at, k.last_used_at,
        array(
          select json_build_object('status', a.status, 'body', a.body, 'created_at', a.created_at)
          from api_answers a where a.caller_id = k.id order by a.created_at
        ) as answers
      from api_keys k where k.user_id = ${userId}::uuid order by k.created_at`,
  },
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
};
