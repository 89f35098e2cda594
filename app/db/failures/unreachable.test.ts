import { expect, test } from "vitest";
import { DatabaseAway } from "./away.ts";
import { whyUnreachable } from "./unreachable.ts";

function failed(code: string, message = "") {
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
  expect(whyUnreachable(failed("3D000", 'database "dorsal" does not exist'))).toBe(
    'The database server lets nobody in: database "dorsal" does not exist. Check DATABASE_URL.',
  );
});

test("an untrusted certificate and a missing password are reported in the server's words", () => {
  for (const [code, words] of [
    ["DEPTH_ZERO_SELF_SIGNED_CERT", "self-signed certificate"],
    ["", "SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string"],
    ["", "The server does not support SSL connections"],
  ] as const) {
    expect(whyUnreachable(failed(code, words))).toBe(
      `The database server lets nobody in: ${words}. Check DATABASE_URL.`,
    );
  }
});

test("any other error is not a connection problem", () => {
  expect(whyUnreachable(failed("42601", "syntax error"))).toBeNull();
  expect(whyUnreachable(new Error("other"))).toBeNull();
});
