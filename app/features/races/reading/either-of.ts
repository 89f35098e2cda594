import type { DayRange } from "../filters/days.ts";
import { type PlaceSize, placeWordsLimit, type SizeOfPlace } from "../places/near.ts";
import { both, isFiller, isJoiningTerm, isPlain, joinsEither } from "./filler-words.ts";
import { asTyped } from "./search-words.ts";
import type { Meaning, OneMeaning, Term } from "./term.ts";
import { isYear } from "./year-words.ts";

/** No race is in March and in April, or in two countries: between these an "and" asks for either. */
const onlyOneOf: readonly Meaning["kind"][] = [
  "days",
  "weekdays",
  "season",
  "country",
  "place",
  "near",
  "type",
];

/** How two choices are joined: by a word, by a comma in a list that ends with a word, or as days apart. */
type Join = "word" | "comma" | "apart";

/** Choices from a place among the terms on, and the place behind them. */
type List = { choices: Choice[]; end: number };

/**
 * `5k or 10k`, `enero o febrero`, `lima, cusco o ica`, `austin tx or dallas tx`: choices of one kind with
 * an "or" between them are one term. So are days that follow one another and have none in common:
 * `march, april`.
 * @param typed - the words before they were folded
 */
export function eitherOf(terms: readonly Term[], around: Surroundings, typed: string): Term[] {
  const read: Term[] = [];
  for (let first = 0; first < terms.length; ) {
    const list = listAt(terms, first, around);
    const parts = terms.slice(first, list?.end ?? first + 1);
    read.push(...(list ? [joinedTerm(parts, list.choices, typed)] : parts));
    first += parts.length;
  }
  return read;
}

function joinedTerm(parts: readonly Term[], choices: readonly Choice[], typed: string): Term {
  const names = choices.flatMap((choice) => choice.names);
  return {
    ...both(...parts),
    meaning: { kind: "either", meanings: choices.flatMap(({ meanings }) => meanings(typed)) },
    ...(names.length > 0 && { names }),
  };
}

function listAt(terms: readonly Term[], first: number, around: Surroundings): List | null {
  const start = choiceAt(terms, first, around);
  if (!start) return null;
  const choices = [start];
  const joins: Join[] = [];
  let end = start.end;
  for (;;) {
    const next = nextChoice(terms, choices, end, around);
    if (!next) break;
    choices.push(next.choice);
    joins.push(next.join);
    end = next.choice.end;
  }
  // A list without a word between its last two is none: `austin, texas`.
  while (joins.at(-1) === "comma") {
    joins.pop();
    choices.pop();
    end = choices.at(-1)?.end ?? end;
  }
  return choices.length > 1 ? { choices, end } : null;
}

function nextChoice(
  terms: readonly Term[],
  before: readonly Choice[],
  end: number,
  around: Surroundings,
): { choice: Choice; join: Join } | null {
  const last = before.at(-1);
  if (!last) return null;
  const word = joiningWord(terms[end]);
  const isAfterComma = hasComma(terms, end - 1, around);
  const found = choiceAt(terms, word === null ? end : end + 1, around, last);
  if (!found) return null;
  const choice = besideNear(last, found);
  if (word !== null) {
    const isMeant = joinsEither(word) || haveNoRaceTogether(last, choice);
    return isMeant && isOneKind(last, choice, true) ? { choice, join: "word" } : null;
  }
  if (before.every((one) => isApart(one, choice))) return { choice, join: "apart" };
  return isAfterComma && isOneKind(last, choice, false) ? { choice, join: "comma" } : null;
}

function joiningWord(term: Term | undefined): string | null {
  return term && isJoiningTerm(term) ? term.words.join(" ") : null;
}

/** `near boston or chicago`: near either. */
function besideNear(last: Choice, choice: Choice): Choice {
  const near = last.meanings("").at(-1);
  if (near?.kind !== "near" || choice.kind !== "place") return choice;
  const meanings = (typed: string) =>
    choice.meanings(typed).map((one): OneMeaning => {
      return one.kind === "place" ? { kind: "near", place: one.place, km: near.km } : one;
    });
  return { ...choice, kind: "near", meanings };
}

