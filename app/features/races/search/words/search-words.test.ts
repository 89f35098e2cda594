import { expect, test } from "vitest";
import { wordsIn } from "./search-words.ts";

test("the words of a text are folded, bare of punctuation, each once, eight at most", () => {
  expect(wordsIn('  "Festival", (Sol) sol ')).toEqual(["festival", "sol"]);
  expect(wordsIn("Lima,Cusco,2027, Ica")).toEqual(["lima", "cusco", "2027", "ica"]);
  expect(wordsIn("a b c d e f g h i j")).toHaveLength(8);
});
