import { href } from "react-router";
import { calculate } from "#features/pace/calculation.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { paceHints, problemSentence } from "#features/pace/messages.ts";
import { type PaceQuery, readPaceQuery } from "#features/pace/pace-query.ts";
import { withQuery } from "#values/address.ts";
import { readClock } from "#values/clock.ts";
import type { ClockTime } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import type { Sentence, Words } from "#values/say.ts";
import { readWords } from "#values/text/clean.ts";
import { type Descent, descents, type PlannedMark } from "./course-plan.ts";

/** The query of an address that plans a course. */
export type CoursePlanQuery = Pick<PaceQuery, "time" | "pace" | "unit" | "race" | "course"> & {
  /** A member's own course; empty for one of a race, or the example. */
  own: string;
  /** The time of day of the start, as typed. */
  start: string;
  descent: Descent;
};

/** @param unit - the visitor's, for an address that names none */
export function readPlanQuery(params: URLSearchParams, unit: LengthUnit): CoursePlanQuery {
  const { time, pace, unit: named, race, course } = readPaceQuery(params, unit);
  const descent = params.get("descent");
  return {
    own: readWords(params, "own"),
    race,
    course,
    time,
    pace,
    unit: named,
    start: readWords(params, "start").slice(0, 20),
    descent: descents.find((one) => one === descent) ?? "formula",
  };
}

const paths = {
  "": href("/tools/course/:change?"),
  "/plan.csv": href("/tools/course/plan.csv"),
  "/keep": href("/tools/course/:change?", { change: "keep" }),
  "/remove": href("/tools/course/:change?", { change: "remove" }),
};

/** The address of a plan; its numbers as a file with `.csv`; where its own course is kept or removed. */
export function planAddress(
  query: Partial<CoursePlanQuery>,
  ending: keyof typeof paths = "",
): string {
  const { time, pace, unit, descent } = query;
  return withQuery(paths[ending], {
    ...query,
    unit: pace && time === "" && unit,
    descent: descent !== "formula" && descent,
  });
}

/** A goal, or what is wrong with what was typed. */
export type PlanGoal = {
  seconds: number | null;
  start: ClockTime | null;
  errors: { time?: Sentence; pace?: Sentence; start?: Sentence };
  hint: Sentence | null;
};

/**
 * The goal that was typed: a time or a pace.
 * @param length - of the course, in meters
 * @param known - the start of the race, where none was typed
 */
export function goalOf(
  query: CoursePlanQuery,
  length: number,
  { unit, known }: { unit: LengthUnit; known: string | null },
): PlanGoal {
  const start = readClock(query.start || known || "");
  const errors: PlanGoal["errors"] = {};
  if (query.start && !start) errors.start = goalHints.start;
  const none = { seconds: null, start, errors };
  if (!query.time.trim() && !query.pace.trim()) return { ...none, hint: goalHints.none };
  if (query.time.trim() && query.pace.trim()) return { ...none, hint: goalHints.both };
  const answer = calculate({ ...query, distance: `${Math.round(length)} m` });
  for (const [name, problem] of Object.entries(answer.errors)) {
    const field = name === "distance" ? (query.time.trim() ? "time" : "pace") : name;
    if (field === "time" || field === "pace") errors[field] = problemSentence(problem, unit);
  }
  if (!answer.run) return { ...none, hint: answer.hint && paceHints[answer.hint] };
  const { run, worked } = answer;
  // The whole course at the typed pace, not the whole meters that were read.
  const seconds = worked === "time" ? (run.seconds / run.meters) * length : run.seconds;
  return { seconds: Math.round(seconds), start, errors, hint: null };
}

const goalHints = {
  none: { en: "Give a goal: a time or a pace.", es: "Indica un objetivo: un tiempo o un ritmo." },
  both: { en: "Give a time or a pace, not both.", es: "Indica un tiempo o un ritmo, no los dos." },
  start: {
    en: "Write a time of day like 7:00 or 6:30 AM.",
    es: "Escribe una hora como 7:00 o 6:30 a. m.",
  },
} as const;

export const descentNames = {
  formula: { en: "Let it run", es: "Dejarse llevar" },
  careful: { en: "Hold back", es: "Contenerse" },
} as const satisfies Record<Descent, Words>;

/** How a plan stands to a cut-off: `12:30 before it closes`, `4:00 too late`. */
export function spareText({
  spare,
  isUnread,
}: Pick<PlannedMark, "spare" | "isUnread">): Words | null {
  if (isUnread)
    return {
      en: "not compared, because this time cannot be read",
      es: "sin comparar, porque esta hora no se puede leer",
    };
  if (spare === null) return null;
  const time = formatDuration(Math.abs(spare));
  return spare >= 0
    ? { en: `${time} before it closes`, es: `${time} antes del cierre` }
    : { en: `${time} too late`, es: `${time} tarde` };
}

/** Where the way is steeper than the cost of running was measured. */
export function beyondText(part: number): Words | null {
  if (part <= 0) return null;
  const percent = Math.max(1, Math.round(part * 100));
  return {
    en: `${percent}% of the way is steeper than 45%, for which the cost of running was not measured: it counts as 45%.`,
    es: `El ${percent}% del camino tiene más de 45% de pendiente, para la que no se midió el costo de correr: cuenta como 45%.`,
  };
}
