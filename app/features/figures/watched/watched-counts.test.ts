import { expect, test } from "vitest";
import { latestCount, newsBetween, readCounted } from "./watched-counts.ts";

test("the later of two countings counts", () => {
  const loaded = { at: 2, claims: 5 };
  expect(latestCount("claims", loaded, null)).toBe(5);
  expect(latestCount("claims", loaded, { at: 1, claims: 4 })).toBe(5);
  expect(latestCount("claims", loaded, { at: 3, claims: 6 })).toBe(6);
  expect(latestCount("claims", null, { at: 1, claims: 4 })).toBe(4);
  expect(latestCount("claims", null, null)).toBeUndefined();
});

test("screen readers hear of what is new to do, and of nothing else", () => {
  const before = { at: 1, messages: 0, applications: 2, newClaims: 1, races: 9 };
  expect(newsBetween(before, { ...before, races: 10 })).toBe("");
  expect(newsBetween(before, { ...before, messages: 1, applications: 1 })).toBe(
    "There is 1 unanswered message.",
  );
  expect(newsBetween(before, { ...before, applications: 3, newClaims: 2 })).toBe(
    "3 applications are waiting for a decision. 2 race claims are waiting for a check.",
  );
});

test("only numbers are taken from the stream", () => {
  expect(readCounted('{"at":1,"races":2,"claims":"3","other":4}')).toEqual({ at: 1, races: 2 });
  expect(readCounted('{"races":2}')).toBeNull();
  expect(readCounted("null")).toBeNull();
});
