import { isImpossible, readDuration, readTime } from "#features/pace/duration.ts";
import { readPace } from "#features/pace/pace.ts";
import { metersPerMile } from "#values/length.ts";
import {
  type Found,
  phrasebook,
  says,
  type WordSpan,
  without,
  wordsOfBook,
} from "../words/phrasebook.ts";
import { wordSet } from "../words/word-set.ts";
import { exactLengths, halfMarathonMeters, marathonMeters } from "./lengths.ts";

/** A question about paces in numbers. Lengths are meters, times seconds. */
export type AskedPace = {
  known: { meters: number; seconds: number } | null;
  targetMeters: number | null;
  targetSeconds: number | null;
  /** Whether the message speaks of paces; else it only has a time and a length. */
  isNamed: boolean;
};

const naming = phrasebook([
  [
    `pace|paces|pacing, splits, split, predict, prediction, equivalent, finish time,
      finishing time, what time can|could|would|will i, what time for, how fast, min per km|mile,
      per km|kilometer|mile, ritmo|ritmos, que tiempo puedo|haria|hago|podria, que tan rapido,
      a cuanto|cuantos, a que paso, equivale|equivalente, prediccion, predecir, por km|kilometro|milla, sub,
      how many km|kilometers|kilometres|miles is|are|in, in|to km|kilometers|kilometres|miles,
      en|a km|kilometros|millas, cuantos km|kilometros son, cuantas millas son, parciales, how long for, how long will|would [it] [i] [take],
      cuanto tardo|tardaria|demoro|demoraria, que puedo hacer|esperar, cuanto puedo hacer,
      cuanto haria`,
    true,
  ],
]);

/** Words about a finished run: its time is known. */
const done = phrasebook([
  [
    `i can do|run, ran, i run, have|ive run, run my, did, finished, completed, my pb, my pr,
      personal best|record, pb, pr, my best, my time, my last, i can run, raced, clocked,
      my 5|10|half|marathon, hice, corri, termine, hago 5k|10k|21k|42k, hago 5|10|21|42 k|km, mi marca, mi mejor, mi tiempo, mi record,
      complete, logre, mis|mi 5|10|21|42, in my last, mi ultimo|ultima, tengo [una] media,
      tengo [un|una] maraton, tengo 5k|10k|21k|42k`,
    true,
  ],
]);

/** Words of a time. */
const timeWord =
  /^(\d+(?:[.,:]\d+)*|h|hr|hrs|hour|hours|hora|horas|m|min|mins|minute|minutes|minuto|minutos|s|sec|secs|seconds?|segundos?)$/;
const hourWord = wordSet("h hr hrs hour hours hora horas");
const andHalf = wordSet("and y");
const minuteWord = wordSet("m min mins minute minutes minuto minutos");
const unitWord = wordSet("km kms k mi mile milla kilometer kilometre kilometro");
const perWord = /^(\/|per|por|el|each|a|the)$/;

export const paceWords = [
  ...[naming, done].flatMap(wordsOfBook),
  ..."hour hours minutes minute hora horas minuto minutos seconds segundos kilometer kilometro".split(
    " ",
  ),
];

/** The question about paces in a message; `null` if it has no pace and no time. */
export function readPaces(typed: readonly string[]): AskedPace | null {
  // In `52 min 10k`, `min` means minutes, not a minimum distance.
  const words = withMarathon(withClocks(withFractions(typed))).map((word, at, all) =>
    word === "min" && /^\d/.test(all[at - 1] ?? "") ? "minutes" : word,
  );
  const unitPaces = findPaces(words);
  const lengths = lengthsOf(words, unitPaces);
  const paces = unitPaces.length > 0 ? unitPaces : barePaces(words, lengths);
  const rest = without(words, [...paces, ...lengths]);
  const asksNext = asksWhatNext.test(words.join(" "));
  const isOfResult = lengths.some(({ at }) => isOwn(words, at)) || bareTarget(words) !== null;
  const isDone = says(done, words) || isOfResult || asksNext;
  const isNamed = says(naming, words) || paces.length > 0 || asksNext;
  const times = goalsLast(findTimes(rest, lengths), rest);
  const [pace] = paces;
  if (!isNamed && (times.length === 0 || lengths.length === 0)) return null;
  const meters = lengths.map(({ value }) => value.meters);
  if (pace) return fromPace(pace.value, meters, { isDone, isNamed });
  return fromTimes(times, lengths, { isDone, isNamed });
}

