import { asTyped } from "../words/search-words.ts";
import { isFiller } from "./filler-words.ts";
import { isJoining, isPlain } from "./joining-words.ts";
import type { OneMeaning, Term } from "./term.ts";

/** One of the things of which either will do. */
export type Choice = {
  kind: OneMeaning["kind"];
  words: readonly string[];
  /** @param typed - the words before they were folded */
  meanings: (typed: string) => readonly OneMeaning[];
  /** The words of a name that nothing here knows. */
  names: readonly string[];
  /** Whether a state or a country follows the name. */
  isInArea: boolean;
  /** The place behind it among the terms. */
  end: number;
};

/** The most words of a name beside an "or". */
const nameLimit = 4;

/** A short name of a state: it belongs to the name before its comma too, `dallas, tx`. */
const shortLimit = 3;

/** Short names of states that are beginnings of their full names, and no words of their own. */
const beginnings = /^(al|ar|ca|co|fl|id|il|ma|ne|oh|ok|ut|wa|wi)$/;

/** States and provinces by names that no other name needs. */
const states =
  /^(alabama|arkansas|california|colorado|delaware|florida|idaho|illinois|indiana|louisiana|maine|massachusetts|michigan|nebraska|ohio|oklahoma|ontario|oregon|utah|washington|wisconsin)$/;

/** Whether a choice is a city or may be one: what stands before `texas or oklahoma` is none. */
export function isCity({ names }: Choice): boolean {
  return names.length > 0 && !states.test(names.join(" "));
}

/**
 * The choice that begins at a place among the terms: one with a meaning, or a name, with its state:
 * `dallas`, `dallas tx`, `en cusco`. `null` where none does.
 * @param last - the choice before it
 */
export function choiceAt(
  terms: readonly Term[],
  first: number,
  commas: ReadonlySet<number>,
  last?: Choice,
): Choice | null {
  let start = first;
  // Said once more: `en lima o en cusco`.
  while (last && isBetween(terms[start])) start++;
  const term = terms[start];
  if (!term || term.isQuoted || term.meaning?.kind === "any") return null;
  const { words, meaning } = term;
  if (meaning) {
    const known = meaning.kind === "either" ? meaning.meanings : [meaning];
    const [one] = known;
    if (!one) return null;
    return {
      kind: one.kind,
      words,
      meanings: () => known,
      names: [],
      isInArea: false,
      end: start + 1,
    };
  }
  return nameAt(terms, start, commas, last);
}

function isBetween(term: Term | undefined): boolean {
  if (!term || term.meaning || term.isQuoted) return false;
  const word = term.words.join(" ");
  return isFiller(word) === "between" && !isJoining(word);
}

function nameAt(
  terms: readonly Term[],
  first: number,
  commas: ReadonlySet<number>,
  last: Choice | undefined,
): Choice | null {
  const hasComma = (at: number) => commas.has(terms[at]?.at.at(-1) ?? -1);
  let end = first;
  while (isPlain(terms[end]) && (end === first || !hasComma(end - 1) || isBeginning(terms[end])))
    end++;
  const names = terms.slice(first, end).flatMap(({ words }) => words);
  if (names.length === 0 || names.length > nameLimit) return null;
  const area = areaAt(terms, end, hasComma(end - 1), last);
  const state = names.length > 1 && beginnings.test(names.at(-1) ?? "") ? names.pop() : undefined;
  const meanings = (typed: string): OneMeaning[] => {
    const name = asTyped(names, typed).join(" ");
    const place = [name, state?.toUpperCase(), area].filter(Boolean).join(", ");
    return [{ kind: "place", place }];
  };
  const isInArea = area !== null;
  return { kind: "place", words: names, meanings, names, isInArea, end: end + (isInArea ? 1 : 0) };
}

function isBeginning(term: Term | undefined): boolean {
  return beginnings.test(term?.words.join(" ") ?? "");
}

/** The state behind a name, or the country, which may be that of all choices unless the first has one. */
function areaAt(
  terms: readonly Term[],
  at: number,
  isBehindComma: boolean,
  last: Choice | undefined,
): string | null {
  const { meaning, words = [] } = terms[at] ?? {};
  const isShort = words.join(" ").length <= shortLimit;
  if (isBehindComma && !isShort) return null;
  if (meaning?.kind === "place") return meaning.place;
  return meaning?.kind === "country" && (!last || last.isInArea) ? meaning.country : null;
}
