/** @module-tag both-databases */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../tests/support/database.ts";
import { integer, orNull, text } from "../kinds.ts";
import { readRows } from "../rows.ts";
import { namesOfFrequent } from "./prepare.ts";

const database = await openTestDatabase();

test("a statement is prepared at its fifth use", () => {
  const nameOf = namesOfFrequent();
  const names = [1, 2, 3, 4, 5, 6].map(() => nameOf("select $1"));
  expect(names.slice(0, 4)).toEqual([undefined, undefined, undefined, undefined]);
  expect(names[4]).toBeTruthy();
  expect(names[5]).toBe(names[4]);
  expect(nameOf("select $2")).toBeUndefined();
});

test("at most two hundred statements are kept, and no very long one", () => {
  const ask = (nameOf: ReturnType<typeof namesOfFrequent>, text: string) =>
    [1, 2, 3, 4, 5].map(() => nameOf(text)).at(-1);
  const many = namesOfFrequent();
  const kept = Array.from({ length: 300 }, (_, n) => ask(many, `select ${n}, $1`)).filter(Boolean);
  expect(kept).toHaveLength(200);
  expect(new Set(kept).size).toBe(200);
  expect(ask(namesOfFrequent(), "x".repeat(20_000))).toBeUndefined();
});

test("a prepared statement gives the same answers, with other values and after an error", async () => {
  const { db } = database;
  const add = (value: number | null) =>
    readRows(
      db,
      { sum: orNull(integer), name: text },
      sql`select ${value}::int + 1 as sum, 'often' as name`,
    );
  for (let n = 0; n < 12; n++) expect((await add(n))[0]?.sum).toBe(n + 1);
  expect((await add(null))[0]?.sum).toBeNull();
  for (let n = 0; n < 12; n++) {
    await expect(db.execute(sql`select 1 / ${0}::int`)).rejects.toThrow();
  }
  expect((await add(41))[0]?.sum).toBe(42);
});
