import { type Found, findPhrases, phrasebook, wordsOfBook } from "../words/phrasebook.ts";

const soonest = phrasebook([
  [
    `soonest [first], earliest [first], by date, sort by date, as soon as possible,
      closest in time, lo antes posible, lo mas pronto [posible], mas pronto, por fecha,
      mas proximas, mas proxima`,
    true,
  ],
]);

export const orderWords = wordsOfBook(soonest);

/** Where a sentence asks for the soonest races first. */
export function readSoonest(words: readonly string[]): Found<boolean>[] {
  return findPhrases(soonest, words);
}
