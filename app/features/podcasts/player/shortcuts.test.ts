import { expect, test } from "vitest";
import { commandOf, rateBeside } from "./shortcuts.ts";

const plain = { ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false };

test("a key does what the help says, in either case", () => {
  expect(commandOf({ ...plain, key: "k" }, false)).toBe("toggle");
  expect(commandOf({ ...plain, key: "L" }, false)).toBe("forward");
  expect(commandOf({ ...plain, key: ">" }, false)).toBe("faster");
  expect(commandOf({ ...plain, key: "x" }, false)).toBeNull();
});

test("keys of fields, of the browser and of others stay theirs", () => {
  expect(commandOf({ ...plain, key: "k" }, true)).toBeNull();
  expect(commandOf({ ...plain, key: "k", ctrlKey: true }, false)).toBeNull();
  expect(commandOf({ ...plain, key: "l", metaKey: true }, false)).toBeNull();
  expect(commandOf({ ...plain, key: "j", altKey: true }, false)).toBeNull();
  expect(commandOf({ ...plain, key: "k", defaultPrevented: true }, false)).toBeNull();
  for (const key of [" ", "Enter", "Tab", "ArrowLeft", "Escape"]) {
    expect(commandOf({ ...plain, key }, false), key).toBeNull();
  }
});

test("the rate goes up and down in its steps and stops at the ends", () => {
  expect(rateBeside(1, 1)).toBe(1.25);
  expect(rateBeside(1, -1)).toBe(0.75);
  expect(rateBeside(2, 1)).toBe(2);
  expect(rateBeside(0.75, -1)).toBe(0.75);
  expect(rateBeside(1.1, 1)).toBe(1.25);
});
