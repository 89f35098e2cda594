import { toMeters } from "../distance.ts";
import { deniedMore, deniedMoreLimit } from "./most-words.ts";
import { readNumber } from "./number-words.ts";
import type { OneMeaning } from "./term.ts";

const half = /^(halfs?|halves|medi[oa]s?|1[/⁄]2)$/;
const full = /^(full|complet[oa])$/;
const marathon = /^marath?on(e?s)?$/;
const number = /^\d[\d.,]*$/;
const unit =
  /^(km|kms|k|ks|ka|kilos|kilomet(er|re|ro)s?|mi|miles?|milers?|millas?|m|met(er|re|ro)s?)$/;

/** Numbers that are lengths to every runner, in miles and in kilometres. */
const knownNumbers: Record<string, string> = {
  "13.1": "half marathon",
  "21.1": "half marathon",
  "21.097": "half marathon",
  "21.0975": "half marathon",
  "26.2": "marathon",
  "42.2": "marathon",
  "42.195": "marathon",
};

/** A word that is a length as a whole: not `5k-relay`, not `ultramarathon`. */
const wholeLength =
  /^(\d[\d.,]*-?[a-z]+|marath?on(e?s)?|(halfs?|halves|medi[oa]s?)|(half|medi[oa])-?marath?ons?)$/;

const below = new RegExp(
  `^(?:(?:de |por )?menos (?:de|que)|hasta|max|maximum|maximum of|(?:como )?maximo|maximo de|como mucho|a lo mucho|menor(?:es)? (?:a|de|que)|mas cort[oa]s? (?:que|de)|por debajo de|under|below|up to|at most|less than|shorter than|<|${deniedMore})$`,
);
const above =
  /^(?:(?:de )?mas (?:de|que)|al menos|por lo menos|min|minimum|minimum of|(?:como )?minimo|minimo de|mayor(?:es)? (?:a|de|que)|arriba de|mas larg[oa]s? (?:que|de)|over|above|more than|longer than|bigger than|at least|>)$/;
const orLess =
  /^(?:(?:or|o|and|y) (?:less|fewer|under|below|shorter|menos)|max|maximum|(?:como )?maximo|(?:para|hacia) abajo)$/;
const orMore =
  /^(?:(?:or|o|and) (?:more|over|above|up|plus|longer|mas|mayor)|y mas|plus|\+|(?:como )?minimo|en adelante|(?:para|hacia) arriba|upwards?)$/;
const between = /^(between|entre|from|de|desde)$/;
const to = /^(to|a|al|hasta|-|–)$/;
const and = /^(and|y)$/;

/**
 * Lengths as runners type them: `21k`, `10 km`, `half marathon`, `media maraton`, `10-21k`, `under 10k`,
 * `50k+`, `entre 10 y 21 km`. A number alone is not a length: `2027` is a year.
 */
export function readLength(words: readonly string[]): OneMeaning | null {
  const meters = metersIn(words);
  if (meters !== null) return { kind: "length", meters };
  if (shortNames.includes(words.join(" "))) return { kind: "lengths", from: null, to: shortMeters };
  return bounded(words) ?? ranged(words) ?? betweenBounds(words) ?? joined(words);
}

/** The lengths of a race that is only said to be short. */
export const shortNames = [
  ...["corto", "corta", "cortito", "cortita"].flatMap((word) => [
    `algo ${word}`,
    `carrera ${word}`,
  ]),
  ...["cortas", "cortitas"].map((word) => `carreras ${word}`),
  ..."race races run runs".split(" ").map((word) => `short ${word}`),
  "something short",
];

/** To most runners, a race of up to 10 km is a short one. */
const shortMeters = 10_000;

/** Two lengths of which either will do: `5k/10k`. */
export function readEitherLength(word: string): OneMeaning[] {
  const lengths = word.split("/").map((part) => metersIn([part]));
  const known = lengths.filter((meters) => meters !== null);
  if (known.length < 2 || known.length < lengths.length) return [];
  return known.map((meters) => ({ kind: "length", meters }));
}

function metersIn(words: readonly string[]): number | null {
  const [first = "", second, third] = words;
  if (third !== undefined) return null;
  if (second === undefined) {
    if (wholeLength.test(first)) return inMeters(first);
    const known = first.replace(",", ".");
    return Object.hasOwn(knownNumbers, known) ? inMeters(knownNumbers[known] ?? "") : null;
  }
  const isHalf = (one: string, other: string) => marathon.test(one) && half.test(other);
  if (isHalf(second, first) || isHalf(first, second)) return inMeters("half marathon");
  if (marathon.test(second) && full.test(first)) return inMeters("marathon");
  if (marathon.test(first) && full.test(second)) return inMeters("marathon");
  if (!unit.test(second)) return null;
  const count = number.test(first) ? first : readNumber(first);
  return count === null ? null : inMeters(`${count} ${second}`);
}

/** In the words that distances use: without plurals and `miler`. */
function inMeters(text: string): number | null {
  const plain = text
    .replace(/milers?$/, "miles")
    .replace(/(kilos|ka)$/, "km")
    .replace(/^hal(fs|ves)/, "half")
    .replace(/(\d ?k)s$/, "$1")
    .replace(/on(e?s)$/, "on")
    .replace(/^medi([oa])s$/, "medi$1");
  return toMeters(plain);
}

