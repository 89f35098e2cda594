import type { Day } from "#values/day.ts";
import { fold } from "#values/text/fold.ts";
import { placeWordsLimit, type SizeOfPlace } from "../places/near.ts";
import { readCircle, readRadius } from "./circle-words.ts";
import { readDays } from "./date-words.ts";
import { eitherOf } from "./either-of.ts";
import { withExclusions } from "./exclusions.ts";
import {
  both,
  connecting,
  isAroundHere,
  isFiller,
  isHere,
  isJoining,
  isPlain,
  isTalk,
} from "./filler-words.ts";
import { holidays } from "./holidays.ts";
import { climbAt, readEitherLength, readLength } from "./length-words.ts";
import { monthNames } from "./months.ts";
import { readNumericDate } from "./one-date.ts";
import { asksForOpen } from "./open-words.ts";
import { countryWords, readPlace, readShared } from "./place-words.ts";
import { readPrice } from "./price-words.ts";
import { type Region, regionNamed } from "./regions.ts";
import { commasIn } from "./search-words.ts";
import { seasonNames, southernCountries } from "./season-words.ts";
import { type Meaning, type OneMeaning, type Term, wordInQuotes } from "./term.ts";
import { readType, typeNames } from "./type-words.ts";
import { inOneYear } from "./year-words.ts";

/** The most words that a phrase has: `el 5 de mayo de 2027`, `entre el 5 y el 9 de mayo`. */
const phraseLimit = 8;

/** Words that misspelt words may be corrected to even if no race contains them. */
export const wordsWithMeaning = [
  ...monthNames,
  ...seasonNames,
  ...Object.keys(typeNames).filter((name) => !name.includes(" ")),
  ...countryWords,
  ..."marathon marathons maraton maratones half media medio kilometers kilometros miles".split(" "),
  ..."weekend weekends semana gratis free".split(" "),
  ...holidays.flatMap(({ names }) => names).filter((name) => !name.includes(" ")),
];

/**
 * Finds the meanings of folded words, in English and in Spanish: `21k`, `trail`, `usa`, `tx`,
 * `december 2026`, `next spring`, `under 50 dollars`, `near lima`. The longest phrase with a meaning
 * wins; words without a meaning stay words. Words that say nothing beside the others mean any race.
 * Words in quotes are taken as they are.
 * @param today - the day from which `next month` counts
 * @param typed - the words before they were folded
 * @param sizeOf - tells which names are places, where that decides what an "and" means
 */
export function termsIn(
  words: readonly string[],
  today: Day,
  typed = "",
  sizeOf: SizeOfPlace = () => null,
): Term[] {
  const terms: Term[] = [];
  const commas = commasIn(typed);
  const ends = [...commas];
  for (let first = 0; first < words.length; first += terms.at(-1)?.words.length ?? 1) {
    const comma = ends.find((at) => at >= first) ?? words.length;
    const term = longestTerm(words.slice(first), today, comma - first + 1);
    terms.push({ ...term, at: term.words.map((_, place) => first + place) });
  }
  const dated = inOneYear(withNames(terms, typed), today);
  const joined = withExclusions(eitherOf(dated, { commas, sizeOf }, typed), { sizeOf, commas });
  return inOneHemisphere(withoutFillers(joined));
}

/** The terms without those that any race matches. */
export function tellingTerms(terms: readonly Term[]): Term[] {
  return terms.filter(({ meaning }) => meaning?.kind !== "any");
}

/** Each word as itself, once. */
export function plainTerms(words: readonly string[]): Term[] {
  const places = Map.groupBy(
    words.keys(),
    (at) => wordInQuotes(words[at] ?? "") ?? words[at] ?? "",
  );
  return [...places].map(([word, at]) => ({ words: [word], at, meaning: null }));
}

/** @param untilComma - how many words stand before the next comma: a name ends there */
function longestTerm(
  rest: readonly string[],
  today: Day,
  untilComma = rest.length,
): Omit<Term, "at"> {
  const quoted = wordInQuotes(rest[0] ?? "");
  if (quoted !== null) return { words: [quoted], meaning: null, isQuoted: true };
  const climb = climbAt(rest);
  if (climb > 0) return { words: rest.slice(0, climb), meaning: { kind: "any" } };
  const near = nearTerm(rest, today, untilComma);
  if (near) return near;
  // It may join what stands before and after it, or leave out what follows.
  if (isJoining(rest[0] ?? "") || rest[0] === "but") {
    return { words: rest.slice(0, 1), meaning: null };
  }
  const words = rest.slice(0, phraseLimit);
  for (let size = words.length; size > 0; size--) {
    const phrase = words.slice(0, size);
    const meaning = meaningOf(phrase, today);
    if (meaning) return { words: phrase, meaning };
  }
  return { words: words.slice(0, 1), meaning: null };
}

