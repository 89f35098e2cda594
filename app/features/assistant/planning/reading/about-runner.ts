import { kilometersByCar } from "#features/races/reading/circle-words.ts";
import { readNumber } from "#features/races/reading/number-words.ts";
import { addDays, type Day } from "#values/day.ts";
import type { WordSpan } from "../words/phrasebook.ts";
import { type AskedDays, readDates } from "./dates.ts";
import { type AskedLength, exactLengths } from "./lengths.ts";

const length =
  "(?:(?:road|trail|city) )?(?:\\d+(?:[.,]\\d+)? ?(?:k|ks|km|kms|mi|miles?|millas?|kilometros)|half(?: marathon)?s?|marathon|media(?: maraton)?|medio maraton|maraton)";
const time =
  "(?:\\d{1,2}(?: ?: ?\\d{2}){1,2}|\\d{1,3} ?(?:min|mins|minutes|minutos|hours?|horas?|h)\\b(?: (?:y |and )?(?:media|\\d+(?: (?:min|mins|minutes|minutos))?))?)";
/** When it was: no day of a race that is looked for. */
const lately =
  "(?: (?:ayer|yesterday|hoy|today|last \\w+|this (?:weekend|week|morning)|(?:on|el|este) (?:sunday|saturday|domingo|sabado|finde|fin de semana)(?: pasado)?|la semana pasada))?";
const articles = "(?:(?:un|una|el|la|los|mi|my|a|an|the|unos|of|de) )*";

/** What a message tells of its author: their altitude, their results, how far they have run. */
const told = [
  "(?:vivo|vivimos|entreno|live|train|living)\\b[^.]{0,40}?(?<altitude>\\b(?:a|at|sobre|above|up at) (?:los |the )?\\d[\\d.,]{2,5} ?(?:m|mts|metros|meters|ft|feet|msnm)\\b)",
  `(?:corro|hago|hice|corri|run|ran|do|did|best|pb|pr|marca|tiempo) (?:(?:is|in|en|for|es) )?${articles}${length} (?:(?:en|in|is|es|about|around|como|unos) )*${time}${lately}`,
  `(?:corro|hago|hice|corri|run|ran|do|did) (?:(?:about|around|como|unos|un|una|a|in|en) )*(?:${time}|\\d{2}) (?:in|en|for|on|over|de|at) ${articles}${length}${lately}`,
  `\\b(?:my|mi) (?:(?:best|mejor|last|ultimo|ultima) )?${length} (?:(?:is|es|pb|pr|time|was|fue|en) )+${time}`,
  `(?:only|just|solo|solamente) (?:(?:he|ha|hemos|ever|i|ve|have|has|been) )*(?:run|ran|raced|done|corrido|corri|hecho|hice|corro)(?: (?:mas de|more than|hasta|up to))? ${articles}${length}`,
  `\\b(?:corrido|run|ran|done|hecho) (?:only|just|solo|solamente) ${articles}${length}`,
].map((pattern) => new RegExp(pattern, "dg"));

/** The words that tell of the runner, and so ask for nothing. */
export function readAboutRunner(words: readonly string[]): WordSpan[] {
  const text = words.join(" ");
  return told.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((found) => {
      const [from, to] = found.indices?.groups?.altitude ?? found.indices?.[0] ?? [0, 0];
      return spanOf(text, from, to);
    }),
  );
}

function spanOf(text: string, from: number, to: number): WordSpan {
  const at = text.slice(0, from).split(" ").length - 1;
  return { at, size: text.slice(from, to).trim().split(" ").length };
}

/** What leads to a race that is chosen already: the one that is looked for comes before it. */
const beforeGoal = new RegExp(
  `\\b(?:before|antes del?|previ[ao] al?|(?:tune ups?|tuneups?|preparation|prep|preparacion|preparatori[ao]) (?:race )?(?:for|before|para|de|del))(?: (?:un|una|el|la|los|mi|my|a|an|the|our))* (?:\\w+ ){0,3}?${length}(?: (?:in|on|en|el|de|del) \\w+(?: (?:de |of )?\\d{4})?)?`,
  "d",
);

/** Asks for a race, and not how to spend the days before one. */
const ofRace = /\b(?:rac(?:e|es)|carreras?|tune ?ups?|preparatori[ao]s?|which|any|cuales)\b/;

