import type { RaceFacts } from "#features/assistant/search/race-facts.ts";
import { numberWord } from "#features/writing/number-words.ts";
import { articled, kindOf, kindsOf, theCountry } from "#features/writing/race-words.ts";
import { type Choose, chooserFrom, type Ways } from "#features/writing/variety.ts";
import { type Day, formatDay, yearOf } from "#values/day.ts";
import { listOf } from "#values/text/list-of.ts";
import { capitalized } from "#values/text/sentences.ts";
import { type CommonGround, chaptersOf, commonGround, type RaceChapter } from "./grouping.ts";
import { distanceInProse, monthsInProse, shortDay, withSafeTexts } from "./prose-values.ts";
import {
  alikeTogether,
  distancesTable,
  firstSentence,
  inOne,
  paragraphsAbout,
  priceSentence,
  raceLink,
  racesTable,
  sectionTitle,
  unknownsOf,
  unknownsSentence,
} from "./section.ts";
import {
  courseSentence,
  distancesSentence,
  openingSentence,
  type ProseContext,
  ratingSentence,
  registrationSentence,
  startSentence,
} from "./sentences.ts";

/** Up to this many races, each section names its own unknowns; beyond, one list names them all. */
const fewRaces = 3;

/**
 * Writes about races from their listings, in order of date. The same races and seed give the same
 * text, and facts that no listing has are named as unknown.
 * @param races - at least one
 */
export function writeRoundUp(
  races: readonly RaceFacts[],
  { today, seed }: { today: Day; seed: number },
): RoundUp {
  const safe = races.map(withSafeTexts);
  const [only, another] = safe;
  const choose = chooserFrom(seed);
  if (only && !another) return singleRace(only, { choose, today });
  const chapters = chaptersOf(safe);
  const known = commonGround(safe);
  const ordered = chapters.flatMap((chapter) => chapter.races);
  const parts = [
    introduction(ordered, known, { choose, known }, today),
    racesTable(byDay(ordered), known),
    ...chapters.flatMap((chapter) => chapterParts(chapter, known, choose, ordered.length)),
    deadlines(ordered, known),
    ordered.length > fewRaces ? unknownTogether(ordered) : null,
  ];
  return {
    title: titleOf(ordered, known),
    content: parts.filter((part) => part !== null).join("\n\n"),
  };
}

function byDay(races: readonly RaceFacts[]): RaceFacts[] {
  return [...races].sort((one, other) => one.startDate.localeCompare(other.startDate));
}

function introduction(
  races: readonly RaceFacts[],
  known: CommonGround,
  { choose }: ProseContext,
  today: Day,
): string {
  const group = groupInWords(races, known);
  const source = choose(sources)(formatDay(today, "en"));
  return [choose(beginnings)(group), ...highlights(races, known), source].join(" ");
}

const beginnings: Ways<string> = [
  (group) => `This is a look at ${group}.`,
  (group) => `Here are ${group}, with what their listings say about each of them.`,
  (group) => `If you are planning your season, here are ${group}.`,
];

const sources: Ways<string> = [
  (day) =>
    `All facts come from the race listings on Dorsal as they stood on ${day}; what a listing leaves open, we leave open too.`,
  (day) =>
    `Everything below was taken from the listings on Dorsal on ${day}. Organizers do change their plans, so look at a race's page before you book anything.`,
];

function chapterParts(
  chapter: RaceChapter,
  known: CommonGround,
  choose: ProseContext["choose"],
  all: number,
): string[] {
  const inChapter = { ...known, country: known.country ?? commonGround(chapter.races).country };
  const mark = chapter.title === null ? "##" : "###";
  const isUnique = (name: string) => chapter.races.filter((race) => race.name === name).length < 2;
  const sections = alikeTogether(chapter.races).flatMap((told) => [
    `${mark} ${sectionTitle(told, known, isUnique)}`,
    ...paragraphsAbout(told, { choose, known: inChapter }, all <= fewRaces),
  ]);
  return chapter.title === null ? sections : [`## ${chapter.title}`, ...sections];
}

/** The closing days of the races that are open for entries. */
function deadlines(races: readonly RaceFacts[], known: CommonGround): string | null {
  const open = races
    .filter(({ registration }) => registration.state === "open" && registration.deadline)
    .sort((one, other) => deadlineOf(one).localeCompare(deadlineOf(other)));
  if (open.length < 2) return null;
  const days = Map.groupBy(open, deadlineOf);
  const lines = [...days].map(
    ([day, closing]) =>
      `- **${shortDay(day, known.year)}:** ${listOf(closing.map(raceLink), "en")}`,
  );
  return `## When entries close\n\n${lines.join("\n")}`;
}

const deadlineOf = ({ registration }: RaceFacts) => registration.deadline ?? "";

function unknownTogether(races: readonly RaceFacts[]): string | null {
  const missing = races.flatMap((race) => unknownsOf(race).map((what) => ({ what, race })));
  if (missing.length === 0) return null;
  const lines = [...Map.groupBy(missing, ({ what }) => what)].map(([what, found]) => {
    const isAll = found.length === races.length;
    const names = isAll
      ? "not in any of the listings"
      : listOf(
          found.map(({ race }) => race.name),
          "en",
        );
    return `- **${capitalized(what)}:** ${names}`;
  });
  return `## What the listings do not say yet\n\n${lines.join("\n")}`;
}

