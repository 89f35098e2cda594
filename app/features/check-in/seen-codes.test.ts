import { expect, test } from "vitest";
import { newSeenCodes } from "./seen-codes.ts";

test("a code that stays before the camera counts once, and again once it was away", () => {
  const seen = newSeenCodes();
  const at = (ms: number, code = "A") => seen.isNew(code, ms);
  expect([at(0), at(200), at(2900), at(5000)]).toEqual([true, false, false, false]);
  expect([at(5100, "B"), at(5200), at(5300, "B")]).toEqual([true, false, false]);
  expect([at(8299, "B"), at(8300)]).toEqual([false, true]);
});
