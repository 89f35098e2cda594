import { expect, test } from "vitest";
import { asTyped, typedWordsIn, withoutWords, withQuotes, wordsIn } from "./search-words.ts";

test("a text becomes at most sixteen words, folded and without punctuation", () => {
  expect(wordsIn('  "Festival", (Sol) sol ')).toEqual(["festival", "sol", "sol"]);
  expect(wordsIn("Lima,Cusco,2027, Ica")).toEqual(["lima", "cusco", "2027", "ica"]);
  expect(wordsIn("¿Carreras en Lima? 5.5k, u.s.")).toEqual([
    "carreras",
    "en",
    "lima",
    "5.5k",
    "u.s",
  ]);
  expect(wordsIn("a ".repeat(30))).toHaveLength(16);
});

test("words can be taken out of a text, and shown as they were typed", () => {
  expect(withoutWords("Carrera Ñandú, december", ["december"])).toBe("Carrera Ñandú");
  expect(withoutWords("Trail México 5 de Mayo", ["5", "de", "mayo"])).toBe("Trail México");
  expect(asTyped(["ninos", "lima"], "5k Niños")).toEqual(["Niños", "lima"]);
});

test("words in quotes stay in quotes, also when others are taken out or put in quotes", () => {
  expect(typedWordsIn("Trail “Fin de Año”, lima")).toEqual([
    "trail",
    '"fin"',
    '"de"',
    '"ano"',
    "lima",
  ]);
  expect(typedWordsIn('5" run')).toEqual(["5", "run"]);
  expect(withoutWords('"Spring Run" lima 2027', ["2027"])).toBe('"Spring Run" lima');
  expect(withoutWords('trail "Spring", lima', ["spring"])).toBe("trail lima");
  expect(withQuotes("trail 5 de Mayo lima", ["5", "de", "mayo"])).toBe('trail "5 de Mayo" lima');
  expect(withQuotes('december "lima" 2027', ["december", "2027"])).toBe('"december lima 2027"');
});
