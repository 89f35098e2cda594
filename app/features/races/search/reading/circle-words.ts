import { toMeters } from "../../distance.ts";
import { radiusBounds } from "../../places/near.ts";

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
  const text = `${words.join(" ")} `;
  for (const pattern of patterns) {
    const [lead, number, unit] = pattern.exec(text) ?? [];
    if (lead === undefined) continue;
    const meters = number === undefined ? null : toMeters(`${number} ${unit}`);
    const km = meters && Math.round(meters / 100) / 10;
    return {
      size: lead.trimEnd().split(" ").length,
      km: km && Math.min(Math.max(km, radiusBounds.from), radiusBounds.to),
    };
  }
  return null;
}

const length =
  "(\\d[\\d.,]*) ?(km|kms|kilomet(?:er|re|ro)s?|mi|miles?|millas?)(?: (?:away|radius|a la redonda))?";

const patterns = [
  "(?:near|close to|around|cerca del?) ",
  `(?:with)?in (?:a )?(?:radius of )?${length} (?:of|from|around) `,
  `(?:(?:less|no more) than|under|up to|at most|max) ${length} (?:of|from|around) `,
  `(?:a )?(?:radius of )?${length} (?:from|around) `,
  `(?:a|dentro de) (?:(?:menos|no mas|un maximo|maximo) de |unos |hasta )?${length} del? `,
  `(?:en )?un radio de ${length} (?:del?|alrededor del?|desde) `,
  `${length} (?:alrededor|a la redonda) del? `,
].map((pattern) => new RegExp(`^${pattern}`));
