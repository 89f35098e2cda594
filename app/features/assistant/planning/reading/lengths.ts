import { metersPerMile } from "#values/length.ts";
import { readNumber } from "../words/numbers.ts";
import {
  type Found,
  findFilled,
  findPhrases,
  phraseAt,
  phrasebook,
  type Slot,
  without,
  wordsOfBook,
} from "../words/phrasebook.ts";
import { wordSet } from "../words/word-set.ts";

/** What a sentence says about the length of a race. Bounds are meters. */
export type AskedLength =
  | { kind: "exact"; meters: number; unit: "km" | "mi" }
  | { kind: "range"; from: number | null; to: number | null }
  | { kind: "relative"; is: "shorter" | "longer" };

/** `10` in `10 to 21 km` has the unit of the other number. */
export type MeasuredLength = { count: number; unit: "km" | "mi" | null };

export const marathonMeters = 42_195;
export const halfMarathonMeters = 21_097.5;

/** No race is longer. */
const longestMeters = 1_000_000;

const names = phrasebook<number>([
  [
    `half marathon|marathons|maraton, half|halfs|halves, media|medio maraton|marathon, media,
      medias maratones, medias, halfmarathon, mediomaraton, mediamaraton`,
    halfMarathonMeters,
  ],
  ["[full] marathon|marathons|maraton|maratones, full maraton", marathonMeters],
]);

const units = phrasebook<"km" | "mi">([
  ["k, ks, km, kms, kilometer|kilometers|kilometre|kilometres, kilometro|kilometros, kilos", "km"],
  ["mi, mile|miles, milla|millas", "mi"],
]);

/** Where `half` and `media` are not half a marathon: `half an hour`, `half price`. */
const afterOtherHalf = wordSet(
  "an hour hours hora horas of price the year ano day dia way luna ironman triathlon triatlon",
);
const beforeOtherHalf = wordSet("hour hours hora horas minuto minutos");
/** With these, `95 kilos` is a weight. */
const weighing = wordSet("peso pesa pesar pesaba bajar bajo subir gordo sobrepeso weigh");
const articles = wordSet("a an one the un una el la");

const ranges = phrasebook<(first: MeasuredLength, second: MeasuredLength) => AskedLength | null>([
  [
    `between|entre … and|y|to|-|a …, from|de|desde … to|up|a|hasta [to] …,
      … to|or|and|o|u|y|a|-|hasta …`,
    (first, second) => {
      // `Looking 4 a marathon`: a number without a unit does not begin a range of names.
      if (first.unit === null && isNamed(second)) return null;
      const unit = second.unit ?? first.unit;
      const [a, b] = [
        metersOf({ ...first, unit: first.unit ?? unit }),
        metersOf({ ...second, unit }),
      ];
      if (a === null || b === null) return null;
      return { kind: "range", from: Math.min(a, b), to: Math.max(a, b) };
    },
  ],
  [
    `at least …, minimum [of] …, min …, over …, above …, more than …, longer than …, > …,
      bigger than …, al menos …, por lo menos …, como minimo …, minimo [de] …, mas de|que …,
      mayor|mayores a|de|que …, arriba de …, mas largas|largos|larga|largo que|de …,
      … or more|longer|over|above|up|plus, … and more|longer|above|up|over, … +, … o|y mas,
      … como minimo, … minimo, … en adelante, desde …, from … up`,
    (length) => bounded(length, "from"),
  ],
  [
    `up to …, at most …, maximum [of] …, max …, under …, below …, less than …, shorter than …,
      no|not more|longer than …, < …, hasta …, como maximo …, como mucho …, maximo [de] …,
      a lo mucho …, menos de|que …, no mas de …, menor|menores a|de|que …,
      mas cortas|cortos|corta|corto que|de …, por debajo de …, … or less|shorter|under|below,
      … and under|below|less, … o|y menos, … max|maximum|maximo, … como maximo`,
    (length) => bounded(length, "to"),
  ],
]);

function isNamed({ count }: MeasuredLength): boolean {
  return count * 1000 === marathonMeters || count * 1000 === halfMarathonMeters;
}

const relative = phrasebook<"shorter" | "longer">([
  [
    `[nothing] shorter, nada mas corto|corta|cortos|cortas, something short, less distance, fewer miles, mas corta|cortas|corto|cortos,
      menos distancia`,
    "shorter",
  ],
  [
    "[nothing] longer, nada mas largo|larga|largos|largas, more distance, mas larga|largas|largo|largos, mas distancia, more miles",
    "longer",
  ],
]);

const beginners = phrasebook([
  [
    `beginner|beginners, newbie, novato|novata, principiante|principiantes, family|families, familiar|familiares,
      familia|familias`,
    5000,
  ],
]);

