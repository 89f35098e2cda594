/** @module-tag both-databases */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../tests/support/database.ts";
import { DatabaseAway } from "./away.ts";
import { passing } from "./passing.ts";

const { db } = await openTestDatabase();
await db.execute(sql`
  create function fail_with(code text) returns void language plpgsql as $$
  begin raise exception using errcode = code; end $$`);

const failed = (code: string) =>
  db.execute(sql`select fail_with(${code})`).then(
    () => null,
    (problem: unknown) => problem,
  );

test.each([
  ["40001", "busy"],
  ["40P01", "busy"],
  ["55P03", "busy"],
  ["57014", "busy"],
  ["53200", "busy"],
  ["53400", "busy"],
  ["53100", "full"],
  ["25006", "full"],
  ["23505", null],
  ["42703", null],
  ["22012", null],
] as const)("a statement that failed with %s passes as %s", async (code, expected) => {
  expect(passing(await failed(code))).toBe(expected);
});

test("a database that is away comes back", () => {
  const away = new DatabaseAway(new Error("Connection terminated unexpectedly"));
  expect(passing(new Error("Failed query", { cause: away }))).toBe("away");
  expect(passing(new Error("other"))).toBeNull();
});

test("a full disk of this machine passes like that of the database", () => {
  const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  expect(passing(new Error("files: unavailable", { cause: full }))).toBe("full");
});
