import { type SQL, sql } from "drizzle-orm";
import { type Page, pageWindow } from "#values/form/paging.ts";
import type { Database } from "./database.ts";
import { integer, type Shape, text } from "./kinds.ts";
import { type RowOf, readCount, readRows } from "./rows.ts";

type List = {
  /** A statement that counts all rows as `count`. */
  count: SQL;
  /** The statement of all rows, in their order. */
  rows: SQL;
  perPage: number;
};

/** Counts a list, then reads the page of it that is asked for, or the last one. */
export async function readPage<S extends Shape>(
  db: Database,
  shape: S,
  { count, rows, perPage }: List,
  asked: number,
): Promise<Page<RowOf<S>>> {
  const { offset, limit, ...where } = pageWindow(asked, perPage, await readCount(db, count));
  const page = sql`${rows} limit ${limit} offset ${offset}`;
  return { ...where, rows: await readRows(db, shape, page) };
}

/**
 * The most rows that a search counts and shows. To count every row with a frequent word takes as long
 * as reading the whole table, and a longer list helps less than one more word.
 */
export const mostFound = 2000;

type LongList = {
  /** The statement of the rows that are asked for: their `id` and what they are ordered by. */
  found: SQL;
  /** A smaller set to count instead, used where even that set is too large. */
  counted?: SQL;
  order: SQL;
  /** The same order backwards: the pages of the second half are read from the end. */
  backwards: SQL;
  /** The statement of the rows of the page, in their order; reads their ids from `page`. */
  rows: SQL;
  perPage: number;
  /** Whether the list is searched: then at most `mostFound` rows are counted. */
  isSearch: boolean;
  /** Set where finding some rows costs as much as finding all: they are read once, then counted. */
  isGathered?: boolean;
};

/**
 * Reads a page of a list that may be long and may be searched: first the ids of the page, from
 * indexes alone, then its rows.
 */
export async function readLongPage<S extends Shape>(
  db: Database,
  shape: S,
  list: LongList,
  asked: number,
): Promise<Page<RowOf<S>>> {
  const { ids, ...where } = await (list.isGathered ? gather : count)(db, list, asked);
  const page = sql`with page as materialized (${ids}) ${list.rows}`;
  return { ...where, rows: await readRows(db, shape, page) };
}

type Place = Omit<Page<never>, "rows"> & { ids: SQL };

async function count(db: Database, list: LongList, asked: number): Promise<Place> {
  const { found, counted = found, order, backwards, perPage, isSearch } = list;
  const bound = isSearch ? sql`limit ${mostFound + 1}` : sql``;
  const all = await readCount(db, sql`select count(*) from (${counted} ${bound}) counted`);
  const { isMore, total } = bounded(all, isSearch);
  const { offset, limit, ...where } = pageWindow(asked, perPage, total);
  const length = Math.min(limit, total - offset);
  const isNear = isMore || offset <= total / 2;
  // A few rows are read and sorted; many are read in the order of an index until the page is full.
  const way = isSearch && !isMore ? sql`materialized` : sql`not materialized`;
  const ids = sql`
    with found as ${way} (${found})
    select id from found order by ${isNear ? order : backwards}
    limit ${length} offset ${isNear ? offset : total - offset - length}`;
  return { ...where, ...(isMore && { isMore }), ids };
}

async function gather(db: Database, list: LongList, asked: number): Promise<Place> {
  const { found, order, perPage, isSearch } = list;
  const at = sql`least(${asked}::bigint, ceil(total / ${perPage}::numeric)) - 1`;
  const statement = sql`
    with found as materialized (${found}),
    -- Counted once: a planner that expects one row would count again for each row that it finds.
    counted as materialized (
      select ${isSearch ? sql`least(count(*), ${mostFound + 1})` : sql`count(*)`}::int as total
      from found
    )
    select id::text as id, total from found, counted order by ${order} limit ${perPage}
    offset (select greatest(${at}, 0) * ${perPage} from (
      select ${isSearch ? sql`least(total, ${mostFound})` : sql`total`} as total from counted
    ) shown)`;
  const rows = await readRows(db, { id: text, total: integer }, statement);
  const { isMore, total } = bounded(rows[0]?.total ?? 0, isSearch);
  const { offset: _, limit: __, ...where } = pageWindow(asked, perPage, total);
  const shown = JSON.stringify(rows.map(({ id }) => id));
  const ids = sql`select value::uuid as id from jsonb_array_elements_text(${shown}::text::jsonb)`;
  return { ...where, ...(isMore && { isMore }), ids };
}

function bounded(total: number, isSearch: boolean) {
  const isMore = isSearch && total > mostFound;
  return { isMore, total: isMore ? mostFound : total };
}
