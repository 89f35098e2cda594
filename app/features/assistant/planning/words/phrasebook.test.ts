import { expect, test } from "vitest";
import { editDistance, slipsAllowed } from "./edit-distance.ts";
import { numberSlot } from "./number-slots.ts";
import { findFilled, findPhrases, phrasebook, says, without } from "./phrasebook.ts";
import { sentenceOf, typedWords } from "./sentence.ts";

const words = (text: string) => sentenceOf(text).words;

test("a phrase has alternatives and words that may be missing", () => {
  const book = phrasebook([
    ["in [the] morning|evening, por la mañana", "part of the day"],
    ["morning", "morning"],
  ]);
  const read = (text: string) => findPhrases(book, words(text)).map(({ value }) => value);
  expect(read("in the morning")).toEqual(["part of the day"]);
  expect(read("in evening, morning")).toEqual(["part of the day", "morning"]);
  expect(read("Por la Mañana")).toEqual(["part of the day"]);
  expect(read("in the afternoon")).toEqual([]);
  expect(says(book, words("every morning"))).toBe(true);
});

test("slots are filled, and the longest phrase counts", () => {
  const book = phrasebook<(first: number, second: number) => string>([
    ["… to …", (first, second) => `${first}-${second}`],
    ["[about] …", (only) => String(only)],
  ]);
  const read = (text: string) =>
    findFilled(book, words(text), numberSlot).map(({ value }) => value);
  expect(read("3 to five, about 7 or 8")).toEqual(["3-5", "7", "8"]);
  expect(read("to")).toEqual([]);
});

test("words that were read are no longer there, and phrases do not reach over them", () => {
  expect(without(["a", "b", "c"], [{ at: 1, size: 1 }])).toEqual(["a", "", "c"]);
  expect(findPhrases(phrasebook([["a c", true]]), ["a", "", "c"])).toEqual([]);
});

test("a text becomes folded words, with numbers apart from their units", () => {
  expect(words("¿Maratón de Lima?")).toEqual(["maraton", "de", "lima"]);
  expect(words("10k, 21.1km & 5:30/km")).toEqual(["10", "k", "21.1", "km", "5:30", "/", "km"]);
  expect(words("I'm in the U.S. and EE.UU.")).toEqual(["im", "in", "the", "us", "and", "eeuu"]);
  expect(words("S/50 US$20 5'30\" 1/2")).toEqual(["soles", "50", "usd", "20", "5:30", "half"]);
  expect(words("no, in Cusco")).toEqual(["in", "cusco"]);
  expect(words("2027-03-06")).toEqual(["2027-03-06"]);
});

test("words are found again as they were typed", () => {
  const sentence = sentenceOf("sign up for «Maratón de Lima 42K»!");
  expect(typedWords(sentence, 3, 8)).toBe("Maratón de Lima 42K");
  expect(typedWords(sentence, 3, 3)).toBe("");
});

test("typing mistakes are counted up to a limit", () => {
  expect(editDistance("cuzco", "cusco", 1)).toBe(1);
  expect(editDistance("arequpia", "arequipa", 2)).toBe(1);
  expect(editDistance("lima", "lima", 1)).toBe(0);
  expect(editDistance("boston", "austin", 1)).toBe(2);
  expect([4, 5, 8].map((length) => slipsAllowed("x".repeat(length)))).toEqual([0, 1, 2]);
});