/** `17:50 for 5K, what should I aim at?`: the time is a result. */
const asksWhatNext =
  /\b(?:what (?:should|can|could|would|might) i (?:aim|expect|hope|shoot)|que (?:puedo|podria|deberia) (?:esperar|apuntar|buscar)|a que (?:puedo |podria )?(?:apunt\w+|aspir\w+))\b/;

/** `Milla y media` is a length, and no half marathon. */
function withFractions(words: readonly string[]): string[] {
  const text = words.join(" ");
  return text
    .replace(/\b(?:(?:una|1) )?milla y media\b|\b(?:(?:a|one|1) )?mile and a half\b/g, "1.5 mi")
    .replace(/\b(?:(?:un|1) )?kilometro y medio\b/g, "1.5 km")
    .split(" ");
}

/** `5k en 27 30`, `para 1 58`: a time as it is said, with a space in the place of its colon. */
function withClocks(words: readonly string[]): string[] {
  return words
    .join(" ")
    .replace(
      /(?<=\b(?:in|en|for|para|pa|de|is|was|es|fue|ran|hice|at) )(\d{1,2}) ([0-5]\d)(?: ([0-5]\d))?(?= |$)(?! (?:km|kms|k|mi|miles?|millas?|weeks?|days?|months?|years?|semanas?|dias?|meses|anos?|min\w*|s|sec\w*|soles|pesos|usd|de|january|february|march|april|may|june|july|august|september|october|november|december)\b)/g,
      (_, first, second, third) => [first, second, third].filter(Boolean).join(":"),
    )
    .split(" ");
}

/** The lengths of a message, each once: `a mile and a half (2.4 km)` is one. */
function lengthsOf(words: readonly string[], paces: readonly WordSpan[]): Length[] {
  const found = exactLengths(without(words, paces));
  const lengths = found.filter(
    ({ value }, at) => !found.slice(0, at).some((one) => isNear(one.value.meters, value.meters)),
  );
  const [only, another] = lengths;
  const wanted = only && !another ? bareTarget(words) : null;
  if (!only || wanted === null || isNear(only.value.meters, wanted.meters)) return lengths;
  const value = { kind: "exact", meters: wanted.meters, unit: "km" } as const;
  return [...lengths, { at: wanted.at, size: 1, value }];
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) < one * 0.02;
}

/** `7 km in 49 minutes, what would I do in 10?`: the length that is asked for, without its unit. */
function bareTarget(words: readonly string[]): { at: number; meters: number } | null {
  const [, count = ""] = asksForBare.exec(words.join(" ")) ?? [];
  const meters = bareLengths[count];
  return meters === undefined ? null : { at: words.lastIndexOf(count), meters };
}

const asksForBare =
  /\b(?:cuanto|que|what|whats|how (?:long|fast|much))\b(?: \S+){0,4}? (?:en|in|for|para|pa|a|over) (?:los |las |la |un |unos |a |the )?(5|10|15|21|42)(?!\S| (?:min\w*|km|k|days?|weeks?|dias?|semanas?|mi\w*|h\w*))/;

/** `My 10K is 47` tells a result, and `my goal for 10K is 45` none. */
function isOwn(words: readonly string[], at: number): boolean {
  const isAim = words.some((word) => /^(?:goals?|targets?|aim|aiming|meta|objetivo)$/.test(word));
  return !isAim && /^(?:my|mi|mis)$/.test(words[at - 1] ?? "");
}

/** `Can I break 4 hours if my half is 1:52?`: the goal stands first, and the result is known. */
function goalsLast(times: Found<Time>[], words: readonly string[]): Found<Time>[] {
  const [first, second, ...others] = times;
  if (!first || !second) return times;
  const lead = words.slice(Math.max(0, first.at - 2), first.at);
  const isGoal = lead.some((word) => /^(?:break|under|sub|below|beat|bajar|menos)$/.test(word));
  return isGoal ? [second, first, ...others] : times;
}

/** `And the full?`: a whole marathon. */
function withMarathon(words: readonly string[]): string[] {
  return words.map((word, at) => {
    const isNoun = /^(a|the|my|for|la|una)$/.test(words[at - 1] ?? "");
    const next = words[at + 1] ?? "";
    const isWhole =
      /^(full|entera)$/.test(word) && isNoun && !/^(marat\w+|distance|time|price)$/.test(next);
    return isWhole ? "marathon" : word;
  });
}

type Manner = { isDone: boolean; isNamed: boolean };

