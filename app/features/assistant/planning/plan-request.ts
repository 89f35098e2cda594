import { readNumber } from "#features/races/reading/number-words.ts";
import { type Day, daysBetween } from "#values/day.ts";
import { metersPerMile } from "#values/length.ts";
import type { Intent } from "./intents.ts";
import type { RunnerMessage } from "./message.ts";
import type { PlanContext } from "./plan-context.ts";
import { planning } from "./reading/cues.ts";
import { exactLengths, halfMarathonMeters, marathonMeters } from "./reading/lengths.ts";
import { readPaces } from "./reading/paces.ts";
import type { PlanRequest } from "./requested-plan.ts";
import type { Talk } from "./talk.ts";
import { phrasebook, says } from "./words/phrasebook.ts";
import { wordSet } from "./words/word-set.ts";

/** Distances of the plans in the knowledge base. */
const planMeters: Readonly<Record<string, number>> = {
  "plan-5k": 5000,
  "plan-10k": 10_000,
  "plan-half": halfMarathonMeters,
  "plan-marathon": marathonMeters,
};

/** How many weeks the plans of the knowledge base take. */
export const weeksOfPlans: Readonly<Record<string, number>> = {
  "plan-5k": 8,
  "plan-10k": 10,
  "plan-half": 12,
  "plan-marathon": 16,
  "first-ultra": 16,
};

/** Asks on which days the runs of a plan are. */
const daysOfPlan = phrasebook([
  [
    `peak|hardest|biggest|longest week, semana mas fuerte|dura|larga|pesada, when is|are the long run|runs, which|what days, rest days, cuando es el fondo|largo|descanso,
      cuando descanso, que dias, dias de descanso, cuando son los fondos`,
    true,
  ],
]);

/** The plan of the knowledge base for a distance, which later messages go on from. */
export function planTopicOf(meters: number): string {
  const [topic = "plan-marathon"] =
    Object.entries(planMeters).find(([, most]) => meters <= most * 1.2) ?? [];
  return topic;
}

/**
 * The plan that a message asks for with its weeks, days, kilometers or time; another intent where it
 * says none of them, or asks for something else. After a plan these words change it.
 */
export function planIntent(
  understood: Intent,
  message: RunnerMessage,
  talk: Talk,
  { today }: Pick<PlanContext, "today">,
): Intent {
  const isAboutDays = talk.plan !== null && says(daysOfPlan, message.words);
  if (talk.plan && isAboutDays) return { kind: "plan", ...talk.plan };
  if (!mayBePlan(understood, talk)) return understood;
  const said = readRequest(message, today);
  const told = Object.values({ ...said, meters: null, longestMeters: null });
  const isNewLength = talk.plan !== null && said.meters !== null;
  if (!isNewLength && told.every((value) => value === null)) return understood;
  const topic = understood.kind === "training" ? understood.topic : (talk.topic ?? "");
  const meters =
    said.meters ?? talk.plan?.meters ?? planMeters[topic] ?? planMeters[talk.topic ?? ""];
  if (meters === undefined) return understood;
  const before = talk.plan;
  return {
    kind: "plan",
    meters,
    weeks: said.weeks ?? before?.weeks ?? null,
    days: said.days ?? before?.days ?? null,
    weeklyMeters: said.weeklyMeters ?? before?.weeklyMeters ?? null,
    longestMeters: said.longestMeters ?? before?.longestMeters ?? null,
    seconds: said.seconds ?? (isNewLength ? null : (before?.seconds ?? null)),
  };
}

function mayBePlan(intent: Intent, talk: Talk): boolean {
  const isAfterPlan = talk.topic?.startsWith("plan-") === true;
  switch (intent.kind) {
    case "training":
      return isPlanTopic(intent.topic) || (isAfterPlan && intent.topic === talk.topic);
    case "which-topic":
      return isAfterPlan || intent.topics.some(isPlanTopic);
    case "other":
    case "unsure":
    case "chat":
      return isAfterPlan;
    default:
      return false;
  }
}

function isPlanTopic(topic: string): boolean {
  return topic.startsWith("plan-") || topic === "choosing-plan";
}

const week = "(?:weeks?|wks?|semanas?)";
const every = "(?:(?:a|an|per|por|each|every|cada|la|al|the) |/ )*";
const distance = "(k|km|kms|kilometers?|kilometros?|mi|miles?|millas?)";

