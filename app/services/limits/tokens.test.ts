import { expect, test } from "vitest";
import { openTokens } from "./tokens.ts";

let time = Date.parse("2026-11-20T12:00:00Z");
const now = () => new Date(time);
const tokens = openTokens({ secret: "a", now });

test("what was signed is read again, whatever letters it has", () => {
  for (const payload of ["42", "", "a.b", "Zoë 🏃 \u202e", "x".repeat(2000)]) {
    const token = tokens.sign("unsubscribe", payload);
    expect(token).toMatch(/^[\w.-]+$/);
    expect(tokens.read("unsubscribe", token)).toBe(payload);
  }
});

test("a token is good for its purpose only, and on a server with the same secret only", () => {
  const token = tokens.sign("unsubscribe", "42");
  expect(tokens.read("unsubscribe.", token)).toBeNull();
  expect(tokens.read("confirm", token)).toBeNull();
  expect(openTokens({ secret: "b", now }).read("unsubscribe", token)).toBeNull();
  expect(openTokens({ secret: "a", now }).read("unsubscribe", token)).toBe("42");
});

test("every changed letter spoils a token", () => {
  const token = tokens.sign("confirm", "42", { expires: new Date(time + 1000) });
  for (let place = 0; place < token.length; place += 1) {
    const other = token[place] === "A" ? "Q" : "A";
    const forged = token.slice(0, place) + other + token.slice(place + 1);
    // The last letter of base64url has bits to spare: it may decode to the same seal.
    const payload = tokens.read("confirm", forged);
    expect(payload === null || (place === token.length - 1 && payload === "42")).toBe(true);
  }
  for (const broken of ["", ".", "..", "a.b", "a.b.c.d", "=.=.=", "💥", "x".repeat(1e6)]) {
    expect(tokens.read("confirm", broken)).toBeNull();
  }
});

test("a token ends when it says so", () => {
  const token = tokens.sign("confirm", "42", { expires: new Date(time + 60_000) });
  time += 59_000;
  expect(tokens.read("confirm", token)).toBe("42");
  time += 1000;
  expect(tokens.read("confirm", token)).toBeNull();
});
