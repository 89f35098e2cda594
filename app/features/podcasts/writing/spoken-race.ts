import { toMeters } from "#features/races/distance.ts";
import { raceKind } from "#features/races/race-type.ts";
import { numberWords } from "#features/writing/number-words.ts";
import { articled, kindNames, theCountry } from "#features/writing/race-words.ts";
import { inTurn } from "#features/writing/variety.ts";
import { type Day, msPerDay, parseDay } from "#values/day.ts";
import { listOf } from "#values/text/list-of.ts";
import type { ScriptRace } from "./script-race.ts";
import { plainWords, spokenDescription } from "./sentences.ts";
import { spokenClimb, spokenDate, spokenDay, spokenDistance, spokenTime } from "./spoken-words.ts";

/** With more distances, the script names only the shortest and the longest. */
const mostListed = 4;

/** The parts of a place from the city to the country; a name that stands twice is said once. */
export function placesOf({ location }: ScriptRace): string[] {
  const parts = plainWords(location).split(/\s*,\s*/);
  return parts
    .filter((part, place) => part !== "" && parts.indexOf(part) === place)
    .map(theCountry);
}

export function distancesOf({ distance }: ScriptRace): string[] {
  return plainWords(distance)
    .split(/\s*;\s*|,\s+|\s+(?:and|y)\s+/)
    .filter((one) => /[\p{L}\p{N}]/u.test(one));
}

function kindOf({ type }: ScriptRace): string {
  return articled(kindNames[raceKind(type)]);
}

/** What the wording about a race depends on. */
export type RaceContext = {
  today: Day;
  /** Its place among the races, which chooses the wording. */
  turn: number;
  /** The listener knows the year already. */
  isYearSaid: boolean;
};

/** Where and when, in the first sentence of a race. */
export function whenAndWhere(
  race: ScriptRace,
  { today, turn, isYearSaid }: RaceContext,
): string | null {
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
export function kindAndLength(race: ScriptRace, { turn }: RaceContext): string {
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

/** The shortest and the longest of some distances, as they are said. */
export function extremesOf(distances: readonly string[]): [string | null, string | null] {
  const measured = distances
    .map((text) => ({ text, meters: toMeters(text) }))
    .filter((one): one is { text: string; meters: number } => one.meters !== null)
    .sort((one, other) => one.meters - other.meters);
  const [first, last] = [measured[0], measured.at(-1)];
  if (!first || !last || first.meters === last.meters) return [null, null];
  return [spokenDistance(first.text), spokenDistance(last.text)];
}

/** Further facts about a race, the most useful first. */
export function detailsOf(race: ScriptRace, { today, turn }: RaceContext): string[] {
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

const shortestWait = 2;
const longestWait = 40;

/** How much time there is to train, at the time of writing. */
export function weeksLeft({ date }: ScriptRace, today: Day): string | null {
  const day = parseDay(date.trim());
  if (day === null) return null;
  const weeks = Math.floor((Date.parse(day) - Date.parse(today)) / (7 * msPerDay));
  if (weeks < shortestWait || weeks > longestWait) return null;
  return `When this script was written, that left ${numberWords(weeks)} weeks to prepare`;
}

/** @param most - words that there is room for */
export function describedIn(race: ScriptRace, most: number): string | null {
  return spokenDescription(race.description, most);
}
