import { placeWordsLimit, type SizeOfPlace } from "#features/races/places/near.ts";
import { readCircle, readRadius } from "#features/races/reading/circle-words.ts";
import { isHere } from "#features/races/reading/filler-words.ts";
import { countryNamed, readPlace } from "#features/races/reading/place-words.ts";
import {
  countryOfState,
  type Region,
  regionNamed,
  regionNameLimit,
  regionWords,
} from "#features/races/reading/regions.ts";
import { capitalized } from "#features/races/reading/term.ts";
import { fold } from "#values/text/fold.ts";
import type { BookedPlace, PlaceBook } from "../place-book.ts";
import { editDistance, slipsAllowed } from "../words/edit-distance.ts";
import { type Found, findPhrases, type WordSpan, without } from "../words/phrasebook.ts";
import { type SplitMessage, typedWords, wordsOfName } from "../words/sentence.ts";
import { wordSet } from "../words/word-set.ts";
import { raceWords } from "./cues.ts";
import { country, countryWords, specifiedPlaces } from "./place-names.ts";

/** A place in a sentence: all places of the name, and how the sentence speaks of it. */
export type NamedPlace = {
  candidates: readonly BookedPlace[];
  /** `near Lima`: its surroundings too, as far as the sentence says. */
  near: { km: number | null } | null;
};

/** `near`, `within 50 km of`: how far around the place that follows. */
export type Circle = WordSpan & { km: number | null; isBefore: boolean };

/** The words of a sentence that ask for the surroundings of what follows them. */
export function readCircles(words: readonly string[]): Circle[] {
  const found: Circle[] = [];
  for (const at of words.keys()) {
    const before = readCircle(words.slice(at));
    const isNear = found.some(({ isBefore, km }) => isBefore && km === null);
    const circle = before ?? readRadius(words.slice(at), isNear);
    const isWithin = found.some((other) => at < other.at + other.size);
    if (circle && !isWithin && !isHere(words[at + circle.size])) {
      found.push({ at, size: circle.size, km: circle.km, isBefore: before !== null });
    }
  }
  return found;
}

/** The words that ask for the surroundings of the runner: `within 20 miles of me`. */
export function readHere(words: readonly string[]): WordSpan[] {
  return [...words.keys()].flatMap((at) => {
    const circle = readCircle(words.slice(at));
    return circle && isHere(words[at + circle.size]) ? [{ at, size: circle.size + 1 }] : [];
  });
}

/** Whether a sentence asks for races where the runner is: `10k near me`, `carreras cerca`. */
export function asksForHere(words: readonly string[]): boolean {
  return words.some((word, at) => {
    if (/^(nearby|alrededor)$/.test(word)) return true;
    if (word === "cerca" && /^(|mio|mia)$/.test(words[at + 1] ?? "")) return true;
    const circle = readCircle(words.slice(at));
    const next = words[at + (circle?.size ?? 0)];
    return circle !== null && (isHere(next) || next === "my");
  });
}

/** The places of a book by their words, for sentences. */
type PlaceIndex = {
  byName: ReadonlyMap<string, readonly BookedPlace[]>;
  /** Names for misspelt ones, by their first letter. */
  byLetter: ReadonlyMap<string, readonly string[]>;
  longest: number;
};

const leading = wordSet(
  `in en near around at from de del to for about cerca por a outside within across visit visiting
    through only solo`,
);
const joining = wordSet("y e o u and or vs");

/** How a sentence says which kind of place it means: `the state of Texas`, `New York City`. */
const kindBefore: Record<string, BookedPlace["kind"]> = {
  city: "city",
  ciudad: "city",
  state: "state",
  estado: "state",
  province: "state",
  provincia: "state",
  region: "state",
  departamento: "state",
};

const indexes = new WeakMap<PlaceBook, PlaceIndex>();

/** Whether a word is part of the name of a place: it is not a misspelt word then. */
export function isPlaceWord(word: string, book: PlaceBook): boolean {
  return placeIndex(book).byName.has(word);
}

/**
 * The places that the rest of a sentence names, the longest name first, also with typing mistakes.
 * @param isPlain - a word that is a place only after `in` and the like: `may`, `cool`
 * @param isOwnName - what no other name is taken for, as like as it may be: `chill` is not Chile, Huaral not Huaraz
 */