function meaningOf(phrase: readonly string[], today: Day): Meaning | null {
  if (isAroundHere(phrase)) return { kind: "any" };
  const [word = "", another] = phrase;
  const region = regionNamed(phrase.join(" "));
  if (region) return meaningOfRegion(region);
  const meanings = another === undefined ? readEither(word, today) : [];
  if (meanings.length > 1) return { kind: "either", meanings };
  if (meanings[0]) return meanings[0];
  // A connecting word at the end belongs to the next phrase.
  if (connecting.test(phrase.at(-1) ?? "")) return null;
  const start = phrase.findIndex((word) => !connecting.test(word));
  const telling = phrase.slice(start);
  // `In South America`: the name of a part of the world, and of a place, is read after its `in`.
  const isRegion = start > 0 && regionNamed(telling.join(" ")) !== null;
  return readOne(phrase, today) ?? (start > 0 && !isRegion ? readOne(telling, today) : null);
}

function meaningOfRegion({ states, shown }: Region): Meaning {
  const meanings = states.map((place): OneMeaning => ({ kind: "place", place }));
  return { kind: "either", meanings, shown };
}

/** `5k/10k`; `3/4/2027` is a day in March or in April; `nl` is in Canada or in Mexico. */
function readEither(word: string, today: Day): OneMeaning[] {
  const days = readNumericDate(word, today);
  return days.length > 0
    ? days.map((one) => ({ kind: "days", days: one }))
    : [...readEitherLength(word), ...readShared(word)];
}

function readOne(phrase: readonly string[], today: Day): OneMeaning | null {
  return (
    readLength(phrase) ??
    readPrice(phrase) ??
    (asksForOpen(phrase) ? { kind: "open" } : null) ??
    readType(phrase) ??
    readPlace(phrase) ??
    readDays(phrase, today)
  );
}

/** `near boston`, `a 30 km de la ciudad de mexico`: up to the next words with another meaning. */
function nearTerm(
  rest: readonly string[],
  today: Day,
  untilComma: number,
): Omit<Term, "at"> | null {
  const circle = readCircle(rest);
  if (!circle) return null;
  let { km } = circle;
  const start = circle.size;
  if (isHere(rest[start])) return { words: rest.slice(0, start + 1), meaning: { kind: "any" } };
  const named = namedPlace(rest.slice(start), today, untilComma - start);
  if (!named) return null;
  // `near springfield missouri`: the state and the country belong to the place.
  const { names } = named;
  let { size, place } = named;
  for (;;) {
    const area = placeAt(rest.slice(start + size));
    if (!area) break;
    place = `${place}, ${area.place}`;
    size += area.size;
  }
  const radius = km === null ? readRadius(rest.slice(start + size), true) : null;
  if (radius) {
    km = radius.km;
    size += radius.size;
  }
  const words = rest.slice(0, start + size);
  return { words, meaning: { kind: "near", place, km }, ...(names && { names }) };
}

/** The place at the beginning. An article belongs to it (`la molina`) unless a name follows that we know. */
function namedPlace(
  rest: readonly string[],
  today: Day,
  limit: number,
): { size: number; place: string; names?: string[] } | null {
  const known = placeAt(rest);
  if (known) return known;
  const article = /^(the|el|la|los|las)$/.test(rest[0] ?? "") ? 1 : 0;
  const behind = article ? placeAt(rest.slice(article)) : null;
  if (behind) return { size: article + behind.size, place: behind.place };
  let size = article;
  while (size < Math.min(placeWordsLimit, limit)) {
    // Part of a name in Spanish: `villa el salvador`, `santa maria del mar`.
    const links = size === article ? 0 : linksIn(rest.slice(size));
    if (!isPlaceWord(rest.slice(size + links), today)) break;
    size += links + 1;
  }
  const names = rest.slice(0, size);
  return size === article ? null : { size, place: names.join(" "), names };
}

function linksIn(rest: readonly string[]): number {
  if (!/^(de|del|el)$/.test(rest[0] ?? "")) return 0;
  return rest[0] === "de" && /^(la|los|las)$/.test(rest[1] ?? "") ? 2 : 1;
}

function placeAt(rest: readonly string[]): { size: number; place: string } | null {
  for (let size = placeWordsLimit; size > 0; size--) {
    const meaning = rest.length < size ? null : readPlace(rest.slice(0, size));
    if (meaning?.kind === "place") return { size, place: meaning.place };
    if (meaning?.kind === "country") return { size, place: meaning.country };
  }
  return null;
}

