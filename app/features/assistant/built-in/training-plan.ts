import { href } from "react-router";
import { distanceName, formatMeasured, standardDistances } from "#features/pace/pace.ts";
import { buildPlan } from "#features/training/building/build-plan.ts";
import { insteadOf, isTooFar, notesOf } from "#features/training/building/plan-notes.ts";
import { standardAnswers } from "#features/training/building/standard.ts";
import {
  formatMinutes,
  insteadText,
  noteText,
  planProblems,
  sessionLength,
  sessionName,
  stepsText,
} from "#features/training/messages.ts";
import {
  type DayOfWeek,
  type PlanAnswers,
  type PlannedSession,
  planWeeks,
  type RunnerLevel,
} from "#features/training/rules/plan.ts";
import { addDays, startOfTrainingWeek, weekdayNames, weekdayOf } from "#values/day.ts";
import { formatLength, type LengthUnit } from "#values/length.ts";
import type { AnswerEvent, ChatTurn } from "../planning/answer.ts";
import type { PlanRequest, WeekRequest } from "../planning/requested-plan.ts";
import { type AnswerLanguage, capitalized, formats, type InEach } from "./words/formats.ts";
import { trainingWords } from "./words/training-words.ts";

/** Lays out the weeks of a plan, built by the rules of the training plans of this site. */
export function* answerPlan(turn: ChatTurn, request: PlanRequest): Iterable<AnswerEvent> {
  const { unit, plan } = turn;
  const { language } = plan;
  const words = planWords[language];
  const answers = answersFor(request, turn);
  const sessions = buildPlan(answers);
  const goal = nameOf(request.meters, language, unit);
  if ("problem" in sessions) {
    yield { kind: "text", text: planProblems[sessions.problem][language] };
  } else {
    const weeks = byWeek(sessions);
    const opening = words.opening({
      goal,
      weeks: weeks.length,
      days: answers.freeDays.length,
      weekly: answers.weeklyMeters === 0 ? null : formatLength(answers.weeklyMeters, unit),
      day: formats[language].fullDay(answers.goal.day),
    });
    yield { kind: "text", text: `${opening}\n\n${notes(answers, sessions, turn)}` };
    yield { kind: "text", text: `${weekTable(weeks, { language, unit })}\n\n` };
    yield { kind: "text", text: `${words.rules}\n\n${trainingWords[language].noDoctor}` };
  }
  yield { kind: "links", links: [{ label: words.link, to: href("/training") }] };
  yield { kind: "options", options: words.options(goal) };
}

/** Lays out one week on the days that are free: the first of a plan, by the same rules. */
export function* answerWeek(turn: ChatTurn, request: WeekRequest): Iterable<AnswerEvent> {
  const { unit, plan } = turn;
  const { language } = plan;
  const words = planWords[language];
  const { meters, days, longDay } = request;
  const { weeklyMeters } = request;
  const nothingSaid = { weeks: null, days: null, weeklyMeters, longestMeters: null };
  const usual = answersFor({ ...nothingSaid, meters, seconds: null }, turn);
  const answers = { ...usual, freeDays: [...days], longRunDay: longDay };
  const sessions = buildPlan(answers);
  const goal = nameOf(meters, language, unit);
  if ("problem" in sessions) {
    yield { kind: "text", text: planProblems[sessions.problem][language] };
  } else {
    const [week = []] = byWeek(sessions);
    const sum = week.reduce((total, session) => total + session.meters, 0);
    const opening = words.week.opening({
      goal,
      runs: week.length,
      free: days.length,
      sum: formatLength(sum, unit),
      weekly: usual.weeklyMeters === 0 ? null : formatLength(usual.weeklyMeters, unit),
    });
    const rows = week.map((session) => {
      const day = weekdayNames[language][weekdayOf(session.day)] ?? "";
      const minutes = formatMinutes(session.seconds);
      const length = sessionLength(session, unit);
      const told = length === minutes ? minutes : `${length} (${minutes})`;
      return `| ${capitalized(day)} | ${sessionName(session)[language]} | ${told} |`;
    });
    const head = `| ${words.week.head.join(" | ")} |\n| --- | --- | --- |`;
    yield { kind: "text", text: `${opening}\n\n${head}\n${rows.join("\n")}\n\n` };
    yield { kind: "text", text: `${words.week.rules}\n\n${trainingWords[language].noDoctor}` };
  }
  yield { kind: "links", links: [{ label: words.link, to: href("/training") }] };
  yield { kind: "options", options: words.options(goal) };
}

/** The kilometers of a week from which a runner has a level. */
const levels: readonly [from: number, level: RunnerLevel][] = [
  [45_000, "advanced"],
  [20_000, "intermediate"],
];

