import { toMeters } from "#features/races/distance.ts";
import { type RaceKind, raceKind } from "#features/races/race-type.ts";
import { numberWords, ordinalWords } from "#features/writing/number-words.ts";
import { articled, kindNames, readClimb, theCountry } from "#features/writing/race-words.ts";
import { inTurn } from "#features/writing/variety.ts";
import {
  type Day,
  dayOfMonth,
  monthNames,
  monthOf,
  msPerDay,
  parseDay,
  weekdayNames,
  weekdayOf,
  yearOf,
} from "#values/day.ts";
import { metersPerMile } from "#values/length.ts";
import { oneLine } from "#values/text/clean.ts";
import { fold } from "#values/text/fold.ts";
import { listOf } from "#values/text/list-of.ts";
import { capitalized } from "#values/text/sentences.ts";
import type { ScriptRace } from "./script-race.ts";

/** With more distances, the script names only the shortest and the longest. */
const mostListed = 4;

const shortestWait = 2;
const longestWait = 40;

/** Words that the races have together: with the rest, a listener is kept for two to four minutes. */
const wordsForRaces = 400;
const mostForOne = 150;
const leastForDescription = 18;

/** With more races, each of them gets all the room, and none is left for advice. */
const mostWithAdvice = 4;
const mostNamedFirst = 4;

const pause = (time: string) => `<break time="${time}"/>`;

/**
 * A script about races, from known facts only.
 * @param today - by which the races are to come or over
 */
export function writeRacesScript(races: readonly ScriptRace[], today: Day): string {
  const room = Math.min(mostForOne, Math.floor(wordsForRaces / races.length));
  const days = daysOf(races, today);
  const sections = races.map((race, turn) =>
    sectionOf(race, { today, turn, isYearSaid: days !== null }, room, races.length === 1),
  );
  const half = Math.ceil(sections.length / 2);
  const isLong = sections.length > mostWithAdvice;
  return [
    welcome,
    openingOf(races, days),
    pause("700ms"),
    ...sections.slice(0, half),
    isLong && pause("1s"),
    ...sections.slice(half),
    ...(isLong ? [] : ["## Before the start", ...adviceFor(races)]),
    pause("700ms"),
    closingOf(races),
  ]
    .filter((block) => block !== false && block !== "")
    .join("\n\n");
}

function openingOf(races: readonly ScriptRace[], days: string | null): string {
  const names = races.map(({ name }) => plainWords(name));
  if (races.length === 1) {
    return paragraph([`Today we take our time for a single race: ${names[0]}`]);
  }
  const count = numberWords(races.length);
  const first =
    races.length > mostNamedFirst
      ? `Today we go through ${count} races, one after the other`
      : `Today we have ${count} races for you: ${listOf(names, "en")}`;
  return paragraph([first, countriesOf(races), days, lengthsOf(races)]);
}

function countriesOf(races: readonly ScriptRace[]): string | null {
  const countries = [...new Set(races.flatMap((race) => placesOf(race).at(-1) ?? []))];
  const isEverywhere = races.every((race) => placesOf(race).length > 0);
  if (countries.length === 0 || !isEverywhere) return null;
  if (countries.length === 1) {
    return `${races.length === 2 ? "Both of them are" : "All of them are"} in ${countries[0]}`;
  }
  return `They lead us to ${listOf(countries, "en")}`;
}

/** When the races are, with the year, where all of them are to come in the same one. */
function daysOf(races: readonly ScriptRace[], today: Day): string | null {
  const days = races.flatMap(({ date }) => parseDay(date.trim()) ?? []).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || races.length < 2 || days.length < races.length) return null;
  if (first < today || yearOf(first) !== yearOf(last)) return null;
  if (first === last) return `They are on the same day: ${spokenDate(first)}`;
  return `The first one is on ${spokenDay(first)}, and the last one on ${spokenDate(last)}`;
}

function lengthsOf(races: readonly ScriptRace[]): string | null {
  const [shortest, longest] = extremesOf(races.flatMap(distancesOf));
  return shortest && longest && `The distances go from ${shortest} to ${longest}`;
}

function sectionOf(race: ScriptRace, context: RaceContext, room: number, isOnly: boolean): string {
  const needed = [whenAndWhere(race, context), kindAndLength(race, context)];
  const others = [...detailsOf(race, context), isOnly ? weeksLeft(race, context.today) : null];
  let words = countWords(needed.join(" "));
  const details: string[] = [];
  for (const detail of others) {
    if (detail === null || words + countWords(detail) > room) continue;
    details.push(detail);
    words += countWords(detail);
  }
  // A description gets the room that the facts leave, and mostly one sentence at least.
  const described = describedIn(race, Math.max(room - words, leastForDescription));
  const parts = [needed, [described], details];
  const order = context.turn % 2 === 0 ? parts : [parts[0], parts[2], parts[1]];
  const heading = isOnly ? "The race" : plainWords(race.name);
  return [`## ${heading}`, ...order.map((part) => paragraph(part ?? []))]
    .filter((block) => block !== "")
    .join("\n\n");
}

