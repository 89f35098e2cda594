import { isFiller } from "./filler-words.ts";
import type { Term } from "./term.ts";

/** The most words of a place beside an "or". */
const placeLimit = 4;

export const isOr = /^(or|o|u)$/;

/** Whether a term is the "or" between two others, maybe with a preposition. */
export function isEither(term: Term | undefined): boolean {
  return term !== undefined && !term.isQuoted && !term.meaning && isOr.test(term.words[0] ?? "");
}

/**
 * `trujillo or santa maria`: words that an "or" joins, and that have no meaning, are places or parts of
 * names, with the state that follows: `austin tx or dallas tx`. So are those before them in a list.
 */
export function besideOr(terms: readonly Term[], commas: ReadonlySet<number>): Term[] {
  const pieces = piecesOf(terms, commas);
  const read: Term[] = [];
  for (const [at, piece] of [...pieces.entries()].reverse()) {
    const [next] = read;
    const isBeside = [pieces[at - 1], pieces[at + 1]].some((one) => isEither(one?.[0]));
    const isListed = endsWithComma(piece, commas) && next?.meaning?.kind === "place";
    const isName = isPlain(piece[0]) && (isBeside || (isListed && isEitherAfter(pieces, at)));
    read.unshift(...(isName ? [placeOf(piece)] : piece));
  }
  return read;
}

/** Words that have no meaning, with the state behind them, or one other term. */
function piecesOf(terms: readonly Term[], commas: ReadonlySet<number>): Term[][] {
  const pieces: Term[][] = [];
  for (let first = 0; first < terms.length; ) {
    let end = first;
    while (end - first < placeLimit && isPlain(terms[end])) {
      end++;
      if (commas.has(terms[end - 1]?.at.at(-1) ?? -1)) break;
    }
    if (end > first && isStateOf(terms.slice(first, end), terms[end], commas)) end++;
    const piece = terms.slice(first, Math.max(end, first + 1));
    pieces.push(piece);
    first += piece.length;
  }
  return pieces;
}

/** The state of a town: `austin texas`, and after a comma by its short name, `austin, tx`. */
function isStateOf(town: Term[], state: Term | undefined, commas: ReadonlySet<number>): boolean {
  if (state?.meaning?.kind !== "place") return false;
  return !endsWithComma(town, commas) || /^[a-z]{2}$/.test(state.words.join(" "));
}

export function isPlain(term: Term | undefined): boolean {
  return term !== undefined && !term.meaning && !term.isQuoted && !isFiller(term.words[0] ?? "");
}

function endsWithComma(piece: Term[], commas: ReadonlySet<number>): boolean {
  return commas.has(piece.at(-1)?.at.at(-1) ?? -1);
}

/** Whether an "or" follows before anything else than places. */
function isEitherAfter(pieces: Term[][], at: number): boolean {
  const [next] = pieces[at + 1] ?? [];
  if (isEither(next)) return true;
  return (isPlain(next) || isOfPlace(next)) && isEitherAfter(pieces, at + 1);
}

function placeOf(piece: Term[]): Term {
  const { words, at } = both(...piece);
  const [state] = piece.flatMap(({ meaning }) =>
    meaning?.kind === "place" ? [meaning.place] : [],
  );
  const town = both(...piece.filter(({ meaning }) => !meaning)).words.join(" ");
  return { words, at, meaning: { kind: "place", place: state ? `${town}, ${state}` : town } };
}

/** The words of a term that are the name of a place only because an "or" stands beside them. */
export function guessedWords({ words, meaning }: Term): string[] {
  const meanings = meaning?.kind === "either" ? meaning.meanings : [meaning];
  const towns = meanings.flatMap((one) =>
    one?.kind === "place" ? (one.place.split(", ")[0]?.split(" ") ?? []) : [],
  );
  return words.filter((word) => towns.includes(word));
}

export function isOfPlace(term: Term | undefined): boolean {
  return term?.meaning?.kind === "place" || term?.meaning?.kind === "country";
}

/** The words of several terms, and where they stand. */
export function both(...parts: Term[]): Pick<Term, "words" | "at"> {
  return { words: parts.flatMap(({ words }) => words), at: parts.flatMap(({ at }) => at) };
}
