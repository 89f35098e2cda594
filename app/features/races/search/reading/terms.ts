import type { Day } from "#values/day.ts";
import { readDays } from "./date-words.ts";
import { readLength } from "./length-words.ts";
import { monthNames } from "./months.ts";
import { readPlace } from "./place-words.ts";
import { seasonNames } from "./season-words.ts";
import type { Meaning, Term } from "./term.ts";
import { readType, typeNames } from "./type-words.ts";

/** The most words that a phrase has: `united states of america`, `el 5 de mayo de 2027`. */
const phraseLimit = 5;

/** Words that lead to any place: `in lima` finds what `lima` finds. */
const leading = /^(in|en|near)$/;

/** Words without a meaning before or within a date or a place: `in december`. */
const connecting = /^(in|on|at|of|for|during|the|en|de|del|el|la|los|las|para)$/;

/** Words that misspelt words may be corrected to even if no race contains them. */
export const wordsWithMeaning = [...monthNames, ...seasonNames, ...Object.keys(typeNames)];

/**
 * Finds the meanings of folded words, in English and in Spanish: `21k`, `trail`, `usa`, `tx`,
 * `december 2026`, `next spring`. The longest phrase with a meaning wins; words without a meaning
 * stay words.
 * @param today - the day from which `next month` counts
 */
export function termsIn(words: readonly string[], today: Day): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < words.length; at += terms.at(-1)?.words.length ?? 1) {
    terms.push(longestTerm(words.slice(at, at + phraseLimit), today));
  }
  return terms;
}

/** Each word as itself. */
export function plainTerms(words: readonly string[]): Term[] {
  return words.map((word) => ({ words: [word], meaning: null }));
}

function longestTerm(words: readonly string[], today: Day): Term {
  for (let size = words.length; size > 0; size--) {
    const phrase = words.slice(0, size);
    const meaning = meaningOf(phrase, today);
    if (meaning) return { words: phrase, meaning };
  }
  return { words: words.slice(0, 1), meaning: null };
}

function meaningOf(phrase: readonly string[], today: Day): Meaning | null {
  const found = readLength(phrase) ?? readType(phrase) ?? readPlace(phrase);
  if (found) return found;
  // A connecting word at the end belongs to the next phrase.
  if (connecting.test(phrase.at(-1) ?? "")) return null;
  const start = phrase.findIndex((word) => !connecting.test(word));
  const telling = phrase.filter((word) => !connecting.test(word));
  return readPlace(phrase.slice(start)) ?? readDays(telling, today) ?? placeAfter(phrase, today);
}

function placeAfter([first = "", ...words]: readonly string[], today: Day): Meaning | null {
  const [place, another] = words.filter((word) => !connecting.test(word));
  if (!leading.test(first) || place === undefined || another !== undefined) return null;
  return /^\d/.test(place) || meaningOf([place], today) ? null : { kind: "place", place };
}
