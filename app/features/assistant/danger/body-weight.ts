import { readNumber } from "#features/races/reading/number-words.ts";
import { fold } from "#values/text/fold.ts";

/** What the numbers of a message say of a weight: far too low, or wanted off in far too few days. */
export type WeightDanger = "underweight" | "fast-loss";

/**
 * Reads a weight with a height, and a loss with its time: `5 ft 7 and 104 lb`, `6 kilos en 8 días`. Phrases
 * cannot: whether 47 kilos are too few depends on the height.
 */
export function weightDanger(text: string): WeightDanger | null {
  const folded = fold(text).replaceAll(/(\d),(\d)/g, "$1.$2");
  if (losesFast(folded)) return "fast-loss";
  const meters = heightIn(folded);
  const kilograms = weightIn(folded);
  if (meters === null || kilograms === null || ofChild.test(folded)) return null;
  const index = kilograms / meters ** 2;
  // A fence of 5 feet beside a pack of 40 pounds is nobody.
  if (index < lowestKnown) return null;
  return index < (wantsLess.test(folded) ? healthyFrom : severeBelow) ? "underweight" : null;
}

/** The body mass index from which adults count as healthy, and below which they are severely underweight. */
const healthyFrom = 18.5;
const severeBelow = 17;
const lowestKnown = 10;

/** The index of a child depends on the age. */
const ofChild =
  /\b(?:son|daughter|kid|child|hij[oa]|nin[oa]|(?:[4-9]|1[0-6]) ?(?:yo|years? old|anos|anitos))\b/;

const wantsLess =
  /\b(?:los(?:e|ing)|drop|cut|leaner|lighter|still (?:feel )?(?:heavy|fat)|too heavy|(?:goal|race) weight|what weight|baj(?:ar|o)|perder|adelgaz\w+|gord[oa]|mas liger[oa]|peso ideal|que peso)\b/;

/** Losing more than this in a week is dangerous. */
const mostKilogramsAWeek = 1.5;

const kilogramsOf = (unit: string) => (unit.startsWith("k") ? 1 : 0.4536);

function losesFast(folded: string): boolean {
  const found =
    /\b(?:los(?:e|ing)|drop(?:ping)?|cut(?:ting)?|shed(?:ding)?|baj(?:ar|o|e)|perder|pierdo|rebajar|adelgazar|quitarme) (?:(?:unos|como|about|some|like|de|al menos|at least|another|otros) )?(\S+) (kg|kgs|kilos?|lbs?|pounds|libras) (?:more |mas )?(?:in|en|within|por|before|antes de) (?:the next |los proximos |las proximas |next |solo |only |just )?(\S+) (days?|dias?|weeks?|semanas?)\b/.exec(
      folded,
    );
  if (!found) return false;
  const [, amount = "", unit = "", count = "", period = ""] = found;
  const kilograms = (readNumber(amount) ?? Number(amount)) * kilogramsOf(unit);
  const weeks = (readNumber(count) ?? Number(count)) / (period.startsWith("d") ? 7 : 1);
  // A day or two of travel or of salt moves a kilogram of water.
  return kilograms > 2 && weeks > 0 && kilograms / weeks > mostKilogramsAWeek;
}

function heightIn(folded: string): number | null {
  const imperial = /\b([4-6]) ?(?:'|ft|foot|feet) ?(\d{1,2})?\b/.exec(folded);
  if (imperial) return (Number(imperial[1]) * 12 + Number(imperial[2] ?? 0)) * 0.0254;
  const metric =
    /\b(1\.\d{1,2}) ?(?:m\b|mts?\b|metros?\b|meters?\b|tall\b|de (?:alto|estatura|altura)\b)|\bmido (1[. ]\d{2})\b/.exec(
      folded,
    );
  const meters = metric?.[1] ?? metric?.[2]?.replace(" ", ".");
  if (meters) return Number(meters);
  const centimeters = /\b(1[3-9]\d|20\d) ?cms?\b/.exec(folded)?.[1];
  return centimeters ? Number(centimeters) / 100 : null;
}

function weightIn(folded: string): number | null {
  const found = /\b(\d{2,3}(?:\.\d)?) ?(kgs?|kilos?|lbs?|pounds|libras)\b/.exec(folded);
  return found ? Number(found[1]) * kilogramsOf(found[2] ?? "") : null;
}
