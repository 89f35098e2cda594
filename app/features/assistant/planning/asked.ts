import type { SizeOfPlace } from "#features/races/places/near.ts";
import { isSeries } from "#features/races/reading/exclusions.ts";
import { monthIn } from "#features/races/reading/months.ts";
import { weekdayIn } from "#features/races/reading/near-days.ts";
import { readNumber } from "#features/races/reading/number-words.ts";
import { readOpen } from "#features/races/reading/open-words.ts";
import type { Region } from "#features/races/reading/regions.ts";
import { capitalized } from "#features/races/reading/term.ts";
import { type Day, yearOf } from "#values/day.ts";
import { fold } from "#values/text/fold.ts";
import type { PlanContext } from "./plan-context.ts";
import {
  driveFromHome,
  isAtHome,
  isHome,
  readAboutRunner,
  readGoal,
} from "./reading/about-runner.ts";
import { readAbroad } from "./reading/abroad.ts";
import { readCount, readMore } from "./reading/counts.ts";
import { type AskedDays, readDates } from "./reading/dates.ts";
import { type AskedLength, readBareLength, readClimbs, readLengths } from "./reading/lengths.ts";
import { isDayFirst, withNumericDays } from "./reading/numeric-days.ts";
import { readSoonest } from "./reading/order.ts";
import {
  asksForHere,
  isPlaceWord,
  type NamedPlace,
  placesOfRegion,
  readCircles,
  readFarPlace,
  readHere,
  readLongNames,
  readPlaces,
  readRegion,
  readUnknownPlace,
} from "./reading/places.ts";
import { type AskedPrice, readPrices } from "./reading/prices.ts";
import { readTypes } from "./reading/race-types.ts";
import { type AskedRating, readRatings } from "./reading/ratings.ts";
import { type Field, readClearing, readRemovals } from "./reading/resets.ts";
import { isKnownWord } from "./vocabulary.ts";
import { articleWords } from "./words/article-words.ts";
import { isDenied, isNeedless } from "./words/denial.ts";
import { type Found, type WordSpan, without } from "./words/phrasebook.ts";
import { type SplitMessage, typedWords } from "./words/sentence.ts";

/** What one message asks the search for, and takes back. */
export type Asked = {
  isClearing: boolean;
  removed: Field[];
  days: AskedDays | null;
  /** From 0 for Sunday. */
  weekdays: readonly number[] | null;
  lengths: AskedLength[];
  types: string[];
  /** Types that were asked for beside the last one: the list filters by one. */
  otherTypes: string[];
  places: NamedPlace[];
  /** Of these either will do: `Lima or Cusco`; empty where one is meant. */
  eitherPlace: NamedPlace[];
  /** The region whose states are the places: `east coast`. */
  region: Region | null;
  /** A place that our races do not have. */
  unknownPlace: string | null;
  /** Cities outside of our countries. */
  abroad: string[];
  prices: AskedPrice[];
  ratings: AskedRating[];
  /** Meters of climb, which no search can check. */
  hasClimb: boolean;
  /** Where the runner is, which nobody knows: `near me`. */
  isHere: boolean;
  /** The closest to the place that was spoken of. */
  isNearest: boolean;
  isOpen: boolean;
  isSoonest: boolean;
  count: number | null;
  isMore: boolean;
  /** The message relates to the search or the races before it: `later in the year`, `close to it`. */
  isRefining: boolean;
  /** What was asked for before and is not wanted: `not trail`. */
  denied: {
    types: string[];
    places: NamedPlace[];
    lengths: AskedLength[];
    hasDays: boolean;
    /** The days as they were typed. */
    days: string[];
  };
  /** The words that were not read; `""` in the place of each that was. */
  rest: string[];
};

const allDays = [0, 1, 2, 3, 4, 5, 6];

