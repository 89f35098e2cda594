import { weekdayIn } from "#features/races/reading/near-days.ts";
import type { DayOfWeek } from "#features/training/rules/plan.ts";
import type { Intent } from "./intents.ts";
import type { RunnerMessage } from "./message.ts";
import { weeklyMetersIn } from "./plan-request.ts";
import { exactLengths, halfMarathonMeters, marathonMeters } from "./reading/lengths.ts";
import type { PlanRequest, WeekRequest } from "./requested-plan.ts";
import type { Talk } from "./talk.ts";

/** Asks for a week of training: `make my week`, `ármame la semana`. */
const asksForWeek =
  /\b(?:make|buil[dt]|plan|write|give|set up|organi[sz]e|arm\w+|haz\w*|hac\w+|dame|prepar\w+|organi[cz]\w+|planific\w+)(?: (?:me|up|out|a|an|my|the|mi|la|una|el|training|running|run|example|sample))* (?:week|semana)(?! (?:before|of the race|antes|de la carrera))\b/;

const dropping =
  /\b(?:not|cant|cannot|couldnt|wont|no|sin|without|except|skip|off|busy|gone|taken|free|libre|ocupad[oa]s?|quita|saca|menos|excepto)\b/;
const adding = /\b(?:also|too|add|tambien|agrega|suma|incluye|anade)\b/;
const choosing = /\b(?:only|just|can|could|on|solo|solamente|puedo|podria|mejor|los|el)\b/;
const moving =
  /\b(?:move|put|shift|swap|switch|change|make|have|do|want|mueve|pasa|cambia|pon|quiero|hazla|hazlo|haz)\b.*\b(?:long|fondo|largo|larga)\b|\b(?:fondo|largo|larga)\b.*\b(?:ponl[oa]|hazl[oa]|pasal[oa]|muevel[oa])\b/;
const summing =
  /\b(?:how (?:many|much|far)|total|in all|altogether|cuant[oa]s?|suman?|en total)\b.*(?:\b(?:km|kms|kilomet\w+|miles?|millas?|hours?|horas?|minutes?|minutos|total|in all|suman?|son|it|that)\b|$)/;

/** `What does week 1 look like?` after a plan. */
const firstWeek =
  /\b(?:(?:what|how|show|give|see|que|como|muestra\w*|dame|ver) (?:\S+ ){0,5}?(?:week (?:1|one)|(?:1st|first) week|semana (?:1|uno)|primera semana)|(?:the )?(?:week (?:1|one)|first week)|(?:la )?(?:semana (?:1|uno)|primera semana))\b/;

/** A message of more words is about something else. */
const longestChange = 12;

/**
 * The week of training that a message asks for by its days, or changes after one was laid out; `null`
 * where it does neither. A length or a date belongs to a plan of weeks.
 */
export function weekRequest(message: RunnerMessage, talk: Talk): Intent | null {
  const { words, asked, folded } = message;
  const text = words.join(" ");
  const days = daysIn(folded.split(" "));
  const isOfRace = asked.lengths.length > 0 || asked.places.length > 0;
  const told = daysTold(message, days);
  if (told) return { kind: "week", ...told, ...withLongRun(days, null) };
  if (asksForWeek.test(text) && !isOfRace) {
    const kept = dropping.test(text) && !/\b(?:can|puedo|only|solo)\b/.test(text) ? null : days;
    const free = kept ?? allDays.filter((day) => !days.includes(day));
    const chosen = kept !== null && kept.length > 0 ? kept : days.length > 0 ? free : usualDays;
    return {
      kind: "week",
      meters: talk.plan?.meters ?? usualMeters,
      weeklyMeters: null,
      ...withLongRun(chosen, null),
    };
  }
  const before = talk.week ?? (talk.plan ? weekOfPlan(talk.plan) : null);
  if (!before || isOfRace || words.length > longestChange) return null;
  if (firstWeek.test(text)) return { kind: "week", ...before };
  const [first] = days;
  if (moving.test(folded) && first !== undefined) {
    const chosen = before.days.includes(first)
      ? before.days
      : [...before.days.filter((day) => day !== before.longDay), first];
    return { kind: "week", ...before, ...withLongRun(chosen, first) };
  }
  // A plan of many weeks is changed by its own words.
  const isDays = days.length >= fewestTold && choosing.test(text) && !swapping.test(folded);
  if (!talk.week && isDays && talk.plan)
    return { kind: "week", ...before, ...withLongRun(days, null) };
  if (!talk.week) return null;
  if (days.length > 0) {
    const chosen = changed(before.days, days, text);
    if (chosen === null || chosen.length === 0) return null;
    const long = chosen.includes(before.longDay) ? before.longDay : null;
    return { kind: "week", ...before, ...withLongRun(chosen, long) };
  }
  return summing.test(text) ? { kind: "week", ...before } : null;
}