/** Of two names one has to be that of a large place: `sol y luna` is no choice of villages. */
function haveNoRaceTogether(...choices: readonly Choice[]): boolean {
  return (
    choices.every(({ kind, name, size }) => onlyOneOf.includes(kind) && (!name.length || size)) &&
    choices.some(({ name, size }) => !name.length || size === "large")
  );
}

function isOneKind(one: Choice, other: Choice, isWithCountries: boolean): boolean {
  // `turkey trot texas or oklahoma`: what stands before a state is no city of it.
  if (one.isInArea && !isCity(other)) return false;
  const isPlace = ({ kind }: Choice) => kind === "place" || (isWithCountries && kind === "country");
  return one.kind === other.kind || (isPlace(one) && isPlace(other));
}

/** Days that have none in common. `october 2026` after that month asks for none. */
function isApart(one: Choice, other: Choice): boolean {
  if (one.name.length > 0 || isYear(one.words.join(" ")) || isYear(other.words.join(" ")))
    return false;
  return one
    .meanings("")
    .every((known) => other.meanings("").every((added) => isBesides(known, added)));
}

function isBesides(one: OneMeaning, other: OneMeaning): boolean {
  return one.kind === "days" && other.kind === "days" && haveNoneInCommon(one.days, other.days);
}

function haveNoneInCommon(one: DayRange, other: DayRange): boolean {
  return one.to < other.from || other.to < one.from;
}

/** One of the things of which either will do. */
type Choice = {
  kind: OneMeaning["kind"];
  words: readonly string[];
  /** @param typed - the words before they were folded */
  meanings: (typed: string) => readonly OneMeaning[];
  /** The words of a name; empty where words with a meaning are the choice. */
  name: readonly string[];
  /** That of the place that has the name. */
  size: PlaceSize | null;
  /** The words that may be misspelt: a name, also one to be near to. */
  names: readonly string[];
  /** Whether a state or a country follows the name. */
  isInArea: boolean;
  /** The index of the term after it. */
  end: number;
};

/** What is known of terms besides their words. */
type Surroundings = {
  /** The places of the words behind which a comma stands. */
  commas: ReadonlySet<number>;
  sizeOf: SizeOfPlace;
};

/** The most words of a name beside an "or" that no place has. */
const nameLimit = 4;

/** A short name of a state: it belongs to the name before its comma too, `dallas, tx`. */
const shortLimit = 3;

/** Short names of states that are beginnings of their full names, and no words of their own. */
const beginnings = /^(al|ar|ca|co|fl|id|il|ma|ne|oh|ok|ut|wa|wi)$/;

/** States and provinces by names that no other name needs. */
const states =
  /^(alabama|arkansas|california|colorado|delaware|florida|idaho|illinois|indiana|louisiana|maine|massachusetts|michigan|nebraska|ohio|oklahoma|ontario|oregon|utah|washington|wisconsin)$/;

/** Whether a choice is a city or may be one: what stands before `texas or oklahoma` is none. */
function isCity({ name }: Choice): boolean {
  return name.length > 0 && !states.test(name.join(" "));
}

/**
 * The choice that begins at a place among the terms: one with a meaning, or a name, with its state:
 * `dallas`, `dallas tx`, `en cusco`, `la paz`. `null` where none does.
 * @param last - the choice before it
 */
function choiceAt(
  terms: readonly Term[],
  first: number,
  around: Surroundings,
  last?: Choice,
): Choice | null {
  const name = nameAt(terms, first, around, last);
  if (name) return name;
  // Said once more: `en lima o en cusco`.
  if (last && isBetween(terms[first])) return choiceAt(terms, first + 1, around, last);
  const { words = [], meaning, names = [] } = terms[first] ?? {};
  if (!meaning || meaning.kind === "any" || meaning.kind === "not") return null;
  const known = meaning.kind === "either" ? meaning.meanings : [meaning];
  const [one] = known;
  if (!one) return null;
  return {
    kind: one.kind,
    words,
    meanings: () => known,
    name: [],
    size: null,
    names,
    isInArea: false,
    end: first + 1,
  };
}

function isBetween(term: Term | undefined): boolean {
  return isWord(term) && isFiller(term?.words[0] ?? "") === "between";
}