/** A message that asks for nothing. */
export const nothingAsked: Asked = {
  isClearing: false,
  removed: [],
  days: null,
  weekdays: null,
  lengths: [],
  types: [],
  otherTypes: [],
  places: [],
  eitherPlace: [],
  region: null,
  unknownPlace: null,
  abroad: [],
  prices: [],
  ratings: [],
  hasClimb: false,
  isHere: false,
  isNearest: false,
  isOpen: false,
  isSoonest: false,
  count: null,
  isMore: false,
  isRefining: false,
  denied: { types: [], places: [], lengths: [], hasDays: false, days: [] },
  rest: [],
};

type ReadingContext = Pick<PlanContext, "today" | "places" | "sizeOf"> & {
  home: string | null;
  /** The conversation has named a length. */
  hasLength?: boolean;
  /** The conversation speaks of triathlons. */
  isTriathlon?: boolean;
};

/** Reads a message; what one subject has read, the next ones do not see. */
export function readAsked(
  sentence: SplitMessage,
  { today, places, home, sizeOf, hasLength = false, isTriathlon = false }: ReadingContext,
): Asked {
  const { words } = sentence;
  let rest = [...words];
  const read = <One extends WordSpan>(found: readonly One[]): One[] => {
    rest = without(rest, found);
    return [...found];
  };
  const ends = clauseEnds(sentence);
  const wanted = <Value>(found: readonly Found<Value>[]) => {
    const all = read(found).toSorted((a, b) => a.at - b.at);
    const denied = new Set<Found<Value>>();
    const needless = new Set<Found<Value>>();
    for (const [place, one] of all.entries()) {
      // `not in the US or Canada`.
      const last = all[place - 1];
      const isJoined = last !== undefined && isJoinedTo(words, last, one);
      if ((isJoined && needless.has(last)) || isNeedless(words, one.at)) needless.add(one);
      else if (
        (isJoined && denied.has(last)) ||
        isDenied(words, one.at, ends) ||
        isDeniedAfter(sentence, one)
      )
        denied.add(one);
    }
    return {
      yes: all.filter((one) => !denied.has(one) && !needless.has(one)).map(({ value }) => value),
      no: all.filter((one) => denied.has(one)).map(({ value }) => value),
      isNeedless: needless.size > 0,
    };
  };
  read(readAboutRunner(words));
  const long = read(sizeOf ? readLongNames(sentence, places, sizeOf) : []);
  const goal = readGoal(words, today);
  read(goal ? [goal] : []);
  // `Scratch that, 50 milers instead` changes what it names and keeps the rest.
  const isReplacing = replacing.test(words.join(" "));
  const clearing = read(readClearing(rest)).filter(() => !isReplacing);
  const removals = read(readRemovals(rest));
  const climbs = read(readClimbs(rest));
  const prices = read(readPrices(rest));
  const ratings = read(readRatings(rest));
  const [, deniedDay = ""] = deniedDays.exec(words.join(" ")) ?? busyDays(words);
  const withoutDay = rest.map((word) => (word === deniedDay ? "" : word));
  const dated = withNextYear(withWeekdays(withoutDay), today);
  const dates = readDates(withNumericDays(dated, today, isDayFirst(words, home)), today);
  const dateSpans = read(dates?.spans ?? []);
  const isOfDeadline =
    dateSpans.length > 0 && dateSpans.every(({ at }) => closing.test(words[at - 1] ?? ""));
  const isDenyingDays =
    dateSpans.length > 0 && dateSpans.every(({ at }) => isDenied(words, at, ends));
  const areDaysNeedless =
    dateSpans.length > 0 && dateSpans.every(({ at }) => isNeedless(words, at));
  const open = read(readOpen(rest));
  const soonest = read(readSoonest(rest));
  const count = hasLength && readBareLength(rest).length > 0 ? null : readCount(rest, words);
  read(count ? [count] : []);
  read(readHere(rest));
  const circles = readCircles(rest);
  // The last word still leads to the place.
  read(circles.map(({ at, size, isBefore }) => ({ at, size: isBefore ? size - 1 : size })));
  // `A triathlon for beginners` does not ask for 5 km.
  const named = readTypes(rest).map(({ value }) => value);
  // `Sprint distance instead` goes on with the triathlons before.
  const isOfBike =
    named.some((type) => /^(Triathlon|MTB)$/.test(type)) || (isTriathlon && named.length === 0);
  const measured = wanted(readLengths(withDigits(rest), hasLength || isOfBike));
  const lengths = {
    yes: ofEach(words, [...measured.yes, ...measured.no.flatMap(opposite)]),
    no: measured.no.filter((one) => opposite(one).length === 0),
  };
  const isPlainLength = lengths.yes.some(({ kind }) => kind !== "exact");
  const ofTriathlon = isOfBike && !isPlainLength ? lengthsOfTriathlon(words) : [];
  const namedTypes = readTypes(rest);
  const types = wanted(namedTypes);
  const otherTypes = namedTypes.flatMap((one, at) => {
    const next = namedTypes[at + 1];
    return next !== undefined && isJoinedTo(words, one, next) ? one.value : [];
  });
  const abroad = read(readAbroad(sentence, rest, (name) => isPlaceWord(name, places)));
  const [region] = read([readRegion(rest, home)].flatMap((one) => one ?? []));
  const ofRegion = region ? placesOfRegion(region.value, places) : [];
  const known = {
    isPlain: isKnownWord,
    isOwnName: (phrase: string) =>
      articleWords().has(phrase) || (sizeOf?.(phrase) ?? null) === "large",
  };
  const booked = region
    ? ofRegion.map((value) => ({ at: region.at, size: region.size, value }))
    : readPlaces(rest, places, known, circles);
  // The country beside a region is that of the region.
  if (region) read(readPlaces(rest, places, known, circles));
  const far =
    sizeOf && booked.length + long.length === 0
      ? readFarPlace(sentence, rest, circles, { sizeOf, isPlain: isKnownWord })
      : null;
  const km =
    booked.length === 1 && booked.some(({ at }) => isAtHome(words, at))
      ? driveFromHome(words)
      : null;
  const near =
    km === null ? booked : booked.map((one) => ({ ...one, value: { ...one.value, near: { km } } }));
  // `En Guadalajara o en Puebla`: a place without races beside one that has some.
  const first = far ? [far] : [...long, ...near];
  const beside = sizeOf && !region ? unbookedBeside(sentence, rest, first, sizeOf) : [];
  const found = [...first, ...beside];
  const isOfRunner = (one: WordSpan) => isGoal(words, one) || isHome(words, one.at);
  read(found.filter(isOfRunner));
  const placed = wanted(found.filter((one) => !isStartOfTrip(words, one.at) && !isOfRunner(one)));
  const unread =
    placed.yes.length + abroad.length > 0 ? null : readUnknownPlace(sentence, rest, isKnownWord);
  read(unread ? [unread] : []);
  const unknown = unread ?? (placed.yes.length === 0 ? abroad[0] : undefined);
  const more = read(readMore(rest));
  return {
    isClearing: clearing.length > 0,
    removed: [
      ...removals.map(({ value }) => value),
      ...(types.isNeedless ? (["type"] as const) : []),
      ...(placed.isNeedless ? (["place"] as const) : []),
      ...(measured.isNeedless ? (["length"] as const) : []),
      ...(areDaysNeedless ? (["dates"] as const) : []),
    ],
    days:
      isDenyingDays || isOfDeadline || areDaysNeedless ? null : (dates?.days ?? goal?.days ?? null),
    weekdays:
      deniedDay && !dates?.weekdays
        ? allDays.filter((day) => day !== weekdayIn(deniedDay))
        : isDenyingDays || areDaysNeedless
          ? null
          : (dates?.weekdays ?? null),
    lengths: lengthsAsked(ofTriathlon, lengths.yes, goal?.lengths ?? []),
    types: types.yes,
    otherTypes: otherTypes.filter((type) => types.yes.includes(type) && type !== types.yes.at(-1)),
    places: placed.yes,
    eitherPlace: region
      ? placed.yes
      : listedPlaces(sentence, found).filter((place) => placed.yes.includes(place)),
    region: region && placed.yes.length > 0 ? region.value : null,
    unknownPlace: unknown?.value ?? null,
    // `Near London. The Ontario London`.
    abroad: abroad
      .map(({ value }) => value)
      .filter((name) => !placed.yes.some((place) => isCalled(place, name))),
    prices: prices.map(({ value }) => value),
    ratings: ratings.map(({ value }) => value),
    hasClimb: climbs.length > 0,
    isNearest:
      dates === null && words.some((word) => /^(closest|nearest|cercan[ao]s?)$/.test(word)),
    isHere: placed.yes.length === 0 && asksForHere(words),
    isOpen: open.length > 0,
    isSoonest: soonest.length > 0,
    count: count?.value ?? null,
    isMore: more.length > 0,
    isRefining: false,
    denied: {
      types: [
        ...types.no,
        ...deniedSeries(words),
        ...(onFoot.test(words.join(" ")) ? wheeled : []),
      ],
      places: placed.no,
      lengths: lengths.no,
      hasDays: isDenyingDays,
      days: isDenyingDays
        ? dateSpans.flatMap(({ at, size }) =>
            typedWords(sentence, at, at + size)
              .split(/ (?:or|nor|o|u|ni) /i)
              .map((day) => day.replace(leading, "")),
          )
        : [],
    },
    rest,
  };
}