function levelOf({ weeklyMeters, seconds }: PlanRequest): RunnerLevel {
  // Who has a time in mind runs already.
  if (weeklyMeters === null) return seconds === null ? "beginner" : "intermediate";
  return levels.find(([from]) => weeklyMeters >= from)?.[1] ?? "beginner";
}

/** The days on which a number of runs a week takes place: the long run on Sunday, rest days between the others. */
const runDays: Readonly<Record<number, DayOfWeek[]>> = {
  1: [0],
  2: [3, 0],
  3: [2, 4, 0],
  4: [2, 4, 6, 0],
  5: [2, 3, 4, 6, 0],
  6: [1, 2, 3, 4, 6, 0],
  7: [1, 2, 3, 4, 5, 6, 0],
};

/** The answers of the runner; those of a usual one in the place of what was not said. */
function answersFor(request: PlanRequest, { today, unit }: ChatTurn): PlanAnswers {
  const begins = addDays(startOfTrainingWeek(today), 7);
  const level = levelOf(request);
  const { meters, seconds, weeklyMeters, longestMeters } = request;
  const goalIn = (weeks: number) => ({
    day: addDays(begins, 7 * weeks - 1),
    meters,
    seconds,
    raceId: null,
    distanceId: null,
    climb: null,
  });
  const usual = standardAnswers(goalIn(planWeeks.most), level, begins);
  const usualWeeks = Math.round(
    (Date.parse(usual.goal.day) - Date.parse(usual.begins)) / (7 * 86_400_000),
  );
  const weeks = Math.min(request.weeks ?? usualWeeks, planWeeks.most);
  const weekly = weeklyMeters ?? usual.weeklyMeters;
  return {
    ...usual,
    goal: goalIn(weeks),
    begins,
    freeDays: runDays[request.days ?? 0] ?? usual.freeDays,
    weeklyMeters: weekly,
    longestRecentMeters: longestMeters ?? Math.min(usual.longestRecentMeters, weekly),
    unit,
  };
}

function notes(
  answers: PlanAnswers,
  sessions: readonly PlannedSession[],
  { plan: { language }, unit }: ChatTurn,
): string {
  const texts = notesOf(answers, sessions).map((note) => noteText(note, unit, language));
  const instead = isTooFar(answers, sessions)
    ? [insteadText(insteadOf(answers), unit)[language]]
    : [];
  return [...instead, ...texts].map((text) => `${text}\n\n`).join("");
}

function byWeek(sessions: readonly PlannedSession[]): PlannedSession[][] {
  return [...Map.groupBy(sessions, ({ reason }) => reason.week).values()];
}

type Reader = { language: AnswerLanguage; unit: LengthUnit };