export function readPlaces(
  words: readonly string[],
  book: PlaceBook,
  {
    isPlain,
    isOwnName,
  }: { isPlain: (word: string) => boolean; isOwnName: (phrase: string) => boolean },
  circles: readonly Circle[] = [],
): Found<NamedPlace>[] {
  const index = placeIndex(book);
  const found: Found<NamedPlace>[] = [];
  const tries = { left: mostTries };
  for (let at = 0; at < words.length; at++) {
    const place = placeAt({ words, at, index, isPlain, isOwnName, previous: found.at(-1), tries });
    if (!place) continue;
    found.push({
      at,
      size: place.size,
      value: { ...place.value, near: circleBeside(circles, words, at, place.size) },
    });
    at += place.size - 1;
  }
  const rest = without(words, found);
  for (const { value, ...span } of findPhrases(countryWords, rest)) {
    found.push({ ...span, value: { candidates: [country(value)], near: null } });
  }
  return found.toSorted((a, b) => a.at - b.at);
}

/** Messages of so few words name a place after `in` also without a capital: `in oregon instead`. */
const shortPlaceMessage = 3;

/** A place that no race is at: `in Timbuktu`. Its capital tells it from other words. */
export function readUnknownPlace(
  sentence: SplitMessage,
  rest: readonly string[],
  isPlain: (word: string) => boolean,
): Found<string> | null {
  const isShort = rest.length <= shortPlaceMessage;
  const at = rest.findIndex(
    (word, here) =>
      isInPlace(rest, here) &&
      /^\p{L}{3,}$/u.test(word) &&
      !isPlain(word) &&
      ((isShort && !articles.has(rest[here - 1] ?? "")) ||
        /^\p{Lu}\p{Ll}/u.test(typedWords(sentence, here, here + 1))),
  );
  if (at < 0) return null;
  let end = at + 1;
  while (rest[end] && /^\p{Lu}\p{Ll}/u.test(typedWords(sentence, end, end + 1)) && end < at + 3)
    end++;
  return { at, size: end - at, value: asName(typedWords(sentence, at, end)) };
}

/** `in Timbuktu`, `en los Altos`. */
function isInPlace(words: readonly string[], at: number): boolean {
  const lead = words.slice(Math.max(0, at - 2), at).filter((word) => !articles.has(word));
  return /^(in|en|near|around)$/.test(lead.at(-1) ?? "");
}

/** By themselves they name no place. */
const articles = wordSet("the el la lo los las");

/** Words before the name of a place where no race may be. */
const leadsToPlace = /^(in|en|near|around|at|de|from|a|to|for|para|visiting|between|entre)$/;

/** What may follow a place that begins a message: `Fort Worth también`, `dallas ish`. */
const afterFirst =
  /^(?:|ish|area|too|also|or|and|then|instead|is|works|would|o|y|tambien|por|pues|mejor|esta|estaria|entonces)$/;

/**
 * A place that is on the map and not in the book, with its surroundings: after words such as `near`, or
 * as the whole message, which may answer where to look.
 */
export function readFarPlace(
  sentence: SplitMessage,
  rest: readonly string[],
  circles: readonly Circle[],
  {
    sizeOf,
    isPlain,
    isListed,
  }: {
    sizeOf: SizeOfPlace;
    isPlain: (word: string) => boolean;
    /** Set where only places count that stand in a list with others. */
    isListed?: (span: WordSpan) => boolean;
  },
): Found<NamedPlace> | null {
  const strange = rest.filter((word) => word !== "" && !isPlain(word)).length;
  for (const at of rest.keys()) {
    const circle = circles.find((one) => one.isBefore && one.at + one.size === at);
    const lead = sentence.words[at - 1] ?? "";
    const goesOn =
      (/^(and|y|o|or)$/.test(lead) && rest.length <= shortPlaceMessage) ||
      (/^(about|mejor)$/.test(lead) && strange <= shortPlaceMessage);
    const isAround = circle !== undefined || isAroundPlace(sentence.words, at);
    const isLed = isAround || leadsToPlace.test(lead) || goesOn || isItem(sentence, at);
    for (let size = Math.min(placeWordsLimit, rest.length - at); size > 0; size--) {
      const phrase = rest.slice(at, at + size);
      const isWhole = at === 0 && size === rest.length;
      if (size === 1 && articles.has(phrase[0] ?? "")) continue;
      const next = sentence.words[at + size] ?? "";
      const isFirst = at === 0 && afterFirst.test(next);
      const isMeant = isListed
        ? isListed({ at, size })
        : isLed || isWhole || isFirst || next === "ish";
      if (!isMeant || phrase.some((word) => !/^\p{L}/u.test(word))) continue;
      const typed = nameAsTyped(sentence, at, size);
      // Nearly every word is some village.
      const found = sizeOf(phrase.join(" "));
      // A village is meant where the words lead to nothing but a place: `por ahí por Canta`.
      const isSmall =
        found === "small" && (isAround || isListed !== undefined) && !phrase.some(isPlain);
      const isPlace = found === "large" || isSmall;
      // `Within driving distance of el paso`: nothing but a place follows.
      const isName = isAround && size > 1 && found === "large";
      if (!isPlace || (phrase.every(isPlain) && !isName && !/^\p{Lu}/u.test(typed))) continue;
      const name = capitalized(typed);
      // A state such as Alaska has no surroundings.
      const isWritten = circle === undefined && readPlace(phrase) !== null;
      const near = isWritten ? null : { km: circle?.km ?? null };
      return { at, size, value: { candidates: [unbooked(name)], near } };
    }
  }
  return null;
}

