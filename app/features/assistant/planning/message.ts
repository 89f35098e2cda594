import { type BodyReading, readBodyAfter } from "../danger/danger.ts";
import { type Asked, readAsked } from "./asked.ts";
import type { PlanContext } from "./plan-context.ts";
import { isAbroad } from "./reading/abroad.ts";
import { isAroundPlace, isPlaceWord } from "./reading/places.ts";
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
  /** It speaks of triathlons: `sprint` is one of their distances. */
  isTriathlon: boolean;
  /** The races are ordered by their price: `the second cheapest` is the second one. */
  isByPrice: boolean;
  /** The message of the runner before it. */
  text: string | null;
};

/** Figures of speech that say what is wanted in words of the body. */
const figures: readonly (readonly [RegExp, string])[] = [
  [/\b(?:my|our) hearts? (?:is|are|was|were)? ?set on\b/gi, "I want"],
  [/\b(?:(?:i['’]?m|i am|im) )?dying to\b/gi, "I want to"],
  [/\bme muero (?:por|de ganas de)\b/gi, "quiero"],
  [/\bme ahogo en (?:tantas |mis )?dudas\b/gi, "dudo"],
  [/\bkiller (?=(?:workout|session)s?\b)/gi, "good "],
];

export function readMessage(
  typedText: string,
  context: PlanContext,
  before: Before = {
    home: null,
    hasLength: false,
    isTriathlon: false,
    isByPrice: false,
    text: null,
  },
): RunnerMessage {
  const text = figures.reduce((rest, [figure, plain]) => rest.replace(figure, plain), typedText);
  const typed = sentenceOf(text);
  const corrected = correctedWords(
    typed.words,
    vocabulary,
    (word, at) =>
      isPlaceWord(word, context.places) ||
      isAbroad(word) ||
      isOnMap(word, typed.words, at, context.sizeOf),
  );
  const words = before.isByPrice ? countedByPrice(corrected) : corrected;
  const sentence = { ...typed, words };
  return {
    text,
    body: readBodyAfter(typedText, before.text),
    sentence,
    words,
    folded: typed.words.map(inFull).join(" "),
    asked: readAsked(sentence, { ...context, ...before }),
  };
}

/** Canta is not `cuánta` and Ensenada not `enséñame` where the words before lead to a place. */
function isOnMap(
  word: string,
  words: readonly string[],
  at: number,
  sizeOf: PlanContext["sizeOf"],
): boolean {
  const lead = words[at - 1] ?? "";
  const isJoined = /^(?:o|or|u|y|and|e)$/.test(lead);
  const isAround = isAroundPlace(words, at) || (isJoined && isAroundPlace(words, at - 2));
  if (!sizeOf || !(isAround || isJoined || /^(?:in|en|at|de|from|to|about)$/.test(lead)))
    return false;
  const size = sizeOf(word);
  return size === "large" || (size === "small" && isAround);
}

function countedByPrice(words: readonly string[]): string[] {
  return words.map((word, at) =>
    word === "cheapest" &&
    /^(?:second|third|fourth|fifth|2nd|3rd|4th|5th)$/.test(words[at - 1] ?? "")
      ? "one"
      : word,
  );
}