/** A row for each week: its runs, its longest one, and what is faster or walked. */
function weekTable(weeks: readonly PlannedSession[][], reader: Reader): string {
  const { table } = planWords[reader.language];
  const rows = weeks.map((week, at) => {
    const runs = week.filter(({ kind }) => kind !== "race");
    const sum = runs.reduce((total, { meters }) => total + meters, 0);
    return [
      String(at + 1),
      table.runs(runs.length, `${Math.round(sum / unitMeters(reader.unit))} ${reader.unit}`),
      longestIn(week, reader),
      special(week, reader),
    ];
  });
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const head = [table.week, table.all, table.longest, table.special];
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

function unitMeters(unit: LengthUnit): number {
  return unit === "km" ? 1000 : 1609.34;
}

function longestIn(week: readonly PlannedSession[], { language, unit }: Reader): string {
  const race = week.find(({ kind }) => kind === "race");
  if (race) return `**${nameOf(race.meters, language, unit)}**`;
  const longest = week.toSorted((one, other) => other.seconds - one.seconds)[0];
  if (!longest) return "–";
  const length = sessionLength(longest, unit);
  const minutes = formatMinutes(longest.seconds);
  return length === minutes ? minutes : `${length} (${minutes})`;
}

/** The fast session of a week, or its walking breaks. */
function special(week: readonly PlannedSession[], { language, unit }: Reader): string {
  const { easy } = planWords[language].table;
  const fast = week.find(({ kind }) => !["easy", "recovery", "long", "race"].includes(kind));
  const turns = week.find(({ reason }) => reason.code === "run-walk");
  const session = fast ?? turns;
  if (!session) return easy;
  const steps = session.steps.filter((step) => step.kind === "run" || step.kind === "repeat");
  const text = stepsText(steps, unit, language);
  return fast ? `${sessionName(fast)[language]}: ${text}` : text;
}

/** `10K`, `half marathon`. */
function nameOf(meters: number, language: AnswerLanguage, unit: LengthUnit): string {
  const standard = standardDistances.find((one) => Math.round(one.meters) === Math.round(meters));
  if (!standard) return formatMeasured(meters, unit, language);
  return distanceName(standard.name, language).replace(/^\p{Lu}/u, (first) => first.toLowerCase());
}

type PlanWords = {
  opening: (plan: {
    goal: string;
    weeks: number;
    days: number;
    /** What the runner runs in a week; `null` for one who begins. */
    weekly: string | null;
    day: string;
  }) => string;
  table: {
    week: string;
    all: string;
    longest: string;
    special: string;
    runs: (count: number, length: string) => string;
    easy: string;
  };
  rules: string;
  /** One week, on the days that the runner has. */
  week: {
    opening: (week: {
      goal: string;
      runs: number;
      free: number;
      sum: string;
      /** What the runner runs in a week; `null` for one who begins. */
      weekly: string | null;
    }) => string;
    head: string[];
    rules: string;
  };
  link: string;
  options: (goal: string) => string[];
};

/** What answers say about a plan for a number of weeks. */
export const planWords: InEach<PlanWords> = {
  en: {
    opening: ({ goal, weeks, days, weekly, day }) =>
      `**${weeks} weeks to ${goal}**\n\nFrom next Monday, ${days === 1 ? "one run" : `up to ${days} runs`} a week, with the race on ${day}. I have assumed ${weekly === null ? "that you are just starting" : `about ${weekly} a week now`}: tell me if you run more or less, or on other days, and I change the plan.`,
    table: {
      week: "Week",
      all: "In all",
      longest: "Longest run",
      special: "Within one run",
      runs: (count, length) => (count === 1 ? `1 run, ${length}` : `${count} runs, ${length}`),
      easy: "all easy",
    },
    rules:
      "The longest run is on Sunday. Everything else is easy: you can talk in whole sentences. Leave a day between the harder runs, skip a run rather than add one, and stop for pain that changes your stride.",
    week: {
      opening: ({ goal, runs, free, sum, weekly }) =>
        `**A week on ${free === 1 ? "your day" : `your ${free} days`}**: ${runs === 1 ? "one run" : `${runs} runs`}, ${sum} in all. I have assumed ${weekly === null ? "that you are just starting" : `about ${weekly} a week now`} and ${goal} as the goal: name your distance, the weeks and what you run now, and I make the whole plan.`,
      head: ["Day", "Run", "Length"],
      rules:
        "On the other days rest, walk or do some strength. Easy means that you can talk in whole sentences. Tell me which day does not work, or where the long run should be, and I move it.",
    },
    link: "Day by day, for your race and your watch",
    options: (goal) => [`Find ${goal} races`, "How fast is an easy run?", "How do I taper?"],
  },
  es: {
    opening: ({ goal, weeks, days, weekly, day }) =>
      `**${weeks} semanas para ${goal}**\n\nDesde el próximo lunes, ${days === 1 ? "una salida" : `hasta ${days} salidas`} por semana, con la carrera el ${day}. Supuse ${weekly === null ? "que recién empiezas" : `que ahora corres unos ${weekly} por semana`}: si corres más o menos, o en otra cantidad de días, dímelo y lo ajusto.`,
    table: {
      week: "Semana",
      all: "En total",
      longest: "La más larga",
      special: "Dentro de una salida",
      runs: (count, length) =>
        count === 1 ? `1 salida, ${length}` : `${count} salidas, ${length}`,
      easy: "todo suave",
    },
    rules:
      "La salida más larga es el domingo. Todo lo demás es suave: puedes conversar con frases completas. Deja un día entre las salidas exigentes, salta una salida antes que sumar otra, y para si un dolor te cambia la pisada.",
    week: {
      opening: ({ goal, runs, free, sum, weekly }) =>
        `**Una semana con ${free === 1 ? "tu día" : `tus ${free} días`}**: ${runs === 1 ? "una salida" : `${runs} salidas`}, ${sum} en total. Supuse ${weekly === null ? "que recién empiezas" : `que ahora corres unos ${weekly} por semana`} y ${goal} como meta: dime tu distancia, las semanas y cuánto corres ahora, y hago el plan completo.`,
      head: ["Día", "Salida", "Distancia"],
      rules:
        "Los otros días descansa, camina o haz algo de fuerza. Suave significa que puedes conversar con frases completas. Dime qué día no te sirve, o dónde va el fondo, y lo cambio.",
    },
    link: "Día por día, para tu carrera y tu reloj",
    options: (goal) => [
      `Busca carreras de ${goal}`,
      "¿A qué ritmo es un trote suave?",
      "¿Cómo hago el taper?",
    ],
  },
};
