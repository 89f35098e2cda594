/** @module-tag both-databases */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../tests/support/database.ts";
import { boolean, integer } from "./kinds.ts";
import { mostFound, readLongPage } from "./page.ts";
import { readRow } from "./rows.ts";
import { wordsAmong } from "./search/words.ts";

const { db } = await openTestDatabase();

/** Creates rows whose ids end in a number. */
async function numbers(count: number, isSearch: boolean, page: number, isGathered = false) {
  const list = {
    found: sql`
      select ('00000000-0000-0000-0000-' || lpad(n::text, 12, '0'))::uuid as id
      from generate_series(1, ${count}::int) n`,
    order: sql`id desc`,
    backwards: sql`id`,
    rows: sql`select right(id::text, 12)::int as id from page order by id desc`,
    perPage: 10,
    isSearch,
    isGathered,
  };
  const { rows, ...where } = await readLongPage(db, { id: integer }, list, page);
  return { ...where, rows: rows.map(({ id }) => id) };
}

test("a long list is counted completely, and a page past the end is the last one", async () => {
  const count = mostFound + 5;
  const last = await numbers(count, false, 999);
  expect(last).toMatchObject({ total: count, page: 201, pages: 201 });
  expect(last).not.toHaveProperty("isMore");
  expect(last.rows).toEqual([5, 4, 3, 2, 1]);
});

test("a search counts up to a maximum and says that there are more", async () => {
  expect(await numbers(mostFound, true, 1)).not.toHaveProperty("isMore");
  const last = await numbers(mostFound + 1, true, 999);
  expect(last).toMatchObject({ total: mostFound, isMore: true, page: 200, pages: 200 });
  expect(last.rows).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
});

test("counting first and gathering rows give the same pages, without gaps", async () => {
  for (const isGathered of [false, true]) {
    const pages = [];
    for (let page = 1; page <= 4; page++) pages.push(await numbers(35, false, page, isGathered));
    expect(pages.map(({ rows }) => rows.length)).toEqual([10, 10, 10, 5]);
    expect(pages.flatMap(({ rows }) => rows)).toEqual(Array.from({ length: 35 }, (_, n) => 35 - n));
    expect(await numbers(0, false, 3, isGathered)).toEqual({
      total: 0,
      page: 1,
      pages: 1,
      rows: [],
    });
    const many = await numbers(mostFound + 1, true, 999, isGathered);
    expect(many).toMatchObject({ total: mostFound, isMore: true, page: 200 });
    expect(many.rows.slice(0, 2)).toEqual([11, 10]);
  }
});

test("words match anywhere in a text, short ones at the beginning of a word", async () => {
  const finds = async (typed: string) => {
    const conditions = sql.join(
      [sql`true`, ...wordsAmong(typed, sql`' maraton de lima 50%'`)],
      sql` and `,
    );
    const row = await readRow(db, { isFound: boolean }, sql`select ${conditions} as "isFound"`);
    return row?.isFound;
  };
  for (const typed of ["", "LIMA", "ratón lima", "li ma", "50%"]) {
    expect(await finds(typed), typed).toBe(true);
  }
  for (const typed of ["cusco", "lima cusco", "im", "5_%", "%im"]) {
    expect(await finds(typed), typed).toBe(false);
  }
});
