import { expect, test } from "vitest";
import { wordsIn } from "./search-words.ts";

test("a text becomes at most eight distinct words, folded and without punctuation", () => {
  expect(wordsIn('  "Festival", (Sol) sol ')).toEqual(["festival", "sol"]);
  expect(wordsIn("Lima,Cusco,2027, Ica")).toEqual(["lima", "cusco", "2027", "ica"]);
  expect(wordsIn("a b c d e f g h i j")).toHaveLength(8);
});
