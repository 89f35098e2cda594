import { toMeters } from "../distance.ts";
import { radiusBounds } from "../places/near.ts";

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
  const [drive, hours] = byCar.exec(text) ?? [];
  if (drive !== undefined) {
    const km = inBounds(Number(hours ?? 1) * kilometersByCar * 1000);
    return { size: drive.trimEnd().split(" ").length, km };
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

/** How far a car comes in an hour: `within 2 hours of Austin`, `a 3 horas de Lima`. */
const kilometersByCar = 80;
const byCar =
  /^(?:within|(?:less|no more) than|under|up to|a(?: menos de)?) (?:an? |una |(\d) )(?:hours?|horas?)(?: drive| by car| driving| en auto| en carro| de viaje)? (?:of|from|del?) /;

const patterns = [
  "(?:near|close to|around|cerca(?: del?| al?)) ",
  `(?:with)?in (?:a )?(?:radius of )?${length} (?:of|from|around) `,
  `(?:(?:less|no more) than|under|up to|at most|max) ${length} (?:of|from|around) `,
  `(?:a )?(?:radius of )?${length} (?:from|around) `,
  `(?:a|dentro de) (?:(?:menos|no mas|un maximo|maximo) de |unos |hasta )?${length} del? `,
  `(?:en )?un radio de ${length} (?:del?|alrededor del?|desde) `,
  `${length} (?:alrededor|a la redonda) del? `,
].map((pattern) => new RegExp(`^${pattern}`));