/** `5:30/km for 21k` is a goal of 21 km; a pace without a length is one of its kilometer or mile. */
function fromPace(pace: PerUnit, meters: readonly number[], { isDone }: Manner): AskedPace {
  const [first, second] = meters;
  if (first === undefined) {
    const { meters, seconds } = pace;
    return { known: null, targetMeters: meters, targetSeconds: seconds, isNamed: true };
  }
  const seconds = Math.round((pace.seconds / pace.meters) * first);
  if (isDone && second !== undefined) {
    return {
      known: { meters: first, seconds },
      targetMeters: second,
      targetSeconds: null,
      isNamed: true,
    };
  }
  return { known: null, targetMeters: first, targetSeconds: seconds, isNamed: true };
}

type Length = ReturnType<typeof exactLengths>[number];

function fromTimes(
  times: readonly Found<Time>[],
  lengths: readonly Length[],
  manner: Manner,
): AskedPace {
  const { isDone, isNamed } = manner;
  const [time, nextTime] = times;
  if (!time) {
    return {
      known: null,
      targetMeters: lengths.at(-1)?.value.meters ?? null,
      targetSeconds: null,
      isNamed,
    };
  }
  const near = lengths.toSorted((a, b) => gap(a, time, isDone) - gap(b, time, isDone));
  const [own, other] = near;
  const meters = own?.value.meters ?? null;
  const seconds = secondsOver(time.value, meters);
  if (meters === null || (!isDone && !other)) {
    return { known: null, targetMeters: meters, targetSeconds: seconds, isNamed };
  }
  const targetMeters = other?.value.meters ?? (nextTime ? meters : null);
  const targetSeconds = nextTime ? secondsOver(nextTime.value, targetMeters) : null;
  return { known: { meters, seconds }, targetMeters, targetSeconds, isNamed };
}

/** A run that is done is named before its time: `my half pb is 1:38, marathon?` */
const doneBefore = 3;

function gap(length: WordSpan, time: WordSpan, isDone: boolean): number {
  if (length.at > time.at) return length.at - (time.at + time.size);
  const words = time.at - (length.at + length.size);
  return isDone && words <= doneBefore ? words - doneBefore - 1 : words;
}

/** Seconds, and what was written: `3:30` of a marathon means hours. */
type Time = { text: string; seconds: number };

function secondsOver({ text, seconds }: Time, meters: number | null): number {
  const read = readTime(text, meters) ?? seconds;
  const isBare = /^\d{1,2}$/.test(text);
  return isBare && meters !== null && isImpossible({ meters, seconds: read }) ? read * 60 : read;
}

function findTimes(
  words: readonly string[],
  lengths: readonly Found<{ meters: number }>[],
): Found<Time>[] {
  const found: Found<Time>[] = [];
  for (let at = 0; at < words.length; at++) {
    const before = lengths.findLast((length) => length.at < at);
    const near = before && at - before.at - before.size < nearest ? before : null;
    const goal = (near ?? lengths[0])?.value.meters ?? null;
    const time = timeAt(words, at) ?? bareTime(words, at, { goal, isNear: near !== null });
    if (!time) continue;
    found.push({ at, ...time });
    at += time.size - 1;
  }
  return found;
}

/** `1:45:30`, `4 hours 30 min`, `3 h 45`, `3 horas y media`, `hora y media`. */
function timeAt(words: readonly string[], at: number): { value: Time; size: number } | null {
  const half = halfHours(words, at);
  if (half) return half;
  for (let size = Math.min(7, words.length - at); size > 0; size--) {
    const phrase = words.slice(at, at + size);
    const telling = phrase.filter((word) => !andHalf.has(word));
    if (!/^\d/.test(phrase[0] ?? "") || !telling.every((word) => timeWord.test(word))) continue;
    if (andHalf.has(phrase.at(-1) ?? "") || /^(am|pm)$/.test(words[at + size] ?? "")) continue;
    const isTold = telling.some(
      (word) => word.includes(":") || hourWord.has(word) || /^mi?n/.test(word),
    );
    const isMeters = telling.length === 2 && telling[1] === "m";
    const text =
      telling.length === 2 && hourWord.has(telling[1] ?? "") && telling[0]?.includes(":")
        ? `${telling[0]}:00`
        : telling.join(" ");
    const seconds = isTold && !isMeters ? readDuration(text) : null;
    if (seconds !== null) return { value: { text, seconds }, size };
  }
  return null;
}

const spokenNumbers: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
};

