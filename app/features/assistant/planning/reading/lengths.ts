import { climbAt, readLength, shortNames } from "#features/races/reading/length-words.ts";
import { numberWords, readNumber } from "#features/races/reading/number-words.ts";
import type { OneMeaning } from "#features/races/reading/term.ts";
import {
  type Found,
  findPhrases,
  phrasebook,
  type WordSpan,
  without,
  wordsOfBook,
} from "../words/phrasebook.ts";
import { wordSet } from "../words/word-set.ts";
import { raceWords } from "./cues.ts";
import { typeWords } from "./race-types.ts";

/** What a sentence says about the length of a race. Lengths are meters. */
export type AskedLength =
  | ExactLength
  | { kind: "either"; lengths: ExactLength[] }
  | { kind: "range"; from: number | null; to: number | null }
  | { kind: "relative"; is: "shorter" | "longer" | "short" };

export type ExactLength = { kind: "exact"; meters: number; unit: "km" | "mi" };

export const marathonMeters = 42_195;
export const halfMarathonMeters = 21_097.5;

/** The most words of a phrase: `no more than half a marathon`, `between 10 km and 21 km`. */
const phraseLimit = 9;

const relative = phrasebook<"shorter" | "longer" | "short">([
  [`${shortNames.join(", ")}, short ones, cortitas`, "short"],
  [
    `[nothing] shorter, nada mas corto|corta|cortos|cortas, less distance, fewer miles, mas corta|cortas|corto|cortos,
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

export const lengthWords = [
  ...[relative, beginners].flatMap((book) => wordsOfBook(book)),
  ...wordSet(
    `half halfs halves halfmarathon marathon marathons maraton maratones media medias medio mediomaraton
      mediamaraton full km kms kilometer kilometers kilometre kilometres kilometro kilometros kilos mile
      miles milla millas least minimum over above more than longer bigger maximum under below less
      shorter menos minimo mayor mayores arriba largas largos larga largo maximo mucho menor menores
      cortas cortos corta corto debajo adelante`,
  ),
];

/** `ok just 10` after a search for 21K is a length, and not ten races. */
export function readBareLength(words: readonly string[]): WordSpan[] {
  return bareLength(words, true);
}

/** The lengths that a sentence asks for; of several the last one counts. */
export function readLengths(words: readonly string[], hasLength = false): Found<AskedLength>[] {
  const found: Found<AskedLength>[] = lengthsIn(words);
  found.push(...sharingUnit(words, found));
  found.push(...fullLengths(without(words, found)));
  if (found.length === 0) found.push(...bareLength(words, hasLength));
  if (found.every(({ value }) => value.kind !== "either"))
    found.push(...bareChoice(without(words, found)));
  const rest = without(words, found);
  for (const { value, ...span } of findPhrases(relative, rest)) {
    if (isSuperlative(words, span.at)) continue;
    found.push({ ...span, value: { kind: "relative", is: value } });
  }
  if (found.length > 0)
    return eitherOf(
      words,
      found.toSorted((a, b) => a.at - b.at),
    );
  // A beginner who has named a length means it.
  if (hasLength) return [];
  return findPhrases(beginners, rest).map(({ value, ...span }) => ({
    ...span,
    value: { kind: "exact", meters: value, unit: "km" },
  }));
}

/** `Half or full`, `cheaper for the full`: a marathon, where nothing follows that is full of something. */
function fullLengths(words: readonly string[]): Found<AskedLength>[] {
  return words.flatMap((word, at) => {
    const isFull = /^(full|fulls|completo|completa)$/.test(word);
    const isLed = !beforeOtherFull.test(words[at - 1] ?? "");
    const goesOn = /^\p{L}/u.test(words[at + 1] ?? "") && !afterFull.has(words[at + 1] ?? "");
    if (!isFull || !isLed || goesOn || words.length === 1) return [];
    return [{ at, size: 1, value: { kind: "exact", meters: marathonMeters, unit: "km" } as const }];
  });
}

/** `It is full`, `me siento completa`. */
const beforeOtherFull =
  /^(?:is|are|its|be|was|were|not|so|too|already|now|getting|got|feel|im|im|race|event|esta|estan|ya|siento|muy)$/;
const afterFull = wordSet(
  "or and in on near please instead o y en cerca por this next under for version i",
);

/** `la carrera mas larga` is the longest of all and not one that is longer. */
function isSuperlative(words: readonly string[], at: number): boolean {
  const [article = "", noun = ""] = words.slice(Math.max(0, at - 2), at);
  const isArticle = /^(la|el|las|los)$/;
  return isArticle.test(noun) || (isArticle.test(article) && raceWords.has(noun));
}

/** Lengths that are said without a unit, and how many words such a message has. */
const bareLengths = wordSet("5 10 15 21 42");
const bareMessage = 5;
/** `21 nomás`. */
const onlyWords = wordSet("nomas only solo please porfa");

/** `solo de 21`, `ok just 21`: a usual length at the end of a short message. */
function bareLength(words: readonly string[], hasLength: boolean): Found<AskedLength>[] {
  const changed = hasLength ? changedLength(words) : null;
  if (changed) return [changed];
  const described = describedLength(words) ?? describedRange(words);
  if (described) return [described];
  if (words.length === 2 && bareLengths.has(words[0] ?? "") && onlyWords.has(words[1] ?? "")) {
    return [
      {
        at: 0,
        size: 2,
        value: { kind: "exact", meters: rounded(Number(words[0]) * 1000), unit: "km" },
      },
    ];
  }
  const at = words.length - 1;
  const [bound = "", before = "", number = ""] =
    words.slice(-3).length === 3 ? words.slice(-3) : ["", ...words.slice(-2)];
  const isLength =
    /^(de|los|las|un|pon|ponle|just|only|solo|mejor|about)$/.test(before) &&
    bareLengths.has(number);
  if (!isLength || words.length > bareMessage || /^(mas|menos|a)$/.test(bound)) return [];
  const meters = Number(number) * 1000;
  return [{ at, size: 1, value: { kind: "exact", meters: rounded(meters), unit: "km" } }];
}

/** Of a message that changes a length: `y si le subimos a 21`, `bump it up to 15`, `de 10 a 15 nomas`. */
const change =
  "(?:and|but|what|how|if|about|ok|we|you|can|could|let|lets|me|i|y|pero|mejor|que|tal|si|le|la|lo|se|podemos|puedo|vamos)";
const changing =
  "(?:sub|baj|pas|cambi|aument)\\p{L}+|(?:bump|go|move|raise|drop|switch|change|step|push)";
const ending = "(?: (?:km|k|kms|kilometros|nomas|solo|only|just|please|porfa|mejor|instead))*";
const changedTo = new RegExp(
  `^(?:${change} )*(?:${changing})(?: (?:it|la|lo|le|up|down|distancia|distance))* (?:a|to) (?:un |una |a |los |la )?(5|10|15|21|42)${ending}$`,
  "u",
);
const changedBetween = new RegExp(
  `^(?:${change} |just |only |solo )*(?:from|between|de|entre) (\\d{1,2}) (?:to|and|a|y|-) (\\d{1,2})${ending}$`,
);

/** Kilometers without their unit, where the conversation has named a length before. */
function changedLength(words: readonly string[]): Found<AskedLength> | null {
  const text = words.join(" ");
  const span = { at: 0, size: words.length };
  const metersOf = (kilometers: string) => rounded(Number(kilometers) * 1000);
  const [, only] = changedTo.exec(text) ?? [];
  if (only !== undefined)
    return { ...span, value: { kind: "exact", meters: metersOf(only), unit: "km" } };
  const [, first, last] = changedBetween.exec(text) ?? [];
  if (first === undefined || last === undefined || Number(first) >= Number(last)) return null;
  return { ...span, value: { kind: "range", from: metersOf(first), to: metersOf(last) } };
}

/** What a number may count besides kilometers: `una de 10 soles`, `con 50 o más participantes`. */
const counted =
  /^(?:dias?|semanas?|mes(?:es)?|anos?|years?|horas?|hours?|min\w*|personas?|people|gente|participant\w*|corredor\w*|runners?|inscritos|soles|pesos|dolares|dollars|lucas|am|pm|%)$/;
/** After a number these go on with it: `de 10 a 12`, `la de 5 de mayo`. */
const goingOn = /^(?:de|a|al|o|y|hasta|-|\d.*)$/;
/** `De 21 entre junio y agosto`, whose days have been read. */
const beforePeriod = /^(?:|entre|en)$/;

/** Kilometers without their unit: `con 50 o más`, `trail de 15 a 21 en la huasteca`. */
const bareRange =
  /(?:^| )(?:de|con|from) (\d{1,3}) (?:(?:a|to) (\d{1,3})(?= (?:en|in|por|near|cerca)|$)|(?:(?:o|or|y|and) (?:mas|more|up)|plus|(?:para|pa|hacia) arriba))(?= |$)/d;

function describedRange(words: readonly string[]): Found<AskedLength> | null {
  const text = words.join(" ");
  const found = bareRange.exec(text);
  const [start, end] = found?.indices?.[0] ?? [0, 0];
  const [from, to] = [Number(found?.[1]), found?.[2] === undefined ? null : Number(found[2])];
  const isLikely = from >= 5 && (to === null ? from >= 10 : to > from && bareLengths.has(`${to}`));
  if (!found || !isLikely) return null;
  const at = text[start] === " " ? text.slice(0, start).split(" ").length : 0;
  const size = text.slice(start, end).trim().split(" ").length;
  if (!isOfRace(words, at) || counted.test(words[at + size] ?? "")) return null;
  const meters = (km: number) => rounded(km * 1000);
  return { at, size, value: { kind: "range", from: meters(from), to: to && meters(to) } };
}

/** Whether what begins at a word may describe races: `trail de 15`, `carreras en Peru de 21`; not `mi hijo de 10`. */
function isOfRace(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? "";
  const lead = words.slice(0, at).findLastIndex((word) => /^(?:en|in|near)$/.test(word));
  const isAfterPlace = lead > 0 && at - lead <= 3 && isOfRace(words, lead);
  return before === "" || raceWords.has(before) || typeWords.includes(before) || isAfterPlace;
}

/** `una carrera de 21 en mexico`. */
function describedLength(words: readonly string[]): Found<AskedLength> | null {
  const at = words.findIndex((word, here) => {
    const [noun = "", link, next = "end"] = [words[here - 2], words[here - 1], words[here + 1]];
    const isOne = raceWords.has(noun) || /^(un|una|uno|algo|alguna|la|las|los)$/.test(noun);
    // `De 10 nomás, los 21 todavía no los aguanto`.
    const isFirst = here === 1 && onlyWords.has(next);
    const isOfPeriod = beforePeriod.test(next) && isOfRace(words, here - 1);
    const isDescribing = link === "de" && (isOne || isFirst || isOfPeriod);
    const isCounted = goingOn.test(next) || counted.test(next);
    return isDescribing && bareLengths.has(word) && !isCounted;
  });
  const meters = Number(words[at]) * 1000;
  return at < 0
    ? null
    : { at, size: 1, value: { kind: "exact", meters: rounded(meters), unit: "km" } };
}

/** `algo de 5 o 10`, `5 or 10 in Lima`: two usual lengths with an "or" between them. */
function bareChoice(words: readonly string[]): Found<AskedLength>[] {
  const at = words.findIndex(
    (word, here) =>
      bareLengths.has(word) &&
      /^(o|or|u)$/.test(words[here + 1] ?? "") &&
      bareLengths.has(words[here + 2] ?? "") &&
      !/^(\d.*|am|pm|days?|dias?|weeks?|semanas?|min\w*|hours?|horas?|de|people|personas|veces|times)$/.test(
        words[here + 3] ?? "",
      ),
  );
  if (at < 0) return [];
  const lengths = [words[at], words[at + 2]].map(
    (word): ExactLength => ({
      kind: "exact",
      meters: rounded(Number(word) * 1000),
      unit: "km",
    }),
  );
  return [{ at, size: 3, value: { kind: "either", lengths } }];
}

/** The 5 of `5 o 10 kilómetros` and `5 or 10 miles`. */
function sharingUnit(
  words: readonly string[],
  found: readonly Found<AskedLength>[],
): Found<AskedLength>[] {
  return found.flatMap(({ at, value }) => {
    const [number = "", joint = ""] = words.slice(Math.max(0, at - 2), at);
    if (value.kind !== "exact" || !/^\d{1,3}$/.test(number) || !/^(?:o|or|u)$/.test(joint))
      return [];
    const phrase = [number, value.unit];
    const meaning = readLength(phrase);
    const shared = meaning && asked(meaning, phrase);
    return shared ? [{ at: at - 2, size: 1, value: shared }] : [];
  });
}

/** Words that ask for meters of climb, which are not a length. */
export function readClimbs(words: readonly string[]): WordSpan[] {
  const found: WordSpan[] = [];
  for (let at = 0; at < words.length; at++) {
    const size = climbAt(words.slice(at));
    if (size === 0) continue;
    found.push({ at, size });
    at += size - 1;
  }
  return found;
}

/** Every length that a sentence names, one by one. */
export function exactLengths(words: readonly string[]): Found<ExactLength>[] {
  return lengthsIn(words, 4).flatMap(({ value, ...span }) =>
    value.kind === "exact" ? [{ ...span, value }] : [],
  );
}

/** Phrases with a length as the race list reads them. */
function lengthsIn(
  words: readonly string[],
  longest = phraseLimit,
): Found<Exclude<AskedLength, { kind: "relative" | "either" }>>[] {
  const found: Found<Exclude<AskedLength, { kind: "relative" | "either" }>>[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    if (!beginnings.has(word) && !/^[\d<>+]/.test(word)) continue;
    for (let size = Math.min(longest, words.length - at); size > 0; size--) {
      const phrase = words.slice(at, at + size);
      const isVague = shortNames.includes(phrase.join(" "));
      const meaning = !isVague && isLength(words, at, size) ? readLength(inDigits(phrase)) : null;
      const value = meaning && asked(meaning, phrase);
      if (!value) continue;
      found.push({ at, size, value });
      at += size - 1;
      break;
    }
  }
  return found;
}

/** Words that a length can begin with besides a number in digits. */
const beginnings = new Set([
  ...numberWords,
  ...wordSet(
    `half halfs halves halfmarathon marathon marathons maraton maratones media medias medio medios
      mediomaraton mediamaraton full completo completa the el la los las a an at minimum min over above
      more longer bigger al por como minimo de mas mayor mayores arriba up maximum max under below less
      shorter no not nada nothing que dont doesnt wont hasta maximo lo menos menor menores from desde between entre`,
  ),
]);

const articles = /^(a|an|one|the|un|una|uno|el|la)$/;

/** `ten km` is `10 km`. An article before a name means nothing. */
function inDigits(phrase: readonly string[]): string[] {
  const [first = "", ...rest] = phrase;
  const telling = articles.test(first) ? rest : first === "+" ? ["over", ...rest] : phrase;
  return telling.map((word) =>
    /^\p{L}/u.test(word) && !articles.test(word) ? String(readNumber(word) ?? word) : word,
  );
}

/** Where `half` and `media` are not half a marathon: `half an hour`, `half price`. */
const afterOtherHalf = wordSet(
  "an hour hours hora horas of price the year ano day dia way luna iron ironman triathlon triatlon",
);
const beforeOtherHalf = wordSet("hour hours hora horas minuto minutos");
/** With these, `95 kilos` is a weight. */
const weighing = wordSet(
  "peso pesa pesar pesaba bajar bajo subir gordo sobrepeso weigh perder adelgazar lose losing",
);

/** Whether words may be a length where they stand. */
function isLength(words: readonly string[], at: number, size: number): boolean {
  const phrase = words.slice(at, at + size);
  if (phrase.includes("") || isTrainingVolume(words, at + size)) return false;
  const [beforeThat = "", before = "", last = ""] = [words[at - 2], words[at - 1], phrase.at(-1)];
  // `ultra marathon` is a type; `ultra 100k` has a length.
  if ((before === "ultra" && !/^\d/.test(phrase[0] ?? "")) || before === "$") return false;
  if (last === "kilos" && words.some((word) => weighing.has(word))) return false;
  const isHalf =
    /^(half|halfs|halves|medi[oa]s?)$/.test(last) && !/^marat/.test(phrase.at(-2) ?? "");
  if (!isHalf) return true;
  const isAfterTime =
    /^(and|y|a)$/.test(before) && (beforeOtherHalf.has(beforeThat) || beforeThat === "and");
  return !isAfterTime && !afterOtherHalf.has(words[at + size] ?? "");
}

/** `25 km por semana`, `30 miles a week`: what a runner trains, and not a race. */
function isTrainingVolume(words: readonly string[], after: number): boolean {
  const next = words.slice(after, after + 3).join(" ");
  return /^(?:(?:a|per|por|each|every|cada|la|al|\/) )*(?:week|wk|semana|weekly|semanales|month|mes)\b/.test(
    next,
  );
}

function asked(
  meaning: OneMeaning,
  phrase: readonly string[],
): Exclude<AskedLength, { kind: "relative" | "either" }> | null {
  if (meaning.kind === "length") {
    const unit = phrase.some((word) => /^(mi|miles?|milers?|millas?)$/.test(word)) ? "mi" : "km";
    return { kind: "exact", meters: rounded(meaning.meters), unit };
  }
  if (meaning.kind !== "lengths") return null;
  const { from, to } = meaning;
  return { kind: "range", from: from && rounded(from), to: to && rounded(to) };
}

/** Half marathons and marathons by their rounded lengths too. */
function rounded(meters: number): number {
  if (Math.abs(meters - halfMarathonMeters) <= 110) return halfMarathonMeters;
  return Math.abs(meters - marathonMeters) <= 200 ? marathonMeters : meters;
}

/** `10k or 21k` asks for either: lengths with nothing but an "or" or an "and" between them. */
function eitherOf(words: readonly string[], found: Found<AskedLength>[]): Found<AskedLength>[] {
  const joined: Found<AskedLength>[] = [];
  for (const one of found) {
    const last = joined.at(-1);
    const between = last ? words.slice(last.at + last.size, one.at) : [];
    const isJoined = between.length === 1 && /^(or|and|o|u|y|\/)$/.test(between[0] ?? "");
    const lengths = [...exactIn(last?.value), ...exactIn(one.value)];
    if (!last || !isJoined || one.value.kind !== "exact" || lengths.length < 2) joined.push(one);
    else {
      const { at } = last;
      joined[joined.length - 1] = {
        at,
        size: one.at + one.size - at,
        value: { kind: "either", lengths },
      };
    }
  }
  return joined;
}

function exactIn(value: AskedLength | undefined): ExactLength[] {
  if (value?.kind === "either") return value.lengths;
  return value?.kind === "exact" ? [value] : [];
}
