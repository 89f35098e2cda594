/** @module-tag both-databases */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../tests/support/database.ts";
import { DatabaseAway } from "./away.ts";
import { passing, whyUnreachable } from "./problem.ts";

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

function unreachable(code: string, message = "") {
  const cause = Object.assign(new Error(message), { code });
  return new Error("Failed query: select 1", { cause });
}

test("a server that does not answer is reported in one line", () => {
  for (const code of ["ECONNREFUSED", "ENOTFOUND", "57P03", "53300"]) {
    const away = new DatabaseAway(Object.assign(new Error(), { code }));
    expect(whyUnreachable(new Error("Failed query: select 1", { cause: away }))).toBe(
      `The database server does not answer (${code}). Check DATABASE_URL.`,
    );
  }
});

test("a server's refusal is reported in its own words", () => {
  expect(whyUnreachable(unreachable("3D000", 'database "dorsal" does not exist'))).toBe(
    'The database server lets nobody in: database "dorsal" does not exist. Check DATABASE_URL.',
  );
});

test("an untrusted certificate and a missing password are reported in the server's words", () => {
  for (const [code, words] of [
    ["DEPTH_ZERO_SELF_SIGNED_CERT", "self-signed certificate"],
    ["", "SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string"],
    ["", "The server does not support SSL connections"],
  ] as const) {
    expect(whyUnreachable(unreachable(code, words))).toBe(
      `The database server lets nobody in: ${words}. Check DATABASE_URL.`,
    );
  }
});

test("any other error is not a connection problem", () => {
  expect(whyUnreachable(unreachable("42601", "syntax error"))).toBeNull();
  expect(whyUnreachable(new Error("other"))).toBeNull();
});