function halfHours(words: readonly string[], at: number): { value: Time; size: number } | null {
  const [first = "", second = "", third = "", fourth = "", fifth = ""] = words.slice(at, at + 5);
  const count = /^\d$/.test(first)
    ? Number(first)
    : Object.hasOwn(spokenNumbers, first)
      ? (spokenNumbers[first] ?? null)
      : null;
  if (hourWord.has(first) && second === "y" && third === "media") return asHours(1.5, 3);
  if (count === null) return null;
  if (hourWord.has(second) && third === "y" && fourth === "media") return asHours(count + 0.5, 4);
  if (second === "and" && third === "a" && fourth === "half" && hourWord.has(fifth))
    return asHours(count + 0.5, 5);
  return hourWord.has(second) && !/^\d/.test(first) ? asHours(count, 2) : null;
}

function asHours(hours: number, size: number): { value: Time; size: number } {
  return { value: { text: `${hours} hours`, seconds: hours * 3600 }, size };
}

/** `sub 4` and `under 45`: hours or minutes, as the distance has it. */
function bareTime(
  words: readonly string[],
  at: number,
  { goal, isNear }: { goal: number | null; isNear: boolean },
): { value: Time; size: number } | null {
  const word = words[at] ?? "";
  const [before = "", next = ""] = [words[at - 1], words[at + 1]];
  // `10k in 45`, and not `10k in 12 weeks`.
  const isIn = goal !== null && /^(in|en)$/.test(before) && /^\d{2,3}$/.test(word);
  // `My 10K PB is 47`, `mi 10K es 55`.
  const isResult =
    isNear &&
    /^(?:is|was|es|fue|of|de|around|about|unos)$/.test(before) &&
    /^\d{2}$/.test(word) &&
    !counted.test(next);
  // `I want to break 50 in the 10K`, `bajar de 50`.
  const isAim =
    /^(?:break|beat)$/.test(before) ||
    (before === "de" && /^(?:bajar|bajo|baje)$/.test(words[at - 2] ?? ""));
  const isLed =
    isResult ||
    (isAim && goal !== null && !counted.test(next)) ||
    before === "sub" ||
    (before === "-" && words[at - 2] === "sub") ||
    (isIn &&
      /^(|when|then|what|whats|que|cual|cuanto|a|how|is|please|en|can|could|y|and|i|puedo)$/.test(
        next,
      ));
  if (!isLed || !/^\d{1,3}$/.test(word) || minuteWord.has(words[at + 1] ?? "")) return null;
  const minutes = Number(word);
  const isLong = goal === null ? minutes < 10 : minutes * 60 < goal * 0.095;
  return {
    value: { text: `${word} ${isLong ? "hours" : "min"}`, seconds: minutes * (isLong ? 3600 : 60) },
    size: 1,
  };
}

/** Words between a length and its time. */
const nearest = 4;

/** Words after a number that is not a time: `47 km`, `12 weeks`. */
const counted =
  /^(?:km|kms|k|mi|miles?|millas?|weeks?|days?|months?|years?|semanas?|dias?|meses|anos?|runners?|people|personas|veces|times|percent|am|pm|dollars?|soles|pesos|usd|m|meters|metros)$/;

/** Seconds for a kilometer or a mile. */
type PerUnit = { meters: number; seconds: number };

/**
 * `A half at 6:20`, `26.2 at 8:50`: a clock that would be slower than a walk over the length, and is a pace
 * that people run at.
 */
function barePaces(words: readonly string[], lengths: readonly Length[]): Found<PerUnit>[] {
  const [length] = lengths;
  const rest = without(words, lengths);
  if (!length) return [];
  return rest.flatMap((word, at) => {
    const isClock = /^\d{1,2}:\d{2}$/.test(word) && !hourWord.has(rest[at + 1] ?? "");
    const seconds = isClock ? readDuration(word) : null;
    const isLed = /^(?:at|a|@|ritmo|pace)$/.test(rest[at - 1] ?? "");
    const isUsual = length.value.meters < longestRunThrough || isLed;
    if (seconds === null || !isUsual || !isRunningPace(seconds)) return [];
    const isTime = (readTime(word, length.value.meters) ?? 0) < length.value.meters * slowestRace;
    if (isTime) return [];
    const meters = words.some((one) => ofMiles.test(one)) ? metersPerMile : 1000;
    return [{ at, size: 1, value: { meters, seconds } }];
  });
}

/** A runner who writes 26.2 thinks in miles. */
const ofMiles = /^(?:miles?|mi|millas?|26\.2|13\.1)$/;

