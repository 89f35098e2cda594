import type { SizeOfPlace } from "../places/near.ts";
import { both, isFiller, isPlain } from "./filler-words.ts";
import type { Meaning, Term } from "./term.ts";

/** Words that leave out what follows them, wherever they stand. */
export const leavingOut =
  "except excepting excluding exclude without discard remove omit minus sin excepto salvo menos descarta descartar descartando excluye excluir excluyendo elimina eliminar borra borrar quita quitar saca".split(
    " ",
  );

const denying = new RegExp(`^(not|no|ni|nor|isn['’]?t|aren['’]?t|${leavingOut.join("|")})$`);

/** Verbs between a denial and what it leaves out: `que no sea en julio`. */
const linking = /^(be|sea|sean|es)$/;

/** Kinds of meanings that can be left out. `no limit` and `sin costo` have other meanings. */
const kinds = ["type", "country", "place", "near", "length", "days", "season", "weekdays"];

/** Races of a series have its name: `triathlons but not Ironman`. */
export function isSeries(name: string): boolean {
  return /^(ironman|xterra|utmb|spartan|skyrunning|challenge)$/.test(name);
}

/** Words that stand between: `not in lima`, `except for texas`. */
const linkLimit = 2;

/**
 * Joins a word that denies to what it leaves out: `not texas`, `no trail`, `excepto lima`. A name counts
 * only where a place has it: `no limits run` is a name.
 */
export function withExclusions(
  terms: readonly Term[],
  { sizeOf, commas }: { sizeOf: SizeOfPlace; commas: ReadonlySet<number> },
): Term[] {
  const read: Term[] = [];
  for (let first = 0; first < terms.length; ) {
    const [one, no] = terms.slice(first, first + 2);
    if (one && no && isDeniedAfter(one, no, commas)) {
      read.push({ ...both(one, no), meaning: { kind: "not", term: one } });
      first += 2;
      continue;
    }
    const size = exclusionAt(terms, first, sizeOf);
    const parts = terms.slice(first, first + Math.max(size, 1));
    const last = parts.at(-1);
    read.push(
      ...(size > 0 && last
        ? [{ ...both(...parts), meaning: { kind: "not" as const, term: last } }]
        : parts),
    );
    first += parts.length;
  }
  return read;
}

/** `Maratón no, algo corto`: a comma after the denial means that it applies to what precedes it. */
function isDeniedAfter(one: Term, no: Term, commas: ReadonlySet<number>): boolean {
  const isDenial = no.words.join(" ") === "no" && !no.isQuoted && commas.has(no.at[0] ?? -1);
  const hasComma = commas.has(one.at.at(-1) ?? -1);
  return isDenial && !hasComma && one.meaning !== null && isLeftOut(one.meaning);
}

/** `Not in july or august` leaves out both. */
function isLeftOut(meaning: Meaning): boolean {
  if (meaning.kind !== "either") return kinds.includes(meaning.kind);
  return meaning.meanings.every(({ kind }) => kinds.includes(kind));
}

/** How many terms an exclusion has that begins at a term; 0 where none does. */
function exclusionAt(terms: readonly Term[], first: number, sizeOf: SizeOfPlace): number {
  const start = terms[first];
  if (!start || start.isQuoted) return 0;
  const word = start.words.join(" ");
  const before = terms[first - 1]?.words.join(" ") ?? "";
  // `Anything but summer`.
  const isBut = word === "but" && /^(anything|anywhere|everything|whenever|anytime)$/.test(before);
  if (!isBut && !denying.test(word)) return 0;
  // `12k más o menos en Lima`.
  if (/^(mas )?o$/.test(before)) return 0;
  for (let size = 2; size <= linkLimit + 2; size++) {
    const term = terms[first + size - 1];
    if (!term || term.isQuoted) return 0;
    if (term.meaning && isLeftOut(term.meaning)) return size;
    const name = term.words.join(" ");
    if (linking.test(name)) continue;
    if (isPlain(term)) return sizeOf(name) === null && !isSeries(name) ? 0 : size;
    if (term.meaning || isFiller(name) !== "between") return 0;
  }
  return 0;
}
