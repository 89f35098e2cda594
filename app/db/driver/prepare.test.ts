/** @module-tag both-databases */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestDatabase, serverUrl } from "../../../tests/support/database.ts";
import { integer, orNull, text } from "../kinds.ts";
import { keptPlan, readRows } from "../rows.ts";
import { keptPlanMark, namesOfKept } from "./prepare.ts";

const database = await openTestDatabase();

test("a statement has a name where it says that its plan may be kept", () => {
  const nameOf = namesOfKept();
  const name = nameOf(`select ${keptPlanMark} $1`);
  expect(name).toBeTruthy();
  expect(nameOf(`select ${keptPlanMark} $1`)).toBe(name);
  expect(nameOf(`select ${keptPlanMark} $2`)).not.toBe(name);
  expect(nameOf("select $1")).toBeUndefined();
});

test("at most two hundred statements are kept", () => {
  const nameOf = namesOfKept();
  const names = Array.from({ length: 300 }, (_, n) => nameOf(`select ${n}, $1 ${keptPlanMark}`));
  const kept = names.filter(Boolean);
  expect(kept).toHaveLength(200);
  expect(new Set(kept).size).toBe(200);
});

test("a kept statement gives the same answers, with other values and after an error", async () => {
  const { db } = database;
  const add = (value: number | null) =>
    readRows(
      db,
      { sum: orNull(integer), name: text },
      sql`select ${keptPlan} ${value}::int + 1 as sum, 'often' as name`,
    );
  for (let n = 0; n < 12; n++) expect((await add(n))[0]?.sum).toBe(n + 1);
  expect((await add(null))[0]?.sum).toBeNull();
  for (let n = 0; n < 12; n++) {
    await expect(db.execute(sql`select ${keptPlan} 1 / ${0}::int`)).rejects.toThrow();
  }
  expect((await add(41))[0]?.sum).toBe(42);
});

// The embedded database keeps no plans: its statements have no names.
test.skipIf(!serverUrl)("a server keeps one plan for all values of a marked statement", () =>
  database.db.transaction(async (tx) => {
    for (let n = 0; n < 8; n++) {
      await tx.execute(sql`select ${keptPlan} ${n}::int as kept`);
      await tx.execute(sql`select ${n}::int as planned`);
    }
    const prepared = await readRows(
      tx,
      { text, plans: integer },
      sql`select statement as text, generic_plans::int as plans from pg_prepared_statements
        where statement like '%as kept' or statement like '%as planned'`,
    );
    expect(prepared).toEqual([{ text: `select ${keptPlanMark} $1::int as kept`, plans: 3 }]);
  }),
);
