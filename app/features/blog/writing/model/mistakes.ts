import type { RaceFacts } from "#features/assistant/search/race-facts.ts";
import {
  type Day,
  dayOfMonth,
  formatDay,
  monthOf,
  parseDay,
  weekdayOf,
  yearOf,
} from "#values/day.ts";
import { fold } from "#values/text/fold.ts";

/**
 * What a text says against our rows, in words that a model can mend. Compared are names, days with
 * their weekdays, places and prices; a text about no race of ours is not compared.
 *
 * A sentence that names one race must have its days and its places; every other sentence must have
 * days of one of the races, or today.
 */
export function mistakesIn(text: string, races: readonly RaceFacts[], today: Day): string[] {
  if (races.length === 0) return [];
  const plain = text.replace(/\]\([^)]*\)/g, "]").replace(/[*_[\]\\]/g, "");
  const found = [
    ...missing(plain, races),
    ...sentencesOf(plain).flatMap((sentence) => [
      ...wrongDays(sentence, races, today),
      ...wrongPlaces(sentence, races),
      ...wrongPrices(sentence, races),
    ]),
  ];
  return [...new Set(found)].slice(0, 12);
}

function missing(text: string, races: readonly RaceFacts[]): string[] {
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
function onlyRaceIn(sentence: string, races: readonly RaceFacts[]): RaceFacts | null {
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

type WrittenDay = {
  text: string;
  month: number;
  day: number;
  year: number | null;
  weekday: string | null;
};

const months =
  "january february march april may june july august september october november december".split(
    " ",
  );
const weekdays = "sunday monday tuesday wednesday thursday friday saturday".split(" ");
const monthName = `(${months.join("|")}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\.?`;
const american = new RegExp(
  `(?:\\b(${weekdays.join("|")}),? )?\\b${monthName} (\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?:,? (\\d{4}))?`,
  "gi",
);
const british = new RegExp(
  `(?:\\b(${weekdays.join("|")}),? )?(?:the )?\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${monthName}(?:,? (\\d{4}))?`,
  "gi",
);

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

function wrongDays(sentence: string, races: readonly RaceFacts[], today: Day): string[] {
  const written = daysIn(sentence);
  if (written.length === 0) return [];
  const only = onlyRaceIn(sentence, races);
  const allowed = [today, ...(only ? [only] : races).flatMap(daysOf)];
  return written
    .filter((said) => !allowed.some((day) => isThatDay(said, day)))
    .map(({ text }) =>
      only
        ? `"${text}" is no date of "${only.name}", which is on ${formatDay(only.startDate)}.`
        : `"${text}" is no date of these races.`,
    );
}

function daysOf({ startDate, registration }: RaceFacts): Day[] {
  return registration.deadline ? [startDate, registration.deadline] : [startDate];
}

function isThatDay({ month, day, year, weekday }: WrittenDay, known: Day): boolean {
  return (
    monthOf(known) === month &&
    dayOfMonth(known) === day &&
    (year === null || yearOf(known) === year) &&
    (weekday === null || weekdays[weekdayOf(known)] === weekday)
  );
}

/** A sentence about one race that names the city, state or country of another race. */
function wrongPlaces(sentence: string, races: readonly RaceFacts[]): string[] {
  const only = onlyRaceIn(sentence, races);
  if (!only) return [];
  const own = fold([only.name, only.event, ...placesOf(only), only.address ?? ""].join(" "));
  const words = ` ${fold(sentence).replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  const others = new Set(races.flatMap(placesOf));
  return [...others]
    .filter((place) => !own.includes(fold(place)) && words.includes(` ${fold(place)} `))
    .map((place) => `"${only.name}" is in ${placesOf(only).join(", ")}, and not in ${place}.`);
}

function placesOf({ city, stateProvince, country }: RaceFacts): string[] {
  return [city, stateProvince, country].filter((place) => place !== null);
}

/** Amounts with the mark of a currency. */
const amount =
  /(?:S\/|C?\$)\s?(\d[\d,]*(?:\.\d{2})?)|(\d[\d,]*(?:\.\d{2})?) ?(?:USD|MXN|PEN|CAD|soles|pesos|dollars)\b/gi;

function wrongPrices(sentence: string, races: readonly RaceFacts[]): string[] {
  const only = onlyRaceIn(sentence, races);
  const known = new Set((only ? [only] : races).flatMap(amountsOf));
  return [...sentence.matchAll(amount)]
    .filter(([, before, after]) => !known.has(plainAmount(before ?? after ?? "")))
    .map(([text]) =>
      only ? `"${text}" is no price of "${only.name}".` : `"${text}" is no price of these races.`,
    );
}

function amountsOf({ distances, price, earlyCost, finalCost }: RaceFacts): string[] {
  const texts = [price, ...distances.map((distance) => distance.price)].flatMap((each) =>
    each.kind === "amount" ? [each.text, each.original ?? ""] : [],
  );
  return [...texts, earlyCost ?? "", finalCost ?? ""].flatMap((text) =>
    (text.match(/\d[\d,]*(?:\.\d{2})?/g) ?? []).map(plainAmount),
  );
}

function plainAmount(text: string): string {
  return text.replaceAll(",", "").replace(/\.00$/, "");
}
