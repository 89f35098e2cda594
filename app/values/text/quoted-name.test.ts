import { expect, test } from "vitest";
import { quotedName } from "./quoted-name.ts";

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