/** Seconds per meter of 11:40 for a kilometer: slower is a walk, and most races are closed by then. */
const slowestRace = 0.7;

/** Longer races in the mountains may be as slow as a walk. */
const longestRunThrough = 22_000;

/** Seconds for a kilometer or a mile from 2:30 to 15:00. */
function isRunningPace(seconds: number): boolean {
  return seconds >= 150 && seconds <= 900;
}

/** `5:30/km`, `5 min per km`, `8:51 per mile`, `5:30 el km`. */
function findPaces(words: readonly string[]): Found<PerUnit>[] {
  const found = findSpeeds(words);
  if (found.length > 0) return found;
  for (const at of words.keys()) {
    const time = words[at] ?? "";
    if (!/^\d{1,2}(?::\d{2})?$/.test(time)) continue;
    const minutes = minuteWord.has(words[at + 1] ?? "") ? 1 : 0;
    const [per = "", unit = ""] = words.slice(at + 1 + minutes, at + 3 + minutes);
    // `8 min mile`, `8:30 mile`.
    const isJoined = /^(miles?|millas?)$/.test(per) && (minutes === 1 || time.includes(":"));
    const isPer = perWord.test(per) && unitWord.has(unit) && (minutes === 1 || time.includes(":"));
    if (!isPer && !isJoined) continue;
    const isMile = isJoined || unit.startsWith("m");
    const clock = time.includes(":") ? time : `${time}:00`;
    const pace = readPace(`${clock} / ${isMile ? "mi" : "km"}`, "km");
    if (pace === null) continue;
    const meters = isMile ? metersPerMile : 1000;
    found.push({
      at,
      size: (isJoined ? 2 : 3) + minutes,
      value: { meters, seconds: Math.round(pace * meters) },
    });
  }
  return found;
}

const speed =
  / (\d{1,2}(?:[.,]\d+)?) ?(km ?\/ ?h|kmh|kph|kmph|km por hora|mph|mi ?\/ ?h|miles (?:an|per) hour|millas por hora)(?= )/;

/** `12 km/h`, `7.5 mph`: the speeds of a treadmill. */
function findSpeeds(words: readonly string[]): Found<PerUnit>[] {
  const [whole, count = "", unit = ""] = speed.exec(` ${words.join(" ")} `) ?? [];
  if (!whole) return [];
  const before = ` ${words.join(" ")} `.split(whole)[0]?.trim() ?? "";
  const meters = /^mi|^mph/.test(unit) ? metersPerMile : 1000;
  const perHour = Number(count.replace(",", "."));
  if (perHour < slowest || perHour > fastest) return [];
  const value = { meters, seconds: Math.round(3600 / perHour) };
  return [
    {
      at: before === "" ? 0 : before.split(" ").length,
      size: whole.trim().split(" ").length,
      value,
    },
  ];
}

/** Kilometers or miles in an hour at which people run. */
const [slowest, fastest] = [2, 25];

/** The time over another length at the pace that was asked about; `null` where a result is known. */
function samePace({ known, targetMeters, targetSeconds }: AskedPace, meters: number | null) {
  if (known || targetMeters === null || targetSeconds === null || meters === null) return null;
  return Math.round((targetSeconds / targetMeters) * meters);
}

/** Asks for the same in another unit, or as a pace. */
const perUnit = phrasebook([
  [
    `in|per mile|miles|km|kilometers|kilometres|kilometer, min|minutes per mile|km, what pace,
      what pace is that, por|en km|kilometro|kilometros|milla|millas, a que ritmo, que ritmo,
      ritmo por km|kilometro|milla`,
    true,
  ],
]);

/** Whether a question about paces has anything to calculate with. */
export function hasNumbers({ known, targetMeters, targetSeconds }: AskedPace): boolean {
  return known !== null || targetMeters !== null || targetSeconds !== null;
}

/** Whether it tells a result or a goal, and not only a length. */
export function hasTime({ known, targetSeconds }: AskedPace): boolean {
  return known !== null || targetSeconds !== null;
}

/** `y en 42?`, `and 10?`: a usual length without its unit, as the whole rest of a short message. */
function bareGoal(words: readonly string[]): Found<{ meters: number }> | undefined {
  const at = words.length - 1;
  const isShort =
    words.length <= 4 && /^(en|in|for|para|and|y|la|de|los|las|un)$/.test(words[at - 1] ?? "");
  const meters = bareLengths[words[at] ?? ""];
  return isShort && meters !== undefined ? { at, size: 1, value: { meters } } : undefined;
}