/** `I can only run Tuesday, Thursday and Sunday, training for a 10K`. */
const tellsDays =
  /\b(?:(?:i )?(?:can|could) (?:only |just )?(?:run|train)|(?:only|just) (?:can |could |run |train |have |free |on )|free (?:on )?(?:mon|tue|wed|thu|fri|sat|sun)|i (?:only |just )?run (?:on )?(?:mon|tue|wed|thu|fri|sat|sun)|(?:solo|solamente) (?:puedo|tengo|corro|entreno|los|el)|puedo (?:solo |correr |entrenar |trotar )+|(?:puedo|corro|entreno) (?:los |el )?(?:lun|mar|mie|jue|vie|sab|dom)|(?:mis dias|dias libres|my (?:free )?days(?: are)?|free days(?: are)?) )/;

/** Days that the runner has, and something that is to be made of them: `I have Wed and Fri, build on that`. */
const hasDays =
  /\b(?:i (?:have|got|can do|am free|run)|ive got|im free|free|available|my days|with|only|tengo|puedo|libres?|disponibles?|mis dias|con|solo)\b/;
const builds =
  /\b(?:build|make|put|plan|set up|work with|lay out|organi[sz]e|suggest|what (?:should|do) i (?:do|run)|arma\w*|haz\w*|crea\w*|organiza\w*|propon\w*|prepara\w*|que hago|que corro)\b/;

/** Two days or more that are the runner's, with the goal and the kilometers of a week where these are said. */
function daysTold(
  { words, asked, folded }: RunnerMessage,
  days: readonly DayOfWeek[],
): Pick<WeekRequest, "meters" | "weeklyMeters"> | null {
  const isOther = asked.places.length > 0 || ofRaces.test(folded);
  const isTold = tellsDays.test(folded) || (hasDays.test(folded) && builds.test(folded));
  if (days.length < fewestTold || isOther || swapping.test(folded) || !isTold) return null;
  const weekly = weeklyMetersIn(words);
  const goals = exactLengths(words).map(({ value }) => value.meters);
  const goal = goals.find((meters) => meters !== weekly && goalMeters.includes(meters));
  return { meters: goal ?? usualMeters, weeklyMeters: weekly };
}

/** `Can I swap Sunday for Saturday?` */
const swapping =
  /\b(?:swap\w*|switch\w*|move|change|cambi\w+|mover|pasar|mueve|series|intervals|strength|gym|lift\w*|fuerza|pesas|gimnasio)\b/;

const ofRaces = /\b(?:races?|events?|carreras?|eventos?|find|search|show|busc\w+|muestr\w+)\b/;

const fewestTold = 2;

/** The distances that a week prepares for. */
const goalMeters: readonly number[] = [5000, 10_000, halfMarathonMeters, marathonMeters];

function changed(
  before: readonly DayOfWeek[],
  days: readonly DayOfWeek[],
  text: string,
): DayOfWeek[] | null {
  if (dropping.test(text)) return before.filter((day) => !days.includes(day));
  if (adding.test(text)) return [...new Set([...before, ...days])];
  return choosing.test(text) ? [...days] : null;
}

const allDays: readonly DayOfWeek[] = [1, 2, 3, 4, 5, 6, 0];

/** Three runs with rest days between them, where no days are named. */
const usualDays: readonly DayOfWeek[] = [2, 4, 0];

/** Where no goal is named, the week of a runner who prepares for this. */
const usualMeters = 10_000;

/** The long run is on Sunday, else Saturday, else the last day of the week that is free. */
function withLongRun(
  days: readonly DayOfWeek[],
  long: DayOfWeek | null,
): Pick<WeekRequest, "days" | "longDay"> {
  const sorted = allDays.filter((day) => days.includes(day));
  const weekend = [0, 6] as const;
  const longDay = long ?? weekend.find((day) => sorted.includes(day)) ?? sorted.at(-1) ?? 0;
  return { days: sorted, longDay };
}

function weekOfPlan({ meters, days, weeklyMeters }: PlanRequest): WeekRequest {
  const spread: readonly DayOfWeek[] = [0, 4, 2, 6, 3, 1, 5];
  return { meters, weeklyMeters, ...withLongRun(spread.slice(0, days ?? usualDays.length), 0) };
}

/** `Mon`, `thurs`, `mie`, which are no other words in a message about days. */
const shortDays = [
  "sun dom",
  "mon lun",
  "tue tues",
  "wed weds mie mier",
  "thu thur thurs jue",
  "fri vie",
  "sat sab",
].map((names) => names.split(" "));

function dayNamed(word: string): DayOfWeek | null {
  const day = weekdayIn(word) ?? shortDays.findIndex((names) => names.includes(word));
  return day < 0 ? null : (day as DayOfWeek);
}

/** The days of the week that a message names; `Monday to Friday` are all of them. */
function daysIn(words: readonly string[]): DayOfWeek[] {
  const found = words.flatMap((word, at) => {
    const day = dayNamed(word);
    return day === null ? [] : [{ at, day }];
  });
  const days = found.flatMap(({ at, day }, place) => {
    const next = found[place + 1];
    const isRange =
      next && next.at === at + 2 && /^(?:to|through|a|al|hasta)$/.test(words[at + 1] ?? "");
    if (!isRange) return [day];
    const [from, to] = [allDays.indexOf(day), allDays.indexOf(next.day)];
    return allDays.slice(from, Math.max(from, to) + 1);
  });
  const isWeekend = words.some((word) => /^(?:weekends?|findes?)$/.test(word));
  return [...new Set([...days, ...(isWeekend ? ([6, 0] as const) : [])])];
}
