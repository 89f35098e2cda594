/** @module-tag both-databases */
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { openTestDatabase } from "../../../tests/support/database.ts";
import type { Database } from "../database.ts";
import { sqlState } from "./problem.ts";
import { withRetry } from "./retry.ts";

const { db } = await openTestDatabase();

// A sequence keeps counting when its transaction is rolled back.
await db.execute(sql`create sequence attempts`);
await db.execute(sql`create table kept (attempt int)`);
await db.execute(sql`
  create function lose_until(last int, code text) returns void language plpgsql as $$
  declare attempt int := nextval('attempts');
  begin
    insert into kept values (attempt);
    if attempt < last then raise exception using errcode = code; end if;
  end $$`);
beforeEach(async () => {
  await db.execute(sql`alter sequence attempts restart`);
  await db.execute(sql`truncate kept`);
});

const loseUntil = (last: number, code: string) => (tx: Database) =>
  tx.execute(sql`select lose_until(${last}, ${code})`);

test.each(["40001", "40P01", "55P03"])("work that failed with %s is retried", async (code) => {
  await withRetry(db, loseUntil(3, code));
  expect([...(await db.execute(sql`select attempt from kept`))]).toEqual([{ attempt: 3 }]);
});

test("repeated conflicts end the retries, and other errors are not retried", async () => {
  const always = await withRetry(db, loseUntil(99, "40001")).catch((problem) => problem);
  expect(sqlState(always)).toBe("40001");
  expect([...(await db.execute(sql`select last_value from attempts`))]).toEqual([
    { last_value: 5 },
  ]);
  await db.execute(sql`alter sequence attempts restart`);
  const mistake = await withRetry(db, loseUntil(99, "23505")).catch((problem) => problem);
  expect(sqlState(mistake)).toBe("23505");
  expect([...(await db.execute(sql`select last_value from attempts`))]).toEqual([
    { last_value: 1 },
  ]);
});