/** A goal that a message names: its words, and what a race on the way to it is like. */
type Goal = WordSpan & { days: AskedDays | null; lengths: AskedLength[] };

/**
 * Days before the goal between which a race prepares for it: coaches name three to eight weeks
 * (runnersworld.co.uk, Time for a tune-up; kalamazooarearunners.org, Train with tune up races).
 */
export const preparingDays = { from: 56, to: 21 };

/** The race that a message wants to prepare for: `a tune up before a marathon in October`. */
export function readGoal(words: readonly string[], today: Day): Goal | null {
  const text = words.join(" ");
  const found = beforeGoal.exec(text);
  if (!found?.indices?.[0] || !ofRace.test(text.replace(found[0], ""))) return null;
  const span = spanOf(text, ...found.indices[0]);
  const own = words.slice(span.at, span.at + span.size);
  const [goal] = exactLengths(own);
  if (!goal) return null;
  const dates = readDates(own, today);
  const day = dates?.days?.north.from ?? null;
  const from = day && addDays(day, -preparingDays.from);
  const to = day && addDays(day, -preparingDays.to);
  const isAhead = from !== null && to !== null && to > today;
  const period = isAhead ? { from: from > today ? from : today, to } : null;
  const { meters } = goal.value;
  return {
    ...span,
    days: dates?.days && period ? { ...dates.days, north: period, south: period } : null,
    lengths: [{ kind: "range", from: meters / 5, to: meters / 2 + 1000 }],
  };
}

/** The runner wants to go somewhere else than where they say that they are. */
const elsewhere =
  /\b(?:somewhere|anywhere|elsewhere|some ?place|away|travel\w*|trip|escape|fly|getaway|otr[ao] (?:lugar|ciudad|pais|lado|estado)|algun (?:lugar|lado)|lejos|viaj\w+|fuera)\b/;

/** Does not want to go far: then home is where to search. */
const staying =
  /\b(?:no (?:quiero|queremos|puedo|quisiera) (?:viajar|ir)|(?:dont|do not|cant|without|rather not) (?:want to |wanna )?(?:travel\w*|fly\w*)|por (?:aca|aqui)|around here|near (?:me|here|home)|cerca de (?:aca|aqui|casa|mi))\b/;

/** How far from home a message wants to go, in hours of driving. */
const drive =
  /\b(\w+)(?: (?:or|o|a|to|-) (\w+)| (\w+))? (?:hours?|hrs?|horas?)(?: (?:max|maximo|at most))?(?: (?:en|de|by|of|in the|in a))? ?(?:carro|auto|coche|car|drive|driving|manejando|manejo|camino)\b/;

/** Kilometers around home that such a message means; `null` where it says nothing of it. */
export function driveFromHome(words: readonly string[]): number | null {
  const text = words.join(" ");
  const found = drive.exec(text);
  if (!found)
    return staying.test(text) && words.some((word) => /^(?:vivo|vivimos|live)$/.test(word))
      ? nearHome
      : null;
  const hours = Math.max(...found.slice(1).map((word) => readNumber(word ?? "") ?? 0));
  return hours > 0 ? Math.round((hours * kilometersByCar) / 10) * 10 : null;
}

/** Kilometers around home where no length is named. */
const nearHome = 100;

/** `I'm in Minnesota`, `vivo en cdmx`: where a runner is, before the place. */
const atHome =
  /(?:\bim|\bi am|\bi m|\blive|\bliving|\bbased|\bvivo|\bvivimos|\bestoy|\bsoy) (?:in|en|from|de|at)$/;

/** Whether the words before a place say that the runner is there. */
export function isAtHome(words: readonly string[], at: number): boolean {
  return atHome.test(words.slice(Math.max(0, at - 5), at).join(" "));
}

/** Whether a place is where the runner is, in a message that looks elsewhere or asks what fits them. */
export function isHome(words: readonly string[], at: number): boolean {
  const lead = words.slice(Math.max(0, at - 5), at).join(" ");
  if (!atHome.test(lead) || staying.test(words.join(" "))) return false;
  return (
    elsewhere.test(words.join(" ")) ||
    /\b(?:si|if|que|who|since|porque) (?:i |yo )?(?:vivo|live|estoy|im)\b/.test(lead)
  );
}