const replacing =
  /^(?!.*\b(?:all|everything|over|again|todo|cero|search|busqueda)\b)(?:.* )?(?:scratch|forget|never ?mind|olvid\w+)\b.* (?:instead|mejor|en vez)\b/;

/** `De montaña no`: the last word denies what stands before it, and `¿de montaña, no?` asks for it. */
function isDeniedAfter({ words, sources, chunks }: SplitMessage, { at, size }: WordSpan): boolean {
  const last = sources[at + size - 1] ?? 0;
  // The words have no `no` that a comma follows: `maratón no, algo corto`.
  const isClause = /^no[,.;]$/i.test(chunks[last + 1] ?? "") && /\p{L}$/u.test(chunks[last] ?? "");
  if (isClause) return true;
  const after = words[at + size] ?? "";
  if (/^(?:tampoco|neither)$/.test(after)) return true;
  if (after !== "no") return false;
  let end = at + size;
  while (politeWords.test(words[end + 1] ?? "")) end++;
  const closed = chunks[sources[end] ?? 0] ?? "";
  return !/[?]/.test(closed) && (end === words.length - 1 || /[,.;!]$/.test(closed));
}

/** The places of words after which a clause ends. */
function clauseEnds({ words, sources, chunks }: SplitMessage): ReadonlySet<number> {
  return new Set(
    [...words.keys()].filter((at) => {
      const source = sources[at] ?? 0;
      return source !== sources[at + 1] && /[,.;!?]$/.test(chunks[source] ?? "");
    }),
  );
}