/** The first and the last race, the longest course, and the races without a fee. */
function highlights(races: readonly RaceFacts[], known: CommonGround): string[] {
  const coming = races.filter(({ isPast, status }) => !isPast && status !== "cancelled");
  return [span(coming, known), longest(coming), free(coming)].filter((each) => each !== null);
}

function span(races: readonly RaceFacts[], { year }: CommonGround): string | null {
  const sorted = [...races].sort((one, other) => one.startDate.localeCompare(other.startDate));
  const [earliest] = sorted;
  const latest = sorted.at(-1);
  if (!earliest || !latest || earliest.startDate === latest.startDate) return null;
  const [from, to] = [shortDay(earliest.startDate, year), shortDay(latest.startDate, year)];
  return `The first is ${earliest.name} on ${from}, and the last is ${latest.name} on ${to}.`;
}

/** Only where one course is the longest: of three marathons none stands out. */
function longest(races: readonly RaceFacts[]): string | null {
  const courses = races.flatMap((race) =>
    race.distances.flatMap((distance) =>
      distance.meters === null ? [] : [{ race, distance, meters: distance.meters }],
    ),
  );
  const most = Math.max(0, ...courses.map(({ meters }) => meters));
  const [found, another] = courses.filter(({ meters }) => meters === most);
  if (!found || another || races.length < 2) return null;
  const name = distanceInProse(found.distance);
  const course = /marathon$/.test(name) ? `the ${name}` : name;
  return `The longest course, ${course}, is that of ${found.race.name}.`;
}

/** Not where only the shortest distance is free. */
function free(races: readonly RaceFacts[]): string | null {
  const count = races.filter(
    ({ distances }) =>
      distances.length > 0 && distances.every(({ price }) => price.kind === "free"),
  ).length;
  if (count === 0) return null;
  if (count === races.length) return "All of them are free to enter.";
  return `${capitalized(numberWord(count))} of them ${count === 1 ? "is" : "are"} free to enter.`;
}

/** Countries that a title can name. */
const mostCountries = 3;

/** `Six trail races in Peru, July to September 2027` */
function titleOf(races: readonly RaceFacts[], known: CommonGround): string {
  const { first, last } = known;
  return `${capitalized(countedRaces(races, known))}${placeOf(races, known)}, ${first === last ? formatDay(first, "en") : monthsInProse(first, last)}`;
}

/** `six trail races in Peru from July to September 2027` */
function groupInWords(races: readonly RaceFacts[], known: CommonGround): string {
  const { first, last } = known;
  const months = monthsInProse(first, last);
  if (first === last)
    return `${countedRaces(races, known)}${placeOf(races, known)} on ${formatDay(first, "en")}`;
  const when = first.slice(0, 7) === last.slice(0, 7) ? `in ${months}` : `from ${months}`;
  return `${countedRaces(races, known)}${placeOf(races, known)} ${when}`;
}

function countedRaces({ length }: readonly RaceFacts[], { kind }: CommonGround): string {
  return `${numberWord(length)} ${kind ? kindsOf(kind) : "races"}`;
}

function placeOf(races: readonly RaceFacts[], { city, state, country }: CommonGround): string {
  if (city) return ` in ${city}`;
  if (state && country) return ` in ${state}, ${country}`;
  if (country) return ` in ${theCountry(country)}`;
  const countries = [...new Set(races.map((race) => theCountry(race.country)))];
  return countries.length > mostCountries ? "" : ` in ${listOf(countries, "en")}`;
}

/** A table with a single distance would only repeat the sentences. */
const fewestForTable = 2;

/** A portrait of one race. */
function singleRace(race: RaceFacts, { choose, today }: { choose: Choose; today: Day }): RoundUp {
  const context: ProseContext = {
    choose,
    known: { year: null, state: null, country: null },
    subject: race.name,
  };
  const later = { ...context, known: { ...context.known, year: yearOf(race.startDate) } };
  const quote = firstSentence(race.description);
  const year = race.name.includes(String(yearOf(race.startDate)))
    ? ""
    : ` ${yearOf(race.startDate)}`;
  const table = race.distances.length >= fewestForTable ? distancesTable(race) : null;
  const parts = [
    inOne([
      openingSentence(race, context),
      startSentence(race, later),
      `It is listed on Dorsal as ${articled(kindOf(race))}${race.organizer ? `, organized by ${race.organizer}` : ""}.`,
    ]),
    quote && `> ${quote}\n>\n> — from the race's own description`,
    section("Distances and course", [
      inOne([distancesSentence(race, later), courseSentence(race, later)]),
      table,
    ]),
    section("Entries", [inOne([priceSentence(race, later), registrationSentence(race, later)])]),
    section("What runners say", [ratingSentence(race, later)]),
    section("What we do not know yet", [unknownsSentence(race)]),
    `All facts are those of the listing on Dorsal on ${formatDay(today, "en")}: ${raceLink(race)}. Look there again before you book a trip.`,
  ];
  return {
    title: `${race.name}${year}: ${race.isPast ? "a look back" : "what to know before you enter"}`,
    content: parts.filter(Boolean).join("\n\n"),
  };
}

function section(title: string, paragraphs: readonly (string | null)[]): string | null {
  const told = paragraphs.filter(Boolean);
  return told.length === 0 ? null : [`## ${title}`, ...told].join("\n\n");
}

/** A title, and Markdown with facts from our own rows only. */
type RoundUp = { title: string; content: string };
