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

/**
 * A search counts so many rows at most, and shows no more of them: whoever looks for something types
 * one more word, and counting all that have a frequent word takes as long as reading everything.
 */
export const mostFound = 2000;

/**
 * The same for a list that may be long and may be searched: first the ids of the page, from indexes
 * alone, then its rows.
 * @param list.found - the statement of the rows that are asked for: their `id` and what `order` names
 * @param list.counted - fewer of them that are counted instead, where those already are too many
 * @param list.rows - the statement of the rows of the page, in their order; reads their ids from `page`
 * @param list.isSearch - whether something is looked for: at most `mostFound` are counted
 */
export async function readLongPage<Row extends Record<string, unknown>>(
  db: Database,
  { found, counted = found, order, rows, perPage, isSearch }: LongList,
  asked: number,
): Promise<Page<Row>> {
  const bound = isSearch ? sql`limit ${mostFound + 1}` : sql``;
  const [count] = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${counted} ${bound}) counted`,
  );
  const total = count?.total ?? 0;
  const isMore = isSearch && total > mostFound;
  const { offset, limit, ...where } = pageWindow(asked, perPage, isMore ? mostFound : total);
  // Few are read and then sorted, many in the order of an index until the page is full.
  const way = isSearch && !isMore ? sql`materialized` : sql`not materialized`;
  const read = await db.execute<Row>(sql`
    with found as ${way} (${found}), page as materialized (
      select id from found order by ${order} limit ${limit} offset ${offset}
    )
    ${rows}`);
  return { ...where, ...(isMore && { isMore }), rows: [...read] as Row[] };
}

type LongList = {
  found: SQL;
  counted?: SQL;
  order: SQL;
  rows: SQL;
  perPage: number;
  isSearch: boolean;
};