/** `under 10k`, `mas de 50 km`, `10k o menos`, `50k+`, `+50k`. */
function bounded(phrase: readonly string[]): OneMeaning | null {
  const words = phrase.flatMap((word) => {
    if (/^\d.*\+$/.test(word)) return [word.slice(0, -1), "+"];
    return /^\+\d/.test(word) ? [word.slice(1), "+"] : word;
  });
  for (let size = 1; size <= Math.min(2, words.length - 1); size++) {
    const meters = metersIn(words.slice(0, -size));
    const tail = words.slice(-size).join(" ");
    if (meters !== null && orLess.test(tail)) return { kind: "lengths", from: null, to: meters };
    if (meters !== null && orMore.test(tail)) return { kind: "lengths", from: meters, to: null };
  }
  for (let size = 1; size <= Math.min(deniedMoreLimit, words.length - 1); size++) {
    const lead = words.slice(0, size).join(" ");
    const meters = metersIn(words.slice(size).filter((word) => !/^(a|un|una)$/.test(word)));
    if (meters === null) continue;
    if (below.test(lead)) return { kind: "lengths", from: null, to: meters };
    if (above.test(lead))
      return { kind: "lengths", from: isStrict.test(lead) ? beyond(meters) : meters, to: null };
  }
  return null;
}

const isStrict =
  /(?:more|longer|bigger) than|over|above|mas (?:larg[oa]s? )?(?:de|que)|mayor|arriba|>/;

/** `Longer than a marathon` leaves marathons out, and so does `more than 42 km`. */
function beyond(meters: number): number {
  if (Math.abs(meters - 42_195) <= 200) return 43_000;
  return Math.abs(meters - 21_097.5) <= 110 ? 22_000 : meters;
}

/** `10 to 21 km`, `entre 10k y 21k`, `de 5 a 10 km`. */
function ranged(words: readonly string[]): OneMeaning | null {
  const [lead = ""] = words;
  const isLed = between.test(lead);
  const ends = isLed ? words.slice(1) : words;
  const at = ends.findIndex((word) => to.test(word) || (isLed && and.test(word)));
  return at < 1 ? null : fromTo(ends.slice(0, at), ends.slice(at + 1));
}

/** `mas de 42 pero menos de 60 km`, `at least 10k and under 21k`. */
function betweenBounds(words: readonly string[]): OneMeaning | null {
  const at = words.findIndex((word) => /^(but|pero|and|y)$/.test(word));
  const upper = at < 1 ? null : bounded(words.slice(at + 1));
  if (upper?.kind !== "lengths" || upper.to === null) return null;
  const unitOfUpper = words.findLast((word) => unit.test(word)) ?? "km";
  const first = words.slice(0, at);
  const lower = bounded(number.test(first.at(-1) ?? "") ? [...first, unitOfUpper] : first);
  if (lower?.kind !== "lengths" || lower.from === null || lower.from >= upper.to) return null;
  return { kind: "lengths", from: lower.from, to: upper.to };
}

/** `10-21k`, `10k-21k`, `10-21 km`. */
function joined([first = "", ...rest]: readonly string[]): OneMeaning | null {
  const [, start, end] = /^(\d[\d.,]*[a-z]*)[-–](\d[\d.,]*[a-z]*)$/.exec(first) ?? [];
  return start && end ? fromTo([start], [end, ...rest]) : null;
}

/** The first number has the unit of the second where it has none of its own. */
function fromTo(start: readonly string[], end: readonly string[]): OneMeaning | null {
  const last = metersIn(end);
  const [first = ""] = start;
  const unitOfEnd = end.length > 1 ? end.at(-1) : /[a-z]+$/.exec(end[0] ?? "")?.[0];
  const hasUnit = start.length > 1 || !number.test(first);
  const from = metersIn(hasUnit ? start : [first, unitOfEnd ?? ""]);
  if (from === null || last === null || from >= last) return null;
  return { kind: "lengths", from, to: last };
}

const climb =
  /^(climb|climbing|elevation|ascent|gain|vert|vertical|desnivel|subida|ascenso|altura|altitud|altimetria|positivo|uphill)$/;
const metersOrFeet = /^(m|mts?|met(er|re|ro)s?|ft|feet|pies)$/;
const bound =
  /^(with|con|at|least|al|menos|over|above|more|than|mas|de|que|minimum|minimo|under|below|less|up|to|hasta|mayor|menor|a|un|entre|between|higher|arriba|sobre)$/;
const link = /^(of|de|in|d|\+|acumulado|total|positivo|elevation|vertical)$/;

/**
 * How many words at the beginning are metres or feet of climb, which no search can filter by; 0 for none:
 * `over 1000 m of climb`, `mas de 1000 m de desnivel`, `desnivel de 800 m`. They are not a length.
 */
export function climbAt(words: readonly string[]): number {
  const skip = (from: number, among: RegExp) => {
    let at = from;
    while (among.test(words[at] ?? "")) at++;
    return at;
  };
  const first = skip(0, bound);
  if (climb.test(words[first] ?? "")) {
    const amount = skip(skip(first, climb), bound);
    const end = amountAt(words, amount);
    return end > amount ? end : 0;
  }
  const end = amountAt(words, first);
  if (end > first && isAltitude.test(words.slice(0, end).join(" "))) return end;
  const named = skip(end, link);
  return end > first && climb.test(words[named] ?? "") ? skip(named, climb) : 0;
}

/** `Above 3000m`: the longest races are not as long in metres. */
const isAltitude =
  /^(?:over|above|higher than|(?:a )?mas de|arriba de|sobre) [1-9](?:[.,]?\d{3}) ?(?:m|mts?|met(?:er|re|ro)s?)$/;

/** Where an amount of metres or feet ends that begins at a word: `1000 m`, `1000m`; else there. */
function amountAt(words: readonly string[], at: number): number {
  const [amount = "", next = ""] = words.slice(at, at + 2);
  if (/^\d[\d.,]*(m|mts?|ft)\+?$/.test(amount)) return at + 1;
  if (!number.test(amount)) return at;
  return metersOrFeet.test(next) ? at + 2 : at;
}