/** Around a denial they change nothing: `de maratón no, porfa`. */
const politeWords = /^(?:porfa|porfis|please|thanks|gracias|pues|eh|pe|ya)$/;

/** Places without races in a list with those that were found: `Toluca, Puebla, Cuernavaca`, `Lima o Huaral`. */
function unbookedBeside(
  sentence: SplitMessage,
  rest: readonly string[],
  first: readonly Found<NamedPlace>[],
  sizeOf: SizeOfPlace,
): Found<NamedPlace>[] {
  const all = [...first];
  for (;;) {
    const far = readFarPlace(
      sentence,
      rest.map((word, at) => (isTaken(all, at) ? "" : word)),
      [],
      {
        sizeOf,
        isPlain: isKnownWord,
        isListed: (span) => all.some((one) => isBesideInList(sentence, one, span)),
      },
    );
    if (!far) return all.slice(first.length);
    all.push(far);
  }
}

function isTaken(spans: readonly WordSpan[], at: number): boolean {
  return spans.some((span) => at >= span.at && at < span.at + span.size);
}

/** `De cinco o diez kilómetros`: numbers in words before a unit are those in digits. */
function withDigits(words: readonly string[]): string[] {
  const unit = words.findIndex((word) =>
    /^(?:k|kms?|kilometros?|kilometers?|miles?|millas?)$/.test(word),
  );
  if (unit < 1) return [...words];
  return words.map((word, at) => {
    const number = at < unit && unit - at <= 4 ? readNumber(word) : null;
    return number === null || /^(?:a|an|un|una|uno|one)$/.test(word) ? word : String(number);
  });
}

