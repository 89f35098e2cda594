import {
  type Day,
  dayOfMonth,
  formatDay,
  monthNames,
  monthOf,
  parseDay,
  weekdayNames,
  weekdayOf,
  yearOf,
} from "#values/day.ts";
import { fold } from "#values/text/fold.ts";
import { amountsIn, isThatLength, type KnownRace, lengthsIn, raceLengthsIn } from "./known-race.ts";

/**
 * Where a text contradicts what we know of its races, in words that a model can act on. Names, days
 * with their weekdays, places, lengths and prices are compared; a text without races is not.
 *
 * A sentence that names one race must have its days, its places and its lengths; every other sentence
 * must have days of one of the races, or today.
 */
export function mistakesIn(text: string, races: readonly KnownRace[], today: Day): string[] {
  if (races.length === 0) return [];
  const plain = text.replace(/\]\([^)]*\)/g, "]").replace(/[*_[\]\\]/g, "");
  const found = [
    ...missing(plain, races),
    ...sentencesOf(plain).flatMap((sentence) => [
      ...wrongDays(sentence, races, today),
      ...wrongPlaces(sentence, races),
      ...wrongLengths(sentence, races),
      ...wrongPrices(sentence, races),
    ]),
  ];
  return [...new Set(found)].slice(0, 12);
}

function missing(text: string, races: readonly KnownRace[]): string[] {
  const words = fold(text);
  return races
    .filter(({ name }) => !words.includes(fold(name)))
    .map(({ name }) => `The race "${name}" is not named.`);
}

/** A line of a table is one, too. */
function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?])\s+(?=[\p{Lu}“"])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** The one race that a sentence names; `null` where it names none or several. */
function onlyRaceIn(sentence: string, races: readonly KnownRace[]): KnownRace | null {
  const words = fold(sentence);
  const named = races.filter(({ name }) => words.includes(fold(name)));
  // `Lima Marathon` stands in `Lima Marathon Relay`: the longer name is meant.
  const meant = named.filter(
    ({ name }) =>
      !named.some(
        (other) => other.name.length > name.length && fold(other.name).includes(fold(name)),
      ),
  );
  const [only, another] = meant;
  return only && !another ? only : null;
}

function wrongDays(sentence: string, races: readonly KnownRace[], today: Day): string[] {
  const written = daysIn(sentence);
  if (written.length === 0) return [];
  const only = onlyRaceIn(sentence, races);
  const meant = only ? [only] : races;
  if (meant.some(({ days }) => days.length === 0)) return [];
  const allowed = [today, ...meant.flatMap(({ days }) => days)];
  return written
    .filter((said) => !allowed.some((day) => isThatDay(said, day)) && !isHistory(said, meant))
    .map(({ text }) =>
      only
        ? `"${text}" is no date of "${only.name}"${only.days[0] ? `, which is on ${formatDay(only.days[0], "en")}` : ""}.`
        : `"${text}" is no date of these races.`,
    );
}

/** A day at least this many years ago cannot be a missing edition of our rows. */
const historyYears = 3;

/** A day of long ago that the race's own texts tell of, as that of the first edition. */
function isHistory({ text, year }: WrittenDay, races: readonly KnownRace[]): boolean {
  return races.some(({ days: [day], words }) => {
    const isLongAgo = day !== undefined && year !== null && year <= yearOf(day) - historyYears;
    return isLongAgo && words.includes(text);
  });
}

/** A sentence about one race that names the city, state or country of another race. */
function wrongPlaces(sentence: string, races: readonly KnownRace[]): string[] {
  const only = onlyRaceIn(sentence, races);
  if (!only || only.places.length === 0) return [];
  const own = fold([only.name, ...only.places, only.words].join(" "));
  const words = ` ${fold(sentence).replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  const others = new Set(races.flatMap(({ places }) => places));
  return [...others]
    .filter((place) => !own.includes(fold(place)) && words.includes(` ${fold(place)} `))
    .map((place) => `"${only.name}" is in ${only.places.join(", ")}, and not in ${place}.`);
}

/** A sentence about one race that gives it a length which it does not have. */
function wrongLengths(sentence: string, races: readonly KnownRace[]): string[] {
  const only = onlyRaceIn(sentence, races);
  if (!only || only.lengths.length === 0) return [];
  const known = [...only.lengths, ...lengthsIn(`${only.name}. ${only.words}`)];
  return raceLengthsIn(sentence)
    .filter((said) => !known.some(({ meters }) => isThatLength(said, meters)))
    .map(
      ({ text }) =>
        `"${text}" is no length of "${only.name}", which has ${only.lengths.map((length) => length.text).join(", ")}.`,
    );
}

function wrongPrices(sentence: string, races: readonly KnownRace[]): string[] {
  const only = onlyRaceIn(sentence, races);
  const known = new Set((only ? [only] : races).flatMap(({ amounts }) => amounts));
  return amountsIn(sentence)
    .filter(({ amount }) => !known.has(amount))
    .map(({ text }) =>
      only ? `"${text}" is no price of "${only.name}".` : `"${text}" is no price of these races.`,
    );
}

/** A day as a text names it, with what it says of it. */
type WrittenDay = {
  text: string;
  month: number;
  day: number;
  year: number | null;
  weekday: string | null;
};

const months = monthNames.map((name) => name.toLowerCase());
const weekdays = weekdayNames.en.map((name) => name.toLowerCase());
const monthName = `(${months.join("|")}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\.?`;
const american = new RegExp(
  `(?:\\b(${weekdays.join("|")}),? )?\\b${monthName} (\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?:,? (\\d{4}))?`,
  "gi",
);
const british = new RegExp(
  `(?:\\b(${weekdays.join("|")}),? )?(?:the )?\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${monthName}(?:,? (\\d{4}))?`,
  "gi",
);

/** The days that a sentence names, in figures or with the name of the month. */
function daysIn(sentence: string): WrittenDay[] {
  const read = (found: RegExpExecArray, [month, day]: [number, number]): WrittenDay => ({
    text: found[0],
    month:
      months.findIndex((name) => name.startsWith((found[month] ?? "").slice(0, 3).toLowerCase())) +
      1,
    day: Number(found[day]),
    year: found[4] === undefined ? null : Number(found[4]),
    weekday: found[1]?.toLowerCase() ?? null,
  });
  const iso = [...sentence.matchAll(/\b\d{4}-\d{2}-\d{2}\b/g)].flatMap(([text]) => {
    const day = parseDay(text);
    return day
      ? [{ text, month: monthOf(day), day: dayOfMonth(day), year: yearOf(day), weekday: null }]
      : [];
  });
  return [
    ...[...sentence.matchAll(american)].map((found) => read(found, [2, 3])),
    ...[...sentence.matchAll(british)].map((found) => read(found, [3, 2])),
    ...iso,
  ];
}

/** Whether a day is the one that was meant. */
function isThatDay({ month, day, year, weekday }: WrittenDay, known: Day): boolean {
  return (
    monthOf(known) === month &&
    dayOfMonth(known) === day &&
    (year === null || yearOf(known) === year) &&
    (weekday === null || weekdays[weekdayOf(known)] === weekday)
  );
}
