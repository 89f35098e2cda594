import { expect, test } from "vitest";
import { moved, orderAfter } from "./moved.ts";

test("ADM-RACE-26 one line moves and the others keep their order", () => {
  expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(moved(["a", "b", "c"], 1, 1)).toEqual(["a", "b", "c"]);
  expect(moved(["a", "b"], -1, 0)).toEqual(["a", "b"]);
  expect(moved(["a", "b"], 5, 0)).toEqual(["a", "b"]);
});

test("a list gets the order that a form names, if it names exactly its lines", () => {
  expect(orderAfter(["a", "b", "c"], { move: ["up", "c"] })).toEqual(["a", "c", "b"]);
  expect(orderAfter(["a", "b", "c"], { move: ["down", "c"] })).toEqual(["a", "b", "c"]);
  expect(orderAfter(["a", "b"], { move: ["up", "x"] })).toBeNull();
  expect(orderAfter(["a", "b"], { order: ["b", "a"] })).toEqual(["b", "a"]);
  expect(orderAfter(["a", "b"], { order: ["b"] })).toBeNull();
  expect(orderAfter(["a", "b"], { order: ["b", "b"] })).toBeNull();
  expect(orderAfter(["a", "b"], { order: ["b", "x"] })).toBeNull();
});
