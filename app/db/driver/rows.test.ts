/** @module-tag both-databases */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../tests/support/database.ts";

const { db, pool } = await openTestDatabase();

test("hand-written SQL and the query builder read the same values", async () => {
  const read = sql`
    date '2027-01-31' as day, timestamptz '2027-01-31 12:00:00.5Z' as moment, 7::bigint as count,
    true as truth, 1.5::float8 as share, 12.50::numeric as amount, interval '1 day' as span,
    '{"a": [1]}'::jsonb as json, '\\x00ff'::bytea as bytes, null::date as nothing,
    array['a', null, '{"'] as texts, array[1, 2]::bigint[] as numbers,
    array[date '2027-01-31'] as days, array['{"a": 1}'::jsonb] as objects, '{}'::text[] as none`;
  const expected = {
    day: "2027-01-31",
    moment: new Date("2027-01-31T12:00:00.5Z"),
    count: 7,
    truth: true,
    share: 1.5,
    amount: "12.50",
    span: "1 day",
    json: { a: [1] },
    bytes: Buffer.from([0, 255]),
    nothing: null,
    texts: ["a", null, '{"'],
    numbers: [1, 2],
    days: ["2027-01-31"],
    objects: [{ a: 1 }],
    none: [],
  };
  expect([...(await db.execute(sql`select ${read}`))]).toEqual([expected]);
  const [built] = await db
    .select({ day: sql`day`, count: sql`n` })
    .from(sql`(select date '2027-01-31' as day, 7::bigint as n) one`);
  expect(built).toEqual({ day: expected.day, count: expected.count });
});

test("dates and lists are sent unchanged, and undefined is refused", async () => {
  const moment = new Date("2027-01-31T23:30:00Z");
  const [row] = await pool.query(
    "select $1::timestamptz as at, ($1::timestamptz at time zone 'UTC')::date as day, $2::text[] as list",
    [moment, ["a", "b"]],
  );
  expect(row).toEqual({ at: moment, day: "2027-01-31", list: ["a", "b"] });
  await expect(pool.query("select $1::text, $2::text", ["a", undefined])).rejects.toThrow(
    "The value of $2 is undefined.",
  );
});

test("several statements at once return all of their rows, and a write returns its count", async () => {
  expect([...(await pool.query("select 1 as n; select 2 as n"))]).toEqual([{ n: 1 }, { n: 2 }]);
  await pool.query("create temporary table counted as select generate_series(1, 3) as n");
  expect((await pool.query("delete from counted where n > $1", [1])).count).toBe(2);
});
