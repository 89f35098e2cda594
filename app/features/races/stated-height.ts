import { formatHeight, type LengthUnit } from "#values/length.ts";
import { type Lang, sayIn } from "#values/say.ts";

const plainHeight =
  /^(?:about |unos |approx\.? |aprox\.? |ca\.? |circa |~ ?|\+|d\+ ?)?([\d.,]+) ?(m|mts?\.?|met(?:er|re|ro)s?|ft|feet|pies)?(?: ?d?\+)?\.?$/i;

const metersPerFoot = 0.3048;
/** No race climbs more, in meters: a larger number is a mistake. */
const mostMeters = 100_000;

/** The meters in a climb as organizers write it: `about 3,000 m`, `850`, `4,100 ft`. `null` for other words. */
export function statedHeight(text: string | null): number | null {
  const [, digits, unit = "m"] = plainHeight.exec(text?.trim() ?? "") ?? [];
  if (digits === undefined) return null;
  const number = /^\d{1,3}([.,]\d{3})+$/.test(digits)
    ? Number(digits.replace(/[.,]/g, ""))
    : Number(digits.replace(",", "."));
  const meters = /^(ft|feet|pies)$/i.test(unit) ? number * metersPerFoot : number;
  return Number.isFinite(meters) && meters <= mostMeters ? meters : null;
}

/** Whether a stated climb is rounded: `about 3,000 m`, `~850`. */
export function isRoughHeight(text: string): boolean {
  return /^(about|unos|approx|aprox|ca\.|circa|~)/i.test(text.trim());
}

/**
 * A climb that an organizer states, in the visitor's unit: `about 3,000 m` is `about 9,840 ft`. Words that
 * are not a height stay unchanged.
 */
export function statedHeightWords(text: string, unit: LengthUnit, lang: Lang): string {
  const meters = statedHeight(text);
  if (meters === null || meters === 0) return text;
  const height = formatHeight(meters, unit);
  return isRoughHeight(text)
    ? sayIn(lang)({ en: `about ${height}`, es: `unos ${height}` })
    : height;
}
