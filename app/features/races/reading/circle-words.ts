import { toMeters } from "../distance.ts";
import { radiusBounds } from "../places/near.ts";
import { numberWords, readNumber } from "./number-words.ts";

/** How far around a place, and the words that say it. */
export type CircleWords = {
  /** How many words stand before the name of the place. */
  size: number;
  /** Kilometres, or `null` where the words say no length. */
  km: number | null;
};

/**
 * `near`, `within 30 km of`, `20 miles from`, `a menos de 30 km de`: what stands before a place. A
 * length of a race is none: `10 km de lima` and `10k around lima` are races of 10 km.
 */
export function readCircle(words: readonly string[]): CircleWords | null {
  if (!beginnings.test(words[0] ?? "")) return null;
  const text = `${words.slice(0, longestLead).join(" ")} `;
  const [drive, count = "1", unit = "", half] = byCar.exec(text) ?? [];
  if (drive !== undefined) {
    const hours = (readNumber(count) ?? 1) / (/^min/.test(unit) ? 60 : 1) + (half ? 0.5 : 0);
    const km = Math.round((hours * kilometersByCar) / 10) * 10;
    return { size: drive.trimEnd().split(" ").length, km: inBounds(km * 1000) };
  }
  const [reach] = withinReach.exec(text) ?? [];
  if (reach !== undefined) {
    return {
      size: reach.trimEnd().split(" ").length,
      km: inBounds(hoursWithinReach * kilometersByCar * 1000),
    };
  }
  for (const pattern of patterns) {
    const [lead, number, unit] = pattern.exec(text) ?? [];
    if (lead === undefined) continue;
    const meters = number === undefined ? null : toMeters(`${number} ${unit}`);
    return { size: lead.trimEnd().split(" ").length, km: meters && inBounds(meters) };
  }
  return null;
}

const beginnings =
  /^(\d.*|near|close|around|cerca|within|in|less|no|under|up|at|max|a|radius|dentro|en|un)$/;

/** More words than the longest lead has. */
const longestLead = 12;

/**
 * `within 30 miles` after the place.
 * @param isNear - the place stands after a word such as `near`: then `a menos de 200 km` is a radius, not a length
 */
export function readRadius(words: readonly string[], isNear = false): CircleWords | null {
  const lead = isNear ? `${radiusLead}|${nearRadiusLead}` : radiusLead;
  const [typed, number, unit] =
    new RegExp(`^(?:${lead}) ${length} `).exec(`${words.slice(0, longestLead).join(" ")} `) ?? [];
  const meters = typed === undefined ? null : toMeters(`${number} ${unit}`);
  if (typed === undefined || meters === null) return null;
  return { size: typed.trimEnd().split(" ").length, km: inBounds(meters) };
}

const radiusLead = "(?:within|dentro de)(?: (?:a )?radius of)?";
const nearRadiusLead =
  "a(?: (?:menos|no mas|un maximo|maximo) de)?|en un radio de|(?:less|no more) than|up to|hasta|max(?:imo)?";

function inBounds(meters: number): number {
  return Math.min(Math.max(Math.round(meters / 100) / 10, radiusBounds.from), radiusBounds.to);
}

const length =
  "(\\d[\\d.,]*) ?(km|kms|kilomet(?:er|re|ro)s?|mi|miles?|millas?)(?: (?:away|radius|a la redonda))?";

/**
 * About how far a car comes in an hour, in a straight line: `within 2 hours of Austin`, `a 90 minutos de Lima`.
 * The answer says the radius.
 */
export const kilometersByCar = 65;
const byCar = new RegExp(
  "^(?:within|in|(?:less|no more) than|under|up to|at most|max|about|a(?: (?:menos|no mas|un maximo) de| unas?| lo mucho)?|a?t?) ?" +
    `(?:an? |una |(?:a )?(\\d[\\d.,]*|${numberWords.join("|")}) ?)?(hours?(?:['’]s)?|hrs?|h|horas?|minutes?|mins?|minutos?)( and a half| y media)? ` +
    "(?:(?:drive|by car|driving|away|in the car|en auto|en carro|en coche|manejando|de viaje|de camino|por carretera) )*(?:of|from|del?|desde) ",
);

/** A drive without a length: `within driving distance of Seattle`, `a distancia de manejo de Lima`. */
const withinReach =
  /^(?:(?:with)?in|at) (?:an? )?(?:easy |reasonable |short |weekend |day )?(?:(?:driving|drivable|driveable) (?:distance|range|reach)|drive) (?:of|from) |^(?:a|en) (?:una )?distancia (?:de manejo|manejable|en auto|en carro|en coche) del? /;
const hoursWithinReach = 2;

/** Whether words name how far a car comes in some time. */
export function isByCar(words: readonly string[]): boolean {
  return words.some((_, at) => {
    const text = `${words.slice(at, at + longestLead).join(" ")} `;
    return byCar.test(text) || withinReach.test(text);
  });
}

const patterns = [
  "(?:near|close to|around|cerca(?: del?| al?)) ",
  `(?:with)?in (?:a )?(?:radius of )?${length} (?:of|from|around) `,
  `(?:(?:less|no more) than|under|up to|at most|max) ${length} (?:of|from|around) `,
  `(?:a )?(?:radius of )?${length} (?:from|around) `,
  `(?:a|dentro de) (?:(?:menos|no mas|un maximo|maximo) de |unos |hasta )?${length} del? `,
  `(?:en )?un radio de ${length} (?:del?|alrededor del?|desde) `,
  `${length} (?:alrededor|a la redonda) del? `,
].map((pattern) => new RegExp(`^${pattern}`));