/** A name as it was typed; in `abbotsford/chilliwack` two stand together. */
function nameAsTyped(sentence: SplitMessage, at: number, size: number): string {
  const typed = typedWords(sentence, at, at + size);
  return /[/,]/.test(typed) ? sentence.words.slice(at, at + size).join(" ") : typed;
}

/** Towns whose names begin with that of another place: `colorado springs` is not Colorado in spring. */
export function readLongNames(
  sentence: SplitMessage,
  book: PlaceBook,
  sizeOf: SizeOfPlace,
): Found<NamedPlace>[] {
  const { byName } = placeIndex(book);
  const { words } = sentence;
  return words.flatMap((word, at) => {
    // As it was typed: a misspelt `spring` is mended to the season.
    const [next = ""] = wordsOfName(typedWords(sentence, at + 1, at + 2));
    const name = `${word} ${next}`;
    const isKnown = byName.has(name) || byName.has(next) || readPlace([word, next]) !== null;
    const isPlace = byName.has(word) || readPlace([word])?.kind === "place";
    if (!isPlace || !/^\p{L}{4,}$/u.test(next) || isKnown) return [];
    if (raceWords.has(next) || sizeOf(name) !== "large") return [];
    const candidates = [unbooked(capitalized(nameAsTyped(sentence, at, 2)))];
    return [{ at, size: 2, value: { candidates, near: { km: null } } }];
  });
}

/** `5k, thunder bay, summer`: an item of its own between commas. */
function isItem({ chunks, sources }: SplitMessage, at: number): boolean {
  const source = sources[at] ?? 0;
  return at > 0 && sources[at - 1] !== source && /,$/.test(chunks[source - 1] ?? "");
}

/** Whether the word at this place stands after `around`, `cerca de`, `por ahí por`: nothing but a place follows. */
export function isAroundPlace(words: readonly string[], at: number): boolean {
  return aroundPlace.test(words.slice(Math.max(0, at - 4), at).join(" "));
}

const aroundPlace =
  /(?:^| )(?:near|around|close to|outside(?: of)?|cerca(?: del?)?|alrededor(?:es)? del?|hacia|(?:ahi|alla|aca|lado|lados|zona|rumbo)(?: por| del?| en| a))(?: el| la| los| las| the)?$/;

function asName(typed: string): string {
  return typed.charAt(0).toUpperCase() + typed.slice(1);
}

/** How many words of a message may be tried as misspelt places: each try looks through the book. */
const mostTries = 20;

type Search = {
  words: readonly string[];
  at: number;
  index: PlaceIndex;
  isPlain: (word: string) => boolean;
  isOwnName: (phrase: string) => boolean;
  previous: Found<NamedPlace> | undefined;
  tries: { left: number };
};