export const lengthWords = [names, units, ranges, relative, beginners].flatMap(wordsOfBook);

/** The lengths that a sentence asks for; of several the last one counts. */
export function readLengths(words: readonly string[]): Found<AskedLength>[] {
  const found: Found<AskedLength>[] = findFilled(ranges, words, lengthSlot).flatMap((range) =>
    range.value ? [{ ...range, value: range.value }] : [],
  );
  found.push(...exactLengths(without(words, found)));
  if (found.length === 0) found.push(...bareLength(words));
  const rest = without(words, found);
  for (const { value, ...span } of findPhrases(relative, rest)) {
    found.push({ ...span, value: { kind: "relative", is: value } });
  }
  if (found.length > 0) return found.toSorted((a, b) => a.at - b.at);
  return findPhrases(beginners, rest).map(({ value, ...span }) => ({
    ...span,
    value: { kind: "exact", meters: value, unit: "km" },
  }));
}

/** Lengths that are said without a unit, and how many words such a message has. */
const bareLengths = wordSet("5 10 15 21 42");
const bareMessage = 5;

/** `solo de 21`: a usual length at the end of a short message. */
function bareLength(words: readonly string[]): Found<AskedLength>[] {
  const at = words.length - 1;
  const [bound = "", before = "", number = ""] =
    words.slice(-3).length === 3 ? words.slice(-3) : ["", ...words.slice(-2)];
  const isLength = /^(de|los|las|un|pon|ponle)$/.test(before) && bareLengths.has(number);
  if (!isLength || words.length > bareMessage || /^(mas|menos|a)$/.test(bound)) return [];
  const meters = metersOf({ count: Number(number), unit: "km" });
  return meters === null ? [] : [{ at, size: 1, value: { kind: "exact", meters, unit: "km" } }];
}

/** Every length that a sentence names, one by one. */
export function exactLengths(
  words: readonly string[],
): Found<{ kind: "exact"; meters: number; unit: "km" | "mi" }>[] {
  return findFilled(alone, words, lengthSlot).flatMap(({ value, ...span }) => {
    const meters = metersOf(value);
    return meters === null
      ? []
      : [{ ...span, value: { kind: "exact", meters, unit: value.unit ?? "km" } }];
  });
}

const alone = phrasebook<(length: MeasuredLength) => MeasuredLength>([["…", (length) => length]]);

/** A length at a word: `10 km`, `half marathon`, `una media`, or a number that waits for its unit. */
export const lengthSlot: Slot<MeasuredLength> = (words, at) => {
  const article = articles.has(words[at] ?? "") ? 1 : 0;
  const name = nameAt(words, at + article);
  if (name) return { value: { count: name.value / 1000, unit: "km" }, size: article + name.size };
  const word = words[at] ?? "";
  const count = articles.has(word) ? null : readNumber(word);
  if (count === null) return null;
  const gap = words[at + 1] === "-" ? 1 : 0;
  const unit = phraseAt(units, words, at + 1 + gap);
  const isWeight = words[at + 1 + gap] === "kilos" && words.some((one) => weighing.has(one));
  if (isWeight) return null;
  if (unit) return { value: { count, unit: unit.value }, size: 2 + gap };
  return /^\d/.test(word) ? { value: { count, unit: null }, size: 1 } : null;
};

function nameAt(words: readonly string[], at: number): Found<number> | null {
  const name = phraseAt(names, words, at);
  if (!name) return null;
  const [before = "", beforeThat = ""] = [words[at - 1], words[at - 2]];
  if (before === "ultra") return null;
  if (name.value === marathonMeters || name.size === 2) return name;
  const isOther =
    afterOtherHalf.has(words[at + 1] ?? "") ||
    (/^(and|y|a)$/.test(before) && (beforeOtherHalf.has(beforeThat) || words[at - 2] === "and"));
  return isOther ? null : name;
}

/** The meters of a length; half marathons and marathons by their rounded lengths too. */
export function metersOf({ count, unit }: MeasuredLength): number | null {
  if (unit === null) return null;
  const meters = count * (unit === "km" ? 1000 : metersPerMile);
  if (Math.abs(meters - halfMarathonMeters) <= 110) return halfMarathonMeters;
  if (Math.abs(meters - marathonMeters) <= 200) return marathonMeters;
  return meters > 0 && meters <= longestMeters ? meters : null;
}

function bounded(length: MeasuredLength, end: "from" | "to"): AskedLength | null {
  const meters = metersOf(length);
  return meters === null ? null : { kind: "range", from: null, to: null, [end]: meters };
}
