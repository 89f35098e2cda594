import { cueWords, raceWords } from "./reading/cues.ts";
import { subjectWords } from "./reading/race-subjects.ts";
import { plainWords } from "./words/plain-words.ts";
import { wordSet } from "./words/word-set.ts";

const common = new Set([...cueWords, ...subjectWords]);

/** Says that something is a race, and neither which nor of what kind. */
const anyRace = wordSet("race races event events carrera carreras evento eventos");

/** Words of many names: that two races have one of them makes neither the other. */
const ofManyNames: ReadonlySet<string> = new Set([
  ...raceWords,
  ...wordSet("medio international internacional grand gran ciudad city"),
]);

/** Shorter words tell no race from another. */
const shortest = 4;

/**
 * The words of a question that may be of a name: neither everyday words nor those that ask; none where
 * only nouns for races are left.
 */
export function tellingWords(words: readonly string[]): string[] {
  const telling = words.filter(
    (word) =>
      word.length > 1 && !plainWords.has(word) && (raceWords.has(word) || !common.has(word)),
  );
  return telling.every((word) => raceWords.has(word)) ? [] : telling;
}

/** The words of a name that a race of this name must have. */
export function neededWords(name: readonly string[]): string[] {
  return name.filter((word) => word.length >= shortest && !anyRace.has(word));
}

/** Whether a word of a name tells no race from another: `marathon`, `grand`. */
export function isOfManyNames(word: string): boolean {
  return ofManyNames.has(word);
}