function placeAt(search: Search): { size: number; value: Omit<NamedPlace, "near"> } | null {
  const { words, at, index, isPlain, isOwnName, previous, tries } = search;
  const first = words[at] ?? "";
  if (!/^\p{L}/u.test(first)) return null;
  const before = words[at - 1] ?? "";
  const follows = previous !== undefined && previous.at + previous.size === at;
  const isLed = leading.has(before) || follows || words.length === 1;
  const most = Math.min(index.longest, words.length - at);
  for (let size = most; size > 0; size--) {
    const phrase = words.slice(at, at + size);
    if (phrase.includes("")) continue;
    const candidates = placesNamed(phrase.join(" "), index);
    // `California` is also a word of `Baja California`.
    const isState = candidates.some(({ kind }) => kind === "state") && regionWords.includes(first);
    const isDoubtful =
      size === 1 &&
      ((isPlain(first) && !isState) ||
        (first.length < 3 &&
          !/^(df|sf|la|dc|ny|tx|az|nj|nv|mn|tn|ct|nh|vt)$/.test(first) &&
          !isLastAbbreviation(words, at)));
    if (candidates.length > 0 && (isLed || !isDoubtful)) return ofKind(candidates, words, at, size);
  }
  const mayBeMisspelt = isLed || at === 0 || joining.has(before) || before === "";
  for (let size = Math.min(3, most); mayBeMisspelt && size > 0; size--) {
    const phrase = words.slice(at, at + size);
    if (phrase.includes("") || phrase.every((word) => isPlain(word))) continue;
    if (isPlain(phrase.at(-1) ?? "")) continue;
    if (tries.left-- <= 0) return null;
    const typed = phrase.join(" ");
    const name = soundsLike(typed, index) ?? (isOwnName(typed) ? null : misspelt(typed, index));
    if (name) return { size, value: { candidates: index.byName.get(name) ?? [] } };
  }
  return null;
}

/** `trail 21k bc`: elsewhere in a sentence these are words, `bc I am tired`. */
function isLastAbbreviation(words: readonly string[], at: number): boolean {
  if (at === 0 || at !== words.length - 1) return false;
  const before = words[at - 1] ?? "";
  // `Marathons in spring, us`; not `one for us`.
  const isCountry = words[at] === "us" && (before === "" || raceWords.has(before));
  return isCountry || /^(bc|qc|nc|ut|fl)$/.test(words[at] ?? "");
}

function placesNamed(name: string, index: PlaceIndex): readonly BookedPlace[] {
  const all = allPlacesNamed(name, index);
  if (!ofCity.test(name)) return all;
  const cities = all.filter(({ kind }) => kind === "city");
  return cities.length > 0 ? cities : all;
}

/** These name the city where a state has the same name. */
const ofCity = /^(?:nyc|n y c)$/;

function allPlacesNamed(name: string, index: PlaceIndex): readonly BookedPlace[] {
  const known = index.byName.get(name) ?? [];
  const meaning = readPlace(name.split(" "));
  if (meaning?.kind === "country") return [country(meaning.country)];
  if (meaning?.kind !== "place") return known;
  const written = [...known, ...(index.byName.get(fold(meaning.place)) ?? [])];
  // New Mexico is not Mexico, also while no race is there.
  if (written.length > 0 || name.length < shortestUnbooked) return written;
  const place = unbooked(meaning.place);
  const home = countryOfState(meaning.place);
  return [home === null ? place : { ...place, kind: "state", country: home }];
}

/**
 * The region that a sentence names: `the Rockies`, and beside a country or after it `el norte`.
 * @param home - the country that the conversation speaks of
 */
export function readRegion(words: readonly string[], home: string | null): Found<Region> | null {
  const country = countryIn(words) ?? home;
  for (const at of words.keys()) {
    for (let size = Math.min(regionNameLimit, words.length - at); size > 0; size--) {
      const phrase = words.slice(at, at + size);
      if (phrase.includes("") || isOfName(words, at)) continue;
      const region = regionNamed(phrase.join(" "), isLedTo(words, at) ? country : null);
      if (region) return { at, size, value: region };
    }
  }
  return null;
}

/** The country that a sentence names: `trail races in Peru`, `Peruvian trails`. */
function countryIn(words: readonly string[]): string | null {
  const adjective = findPhrases(countryWords, words)[0]?.value;
  return words.map(countryNamed).find((name) => name !== null) ?? adjective ?? null;
}

/** `Maratón de los Andes`, `la Costa Azul 10K`: not a region. */
function isOfName(words: readonly string[], at: number): boolean {
  return /^(?:of|de|del)$/.test(words[at - 1] ?? "") && raceWords.has(words[at - 2] ?? "");
}

/** Whether a word may be a part of the country: `in the north`, `only the coast`, `el sur`, `norte?` */
function isLedTo(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? "";
  const first = words[at] ?? "";
  return (
    words.length <= shortPlaceMessage + 1 ||
    /^(?:the|el|la|los|las|in|en|on|por|del|al|hacia|around|only|solo|towards?)$/.test(before) ||
    /^(?:the|el|la|los|las|in|en|on|por|up|down|back|out)$/.test(first)
  );
}

