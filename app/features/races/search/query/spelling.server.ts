import type { Database } from "#db/database.ts";
import { searchWords } from "#db/schema.ts";
import { spelledAs } from "#db/search/spelling.ts";
import { centerOf } from "../../places/circle.server.ts";
import { withoutArticle } from "../../places/find-places.server.ts";
import { placeWordsLimit } from "../../places/near.ts";
import { placeSize, spelledPlace, writtenPlaceSize } from "../../places/place-names.server.ts";
import { wordsIn } from "../../reading/search-words.ts";
import { type Term, typedWords } from "../../reading/term.ts";
import { wordsWithMeaning } from "../../reading/terms.ts";

/**
 * The words of all terms as they are typed, those without a meaning or quotes as the races spell them.
 * The name of a large place stays although no race is there.
 */
export function correctedTerms(db: Database, terms: readonly Term[]): Promise<string[]> {
  const words = terms.map((term) => (isReadOrQuoted(term) ? "" : term.words.join(" ")));
  const places = wordsOfPlaces(words, (name) => writtenPlaceSize(name) === "large");
  return correctedIn(db, terms, (term) => {
    if (term.isQuoted) return [];
    return term.meaning ? misspeltNames(term) : term.words.filter((word) => !places.has(word));
  });
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
  const misspeltIn = terms.map(misspelt);
  const plain = [...new Set(misspeltIn.flat())];
  if (plain.length === 0) return typedWords(terms);
  const corrected = await correctedWords(db, plain, new Map(terms.flatMap(spelledPlaces)));
  const spelled = new Map(plain.map((word, at) => [word, corrected[at] ?? word]));
  return typedWords(
    terms.map((term, at) => {
      const own = misspeltIn[at] ?? [];
      const words = term.words.map((word) =>
        own.includes(word) ? (spelled.get(word) ?? word) : word,
      );
      return { ...term, words };
    }),
  );
}

/** The words that are part of the name of a place: `paso` in `el paso`. An empty one is in no name. */
function wordsOfPlaces(
  words: readonly string[],
  isPlace: (name: string) => boolean,
): ReadonlySet<string> {
  const found = words.flatMap((_, first) =>
    words.slice(first, first + placeWordsLimit).flatMap((_, more) => {
      const name = words.slice(first, first + more + 1);
      return name.every(Boolean) && isPlace(name.join(" ")) ? name : [];
    }),
  );
  return new Set(found);
}

/** Words that say nothing may stand in a name: `el`. */
function isReadOrQuoted({ meaning, isQuoted }: Term): boolean {
  return isQuoted === true || (meaning !== null && meaning.kind !== "any");
}

/** Those of the names within a meaning that are part of no place. */
function misspeltNames({ meaning, names = [] }: Term): readonly string[] {
  const known = placesNear(meaning).filter((place) => centerOf({ place }) && !respelled(place));
  const words = new Set(known.flatMap((place) => wordsIn(place)));
  const written = wordsOfPlaces(names, (name) => writtenPlaceSize(name) !== null);
  return names.filter((name) => !words.has(name) && !written.has(name));
}

/** The words of places to be near to, each with the way in which a larger place spells it. */
function spelledPlaces({ meaning }: Term): [word: string, spelled: string][] {
  return placesNear(meaning).flatMap((place) => {
    const words = wordsIn(place.split(", ")[0] ?? "");
    return (respelled(place) ?? []).flatMap((spelled, at): [string, string][] => {
      const word = words[at];
      return word && word !== spelled ? [[word, spelled]] : [];
    });
  });
}

/** The name of a place to be near to as a larger one spells it; `null` for a place that is well known. */
function respelled(place: string): readonly string[] | null {
  const [name = "", ...areas] = place.split(", ");
  const isKnown =
    areas.length > 0 ? centerOf({ place }) : (placeSize(name) ?? placeSize(withoutArticle(name)));
  return isKnown ? null : spelledPlace(wordsIn(name), areas);
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
