import { fold } from "#values/text/fold.ts";
import { type Asked, readAsked } from "./asked.ts";
import type { PlanContext } from "./plan-context.ts";
import { isPlaceWord } from "./reading/places.ts";
import { correctedWords } from "./words/correction.ts";
import { type Sentence, sentenceOf } from "./words/sentence.ts";
import { vocabulary } from "./words/vocabulary.ts";

/** A message of the runner, read. */
export type RunnerMessage = {
  sentence: Sentence;
  /** The words with their typing mistakes mended. */
  words: readonly string[];
  /** The whole text without accents and capitals. */
  folded: string;
  asked: Asked;
};

export function readMessage(text: string, context: PlanContext): RunnerMessage {
  const typed = sentenceOf(text);
  const words = correctedWords(typed.words, vocabulary, (word) =>
    isPlaceWord(word, context.places),
  );
  const sentence = { ...typed, words };
  return {
    sentence,
    words,
    folded: fold(typed.chunks.join(" ")),
    asked: readAsked(sentence, context),
  };
}
