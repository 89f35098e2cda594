import { cueWords, raceWords } from "./reading/cues.ts";
import { subjectWords } from "./reading/race-subjects.ts";
import { plainWords } from "./words/plain-words.ts";

const common = new Set([...cueWords, ...subjectWords]);

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