function isPlaceWord([word, ...more]: readonly string[], today: Day): boolean {
  if (word === undefined || isFiller(word) || isTalk(word) || /^(["\d]|within$)/.test(word))
    return false;
  return longestTerm([word, ...more], today).meaning === null;
}

/** Words that say nothing mean any race, as long as something is left or they ask for all races. */
function withoutFillers(terms: readonly Term[]): Term[] {
  const kinds = terms.map(({ words, meaning, isQuoted }) =>
    isQuoted
      ? null
      : meaning === null
        ? isFiller(words[0] ?? "")
        : meaning.kind === "any"
          ? "always"
          : "telling",
  );
  const isLeft = (kind: string | null) => kind === null || kind === "telling";
  const isAmongTelling = kinds.some((each) => each === "telling" || each === "always");
  const drops = (kind: string | null, word: string) =>
    kind === "always" ||
    // A single letter may be the beginning of a word.
    (kind === "between" && (word.length > 1 || isAmongTelling)) ||
    (kind === "often" && isAmongTelling);
  if (!kinds.some(isLeft) && !kinds.includes("always")) {
    return [...terms];
  }
  return terms.map((term, at) =>
    drops(kinds[at] ?? null, term.words.join(" ")) ? { ...term, meaning: { kind: "any" } } : term,
  );
}

/** Beside one country, a season is that of its hemisphere. */
function inOneHemisphere(terms: readonly Term[]): Term[] {
  const countries = terms.flatMap(({ meaning }) =>
    meaning?.kind === "country" ? [meaning.country.toLowerCase()] : [],
  );
  const [country, another] = countries;
  if (country === undefined || another !== undefined) return [...terms];
  const only = southernCountries.includes(country) ? "south" : "north";
  const there = (one: OneMeaning): OneMeaning => (one.kind === "season" ? { ...one, only } : one);
  return terms.map((term) => {
    const { meaning } = term;
    if (!meaning || meaning.kind === "any" || meaning.kind === "not") return term;
    if (meaning.kind !== "either") return { ...term, meaning: there(meaning) };
    return { ...term, meaning: { ...meaning, meanings: meaning.meanings.map(there) } };
  });
}

/** Terms whose words name something else because of the words around them, or as they were typed. */
function withNames(terms: readonly Term[], typed: string): Term[] {
  return withMountains(withMounts(withOregon(withLosAngeles(terms))), typed);
}

/** Cities of which somebody says the state: `portland or`. */
const oregonCities =
  /^(portland|eugene|salem|bend|ashland|medford|corvallis|hood river|lake oswego|sisters|astoria)$/;

/** `portland or`, `portland or usa`, `bend or 10k`: an "or" before another place joins the two. */
function withOregon(terms: readonly Term[]): Term[] {
  return terms.map((term, at) => {
    const before = terms.slice(Math.max(at - 2, 0), at).map(({ words }) => words.join(" "));
    const isCity = oregonCities.test(before.at(-1) ?? "") || oregonCities.test(before.join(" "));
    const next = terms[at + 1];
    const isOr = !term.isQuoted && term.words.join(" ") === "or";
    if (!isOr || !isCity || (next && !cannotBeCity(next))) return term;
    return { ...term, meaning: { kind: "place", place: "Oregon" } };
  });
}

function cannotBeCity({ words, meaning }: Term): boolean {
  if (!meaning) return isJoining(words.join(" "));
  if (meaning.kind === "country") return fold(meaning.country) === "united states";
  return meaning.kind !== "place" && meaning.kind !== "near";
}

/** `montaña` is no way to write Montana. No state has the plural. */
function withMountains(terms: readonly Term[], typed: string): Term[] {
  const isTyped = /montaña(?!s)/i.test(typed.normalize("NFC"));
  return terms.map((term) => {
    const word = term.isQuoted ? "" : term.words.at(-1);
    const isState = term.meaning?.kind === "place" && word === "montana";
    const isMountains = (isTyped && isState) || (!term.meaning && word === "montanas");
    return isMountains ? { ...term, meaning: { kind: "type", type: "Trail" } } : term;
  });
}

/** `mt hood`, `mt st helens`: a name follows. Behind a name it is the state: `bozeman mt`. */
function withMounts(terms: readonly Term[]): Term[] {
  const read: Term[] = [];
  for (let first = 0; first < terms.length; ) {
    const size = terms[first + 1]?.words[0] === "st" ? 3 : 2;
    const parts = terms.slice(first, first + size);
    const [mount, ...name] = parts;
    const isMount = mount?.meaning && mount.words.join(" ") === "mt" && !isPlain(read.at(-1));
    if (!isMount || name.length < size - 1 || !name.every(isPlain)) {
      read.push(...terms.slice(first, first + 1));
      first++;
      continue;
    }
    const { words, at } = both(...parts);
    const place = ["mount", ...words.slice(1)].join(" ");
    read.push({ words, at, meaning: { kind: "place", place } });
    first += size;
  }
  return read;
}

/** No Spanish ends with its article: `half marathon la`, `10k in la`. `new orleans la` is in Louisiana. */
function withLosAngeles(terms: readonly Term[]): Term[] {
  const [before, last] = terms.slice(-2);
  const isLast = last?.words.join(" ") === "la" && !last.isQuoted;
  const isCity = isLast && (before?.meaning || before?.words.join(" ") === "in");
  if (!isCity) return [...terms];
  return [...terms.slice(0, -1), { ...last, meaning: { kind: "place", place: "Los Angeles" } }];
}
