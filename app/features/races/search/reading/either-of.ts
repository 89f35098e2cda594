import type { Day } from "#values/day.ts";
import type { DayRange } from "../../calendar/calendar.ts";
import { readDays } from "./date-words.ts";
import { isFiller } from "./filler-words.ts";
import type { Meaning, OneMeaning, Term } from "./term.ts";

/** The most words of a place beside an "or". */
const placeLimit = 4;

const isOr = /^(or|o|u)$/;
const isAnd = /^(and|y|e|&)$/;

/** No race is in March and in April, or in two countries: here an "and" asks for either. */
const onlyOneOf: readonly Meaning["kind"][] = [
  "days",
  "weekdays",
  "season",
  "country",
  "place",
  "type",
];

/** Whether a term is the "or" between two others. */
function isEither(term: Term | undefined): boolean {
  return term !== undefined && !term.isQuoted && isOr.test(term.words.join(" "));
}

/** Whether a word may join the terms before and after it. */
export function isJoining(word: string): boolean {
  return isOr.test(word) || isAnd.test(word);
}

/**
 * `5k or 10k`, `enero o febrero`: two terms of one kind with an "or" between them are one. So are days
 * that follow one another and have none in common: `march, april`.
 */
export function eitherOf(terms: readonly Term[], today: Day): Term[] {
  return joinedTerms(inYearOfNext(besideOr(terms), today));
}

function joinedTerms(terms: readonly Term[]): Term[] {
  const joined: Term[] = [];
  for (let position = 0; position < terms.length; position++) {
    const [term, next] = terms.slice(position, position + 2);
    if (!term) break;
    const last = joined.at(-1);
    const word = term.isQuoted ? "" : term.words.join(" ");
    const isJoined = isOr.test(word) || (isAnd.test(word) && isOnlyOneOf(next?.meaning ?? null));
    const pair = (isJoined && joinedBy(last, [term], next)) || joinedApart(last, term);
    if (!pair) {
      joined.push(term);
      continue;
    }
    joined[joined.length - 1] = pair;
    if (isJoined) position++;
  }
  return joined;
}

function joinedBy(
  last: Term | undefined,
  between: readonly Term[],
  next: Term | undefined,
): Term | null {
  const meanings = last && next ? bothOf(last.meaning, next.meaning) : null;
  if (!last || !next || !meanings) return null;
  const parts = [last, ...between, next];
  return {
    words: parts.flatMap(({ words }) => words),
    at: parts.flatMap(({ at }) => at),
    meaning: { kind: "either", meanings },
  };
}

function joinedApart(last: Term | undefined, term: Term): Term | null {
  // `october 2026` after that month asks for none.
  if (isYear(term.words.join(" ")) || isYear(last?.words.join(" ") ?? "")) return null;
  const known = last?.meaning?.kind === "either" ? last.meaning.meanings : [last?.meaning];
  const isApart = known.every((one) => one?.kind === "days" && isBesides(one.days, term.meaning));
  return isApart ? joinedBy(last, [], term) : null;
}

/** Whether a meaning is days of which a range has none. */
function isBesides(days: DayRange, meaning: Meaning | null): boolean {
  return meaning?.kind === "days" && (days.to < meaning.days.from || meaning.days.to < days.from);
}

function isOnlyOneOf(meaning: Meaning | null): boolean {
  return meaning !== null && onlyOneOf.includes(meaning.kind);
}

function bothOf(one: Meaning | null, other: Meaning | null): OneMeaning[] | null {
  if (!one || !other || one.kind === "any" || other.kind === "any") return null;
  if (other.kind === "either") return null;
  const known = one.kind === "either" ? [...one.meanings] : [one];
  return known[0]?.kind === other.kind ? [...known, other] : null;
}

/** `trujillo or santa maria`: words that an "or" joins, and that have no meaning, are places or parts of names. */
function besideOr(terms: readonly Term[]): Term[] {
  const isPlain = (term: Term | undefined) =>
    term !== undefined && !term.meaning && !term.isQuoted && !isFiller(term.words[0] ?? "");
  const joined: Term[] = [];
  for (let first = 0; first < terms.length; ) {
    let end = first;
    while (end - first < placeLimit && isPlain(terms[end])) end++;
    const run = terms.slice(first, Math.max(end, first + 1));
    const isBeside = isEither(terms[first - 1]) || isEither(terms[end]);
    joined.push(...(end > first && isBeside ? [placeOf(run)] : run));
    first += run.length;
  }
  return joined;
}

function placeOf(run: readonly Term[]): Term {
  const words = run.flatMap((term) => term.words);
  const at = run.flatMap((term) => term.at);
  return { words, at, meaning: { kind: "place", place: words.join(" ") } };
}

/** `march or april 2028`: the year of the last one is that of all. */
function inYearOfNext(terms: readonly Term[], today: Day): Term[] {
  let year: string | undefined;
  return terms
    .toReversed()
    .map((term) => {
      if (isJoining(term.words.join(" "))) return term;
      const own = term.words.find(isYear);
      const isDays = term.meaning?.kind === "days";
      const meaning = isDays && year && !own ? readDays([...term.words, year], today) : null;
      year = isDays ? (own ?? year) : undefined;
      return meaning ? { ...term, meaning } : term;
    })
    .reverse();
}

/** `2027` alone. */
export function isYear(word: string): boolean {
  return /^20\d\d$/.test(word);
}