const ofPeople =
  /\b(?:one|un[oa]) (?:wants?|does|runs?|prefers?|quiere|corre|hace|prefiere)\b.*\b(?:other|another|otr[oa])\b/;

/** `One wants 5k, the other a marathon, me a half`: lengths of several people, of which any counts. */
function ofEach(words: readonly string[], lengths: AskedLength[]): AskedLength[] {
  const exact = lengths.flatMap((one) => (one.kind === "exact" ? one : []));
  const isOfSeveral = exact.length > 1 && exact.length === lengths.length;
  if (!isOfSeveral || !ofPeople.test(words.join(" "))) return lengths;
  return [{ kind: "either", lengths: exact.toSorted((one, other) => one.meters - other.meters) }];
}

/** The first of these ways to name lengths that a message uses. */
function lengthsAsked(...ways: AskedLength[][]): AskedLength[] {
  return ways.find((lengths) => lengths.length > 0) ?? [];
}

/** `Nothing over 100k` asks for at most that. */
function opposite(length: AskedLength): AskedLength[] {
  if (length.kind !== "range" || (length.from === null) === (length.to === null)) return [];
  return [{ kind: "range", from: length.to, to: length.from }];
}

/** `Only the running ones`: no races by bike. */
const onFoot =
  /\b(?:running|foot) (?:ones|races|events|only)\b|\b(?:solo|solamente) (?:las )?(?:de correr|a pie)\b/;
const wheeled = ["MTB", "Triathlon"];

/** `Carreras en domingo`, `solo domingo`: any of these days, and not the coming one. */
function withWeekdays(words: readonly string[]): string[] {
  return words.map((word, at) => {
    const isLed = /^(en|solo|solamente|de|dia)$/.test(words[at - 1] ?? "");
    const isDated = /^\d/.test(words[at + 1] ?? "") || words[at + 1] === "proximo";
    const isEvery = isLed && !isDated && /^(domingo|sabado)$/.test(word);
    // `Only saturday ones`, `just sunday races`.
    const isEach =
      /^(?:saturday|sunday)$/.test(word) &&
      (/^(?:ones|races|runs|events|only)$/.test(words[at + 1] ?? "") ||
        (/^(?:only|just)$/.test(words[at - 1] ?? "") &&
          !/^\d|^(?:the)$/.test(words[at + 1] ?? "")));
    return isEvery || isEach ? `${word}s` : word;
  });
}

/** `El 8 de noviembre del próximo año`: beside a month, the year that is meant is a number. */
function withNextYear(words: readonly string[], today: Day): string[] {
  const [found] =
    /\b(?:next year|proximo ano|ano que viene|ano proximo)\b/.exec(words.join(" ")) ?? [];
  if (found === undefined || !words.some((word) => monthIn(word, false) !== null))
    return [...words];
  const phrase = found.split(" ");
  const at = words.findIndex((_, here) =>
    phrase.every((word, offset) => words[here + offset] === word),
  );
  const month = words.findIndex((word) => monthIn(word, false) !== null);
  if (at < month) return [...words];
  return words.map((word, here) =>
    here === at ? String(yearOf(today) + 1) : here > at && here < at + phrase.length ? "" : word,
  );
}

