import { sql } from "drizzle-orm";
import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";
import { fileKey } from "../file/file-key.ts";
import { undoDays, unusedDays } from "../race-import.ts";

/**
 * Files are removed again for so long: should the nightly work have stood still, none is missed. What
 * was noted for taking an import back shows for how long ever that it was not forgotten yet.
 */
const lookBackDays = 90;

/** Lets go of old files with what was noted for taking them back; what an import did stays listed. */
export async function forgetOldImports({
  db,
  now,
  files,
}: Pick<Services, "db" | "now" | "files">): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * msPerDay).toISOString();
  const unused = await db.execute<{ id: string }>(sql`
    delete from race_imports
    where state = 'uploaded' and created_at < ${daysAgo(unusedDays)}::timestamptz returning id`);
  const ended = sql`
    select id from race_imports
    where state not in ('uploaded', 'importing', 'undoing')
      and finished_at < ${daysAgo(undoDays)}::timestamptz
      and (
        finished_at > ${daysAgo(undoDays + lookBackDays)}::timestamptz
        or exists (select from race_import_changes c where c.import_id = race_imports.id)
      )`;
  const old = await db.execute<{ id: string }>(ended);
  await db.execute(sql`delete from race_import_changes where import_id in (${ended})`);
  for (const { id } of [...unused, ...old]) await files.remove(fileKey(id));
}
