import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";

/** Runs the work while every insert into a table, or another write of it, fails as it does on a full disk. */
export async function whileWritesFail(
  db: Database,
  table: string,
  work: () => Promise<unknown>,
  write: "insert" | "update" | "delete" = "insert",
): Promise<void> {
  await db.execute(sql`
    create or replace function refuse_writes() returns trigger language plpgsql as $$
    begin
      raise exception 'could not extend file' using errcode = 'disk_full';
    end $$`);
  await db.execute(
    sql.raw(`create trigger refuse_writes before ${write} on ${table}
      for each row execute function refuse_writes()`),
  );
  try {
    await work();
  } finally {
    await db.execute(sql.raw(`drop trigger refuse_writes on ${table}`));
    await db.execute(sql`drop function refuse_writes`);
  }
}

/** Runs the work while a table cannot be read. */
export async function whileUnreadable(
  db: Database,
  table: string,
  work: () => Promise<unknown>,
): Promise<void> {
  await db.execute(sql.raw(`alter table ${table} rename to lost_${table}`));
  try {
    await work();
  } finally {
    await db.execute(sql.raw(`alter table lost_${table} rename to ${table}`));
  }
}
