import { type Day, monthOf, yearOf } from "#values/day.ts";
import type { DayRange } from "../../calendar/calendar.ts";
import { readDays } from "./date-words.ts";
import { besideOr, both, isEither, isOfPlace, isOr, isPlain } from "./named-beside-or.ts";
import type { Meaning, OneMeaning, Term } from "./term.ts";

const isAnd = /^(and|y|e|&)$/;
const preposition = /^(in|at|en)$/;

/** No race is in March and in April, or in two countries: here an "and" asks for either. */
const onlyOneOf: readonly Meaning["kind"][] = [
  "days",
  "weekdays",
  "season",
  "country",
  "place",
  "type",
];

/** Whether a word may join the terms before and after it. */
export function isJoining(word: string): boolean {
  return isOr.test(word) || isAnd.test(word);
}

/**
 * `5k or 10k`, `enero o febrero`: two terms of one kind with an "or" between them are one. So are days
 * that follow one another and have none in common (`march, april`), and places in a list that ends with an
 * "or": `lima, cusco o arequipa`.
 * @param commas - the places of the words behind which a comma stands
 */
export function eitherOf(terms: readonly Term[], today: Day, commas: ReadonlySet<number>): Term[] {
  const list = besideOr(withPrepositions(terms), commas);
  return joinedTerms(inYearOfNext(list, today), commas);
}

/** `en lima o en cusco`: the second preposition says no more than the first. */
function withPrepositions(terms: readonly Term[]): Term[] {
  const joined: Term[] = [];
  for (const [position, term] of terms.entries()) {
    const last = joined.at(-1);
    const next = terms[position + 1];
    const leads = preposition.test(term.words.join(" ")) && (next?.meaning || isPlain(next));
    if (last && isEither(last) && leads)
      joined[joined.length - 1] = { ...both(last, term), meaning: null };
    else joined.push(term);
  }
  return joined;
}

function joinedTerms(terms: readonly Term[], commas: ReadonlySet<number>): Term[] {
  const joined: Term[] = [];
  for (let position = 0; position < terms.length; position++) {
    const [term, next] = terms.slice(position, position + 2);
    if (!term) break;
    const last = joined.at(-1);
    const word = term.isQuoted ? "" : term.words.join(" ");
    const isJoined = isEither(term) || (isAnd.test(word) && isOnlyOneOf(next?.meaning ?? null));
    const pair =
      (isJoined && joinedBy(last, [term], next)) ||
      joinedApart(last, term) ||
      (isInList(terms, position - 1, commas) && joinedBy(last, [], term));
    if (!pair) {
      joined.push(term);
      continue;
    }
    joined[joined.length - 1] = pair;
    if (isJoined) position++;
  }
  return joined;
}

/** Whether a comma stands behind a place, in a list of places that ends with an "or". */
function isInList(terms: readonly Term[], position: number, commas: ReadonlySet<number>): boolean {
  const [term, next] = terms.slice(position, position + 2);
  const isPlace = isOfPlace(term) && isOfPlace(next);
  if (!isPlace || !commas.has(term?.at.at(-1) ?? -1)) return false;
  return isEither(terms[position + 2]) || isInList(terms, position + 1, commas);
}

function joinedBy(
  last: Term | undefined,
  between: readonly Term[],
  next: Term | undefined,
): Term | null {
  const meanings = last && next ? bothOf(last.meaning, next.meaning) : null;
  if (!last || !next || !meanings) return null;
  return { ...both(last, ...between, next), meaning: { kind: "either", meanings } };
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
  const [first] = known;
  // `near boston or new york`
  if (first?.kind === "near" && other.kind === "place") {
    return [...known, { kind: "near", place: other.place, km: first.km }];
  }
  return first?.kind === other.kind ? [...known, other] : null;
}

/** `march or april 2028`: the year of the last one is that of all. */
function inYearOfNext(terms: readonly Term[], today: Day): Term[] {
  let after: Dated | undefined;
  const inYear = (term: Term): Term => {
    if (isJoining(term.words[0] ?? "")) return term;
    const own = term.words.find(isYear);
    const isUndated = !own && daysOf(term.meaning);
    const read = after && isUndated ? readBefore(term.words, after, today) : null;
    const days = daysOf(read ?? term.meaning);
    const year = own ?? (read && days ? `${yearOf(days.from)}` : undefined);
    after = days && year ? { year, days } : undefined;
    return read ? { ...term, meaning: read } : term;
  };
  return terms.toReversed().map(inYear).reverse();
}

type Dated = { year: string; days: DayRange };

/** Days in the year of those after them; over New Year in the one before: `december or january 2028`. */
function readBefore(words: readonly string[], { year, days }: Dated, today: Day) {
  const read = readDays([...words, year], today);
  const month = monthOf(daysOf(read)?.from ?? days.from);
  const isOverNewYear = month >= 10 && monthOf(days.from) <= 3;
  return isOverNewYear ? readDays([...words, `${Number(year) - 1}`], today) : read;
}

function daysOf(meaning: Meaning | null): DayRange | undefined {
  if (meaning?.kind === "days") return meaning.days;
  return meaning?.kind === "season" ? meaning.north : undefined;
}

/** `2027` alone. */
export function isYear(word: string): boolean {
  return /^20\d\d$/.test(word);
}
