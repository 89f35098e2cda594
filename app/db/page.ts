import { type SQL, sql } from "drizzle-orm";
import { type Page, pageWindow } from "#values/paging.ts";
import type { Database } from "./database.ts";

/**
 * Counts a list, then reads the page of it that is asked for, or the last one.
 * @param list.count - a statement whose one row holds the number of all rows as `total`
 * @param list.rows - the statement of all rows, in their order
 */
export async function readPage<Row extends Record<string, unknown>>(
  db: Database,
  { count, rows, perPage }: { count: SQL; rows: SQL; perPage: number },
  asked: number,
): Promise<Page<Row>> {
  const [counted] = await db.execute<{ total: number }>(count);
  const { offset, limit, ...where } = pageWindow(asked, perPage, counted?.total ?? 0);
  const read = await db.execute<Row>(sql`${rows} limit ${limit} offset ${offset}`);
  return { ...where, rows: [...read] as Row[] };
}
