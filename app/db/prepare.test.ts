import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../tests/support/database.ts";
import { preparedTexts } from "./prepare.ts";

const database = await openTestDatabase();

test("a statement is prepared once it has come five times", () => {
  const isPrepared = preparedTexts();
  const answers = [1, 2, 3, 4, 5, 6].map(() => isPrepared("select $1"));
  expect(answers).toEqual([false, false, false, false, true, true]);
  expect(isPrepared("select $2")).toBe(false);
});

test("no more than two hundred statements are kept, and none without end", () => {
  const isPrepared = preparedTexts();
  const ask = (text: string) => [1, 2, 3, 4, 5].map(() => isPrepared(text)).at(-1);
  const kept = Array.from({ length: 300 }, (_, n) => ask(`select ${n}, $1`)).filter(Boolean);
  expect(kept).toHaveLength(200);
  expect(preparedTexts()("x".repeat(20_000))).toBe(false);
  const other = preparedTexts();
  expect([1, 2, 3, 4, 5].map(() => other("x".repeat(20_000))).at(-1)).toBe(false);
});

test("what comes often gives the same answers, also to other values and after an error", async () => {
  const { db } = database;
  const add = (value: number | null) =>
    db.execute<{ sum: number | null }>(sql`select ${value}::int + 1 as sum, 'often' as name`);
  for (let n = 0; n < 12; n++) expect((await add(n))[0]?.sum).toBe(n + 1);
  expect((await add(null))[0]?.sum).toBeNull();
  for (let n = 0; n < 12; n++) {
    await expect(db.execute(sql`select 1 / ${0}::int`)).rejects.toThrow();
  }
  expect((await add(41))[0]?.sum).toBe(42);
});
