import type { Day } from "#values/day.ts";
import type { PlaceBook } from "./place-book.ts";
import { readCount, readMore } from "./reading/counts.ts";
import { type AskedDays, readDates } from "./reading/dates.ts";
import { type AskedLength, readLengths } from "./reading/lengths.ts";
import { isDayFirst, withNumericDays } from "./reading/numeric-days.ts";
import { readOpen } from "./reading/open-registration.ts";
import { readSoonest } from "./reading/order.ts";
import {
  asksForHere,
  type NamedPlace,
  readCircles,
  readPlaces,
  readUnknownPlace,
} from "./reading/places.ts";
import { type AskedPrice, readPrices } from "./reading/prices.ts";
import { readTypes } from "./reading/race-types.ts";
import { type AskedRating, readRatings } from "./reading/ratings.ts";
import { type Field, readClearing, readRemovals } from "./reading/resets.ts";
import { isKnownWord } from "./vocabulary.ts";
import { isDenied } from "./words/denial.ts";
import { type Found, type WordSpan, without } from "./words/phrasebook.ts";
import type { Sentence } from "./words/sentence.ts";

/** What one message asks the search for, and takes back. */
export type Asked = {
  isClearing: boolean;
  removed: Field[];
  days: AskedDays | null;
  /** From 0 for Sunday. */
  weekdays: readonly number[] | null;
  lengths: AskedLength[];
  types: string[];
  places: NamedPlace[];
  /** Of these either will do: `Lima or Cusco`; empty where one is meant. */
  eitherPlace: NamedPlace[];
  /** A place that our races do not have. */
  unknownPlace: string | null;
  prices: AskedPrice[];
  ratings: AskedRating[];
  /** Where the runner is, which nobody knows: `near me`. */
  isHere: boolean;
  isOpen: boolean;
  isSoonest: boolean;
  count: number | null;
  isMore: boolean;
  /** What was asked for before and is not wanted: `not trail`. */
  denied: { types: string[]; places: NamedPlace[]; hasLength: boolean; hasDays: boolean };
  /** The words that were not read; `""` in the place of each that was. */
  rest: string[];
};

/** A message that asks for nothing. */
export const nothingAsked: Asked = {
  isClearing: false,
  removed: [],
  days: null,
  weekdays: null,
  lengths: [],
  types: [],
  places: [],
  eitherPlace: [],
  unknownPlace: null,
  prices: [],
  ratings: [],
  isHere: false,
  isOpen: false,
  isSoonest: false,
  count: null,
  isMore: false,
  denied: { types: [], places: [], hasLength: false, hasDays: false },
  rest: [],
};

/** Reads a message; what one subject has read, the next ones do not see. */
export function readAsked(
  sentence: Sentence,
  { today, places, home }: { today: Day; places: PlaceBook; home: string | null },
): Asked {
  const { words } = sentence;
  let rest = [...words];
  const read = <One extends WordSpan>(found: readonly One[]): One[] => {
    rest = without(rest, found);
    return [...found];
  };
  const wanted = <Value>(found: readonly Found<Value>[]) => {
    const all = read(found);
    return {
      yes: all.filter(({ at }) => !isDenied(words, at)).map(({ value }) => value),
      no: all.filter(({ at }) => isDenied(words, at)).map(({ value }) => value),
    };
  };
  const clearing = read(readClearing(rest));
  const removals = read(readRemovals(rest));
  const prices = read(readPrices(rest));
  const ratings = read(readRatings(rest));
  const dates = readDates(withNumericDays(rest, today, isDayFirst(words, home)), today);
  const dateSpans = read(dates?.spans ?? []);
  const isDenyingDays = dateSpans.length > 0 && dateSpans.every(({ at }) => isDenied(words, at));
  const open = read(readOpen(rest));
  const soonest = read(readSoonest(rest));
  const count = readCount(rest);
  read(count ? [count] : []);
  const circles = readCircles(rest);
  // The last word still leads to the place.
  read(circles.map(({ at, size, isBefore }) => ({ at, size: isBefore ? size - 1 : size })));
  const lengths = wanted(readLengths(rest));
  const types = wanted(readTypes(rest));
  const found = readPlaces(rest, places, isKnownWord, circles);
  const named = wanted(found);
  const unknown = named.yes.length > 0 ? null : readUnknownPlace(sentence, rest, isKnownWord);
  read(unknown ? [unknown] : []);
  const more = read(readMore(rest));
  return {
    isClearing: clearing.length > 0,
    removed: removals.map(({ value }) => value),
    days: isDenyingDays ? null : (dates?.days ?? null),
    weekdays: isDenyingDays ? null : (dates?.weekdays ?? null),
    lengths: lengths.yes,
    types: types.yes,
    places: named.yes,
    eitherPlace: joinedPlaces(words, found).filter((place) => named.yes.includes(place)),
    unknownPlace: unknown?.value ?? null,
    prices: prices.map(({ value }) => value),
    ratings: ratings.map(({ value }) => value),
    isHere: named.yes.length === 0 && asksForHere(words),
    isOpen: open.length > 0,
    isSoonest: soonest.length > 0,
    count: count?.value ?? null,
    isMore: more.length > 0,
    denied: {
      types: types.no,
      places: named.no,
      hasLength: lengths.no.length > 0,
      hasDays: isDenyingDays,
    },
    rest,
  };
}

/** Places with nothing but an "or" or an "and" between them. */
function joinedPlaces(words: readonly string[], found: readonly Found<NamedPlace>[]): NamedPlace[] {
  const isJoined = (one: Found<NamedPlace> | undefined, other: Found<NamedPlace> | undefined) => {
    const between = one && other ? words.slice(one.at + one.size, other.at) : [];
    const telling = between.filter((word) => !/^(in|en|near|the|la|el)$/.test(word));
    return telling.length === 1 && /^(or|and|o|u|y|e|\/)$/.test(telling[0] ?? "");
  };
  return found
    .filter((one, at) => isJoined(found[at - 1], one) || isJoined(one, found[at + 1]))
    .map(({ value }) => value);
}

/** Whether a message names something to search by. */
export function narrows(asked: Asked): boolean {
  return narrowsBesidesOpen(asked) || asked.isOpen;
}

export function narrowsBesidesOpen(asked: Asked): boolean {
  const { days, unknownPlace, isSoonest } = asked;
  const lists = [asked.lengths, asked.types, asked.places, asked.prices, asked.ratings];
  return (
    days !== null ||
    asked.weekdays !== null ||
    unknownPlace !== null ||
    isSoonest ||
    lists.some((list) => list.length > 0)
  );
}

/** Whether a message takes back what was asked for. */
export function takesBack({ isClearing, removed, denied }: Asked): boolean {
  const { types, places, hasLength, hasDays } = denied;
  return isClearing || hasLength || hasDays || removed.length + types.length + places.length > 0;
}