function closingOf(races: readonly ScriptRace[]): string {
  const its = races.length === 1 ? "its page" : "the page of each race";
  return paragraph([
    `${races.length === 1 ? "That was our race" : "Those were our races"} for today`,
    `What you heard comes from the Dorsal race directory, as it was when this script was written`,
    `Dates and times can change, so look at ${its} on Dorsal before you sign up or book a trip`,
    "Thank you for listening, and see you at the start line",
  ]);
}

/** General advice for a kind of race: what holds for every runner, and nothing about one race. */
const byKind: Partial<Record<RaceKind, string>> = {
  road: "On the road, the pace is the whole art. Start a little slower than you would like to, let others go in the first kilometers, and spend what you saved in the last third. Run in the shoes that you know from your long runs, and not in new ones.",
  urban:
    "In a city, the turns and the crowds cost more than the clock says. Start a little slower than you would like to, stay on the shortest line through the turns, and save something for the last third.",
  trail:
    "On trails, think in hours and not in kilometers. Walk the steep parts early, while you still could run them, eat a little and often, and practice going down, because that is where tired legs are lost. Read the list of required equipment before you pack.",
  ultra:
    "In an ultra, nobody regrets a slow start. Walk uphill from the first climb on, eat before you are hungry, drink to thirst, and give yourself a plan for the night and for the moment when you want to stop. Read the list of required equipment before you pack.",
  triathlon:
    "In a triathlon, practice the changes as well as the three sports. Run after some of your bike rides, so that your legs know the feeling, and lay out your things in the order in which you need them.",
  mtb: "On a mountain bike, brake before the turn and not in it, look where you want to go, and check your tires and your brakes the evening before.",
};

const everyRace =
  "In the last week, run less than you would like to and sleep more than usual. Try nothing new on the day: not the breakfast, not the shoes, and not the pace. And if something hurts in a way that you do not know, ask a doctor before you ask a race.";

/** What to do with the days before: for the kinds of these races, each said once. */
function adviceFor(races: readonly ScriptRace[]): string[] {
  const kinds = [...new Set(races.map(({ type }) => raceKind(type)))];
  const own = kinds.flatMap((kind) => byKind[kind] ?? []);
  return [...own.slice(0, 2), everyRace];
}

/** The parts of a place from the city to the country; a name that occurs twice is spoken once. */
function placesOf({ location }: ScriptRace): string[] {
  const parts = plainWords(location).split(/\s*,\s*/);
  return parts
    .filter((part, place) => part !== "" && parts.indexOf(part) === place)
    .map(theCountry);
}

function distancesOf({ distance }: ScriptRace): string[] {
  return plainWords(distance)
    .split(/\s*;\s*|,\s+|\s+(?:and|y)\s+/)
    .filter((one) => /[\p{L}\p{N}]/u.test(one));
}

function kindOf({ type }: ScriptRace): string {
  return articled(kindNames[raceKind(type)]);
}

/** What the wording about a race depends on. */
type RaceContext = {
  today: Day;
  /** Its place among the races, which chooses the wording. */
  turn: number;
  /** The listener knows the year already. */
  isYearSaid: boolean;
};

/** Where and when, in the first sentence of a race. */
function whenAndWhere(race: ScriptRace, { today, turn, isYearSaid }: RaceContext): string | null {
  const place = placesOf(race).join(", ");
  const known = parseDay(race.date.trim());
  const day = known && isYearSaid ? spokenDay(known) : spokenDate(plainWords(race.date));
  if (place === "" && day === "") return null;
  if (known !== null && known < today) {
    if (place === "") return `It took place on ${day}`;
    return inTurn(turn, [
      `It took place on ${day}, in ${place}`,
      `The runners met in ${place}, on ${day}`,
    ]);
  }
  if (place === "") return `It takes place on ${day}`;
  if (day === "") return inTurn(turn, [`It takes place in ${place}`, `The start is in ${place}`]);
  if (known === null) return `It takes place in ${place}. The date in the listing is ${day}`;
  return inTurn(turn, [
    `It takes place on ${day}, in ${place}`,
    `The place is ${place}, and the day is ${day}`,
    `Mark ${day}: that is when the runners line up in ${place}`,
    `We go to ${place}, where the race starts on ${day}`,
    `On ${day}, the start line is drawn in ${place}`,
  ]);
}

