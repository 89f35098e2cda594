import { expect, test } from "vitest";
import { quotedName, shorten } from "./shorten.ts";

test("a long description is cut at a word and never longer than allowed", () => {
  const text = shorten("A long course over two passes, with tea at the top.", 32);
  expect(text).toBe("A long course over two passes…");
  expect(shorten("  short \n text ", 20)).toBe("short text");
  expect(Array.from(shorten("🏃".repeat(50), 20))).toHaveLength(20);
});

test.each([
  ["Lima 42K", "“Lima 42K”"],
  ["Lima” is over. “Pay at evil.example", "“Lima' is over. 'Pay at evil.example”"],
  ["Lima\r\nBcc: all\u2028now", "“Lima Bcc: all now”"],
  ["\u202eK24 \u200bamiL\u2066", "“K24 amiL”"],
])("a name stays inside its quotation marks: %j", (name, quoted) => {
  expect(quotedName(name)).toBe(quoted);
});

test("a long name is shortened", () => {
  expect(quotedName("Lima ".repeat(60)).length).toBeLessThanOrEqual(82);
});
