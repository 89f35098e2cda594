import { expect, test } from "vitest";
import {
  asTyped,
  commasIn,
  typedWordsIn,
  withoutWords,
  withQuotes,
  wordsIn,
  wordsOnlyIn,
} from "./search-words.ts";

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
  expect(withoutWords("Carrera Ñandú, december", [2])).toBe("Carrera Ñandú");
  expect(withoutWords("Lima, Cusco o Ica, december", [4])).toBe("Lima, Cusco o Ica");
  expect(withoutWords("lima, cusco o ica december", [4])).toBe("lima, cusco o ica");
  expect(withQuotes("lima, cusco o ica", [0])).toBe('"lima", cusco o ica');
  expect(withoutWords("Trail México 5 de Mayo", [2, 3, 4])).toBe("Trail México");
  expect(withoutWords("5 de mayo - 5k de noche", [0, 1, 2])).toBe("- 5k de noche");
  expect(wordsOnlyIn("Límma, cusco o ica", "lima, cusco o ica")).toEqual(["Límma"]);
  expect(asTyped(["ninos", "lima"], "5k Niños")).toEqual(["Niños", "lima"]);
  expect(asTyped(['"ano"', "lima"], "“Fin de Año” lima")).toEqual(['"Año"', "lima"]);
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
  expect(withoutWords('"Spring Run" lima 2027', [3])).toBe('"Spring Run" lima');
  expect(withoutWords('trail "Spring", lima', [1])).toBe("trail lima");
  expect(withQuotes("trail 5 de Mayo lima", [1, 2, 3])).toBe('trail "5 de Mayo" lima');
  expect(withQuotes('december "lima" 2027', [0, 2])).toBe('"december lima 2027"');
});

test("commas are known by the words before them", () => {
  expect([...commasIn("lima, cusco , “san juan”, 1,5 km o ica")]).toEqual([0, 1, 3]);
  expect([...commasIn("")]).toEqual([]);
});