/** A usual length as the last word: `¿en cuánto acabo esos 21?` */
export function lastBareLength(words: readonly string[]): number | null {
  const isLed = /^(?:esos|los|la|de|en|those|the|my|mis)$/.test(words.at(-2) ?? "");
  return isLed ? (bareLengths[words.at(-1) ?? ""] ?? null) : null;
}

const bareLengths: Readonly<Record<string, number>> = {
  5: 5000,
  10: 10_000,
  15: 15_000,
  21: halfMarathonMeters,
  42: marathonMeters,
};

/** Asks when half of the distance is run. */
const halfway =
  /\b(?:halfway|half ?way|half split|split at half|mid ?point|medio camino|la mitad|parcial de media|paso por la media)\b/;

const predicting =
  /\b(?:haria|podria|equival\w+|puedo|would|could|predict\w*|equivalent|worth|with that|con eso)\b/;

/** Longer messages ask how a pace is reached. */
const longestOfSplits = 7;

/** `Parciales cada 5 km`: the length is that of a split. */
const splitsOfEach = /\b(?:splits?|parciales)\b.*\b(?:every|each|per|cada|por)\b/;

/** A pace is that of a kilometer or a mile, and no run. */
const longestUnit = 1700;

/** `and for a half?` after a question about paces: what it names replaces the goal. */
export function followUpPace(typed: readonly string[], before: AskedPace): AskedPace | null {
  const words = withMarathon(withClocks(typed));
  if (splitsOfEach.test(words.join(" ")) && hasNumbers(before)) return before;
  const { targetMeters: whole, targetSeconds: total } = before;
  if (halfway.test(words.join(" ")) && whole !== null && total !== null && before.known === null)
    return { known: null, targetMeters: whole / 2, targetSeconds: total / 2, isNamed: true };
  const [length = bareGoal(words)] = exactLengths(words);
  const isOfSplits =
    words.length <= longestOfSplits && /\b(?:splits?|parciales|pace|ritmo)\b/.test(words.join(" "));
  const isOfUnit = says(perUnit, words) || onlyUnit.test(words.join(" "));
  if (!length && (isOfUnit || isOfSplits) && hasNumbers(before)) return before;
  const meters = length?.value.meters ?? before.targetMeters ?? before.known?.meters ?? null;
  const own = length ? [length] : meters === null ? [] : [{ at: 0, size: 0, value: { meters } }];
  const [time] = findTimes(without(words, length ? [length] : []), own);
  if (!length && !time) return null;
  // `Y en media, ¿cuánto haría con eso?` takes the goal of before for a result.
  const isGoal = before.known === null && total !== null && whole !== null && whole > longestUnit;
  if (isGoal && !time && length && meters !== whole && predicting.test(words.join(" "))) {
    const result = { meters: whole, seconds: total };
    return { known: result, targetMeters: meters, targetSeconds: null, isNamed: true };
  }
  const { known } = before;
  const targetSeconds = time
    ? (atOtherPace(time.value, before, meters) ?? secondsOver(time.value, meters))
    : samePace(before, meters);
  return { known, targetMeters: meters, targetSeconds, isNamed: true };
}

/** `And 8:30?` after a marathon at 8:45 a mile: the time at another pace; `null` where a time is meant. */
function atOtherPace({ text, seconds }: Time, before: AskedPace, meters: number | null) {
  const { targetMeters, targetSeconds } = before;
  const isClock = /^\d{1,2}:\d{2}$/.test(text) && isRunningPace(seconds);
  if (!isClock || targetMeters === null || targetSeconds === null || meters === null) return null;
  const perMeter = targetSeconds / targetMeters;
  const asTime = secondsOver({ text, seconds }, meters) / meters;
  if (isWithin(asTime, perMeter, 1.6)) return null;
  const unit = [1000, metersPerMile].find((one) => isWithin(seconds / one, perMeter, 1.3));
  return unit === undefined ? null : Math.round((seconds / unit) * meters);
}

function isWithin(one: number, other: number, factor: number): boolean {
  return one < other * factor && other < one * factor;
}

/** `Kilometers please`, `ahora en millas`: nothing but the unit. */
const onlyUnit =
  /^(?:(?:and|now|in|please|y|ahora|en|por favor|ok|as|to|a) )*(?:km|kms|kilometers|kilometres|kilometros|miles|millas|min per (?:km|mile))\b(?! (?:a|per|por|i|to|is)\b)/;
