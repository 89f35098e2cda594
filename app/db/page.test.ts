import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../tests/support/database.ts";
import { mostFound, readLongPage } from "./page.ts";
import { wordsAmong } from "./words.ts";

const { db } = await openTestDatabase();

function numbers(count: number, isSearch: boolean, page: number) {
  const list = {
    found: sql`select n as id from generate_series(1, ${count}::int) n`,
    order: sql`id desc`,
    rows: sql`select id from page order by id desc`,
    perPage: 10,
    isSearch,
  };
  return readLongPage<{ id: number }>(db, list, page);
}

test("a long list is counted to its end, and a page too far is the last one", async () => {
  const count = mostFound + 5;
  const last = await numbers(count, false, 999);
  expect(last).toMatchObject({ total: count, page: 201, pages: 201 });
  expect(last).not.toHaveProperty("isMore");
  expect(last.rows.map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
});

test("a search counts so many at most, and says that there are more", async () => {
  expect(await numbers(mostFound, true, 1)).not.toHaveProperty("isMore");
  const last = await numbers(mostFound + 1, true, 999);
  expect(last).toMatchObject({ total: mostFound, isMore: true, page: 200, pages: 200 });
  expect(last.rows.map(({ id }) => id)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
});

test("words stand anywhere in a text, short ones at the beginning of a word", async () => {
  const finds = async (typed: string) => {
    const conditions = sql.join(
      [sql`true`, ...wordsAmong(typed, sql`' maraton de lima 50%'`)],
      sql` and `,
    );
    const [row] = await db.execute<{ isFound: boolean }>(sql`select ${conditions} as "isFound"`);
    return row?.isFound;
  };
  for (const typed of ["", "LIMA", "ratón lima", "li ma", "50%"]) {
    expect(await finds(typed), typed).toBe(true);
  }
  for (const typed of ["cusco", "lima cusco", "im", "5_%", "%im"]) {
    expect(await finds(typed), typed).toBe(false);
  }
});
