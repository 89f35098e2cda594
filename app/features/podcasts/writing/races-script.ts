import { type RaceKind, raceKind } from "#features/races/race-type.ts";
import { numberWords } from "#features/writing/number-words.ts";
import { type Day, parseDay, yearOf } from "#values/day.ts";
import { listOf } from "#values/text/list-of.ts";
import type { ScriptRace } from "./script-race.ts";
import { countWords, paragraph, plainWords, welcome } from "./sentences.ts";
import {
  describedIn,
  detailsOf,
  distancesOf,
  extremesOf,
  kindAndLength,
  placesOf,
  type RaceContext,
  weeksLeft,
  whenAndWhere,
} from "./spoken-race.ts";
import { spokenDate, spokenDay } from "./spoken-words.ts";

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
