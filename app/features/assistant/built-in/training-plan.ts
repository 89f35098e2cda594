import { href } from "react-router";
import { formatMeasured } from "#features/pace/pace.ts";
import { distanceName, standardDistances } from "#features/pace/standard-distances.ts";
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
import { formats } from "./words/formats.ts";
import type { AnswerLanguage } from "./words/language.ts";
import { planWords } from "./words/plan-words.ts";
import { trainingWords } from "./words/training-words.ts";
import { capitalized } from "./words/written.ts";

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
