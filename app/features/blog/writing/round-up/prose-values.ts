import { written } from "#features/assistant/built-in/words/formats.ts";
import type { DistanceFacts, RaceFacts } from "#features/assistant/search/race-facts.ts";
import { toMeters } from "#features/races/distance.ts";
import { distanceTextNames } from "#features/races/distance-columns.ts";
import { readClimb } from "#features/writing/race-words.ts";
import {
  type ClockTime,
  type Day,
  formatClockTime,
  formatDay,
  formatFullDay,
  formatMonthYear,
  yearOf,
} from "#values/day.ts";
import { formatHeight, formatLength } from "#values/length.ts";
import { recordOf } from "#values/record.ts";

/** `Saturday, July 3`; with the year unless the reader knows it. */
export function dayInProse(day: Day, knownYear: number | null): string {
  const text = formatFullDay(day, "en");
  return yearOf(day) === knownYear ? withoutYear(text) : text;
}

/** `July 3` */
export function shortDay(day: Day, knownYear: number | null): string {
  const text = formatDay(day, "en");
  return yearOf(day) === knownYear ? withoutYear(text) : text;
}

function withoutYear(text: string): string {
  return text.replace(/, \d{4}$/, "");
}

/** `July 2027`, `July to September 2027`, `December 2026 to March 2027` */
export function monthsInProse(from: Day, to: Day): string {
  if (from.slice(0, 7) === to.slice(0, 7)) return formatMonthYear(from, "en");
  const first = formatMonthYear(from, "en");
  const isOneYear = yearOf(from) === yearOf(to);
  return `${isOneYear ? first.replace(/ \d{4}$/, "") : first} to ${formatMonthYear(to, "en")}`;
}

/** `5:30 AM`, `midnight`, `noon` */
export function clockInProse(time: ClockTime): string {
  const clock = formatClockTime(time, "en");
  if (clock === "12:00 AM") return "midnight";
  return clock === "12:00 PM" ? "noon" : clock;
}

type NamedDistance = { name: string; meters: number | null };

/** Below this, a length in kilometers is known to readers of miles. */
const milesFrom = 25_000;

/**
 * A distance as prose names it: `10K`, `half marathon`, `50K (31.1 mi)`, `50 mi (80.5 km)`. Long
 * courses get both units, because every reader sees the same text.
 */
export function distanceInProse({ name, meters }: NamedDistance): string {
  const text = plainName(name);
  if (meters === null || toMeters(text) === null || isMarathon(text)) return text;
  if (/mi(le)?s?$/i.test(text)) return `${text} (${formatLength(meters, "km")})`;
  return meters >= milesFrom ? `${text} (${formatLength(meters, "mi")})` : text;
}

/** With its article, and in one unit: `the 50K`, `the half marathon`, `the 5 km course`. */
export function theDistance({ name }: Pick<NamedDistance, "name">): string {
  const text = plainName(name);
  if (/\d ?(?:km|kilomet(?:er|re)s?|m|mi|miles?)$/i.test(text)) return `the ${text} course`;
  return /^the /i.test(text) ? text : `the ${text}`;
}

/** `Half Marathon` is a name in a table, and two common words in a sentence. */
function plainName(name: string): string {
  const [isSpanish, half] = /^(medi[oa] )?marat[oó]n$/i.exec(name) ?? [];
  if (isSpanish) return half ? "half marathon" : "marathon";
  return isMarathon(name) ? name.toLowerCase() : name;
}

function isMarathon(name: string): boolean {
  return /^(?:half |ultra)?marathon$/i.test(name);
}

/**
 * A climb as the listing has it. What is plainly meters gets both units: `about 3,000 m (9,840 ft)`.
 */
export function climbInProse(text: string): string {
  const climb = readClimb(text);
  if (!climb) return text;
  const { meters, isApproximate } = climb;
  return `${isApproximate ? "about " : ""}${formatHeight(meters, "km")} (${formatHeight(meters, "mi")})`;
}

/** A time limit in words: `14 h` is `14 hours`. What is not a plain number of hours stays. */
export function limitInProse(text: string): string {
  const [, hours] = /^(\d+(?:\.\d+)?) ?(?:h|hrs?|hours?)\.?$/i.exec(text.trim()) ?? [];
  if (hours !== undefined) return hoursInProse(hours);
  const [, whole, minutes] = /^(\d+) ?h ?(\d{1,2}) ?(?:m|min)?$/i.exec(text.trim()) ?? [];
  if (whole !== undefined && minutes !== undefined)
    return `${hoursInProse(whole)} ${Number(minutes)} minutes`;
  return text;
}

function hoursInProse(hours: string): string {
  return hours === "1" ? "1 hour" : `${hours} hours`;
}

/**
 * A race whose texts are no Markdown: what organizers typed cannot become a link, a picture or a
 * table.
 */
export function withSafeTexts(race: RaceFacts): RaceFacts {
  return {
    ...race,
    name: written(race.name),
    city: written(race.city),
    stateProvince: safe(race.stateProvince),
    country: written(race.country),
    address: safe(race.address),
    organizer: safe(race.organizer),
    elevationGain: safe(race.elevationGain),
    elevationLoss: safe(race.elevationLoss),
    type: written(race.type),
    distances: race.distances.map(safeDistance),
  };
}

function safeDistance(distance: DistanceFacts): DistanceFacts {
  const { price } = distance;
  return {
    ...distance,
    name: written(distance.name),
    timeLimit: safe(distance.timeLimit),
    ...recordOf(distanceTextNames, (name) => safe(distance[name])),
    elevationGain: safe(distance.elevationGain),
    elevationLoss: safe(distance.elevationLoss),
    price:
      price.kind === "amount"
        ? { ...price, text: written(price.text), original: safe(price.original) }
        : price,
  };
}

function safe(text: string | null): string | null {
  return text === null ? null : written(text).trim() || null;
}