/** Words that lead to a date and are not part of it. */
const leading = /^(?:(?:in|on|the|en|el|la|los|las|del?) )+/i;

/** `Registration closes this week`: no day of a race. */
const closing = /^(?:closes?|closing|cierran?|vencen?)$/;

/** Days of the week that are not wanted: `not on a Sunday`, `que no sea domingo`. */
const deniedDays =
  /\b(?:not|no|except|avoid|salvo|excepto|menos) (?:(?:on|in|a|any|an|en|el|los|las|un|sea|sean|for|the) )*(sundays?|domingos?|saturdays?|sabados?|fridays?|viernes)\b/;

const busy =
  /\b(sundays|domingos|saturdays|sabados|fridays|(?<=every )(?:sunday|saturday|friday)|(?<=los )viernes) (?:(?:i|we) (?:always )?(?:work|sing|cant(?! wait)|have (?:church|mass|to work))|(?:me |yo |siempre )?(?:trabajo|no puedo|no podemos|(?:tengo|toca) (?:misa|trabajo|turno|guardia|clases?|que trabajar|trabajar)))\b(?! (?:free|libres?))/;

/** `Los domingos tengo misa`, `Sundays I work`: no day to race on; `this Sunday, I am free` is one. */
function busyDays(words: readonly string[]): RegExpExecArray | [] {
  return busy.exec(words.join(" ")) ?? [];
}

/** `Not Ironman`, `que no sea Ironman`: races of a series that are not wanted. */
function deniedSeries(words: readonly string[]): string[] {
  return words.flatMap((word, at) =>
    isSeries(word) && isDenied(words, at) ? [capitalized(word)] : [],
  );
}

/** Distances of triathlons by their names, in meters; one for beginners is a sprint. */
const triathlons: readonly (readonly [RegExp, { from: number; to: number }])[] = [
  [/^(short|sprint|corto|corta|beginners?|principiantes?|novat[oa]s?)$/, { from: 0, to: 30_000 }],
  [/^(olympic|olimpic[oa])$/, { from: 40_000, to: 60_000 }],
  [/^(half|halfs|medio|70\.3)$/, { from: 100_000, to: 125_000 }],
  [/^(full|completo|140\.6)$/, { from: 200_000, to: 240_000 }],
];

function lengthsOfTriathlon(words: readonly string[]): AskedLength[] {
  const found = triathlons.filter(([name]) => words.some((word) => name.test(word)));
  const [first] = found;
  if (!first) return [];
  const ranges = found.map(([, range]) => range);
  const from = Math.min(...ranges.map((range) => range.from));
  return [{ kind: "range", from: from || null, to: Math.max(...ranges.map((range) => range.to)) }];
}

/** `the travel from Lima`, `viajo desde Cusco`: where the runner comes from, and not where to search. */
function isStartOfTrip(words: readonly string[], at: number): boolean {
  const lead = words.slice(Math.max(0, at - 4), at);
  const isFrom = /^(from|desde)$/.test(lead.at(-1) ?? "");
  return (
    isFrom && lead.some((word) => /^(travel\w*|trip|fly\w*|flights?|viaj\w+|vuel\w+)$/.test(word))
  );
}

/** `a Boston qualifier`, `clasificar a Boston`: where the runner qualifies for. */
function isGoal(words: readonly string[], { at, size }: WordSpan): boolean {
  const before = words.slice(Math.max(0, at - 2), at);
  if (before.some((word) => qualifies.test(word))) return !/^(?:in|en)$/.test(before.at(-1) ?? "");
  // `Boston qualifiers`; `California races qualify for Boston` are looked for in California.
  const isIn = /^(?:in|en)$/.test(before.at(-1) ?? "");
  return !isIn && /^(?:qualif(?:ier|ying)\w*|clasificatori\w*|bq)$/.test(words[at + size] ?? "");
}

