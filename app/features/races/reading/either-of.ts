import type { DayRange } from "../filters/days.ts";
import { type Choice, choiceAt, hasComma, isCity, type Surroundings } from "./choices.ts";
import { both, isJoiningTerm, joinsEither } from "./joining-words.ts";
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
