import { expect, test } from "vitest";
import { positionWords } from "./waiting.ts";

test("a position in line is an ordinal number in English", () => {
  const words = [1, 2, 3, 4, 10, 11, 12, 13, 21, 22, 101, 111, 1003].map(
    (position) => positionWords(position).en.split(" ")[0],
  );
  expect(words).toEqual(
    "1st 2nd 3rd 4th 10th 11th 12th 13th 21st 22nd 101st 111th 1003rd".split(" "),
  );
});
