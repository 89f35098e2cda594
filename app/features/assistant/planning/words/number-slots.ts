import { readNumber } from "#features/races/reading/number-words.ts";
import type { Slot } from "./phrasebook.ts";

/** A number in a phrase. */
export const numberSlot: Slot<number> = (words, at) => {
  const value = readNumber(words[at] ?? "");
  return value === null ? null : { value, size: 1 };
};

/** A number in digits: `una` is an article more often than a number. */
export const digitsSlot: Slot<number> = (words, at) =>
  /^\d/.test(words[at] ?? "") ? numberSlot(words, at) : null;