/** Whether a term is a word that may stand in a name: `de` does in `playa de oro`. */
function isWord(term: Term | undefined): boolean {
  return term !== undefined && !term.meaning && !term.isQuoted && !isJoiningTerm(term);
}

function nameAt(
  terms: readonly Term[],
  first: number,
  around: Surroundings,
  last: Choice | undefined,
): Choice | null {
  // Only a word between them makes choices of names.
  if (!terms.some(isJoiningTerm)) return null;
  const found = (last ? nameBehind : nameBefore)(terms, first, around);
  if (!found) return null;
  const { name, state, size, end } = found;
  const area = areaAt(terms, end, hasComma(terms, end - 1, around), last);
  const meanings = (typed: string): OneMeaning[] => {
    const place = [asTyped(name, typed).join(" "), state, area].filter(Boolean).join(", ");
    return [{ kind: "place", place }];
  };
  const isInArea = area !== null;
  return {
    kind: "place",
    words: name,
    meanings,
    name,
    size,
    names: name,
    isInArea,
    end: end + (isInArea ? 1 : 0),
  };
}

/** A name, with the beginning of its state where that is said, and the index of the term after it. */
type Name = { name: readonly string[]; state: string | null; size: PlaceSize | null; end: number };

/** The name before an "or": all words up to it, unless the last ones alone are a place: `nocturna lima o cusco`. */
function nameBefore(terms: readonly Term[], first: number, around: Surroundings): Name | null {
  const end = endOfWords(terms, first, around);
  const whole = nameOf(terms, first, end, around);
  if (whole?.size) return whole;
  for (let start = Math.max(first + 1, end - placeWordsLimit); start < end; start++) {
    if (nameOf(terms, start, end, around)?.size === "large") return null;
  }
  return plainName(terms, first, around);
}

/** The name behind an "or": the longest that a place has, or else all words: `lima o cusco nocturna`. */
function nameBehind(terms: readonly Term[], first: number, around: Surroundings): Name | null {
  const plain = plainName(terms, first, around);
  const last = Math.min(endOfWords(terms, first, around), first + placeWordsLimit);
  for (let end = last; end > first; end--) {
    const name = nameOf(terms, first, end, around);
    if (name?.size === "large" || (name?.size && end >= (plain?.end ?? end))) return name;
  }
  return plain;
}

function plainName(terms: readonly Term[], first: number, around: Surroundings): Name | null {
  const words = endOfWords(terms, first, around);
  const other = terms.findIndex((term, at) => at >= first && !isPlain(term));
  const end = other < 0 ? words : Math.min(other, words);
  return end - first > nameLimit ? null : nameOf(terms, first, end, around);
}

/** The name of all words between two places among the terms. */
function nameOf(
  terms: readonly Term[],
  first: number,
  end: number,
  { sizeOf }: Surroundings,
): Name | null {
  const words = terms.slice(first, end).flatMap(({ words }) => words);
  if (words.length === 0) return null;
  const whole: Name = { name: words, state: null, size: sizeOf(words.join(" ")), end };
  const [name, state] = [words.slice(0, -1), words.at(-1) ?? ""];
  const isBeginning = beginnings.test(state);
  if (whole.size || name.length === 0 || !(isBeginning || states.test(state))) return whole;
  const size = sizeOf(name.join(" "));
  if (isBeginning) return { name, state: state.toUpperCase(), size, end };
  return size ? { name, state, size, end } : whole;
}

function endOfWords(terms: readonly Term[], first: number, around: Surroundings): number {
  let end = first;
  while (isWord(terms[end]) && (end === first || goesOn(terms, end, around))) end++;
  return end;
}

/** A name ends at a comma, but not before its state: `boston, ma`. */
function goesOn(terms: readonly Term[], at: number, around: Surroundings): boolean {
  return !hasComma(terms, at - 1, around) || beginnings.test(terms[at]?.words.join(" ") ?? "");
}

/** Whether a comma stands behind a term. */
function hasComma(terms: readonly Term[], at: number, { commas }: Surroundings): boolean {
  return commas.has(terms[at]?.at.at(-1) ?? -1);
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
