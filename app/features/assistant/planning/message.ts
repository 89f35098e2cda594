import { type BodyReading, readBody } from "../danger/danger.ts";
import { type Asked, readAsked } from "./asked.ts";
import type { PlanContext } from "./plan-context.ts";
import { isPlaceWord } from "./reading/places.ts";
import { vocabulary } from "./vocabulary.ts";
import { correctedWords, inFull } from "./words/correction.ts";
import { type SplitMessage, sentenceOf } from "./words/sentence.ts";

/** A message of the runner, read. */
export type RunnerMessage = {
  text: string;
  /** What it says of the body. */
  body: BodyReading;
  sentence: SplitMessage;
  /** The words with their typing mistakes mended. */
  words: readonly string[];
  /** The words as they were typed, as one text: the topics forgive typing mistakes themselves. */
  folded: string;
  asked: Asked;
};

/** What the conversation has said before a message. */
type Before = {
  /** The country that it speaks of: `12/05` is read as there. */
  home: string | null;
  hasLength: boolean;
};

export function readMessage(
  text: string,
  context: PlanContext,
  before: Before = { home: null, hasLength: false },
): RunnerMessage {
  const typed = sentenceOf(text);
  const words = correctedWords(typed.words, vocabulary, (word) =>
    isPlaceWord(word, context.places),
  );
  const sentence = { ...typed, words };
  return {
    text,
    body: readBody(text),
    sentence,
    words,
    folded: typed.words.map(inFull).join(" "),
    asked: readAsked(sentence, { ...context, ...before }),
  };
}
