import { expect, test } from "vitest";
import { moved } from "./moved.ts";

test("ADM-RACE-26 one line moves and the others keep their order", () => {
  expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(moved(["a", "b", "c"], 1, 1)).toEqual(["a", "b", "c"]);
  expect(moved(["a", "b"], -1, 0)).toEqual(["a", "b"]);
  expect(moved(["a", "b"], 5, 0)).toEqual(["a", "b"]);
});
