import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openSecretBox } from "#services/identity/secret-box.ts";
import { readRefreshToken, writeRefreshToken } from "./tokens.server.ts";

const box = openSecretBox("a secret of the tests with enough letters");

test("AUTHSVC-03 a refresh token names its session and its place, and cannot be made up", () => {
  const ticket = { sessionId: randomUUID(), counter: 4_000_000_000 };
  const token = writeRefreshToken(box, ticket);
  expect(token).toMatch(/^[\w-]{52}$/);
  expect(readRefreshToken(box, token)).toEqual(ticket);
  expect(readRefreshToken(openSecretBox("another"), token)).toBeNull();
  for (let place = 0; place < token.length; place += 1) {
    const letter = token[place] === "A" ? "B" : "A";
    const changed = token.slice(0, place) + letter + token.slice(place + 1);
    expect(readRefreshToken(box, changed), changed).toBeNull();
  }
  for (const bad of ["", "x", `${token}x`, token.slice(1), "x".repeat(5000)]) {
    expect(readRefreshToken(box, bad)).toBeNull();
  }
});