const weekly = new RegExp(
  ` (\\d+(?:[.,]\\d+)?) ${distance} (?:${every}${week}|weekly|semanal(?:es)?)(?= )`,
);
const runDays = new RegExp(
  ` (\\d) (?:(?:training|running|x|\\*) )?(?:days?|dias?|runs?|times?|veces|sessions?|sesiones|salidas|workouts?|x)(?: (?:${every}${week}|weekly|semanales))?(?= )`,
);
const period =
  /(?<! ago| hace| last| ultim[ao]s?| is| hes| shes| tiene) (\d+) (?:- )?(weeks?|wks?|semanas?|months?|meses|mes)(?! (?:ago|old|pregnant|postpartum|atras))(?= )/;

/** A count of days that is a period: `in 4 days`, `hace 3 dias`. */
const periodOfDays = / (?:in|within|en|dentro de|hace|ago|last) $/;

/** Only with these the day of a race is the end of a plan: `is October too late for a marathon?` */
const planWords = wordSet("plan plans schedule program programa rutina cronograma calendario");

/** The length after `for a` or `plan de`: that of the race, whatever other lengths are said. */
function goalNamed(sentence: string): number | null {
  const lead =
    / (?:for|para|pa|de|to run|to do|correr|hacer|my first|mi primer|mi primera)(?: (?:a|an|un|una|my|mi|el|la|the|first|primer|primera))* /g;
  for (const found of sentence.matchAll(lead)) {
    const rest = sentence
      .slice(found.index + found[0].length)
      .trim()
      .split(" ")
      .slice(0, 2);
    const [length] = exactLengths(rest);
    if (length?.at === 0) return length.value.meters;
  }
  return null;
}

/** `25 km a week`, in meters; `null` where a message says nothing of it. */
export function weeklyMetersIn(words: readonly string[]): number | null {
  const [, count, unit = ""] = weekly.exec(inDigits(words)) ?? [];
  if (count === undefined) return null;
  return Number(count.replace(",", ".")) * (/^mi/.test(unit) ? metersPerMile : 1000);
}

function inDigits(words: readonly string[]): string {
  return ` ${words.map((word) => String(readNumber(word) ?? word)).join(" ")} `;
}

type Said = { [Field in keyof PlanRequest]: number | null };

function readRequest({ words, asked }: RunnerMessage, today: Day): Said {
  let sentence = inDigits(words);
  const take = (pattern: RegExp) => {
    const found = pattern.exec(sentence);
    if (found) sentence = sentence.replace(found[0], " ");
    return found;
  };
  take(weekly);
  const found = runDays.exec(sentence);
  const lead = found ? `${sentence.slice(0, found.index)} ` : "";
  const days = found && !periodOfDays.test(lead) ? Number(take(runDays)?.[1]) : null;
  const [, count, ofTime = ""] = take(period) ?? [];
  const weeks = count === undefined ? null : Number(count) * (/^m/.test(ofTime) ? 52 / 12 : 1);
  const lengths = exactLengths(sentence.trim().split(" ")).map(({ value }) => value.meters);
  const named = goalNamed(sentence);
  const goal = named ?? (lengths.length > 0 ? Math.max(...lengths) : null);
  const others = lengths.filter((one) => one !== goal);
  // `A plan for a 10K, I run 3x a week about 15 miles`: what is longer than the goal is a week.
  const volume =
    named !== null && days !== null ? (others.find((one) => one > named) ?? null) : null;
  const now = Math.min(...lengths);
  // `3 hours a week` is not a finish time.
  const isWeeklyTime = /\b(?:hours?|hrs?|horas?) (?:a|per|por|a la|cada) (?:week|semana)\b/;
  const pace = isWeeklyTime.test(words.join(" ")) ? null : readPaces(words);
  // `Today` is not the day of a race.
  const from = asked.days?.north.from ?? null;
  const isPlan = says(planning, words) || words.some((word) => planWords.has(word));
  const left =
    isPlan && from !== null && from > today ? Math.floor(daysBetween(today, from) / 7) : null;
  return {
    meters: goal,
    weeks: weeks === null ? left : Math.round(weeks),
    days: days !== null && days >= 1 && days <= 7 ? days : null,
    weeklyMeters: weeklyMetersIn(words) ?? volume,
    longestMeters: goal !== null && now < goal ? now : null,
    seconds: pace && pace.known === null ? pace.targetSeconds : null,
  };
}
