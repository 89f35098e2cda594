import { expect, test } from "vitest";
import { fold } from "./fold.ts";

test.each([
  ["México", "mexico"],
  ["CUSCO", "cusco"],
  ["Ñuñoa", "nunoa"],
  ["Trois-Rivières", "trois-rivieres"],
  ["Łódź", "lodz"],
  ["Straße", "strase"],
  ["ﬁnish", "finish"],
])("%s folds to %s", (text, folded) => {
  expect(fold(text)).toBe(folded);
});
