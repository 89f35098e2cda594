import { z } from "zod";
import { parseDay } from "#values/day.ts";
import { inSchema } from "#values/form/sentences.ts";
import { isId } from "#values/id.ts";
import { planKinds } from "#values/training-session.ts";
import { type DayOfWeek, runnerLevels, sessionEfforts, sessionReasons } from "../rules/plan.ts";

const day = z
  .string()
  .refine(
    (text) => parseDay(text) !== null,
    inSchema({ en: "Please choose a day.", es: "Elige un día." }),
  );
const pace = z.object({ fastest: z.number(), slowest: z.number() }).nullable();

const runStep = z.object({
  kind: z.enum(["warm-up", "run", "recovery", "cool-down"]),
  seconds: z.number().nullable(),
  meters: z.number().nullable(),
  pace,
  effort: z.enum(sessionEfforts),
});

/** The steps of a stored session. */
export const storedSteps = z.array(
  z.union([
    runStep,
    z.object({ kind: z.literal("repeat"), times: z.number(), steps: z.array(runStep) }),
  ]),
);

export const storedReason = z.object({
  code: z.enum(sessionReasons),
  week: z.number(),
  climb: z.number().optional(),
  percent: z.number().optional(),
});

const weekday = z.union([0, 1, 2, 3, 4, 5, 6].map((one) => z.literal(one as DayOfWeek)));

/** The answers of a stored plan. */
export const storedAnswers = z.object({
  goal: z.object({
    day: z.string(),
    meters: z.number(),
    seconds: z.number().nullable(),
    raceId: z.string().nullable(),
    distanceId: z.string().nullable(),
    climb: z.number().nullable(),
  }),
  level: z.enum(runnerLevels),
  begins: z.string(),
  weeklyMeters: z.number(),
  longestRecentMeters: z.number(),
  result: z.object({ meters: z.number(), seconds: z.number(), day: z.string() }).nullable(),
  freeDays: z.array(weekday),
  longRunDay: weekday,
  injuryWeeks: z.number().nullable(),
  breaks: z.array(z.object({ from: z.string(), to: z.string() })),
  // Earlier plans have none of these.
  age: z.number().nullable().default(null),
  unit: z.enum(["km", "mi"]).default("km"),
  tuneUp: z.object({ day: z.string(), meters: z.number() }).nullable().default(null),
});

/** A change with a warning needs a confirmation; `insist` gives it. */
const insist = z.literal("yes").optional();

/** The other day of a session. */
export const sessionMove = z.object({ day, insist });

/** The session that another one changes days with. */
export const sessionSwap = z.object({ other: z.string().refine(isId), insist });

/** Days without running. */
export const illDays = z.object({
  from: day,
  days: z.coerce.number().int().min(1).max(60),
  /** Given by the question that says what changes. */
  sure: z.literal("yes").optional(),
});

const optionalDay = z
  .string()
  .optional()
  .transform((text) => parseDay(text ?? ""));
const line = z.string().trim().max(60).default("");
/** A number of kilometers, miles or weeks; `null` for an empty field and for anything that is not a number. */
const askedAmount = (most: number) =>
  z
    .string()
    .trim()
    .default("")
    .transform((text) => (/^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : null))
    .pipe(
      z
        .number()
        .max(
          most,
          inSchema({ en: `Please write at most ${most}.`, es: `Escribe como máximo ${most}.` }),
        )
        .nullable(),
    );
/** The same, where nothing counts as none. */
const amount = (most: number) => askedAmount(most).transform((number) => number ?? 0);
const weekdayText = z
  .string()
  .regex(/^[0-6]$/)
  .transform((text) => Number(text) as DayOfWeek);

/** The form of a new plan. */
export const newPlanForm = z.object({
  kind: z.enum(planKinds),
  level: z.enum(runnerLevels),
  race: z.string().max(60).default(""),
  course: z.string().max(60).default(""),
  day: optionalDay,
  distance: line,
  goalTime: line,
  climb: askedAmount(60_000),
  weekly: askedAmount(250),
  longest: amount(120),
  resultMeters: z.coerce.number().min(800).max(170_000).default(10_000),
  resultTime: line,
  resultDay: optionalDay,
  days: z
    .union([weekdayText, z.array(weekdayText)])
    .default([])
    .transform((days) => [days].flat()),
  longDay: weekdayText.default(0),
  injury: amount(104),
  awayFrom: optionalDay,
  awayTo: optionalDay,
  tuneUpDay: optionalDay,
  tuneUpDistance: line,
  replaces: z.literal("yes").optional(),
  insist,
});
export type PlanForm = z.output<typeof newPlanForm>;