/** The states of a region as places; those with races are spelled as the races spell them. */
export function placesOfRegion({ states, country }: Region, book: PlaceBook): NamedPlace[] {
  const { byName } = placeIndex(book);
  return states.map((name) => {
    const known = byName.get(fold(name))?.filter(({ kind }) => kind === "state") ?? [];
    const [place = { ...unbooked(name), country }] = known;
    return { candidates: [place], near: null };
  });
}

/** Shorter names of places are words of their own: `hi` is Hawaii. */
const shortestUnbooked = 4;

/** A place that has no races. */
function unbooked(name: string): BookedPlace {
  return { kind: "city", name, folded: fold(name), country: null, races: 0 };
}

function ofKind(
  candidates: readonly BookedPlace[],
  words: readonly string[],
  at: number,
  size: number,
): { size: number; value: Omit<NamedPlace, "near"> } {
  const [beforeThat = "", before = ""] = words.slice(Math.max(0, at - 2), at);
  const told = /^(of|de)$/.test(before) ? kindBefore[beforeThat] : undefined;
  const after = words[at + size] ?? "";
  const kind = told ?? (after === "city" || after === "state" ? kindBefore[after] : undefined);
  const kept = candidates.filter((place) => place.kind === kind);
  if (kept.length === 0) return { size, value: { candidates } };
  return { size: size + (told ? 0 : 1), value: { candidates: kept } };
}

/** The name that a phrase is a misspelling of, the closest one. */
function misspelt(phrase: string, { byLetter }: PlaceIndex): string | null {
  const allowed = slipsAllowed(phrase.replaceAll(" ", ""));
  if (allowed === 0) return null;
  const count = phrase.split(" ").length;
  let best: { name: string; distance: number } | null = null;
  for (const name of byLetter.get(phrase[0] ?? "") ?? []) {
    if (name.length < 4 || name.split(" ").length !== count) continue;
    const distance = editDistance(phrase, name, allowed);
    if (distance <= allowed && distance < (best?.distance ?? 9)) best = { name, distance };
  }
  return best?.name ?? null;
}

/** Written as it sounds in Spanish: `uaraz` for Huaraz, `kusko`, `qeretaro`. */
function soundsLike(phrase: string, { byLetter }: PlaceIndex): string | null {
  if (slipsAllowed(phrase.replaceAll(" ", "")) === 0) return null;
  const sound = soundOf(phrase);
  const letters = new Set([phrase[0] ?? "", "h", "c", "q", "k", "v", "b", "s", "z"]);
  for (const letter of letters) {
    const found = byLetter.get(letter)?.find((name) => name.length > 4 && soundOf(name) === sound);
    if (found !== undefined) return found;
  }
  return null;
}

function soundOf(name: string): string {
  return name
    .replace(/qu?(?=[ei])/g, "k")
    .replace(/c(?=[ei])|z/g, "s")
    .replace(/[cq]/g, "k")
    .replace(/v/g, "b")
    .replace(/h/g, "")
    .replace(/ll/g, "y")
    .replace(/(.)\1/g, "$1");
}

/** The circle whose words end before a place or its article, or begin after it. */
function circleBeside(
  circles: readonly Circle[],
  words: readonly string[],
  at: number,
  size: number,
): NamedPlace["near"] {
  const start = /^(the|la|el|los|las)$/.test(words[at - 1] ?? "") ? at - 1 : at;
  const before = circles.find((one) => one.isBefore && [at, start].includes(one.at + one.size));
  const after = circles.find((one) => !one.isBefore && one.at === at + size);
  return before || after ? { km: before?.km ?? after?.km ?? null } : null;
}

function placeIndex(book: PlaceBook): PlaceIndex {
  const known = indexes.get(book);
  if (known) return known;
  const places = [...[...book.values()].flat(), ...specifiedPlaces];
  const byName = Map.groupBy(places, ({ folded }) => wordsOfName(folded).join(" "));
  const names = [...byName.keys()].filter(Boolean);
  const index: PlaceIndex = {
    byName,
    byLetter: Map.groupBy(names, (name) => name[0] ?? ""),
    longest: Math.max(...names.map((name) => name.split(" ").length), 5),
  };
  indexes.set(book, index);
  return index;
}