const qualifies = /^(?:qualif\w+|clasific\w+|calific\w+|bq)$/;

/** Places of which any will do: `Lima o Cusco`, `Alberta, BC`, `Toluca, Puebla, Cuernavaca`; not `Lima, Peru`. */
function listedPlaces(sentence: SplitMessage, found: readonly Found<NamedPlace>[]): NamedPlace[] {
  const sorted = found.toSorted((one, other) => one.at - other.at);
  const names = sorted.map(({ value }) => value.candidates[0]?.folded);
  const isOfSeveral = new Set(names).size > 2;
  const isListed = sorted.map((one, at) => {
    const next = sorted[at + 1];
    if (!next) return false;
    if (isJoinedTo(sentence.words, one, next)) return true;
    return isBesideInList(sentence, one, next) && areAlike(one.value, next.value, isOfSeveral);
  });
  return sorted
    .filter((_, at) => isListed[at] || (at > 0 && isListed[at - 1]))
    .map(({ value }) => value);
}

function isCalled({ candidates }: NamedPlace, name: string): boolean {
  return candidates.some(({ folded }) => folded === fold(name));
}

/** Whether two places are of one kind, have two names, and none lies in the other. */
function areAlike(one: NamedPlace, other: NamedPlace, isOfSeveral: boolean): boolean {
  const kindsOf = ({ candidates }: NamedPlace) => candidates.map(({ kind }) => kind);
  const isOneKind = kindsOf(one).some((kind) => kindsOf(other).includes(kind));
  const isOneName = one.candidates.some(({ folded }) => isCalled(other, folded));
  return (
    isOneKind && !isOneName && !liesIn(one, other, isOfSeveral) && !liesIn(other, one, isOfSeveral)
  );
}

/** Nothing tells where a place without races lies: of two, the other may be its state. */
function liesIn(one: NamedPlace, area: NamedPlace, isOfSeveral: boolean): boolean {
  const names = area.candidates.flatMap(({ kind, name }) => (kind === "city" ? [] : name));
  return one.candidates.some(({ races, name, state, country }) =>
    races === 0 && country === null
      ? names.length > 0 && !isOfSeveral
      : [state, country].some((place) => place && names.includes(place) && place !== name),
  );
}

/** Whether an "or", a comma or nothing stands between two places, whichever comes first. */
function isBesideInList(sentence: SplitMessage, one: WordSpan, other: WordSpan): boolean {
  const [first, last] = one.at < other.at ? [one, other] : [other, one];
  if (isJoinedTo(sentence.words, first, last)) return true;
  const between = sentence.words.slice(first.at + first.size, last.at);
  return between.every((word) => leadsInList.test(word));
}

const leadsInList =
  /^(?:in|en|near|cerca|de|the|la|el|los|north|south|east|west|northern|southern|eastern|western|central)$/;

/** Whether nothing but an "or" or an "and" stands between two things. */
function isJoinedTo(words: readonly string[], { at, size }: WordSpan, other: WordSpan): boolean {
  const between = words.slice(at + size, other.at);
  const telling = between.filter((word) => !leadsInList.test(word));
  return telling.length === 1 && /^(or|and|nor|o|u|y|e|ni|\/)$/.test(telling[0] ?? "");
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
    asked.isNearest ||
    lists.some((list) => list.length > 0)
  );
}

/** Whether a message takes back what was asked for. */
export function takesBack({ isClearing, removed, denied }: Asked): boolean {
  const { types, places, lengths, hasDays } = denied;
  const names = [removed, types, places, lengths].some((list) => list.length > 0);
  return isClearing || hasDays || names;
}
