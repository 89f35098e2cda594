import { expect, test } from "vitest";
import { keepPosition, keptPosition } from "./kept-positions.ts";

function aShelf(stored: string | null = null) {
  let text = stored;
  return {
    getItem: () => text,
    setItem: (_name: string, value: string) => {
      text = value;
    },
    text: () => text,
  };
}

test("an episode goes on where it stopped, and each one has its own place", () => {
  const shelf = aShelf();
  keepPosition(shelf, { id: "a", at: 83.7 }, 300);
  keepPosition(shelf, { id: "b", at: 12 }, null);
  keepPosition(shelf, { id: "a", at: 90 }, 300);
  expect(keptPosition(shelf, "a")).toBe(90);
  expect(keptPosition(shelf, "b")).toBe(12);
  expect(keptPosition(shelf, "c")).toBeNull();
});

test("near its beginning and near its end an episode begins again", () => {
  const shelf = aShelf();
  keepPosition(shelf, { id: "a", at: 83 }, 300);
  keepPosition(shelf, { id: "a", at: 298 }, 300);
  expect(keptPosition(shelf, "a")).toBeNull();
  keepPosition(shelf, { id: "a", at: 2 }, 300);
  expect(keptPosition(shelf, "a")).toBeNull();
});

test("the places of the latest fifty episodes are kept", () => {
  const shelf = aShelf();
  for (let number = 0; number < 60; number++) keepPosition(shelf, { id: `${number}`, at: 60 }, 300);
  expect(keptPosition(shelf, "59")).toBe(60);
  expect(keptPosition(shelf, "10")).toBe(60);
  expect(keptPosition(shelf, "9")).toBeNull();
});

test("a storage that is broken, full or away keeps nothing and breaks nothing", () => {
  for (const text of ["", "{", "null", '{"id":"a"}', '[{"id":1,"at":3},{"id":"a","at":"9"}]']) {
    expect(keptPosition(aShelf(text), "a")).toBeNull();
  }
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error("QuotaExceededError");
    },
  };
  expect(() => keepPosition(full, { id: "a", at: 60 }, 300)).not.toThrow();
  expect(keptPosition(null, "a")).toBeNull();
});
