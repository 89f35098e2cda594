import type { Meaning, OneMeaning, Term } from "./term.ts";

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

/** Whether a word may join the terms before and after it. */
export function isJoining(word: string): boolean {
  return isOr.test(word) || isAnd.test(word);
}

/** `5k or 10k`, `enero o febrero`: two terms of one kind with an "or" between them are one. */
export function eitherOf(terms: readonly Term[]): Term[] {
  const joined: Term[] = [];
  for (let at = 0; at < terms.length; at++) {
    const [term, next] = terms.slice(at, at + 2);
    if (!term) break;
    const last = joined.at(-1);
    const word = term.isQuoted ? "" : term.words.join(" ");
    const isJoined = isOr.test(word) || (isAnd.test(word) && isOnlyOneOf(next?.meaning ?? null));
    const pair = last && next && isJoined ? bothOf(last.meaning, next.meaning) : null;
    if (last && next && pair) {
      joined[joined.length - 1] = {
        words: [...last.words, ...term.words, ...next.words],
        meaning: { kind: "either", meanings: pair },
      };
      at++;
    } else {
      joined.push(term);
    }
  }
  return joined;
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
