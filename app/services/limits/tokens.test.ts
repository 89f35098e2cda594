import { expect, test } from "vitest";
import { openTokens } from "./tokens.ts";

let time = Date.parse("2026-11-20T12:00:00Z");
const now = () => new Date(time);
const tokens = openTokens({ secret: "a", now });

test("a signed text of any characters is read back", () => {
  for (const payload of ["42", "", "a.b", "Zoë 🏃 \u202e", "x".repeat(2000)]) {
    const token = tokens.sign("unsubscribe", payload);
    expect(token).toMatch(/^[\w.-]+$/);
    expect(tokens.read("unsubscribe", token)).toBe(payload);
  }
});

test("a token is valid only for its purpose and its server's secret", () => {
  const token = tokens.sign("unsubscribe", "42");
  expect(tokens.read("unsubscribe.", token)).toBeNull();
  expect(tokens.read("confirm", token)).toBeNull();
  expect(openTokens({ secret: "b", now }).read("unsubscribe", token)).toBeNull();
  expect(openTokens({ secret: "a", now }).read("unsubscribe", token)).toBe("42");
});

test("changing any letter invalidates a token", () => {
  const token = tokens.sign("confirm", "42", { expires: new Date(time + 1000) });
  for (let place = 0; place < token.length; place += 1) {
    const other = token[place] === "A" ? "Q" : "A";
    const forged = token.slice(0, place) + other + token.slice(place + 1);
    // The last letter of base64url has unused bits, so another one may decode to the same bytes.
    const payload = tokens.read("confirm", forged);
    expect(payload === null || (place === token.length - 1 && payload === "42")).toBe(true);
  }
  for (const broken of ["", ".", "..", "a.b", "a.b.c.d", "=.=.=", "💥", "x".repeat(1e6)]) {
    expect(tokens.read("confirm", broken)).toBeNull();
  }
});

test("a token expires at its time", () => {
  const token = tokens.sign("confirm", "42", { expires: new Date(time + 60_000) });
  time += 59_000;
  expect(tokens.read("confirm", token)).toBe("42");
  time += 1000;
  expect(tokens.read("confirm", token)).toBeNull();
});
