import { readType, typeNames } from "#features/races/reading/type-words.ts";
import { type Found, findPhrases, phrasebook, without, wordsOfBook } from "../words/phrasebook.ts";

/** More words for the badges than the race search reads: a sentence has no names of races to spoil. */
const spoken = phrasebook([
  [
    `trail running|run|runs|race|races, off road, mountain|mountains [running],
      de montana, montana, montanas, cerro, cerros, sendero|senderos,
      trial run|runs|running|race|races`,
    "Trail",
  ],
  [
    `road [running|race|races], asphalt, tarmac, pavement, street, asfalto, pavimento, calle,
      pista, carretera`,
    "Road",
  ],
  [
    "ironman, 70.3, half|medio ironman, half|medio iron [distance], iron distance|man, tri",
    "Triathlon",
  ],
  ["mountain bike|bikes|biking, bicicleta de montana, ciclismo de montana, bici de montana", "MTB"],
  ["urbano|urbanos, city race|races|run|runs", "Urban"],
]);

export const typeWords = [
  ...wordsOfBook(spoken),
  ...Object.keys(typeNames).flatMap((name) => name.split(" ")),
];

/** The kinds of races that a sentence names, as their badges. */
export function readTypes(words: readonly string[]): Found<string>[] {
  const found = findPhrases(spoken, words);
  const rest = without(words, found);
  for (const at of rest.keys()) {
    const size = [2, 1].find((count) => typeOf(rest.slice(at, at + count)) !== null) ?? 0;
    const type = typeOf(rest.slice(at, at + size));
    if (type === null || rest.slice(at, at + size).includes("")) continue;
    found.push({ at, size, value: type });
    rest.fill("", at, at + size);
  }
  return found.toSorted((a, b) => a.at - b.at);
}

function typeOf(words: readonly string[]): string | null {
  const meaning = words.length === 0 ? null : readType(words);
  return meaning?.kind === "type" ? meaning.type : null;
}