/** What kind of a race it is, and how long. */
function kindAndLength(race: ScriptRace, { turn }: RaceContext): string {
  const kind = kindOf(race);
  const distances = distancesOf(race);
  const spoken = distances.map(spokenDistance);
  const [only] = spoken;
  if (only === undefined) return `It is ${kind}`;
  if (spoken.length === 1) {
    const isLong = /^an? (?:full|half) marathon$/.test(only);
    return inTurn(turn, [
      isLong ? `It is ${kind}, and the distance is ${only}` : `It is ${kind} over ${only}`,
      `The distance is ${only}, and it is ${kind}`,
      `This is ${kind} with a single distance: ${only}`,
    ]);
  }
  if (spoken.length > mostListed) {
    const [shortest, longest] = extremesOf(distances);
    const range = shortest && longest ? `, from ${shortest} to ${longest}` : "";
    return `It is ${kind} with ${numberWords(spoken.length)} distances${range}`;
  }
  const count = numberWords(spoken.length);
  return inTurn(turn, [
    `It is ${kind} with ${count} distances: ${listOf(spoken, "en")}`,
    `There are ${count} distances to choose from: ${listOf(spoken, "en")}. It is ${kind}`,
    `This is ${kind}, and there is a choice of ${count} distances: ${listOf(spoken, "en")}`,
  ]);
}

/** The shortest and the longest of some distances, as they are spoken. */
function extremesOf(distances: readonly string[]): [string | null, string | null] {
  const measured = distances
    .map((text) => ({ text, meters: toMeters(text) }))
    .filter((one): one is { text: string; meters: number } => one.meters !== null)
    .sort((one, other) => one.meters - other.meters);
  const [first, last] = [measured[0], measured.at(-1)];
  if (!first || !last || first.meters === last.meters) return [null, null];
  return [spokenDistance(first.text), spokenDistance(last.text)];
}

/** Further facts about a race, the most useful first. */
function detailsOf(race: ScriptRace, { today, turn }: RaceContext): string[] {
  const { known } = race;
  if (!known) return [];
  const day = parseDay(race.date.trim());
  const isPast = day !== null && day < today;
  const start = isPast ? null : spokenTime(known.startTime);
  const climb = spokenClimb(known.climb);
  const closes = known.takesRegistrations ? parseDay(known.closes) : null;
  return [
    known.isCancelled && "The listing says that this edition has been cancelled",
    start && inTurn(turn, [`The start is at ${start}`, `The first runners leave at ${start}`]),
    climb && inTurn(turn, [`The course climbs ${climb}`, `Expect ${climb} of climbing`]),
    closes &&
      inTurn(turn, [
        `Registration is open until ${spokenDay(closes)}`,
        `You can sign up until ${spokenDay(closes)}`,
      ]),
    known.isFree && !isPast && "Taking part is free",
  ].filter((one): one is string => typeof one === "string");
}

/** How much time there is to train, at the time of writing. */
function weeksLeft({ date }: ScriptRace, today: Day): string | null {
  const day = parseDay(date.trim());
  if (day === null) return null;
  const weeks = Math.floor((Date.parse(day) - Date.parse(today)) / (7 * msPerDay));
  if (weeks < shortestWait || weeks > longestWait) return null;
  return `When this script was written, that left ${numberWords(weeks)} weeks to prepare`;
}

/** @param most - words that there is room for */
function describedIn(race: ScriptRace, most: number): string | null {
  return spokenDescription(race.description, most);
}

/** @example spokenDay("2027-03-06") === "Saturday, the sixth of March" */
function spokenDay(day: Day): string {
  const number = ordinalWords(dayOfMonth(day));
  return `${weekdayNames.en[weekdayOf(day)]}, the ${number} of ${monthNames[monthOf(day) - 1]}`;
}

/** @example spokenYear("2027-03-06") === "twenty twenty-seven" */
function spokenYear(day: Day): string {
  const [century, rest] = [Math.floor(yearOf(day) / 100), yearOf(day) % 100];
  if (century === 20 && rest < 10) return numberWords(yearOf(day));
  return `${numberWords(century)} ${rest === 0 ? "hundred" : numberWords(rest)}`;
}

/**
 * The date of a race, with its year, in spoken words; any other text is returned unchanged.
 * @example spokenDate("2027-03-06") === "Saturday, the sixth of March, twenty twenty-seven"
 */
export function spokenDate(text: string): string {
  const day = parseDay(text.trim());
  return day ? `${spokenDay(day)}, ${spokenYear(day)}` : text.trim();
}

