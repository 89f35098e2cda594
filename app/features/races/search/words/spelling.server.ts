import type { Database } from "#db/database.ts";
import { searchWords } from "#db/schema.ts";
import { spelledAs } from "#db/search/spelling.ts";
import { centerOf } from "../../places/circle.server.ts";
import { spelledPlace } from "../../places/place-names.server.ts";
import { typedWords } from "../reading/quotes.ts";
import type { Term } from "../reading/term.ts";
import { wordsWithMeaning } from "../reading/terms.ts";
import { wordsIn } from "./search-words.ts";

/** The words of all terms as they are typed, those without a meaning or quotes as the races spell them. */
export function correctedTerms(db: Database, terms: readonly Term[]): Promise<string[]> {
  return correctedIn(db, terms, (term) =>
    term.isQuoted ? [] : term.meaning ? misspeltNames(term) : term.words,
  );
}

/** The same, where only the names within a meaning may be misspelt: `limma o cusco`. */
export function correctedNames(db: Database, terms: readonly Term[]): Promise<string[]> {
  return correctedIn(db, terms, misspeltNames);
}

async function correctedIn(
  db: Database,
  terms: readonly Term[],
  misspelt: (term: Term) => readonly string[],
): Promise<string[]> {
  const plain = [...new Set(terms.flatMap(misspelt))];
  if (plain.length === 0) return typedWords(terms);
  const corrected = await correctedWords(db, plain, new Map(terms.flatMap(spelledPlaces)));
  const spelled = new Map(plain.map((word, at) => [word, corrected[at] ?? word]));
  return typedWords(
    terms.map((term) => {
      const own = misspelt(term);
      const words = term.words.map((word) =>
        own.includes(word) ? (spelled.get(word) ?? word) : word,
      );
      return { ...term, words };
    }),
  );
}

/** Those of the names within a meaning, without the names of known places to be near to. */
function misspeltNames({ meaning, names = [] }: Term): readonly string[] {
  const known = placesNear(meaning).filter((place) => centerOf({ place }));
  const words = known.flatMap((place) => wordsIn(place));
  return names.filter((name) => !words.includes(name));
}

/** The words of unknown places to be near to, each with the way in which a place spells it. */
function spelledPlaces({ meaning }: Term): [word: string, spelled: string][] {
  const unknown = placesNear(meaning).filter((place) => !centerOf({ place }));
  return unknown.flatMap((place) => {
    const [name = "", ...areas] = place.split(", ");
    const words = wordsIn(name);
    const spelled = spelledPlace(words, areas) ?? words;
    return words.flatMap((word, at): [string, string][] =>
      spelled[at] && spelled[at] !== word ? [[word, spelled[at]]] : [],
    );
  });
}

function placesNear(meaning: Term["meaning"]): string[] {
  const meanings = meaning?.kind === "either" ? meaning.meanings : [meaning];
  return meanings.flatMap((one) => (one?.kind === "near" ? [one.place] : []));
}

/**
 * Each word as the races spell it: `maratn limma` becomes `maraton lima`. A word of the races that is
 * one mistake away is preferred, then a word with a meaning (`decembr`), then a similar word.
 * @param likely - how words that no race has are spelled before all others
 */
export function correctedWords(
  db: Database,
  words: readonly string[],
  likely?: ReadonlyMap<string, string>,
): Promise<string[]> {
  return spelledAs(db, searchWords, words, { others: wordsWithMeaning, likely });
}

/** Each word of a name as the races spell it: a name has no words with a meaning. */
export function correctedName(db: Database, words: readonly string[]): Promise<string[]> {
  return spelledAs(db, searchWords, words);
}
