import { expect, test } from "vitest";
import { inputHeight } from "./composer.tsx";
import { sendsOn } from "./sends-on.ts";

test("the box is 44 to 150 pixels high", () => {
  expect([20, 42, 43, 90, 148, 149, 600].map((content) => inputHeight(content, 2))).toEqual([
    44, 44, 45, 92, 150, 150, 150,
  ]);
});

test("Enter sends, and does not while it breaks a line or chooses a word", () => {
  const key = (change: object, native: object = {}) =>
    sendsOn({
      key: "Enter",
      shiftKey: false,
      nativeEvent: { isComposing: false, keyCode: 13, ...native },
      ...change,
    });
  expect(key({})).toBe(true);
  expect(key({ shiftKey: true })).toBe(false);
  expect(key({ key: "a" })).toBe(false);
  expect(key({}, { isComposing: true })).toBe(false);
  expect(key({}, { keyCode: 229 })).toBe(false);
});
