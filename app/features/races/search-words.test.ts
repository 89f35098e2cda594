import { expect, test } from "vitest";
import { termsIn, wordsIn } from "./search-words.ts";

/** `half marathon=21098 lima`: each term with the metres it stands for. */
function read(text: string): string {
  return termsIn(wordsIn(text))
    .map(({ words, meters }) => words.join("+") + (meters === null ? "" : `=${meters}`))
    .join(" ");
}

test("lengths are read as runners type them, in English and in Spanish", () => {
  expect(read("21k")).toBe("21k=21000");
  expect(read("21,1 km")).toBe("21,1+km=21100");
  expect(read("21.1 km")).toBe("21.1+km=21100");
  expect(read("10 KM Lima")).toBe("10+km=10000 lima");
  expect(read("lima 5K")).toBe("lima 5k=5000");
  expect(read("Half Marathon Cusco")).toBe("half+marathon=21098 cusco");
  expect(read("media maratón")).toBe("media+maraton=21098");
  expect(read("half-marathon")).toBe("half-marathon=21098");
  expect(read("1/2 marathon")).toBe("1/2+marathon=21098");
  expect(read("Maratón de Lima")).toBe("maraton=42195 de lima");
  expect(read("50 miles")).toBe("50+miles=80467");
  expect(read("10-km")).toBe("10-km=10000");
});

test("what only contains a length, or a number, stays a word", () => {
  expect(read("lima 2027")).toBe("lima 2027");
  expect(read("ultramarathon 5k-relay 10")).toBe("ultramarathon 5k-relay 10");
  expect(read("10 lima km")).toBe("10 lima km");
  expect(read("k km m")).toBe("k km m");
  expect(read("100% trail")).toBe("100% trail");
  expect(read("")).toBe("");
});

test("the words of a text are folded, bare of punctuation, each once, eight at most", () => {
  expect(wordsIn('  "Festival", (Sol) sol ')).toEqual(["festival", "sol"]);
  expect(wordsIn("Lima,Cusco,2027, Ica")).toEqual(["lima", "cusco", "2027", "ica"]);
  expect(wordsIn("a b c d e f g h i j")).toHaveLength(8);
});