/** @example spokenTime("07:30") === "seven thirty in the morning"; `null` for anything else */
export function spokenTime(text: string): string | null {
  const found = /^([01]?\d|2[0-3]):([0-5]\d)(?::\d\d)?$/.exec(text.trim());
  if (!found) return null;
  const [hour, minute] = [Number(found[1]), Number(found[2])];
  if (minute === 0 && hour === 0) return "midnight";
  if (minute === 0 && hour === 12) return "noon";
  const part = hour < 12 ? "in the morning" : hour < 18 ? "in the afternoon" : "in the evening";
  const minutes = minute === 0 ? "" : ` ${minute < 10 ? "oh " : ""}${numberWords(minute)}`;
  const usual = numberWords(hour % 12 || 12);
  return minute === 0 ? `${usual} o'clock ${part}` : `${usual}${minutes} ${part}`;
}

const marathonMeters = 42_195;
const halfMarathonMeters = [21_097, 21_098];

/** The parts of a distance that say nothing but how long it is. */
const measure =
  /\d[\d.,]*|\b(?:km|kms|k|kilomet(?:er|re|ro)s?|mi|miles?|millas?|m|met(?:er|re|ro)s?|half|medi[oa]|marath?on)\b|[\s-]/g;

/**
 * A distance in spoken words; a named one, such as `Backyard Ultra`, is returned unchanged.
 * @example spokenDistance("10K") === "ten kilometers"
 */
export function spokenDistance(text: string): string {
  const plain = fold(text).trim();
  const meters = toMeters(text);
  const hasName = plain.replace(/(\d)(k|km|mi|m)\b/g, "$1 $2").replace(measure, "") !== "";
  if (meters === null || hasName) return text.trim();
  if (/\b(?:mi|miles?|millas?)\b|\dmi\b/.test(plain)) {
    return counted(meters / metersPerMile, "mile");
  }
  if (meters === marathonMeters) return "a full marathon";
  if (halfMarathonMeters.includes(meters)) return "a half marathon";
  return meters < 1000 ? counted(meters, "meter") : counted(meters / 1000, "kilometer");
}

function counted(count: number, unit: string): string {
  const [whole = "0", part] = (Math.round(count * 10) / 10).toString().split(".");
  const words = numberWords(Number(whole)) + (part ? ` point ${numberWords(Number(part))}` : "");
  return `${words} ${whole === "1" && !part ? unit : `${unit}s`}`;
}

/** @example spokenClimb("about 1,250 m") === "about one thousand two hundred and fifty meters" */
export function spokenClimb(text: string): string | null {
  const climb = readClimb(text);
  return climb && `${climb.isApproximate ? "about " : ""}${counted(climb.meters, "meter")}`;
}

/** Characters that Markdown or tags would take for their own. */
const marks = /[*_`#<>[\]|~\\]/g;

/** A text of a row as part of a sentence: on one line, and without marks. */
export function plainWords(text: string): string {
  return oneLine(text.replace(marks, " ")).replace(/\s+([,.;:!?])/g, "$1");
}

/** The first paragraph of every script. */
export const welcome = "Welcome to the Dorsal podcast.";

/** A sentence with a capital and one mark at its end. */
export function sentence(text: string): string {
  const plain = text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\s,;:]+$/, "");
  if (plain === "") return "";
  const begun = capitalized(plain);
  return /[.!?…]["”’)]?$/.test(begun) ? begun : `${begun}.`;
}

export function paragraph(sentences: readonly (string | null)[]): string {
  return sentences.flatMap((one) => (one ? sentence(one) : [])).join(" ");
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** Words that nearly every Spanish text of some sentences has, and no English one. */
const spanish =
  /(?<!\p{L})(?:el|la|los|las|un|una|y|en|al|del|con|para|por|que|carrera|corredores|desde)(?!\p{L})/giu;

/** Share of Spanish words from which an English voice would stumble. */
const mostSpanish = 0.08;

const shortestDescription = 6;
const longestSentence = 260;

/**
 * The first sentences of a description that can be read aloud in English, `null` where it has none: a
 * list, a text in Spanish, or a few words such as `110K`.
 * @param most - words
 */
export function spokenDescription(markdown: string, most: number): string | null {
  const paragraphs = markdown
    .replace(/<[^>]*>/g, " ")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter((one) => /^[\p{L}\p{N}"“*_]/u.test(one) && !/^[*_]?(?:demo listing|[-*+] )/i.test(one));
  const said: string[] = [];
  let words = 0;
  for (const written of paragraphs.flatMap(sentencesOf)) {
    const count = countWords(written);
    if (/https?:|www\.|@/.test(written) || written.length > longestSentence) break;
    if (words + count > most) break;
    said.push(sentence(written));
    words += count;
  }
  const text = said.join(" ");
  if (words < shortestDescription) return null;
  return (text.match(spanish)?.length ?? 0) / words > mostSpanish ? null : text;
}

function sentencesOf(written: string): string[] {
  return plainWords(written)
    .split(/(?<=[.!?…]["”’)]?)\s+(?=["“(]?[\p{Lu}\d])/u)
    .filter((one) => one !== "");
}
