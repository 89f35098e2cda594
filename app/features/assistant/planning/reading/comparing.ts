import {
  findPhrases,
  phrasebook,
  type WordSpan,
  without,
  wordsOfBook,
} from "../words/phrasebook.ts";
import type { SplitMessage } from "../words/sentence.ts";
import { wordSet } from "../words/word-set.ts";
import { raceWords } from "./cues.ts";
import { looksLikeName, raceNameIn } from "./race-names.ts";

const comparing = phrasebook([
  [
    `choose|decide|pick between, elegir|escoger|decidir entre, elijo|escojo entre, compare, comparison between|of, compared to|with, [en] [que] se diferencian, difference|differences|diff [between], versus,
      vs, better|harder|easier|flatter|faster|cheaper|hillier|tougher|nicer than, mejor que, mas dura|dificil|facil|plana|barata|rapida que, mas duro|plano|barato|rapido que, better for, mejor para,
      which [one] has [the] more|most|less|least|better, cual tiene mas|menos|mejor,
      cual es mas barata, which [one] is [the] hardest|easiest|flattest|fastest|nicest,
      which is|one better|easier|harder|cheaper|flatter|nicer|faster|hillier,
      which one is better|easier|harder|cheaper|flatter|nicer|faster|hillier, which of, compara,
      comparar, comparame, comparacion entre|de, comparala|comparalas|comparalos [con],
      diferencia|diferencias [entre], cual es mejor,
      cual es [la] mas facil|dificil|plana|bonita|rapida|dura|exigente, the hardest|easiest|flattest [one], cual [me|nos] conviene, which [one|of them] suits|fits [me], cual [es] [la] mejor para, cual de, o mejor`,
    true,
  ],
]);

const dividing = wordSet("and vs versus y e con with or o to contra entre between");

export const comparingWords = wordsOfBook(comparing);

/** The words that ask for a comparison; none if a message does not. */
export function findComparing(words: readonly string[]): WordSpan[] {
  return findPhrases(comparing, words);
}

const unitOfName = /^(k|km|kms)$/;

/** `Lima 42k` names a race, though its words are a place and a length. */
export function isOfName(word: string): boolean {
  return raceWords.has(word) || unitOfName.test(word);
}

/**
 * The races that a comparison names: `the Boston Marathon and the Chicago Marathon`.
 * @param isRead - a word that names a place or a date and nothing else
 * @param isStrange - a word that has no other meaning, as in `twin cities`
 */
export function comparedNames(
  sentence: SplitMessage,
  cues: readonly WordSpan[],
  isRead: (at: number) => boolean,
  isStrange: (at: number) => boolean,
): { at: number; name: string }[] {
  const words = without(sentence.words, cues);
  const found: { at: number; name: string }[] = [];
  let start = 0;
  for (let at = 0; at <= words.length; at++) {
    const word = words[at] ?? "";
    if (word !== "" && !dividing.has(word)) continue;
    const piece = [...words.keys()].slice(start, at);
    const isNamed = piece.some((here) => !isRead(here) || isOfName(words[here] ?? ""));
    const name = isNamed ? raceNameIn(sentence, start, at) : null;
    const isLikely = looksLikeName(name ?? "", words.slice(start, at)) || piece.some(isStrange);
    if (name !== null && isLikely) found.push({ at: start, name });
    start = at + 1;
  }
  return found;
}
