import { toMeters } from "#features/races/distance.ts";
import { numberWords, ordinalWords } from "#features/writing/number-words.ts";
import { readClimb } from "#features/writing/race-words.ts";
import {
  type Day,
  dayOfMonth,
  monthNames,
  monthOf,
  parseDay,
  weekdayNames,
  weekdayOf,
  yearOf,
} from "#values/day.ts";
import { metersPerMile } from "#values/length.ts";
import { fold } from "#values/text/fold.ts";

/** @example spokenDay("2027-03-06") === "Saturday, the sixth of March" */
export function spokenDay(day: Day): string {
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
