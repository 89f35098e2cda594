import { expect, test } from "vitest";
import { commandOf, keepRate, keptRate, rateBeside } from "./shortcuts.ts";

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

test("the speed that was chosen last is kept, and anything else is the usual one", () => {
  let kept: string | null = null;
  const shelf = {
    getItem: () => kept,
    setItem: (_name: string, value: string) => {
      kept = value;
    },
  };
  expect(keptRate(shelf)).toBe(1);
  keepRate(shelf, 1.5);
  expect(keptRate(shelf)).toBe(1.5);
  for (const odd of ["", "16", "fast", "-1"]) {
    kept = odd;
    expect(keptRate(shelf), odd).toBe(1);
  }
  expect(keptRate(null)).toBe(1);
});

test("a browser that forbids its storage plays at the usual speed", () => {
  const shelf = {
    getItem: () => {
      throw new Error("forbidden");
    },
    setItem: () => {
      throw new Error("forbidden");
    },
  };
  keepRate(shelf, 2);
  expect(keptRate(shelf)).toBe(1);
});
