import { toMeters } from "#features/races/distance.ts";
import { formatHeight, formatLength } from "#values/length.ts";

type NamedDistance = { name: string; meters: number | null };

/** Below this, a length in kilometers is known to readers of miles. */
const milesFrom = 25_000;

/**
 * A distance as prose names it: `10K`, `half marathon`, `50K (31.1 mi)`, `50 mi (80.5 km)`. Long
 * courses are told in both units, because a text has no reader of its own.
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
  return isMarathon(name) ? name.toLowerCase() : name;
}

function isMarathon(name: string): boolean {
  return /^(?:half |ultra)?marathon$/i.test(name);
}

/**
 * A climb as the listing has it. What is plainly meters is told in both units: `about 3,000 m
 * (9,840 ft)`.
 */
export function climbInProse(text: string): string {
  const found =
    /^(about |approx\.? |around |ca\.? |~ ?)?([\d,]+(?:\.\d+)?) ?(?:m|meters|metres)?\+?$/i.exec(
      text.trim(),
    );
  const meters = Number((found?.[2] ?? "").replaceAll(",", ""));
  if (!found || !(meters > 0)) return text;
  const about = found[1] ? "about " : "";
  return `${about}${formatHeight(meters, "km")} (${formatHeight(meters, "mi")})`;
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
