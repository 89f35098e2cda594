import { readDuration } from "#features/pace/duration.ts";
import type { DayOfWeek, PlanAnswers, RunnerLevel } from "#features/training/rules/plan.ts";
import { addDays } from "#values/day.ts";

/** A runner whose plan is read as a coach reads it. */
type NamedRunner = { who: string; answers: PlanAnswers };

const begins = "2026-11-30";
const km = 1000;
const half = 21_097.5;
const marathon = 42_195;

type Facts = {
  /** Meters of the goal. */
  goal: number;
  weeks: number;
  /** Kilometers in a week, and of the longest run. */
  runs: [number, number];
  /** Days from Sunday, 0. The long run is on the last of them. */
  days: string;
  /** Meters and time of a result of four weeks ago. */
  result?: [number, string];
  climb?: number;
  wish?: string;
  injury?: number;
  age?: number;
  away?: [number, number];
  unit?: "mi";
  /** Days after the beginning, and meters. */
  tuneUp?: [number, number];
};

function runner(who: string, level: RunnerLevel, facts: Facts): NamedRunner {
  const { goal, weeks, runs, days, result, climb, wish, injury, age, away, unit, tuneUp } = facts;
  const freeDays = [...days].map((day) => Number(day) as DayOfWeek);
  const [from, to] = away ?? [0, 0];
  const answers: PlanAnswers = {
    goal: {
      day: addDays(begins, weeks * 7 - 1),
      meters: goal,
      seconds: wish ? readDuration(wish) : null,
      raceId: null,
      distanceId: null,
      climb: climb ?? null,
    },
    level,
    begins,
    weeklyMeters: runs[0] * km,
    longestRecentMeters: runs[1] * km,
    result: result
      ? {
          meters: result[0],
          seconds: readDuration(result[1]) ?? 0,
          day: addDays(begins, -28),
        }
      : null,
    freeDays,
    longRunDay: freeDays.at(-1) ?? 0,
    injuryWeeks: injury ?? null,
    tuneUp: tuneUp ? { day: addDays(begins, tuneUp[0]), meters: tuneUp[1] } : null,
    breaks: away ? [{ from: addDays(begins, from), to: addDays(begins, to) }] : [],
    age: age ?? null,
    unit: unit ?? "km",
  };
  return { who, answers };
}

/** The table of the review, and runners of our own. */
export const namedRunners: NamedRunner[] = [
  runner("Ana, couch to 5K in 12 weeks", "beginner", {
    goal: 5 * km,
    weeks: 12,
    runs: [0, 0],
    days: "246",
  }),
  runner("Ben, couch to 5K in 5 weeks", "beginner", {
    goal: 5 * km,
    weeks: 5,
    runs: [0, 0],
    days: "246",
  }),
  runner("Carla, 5K in 30:00, 15 km a week", "beginner", {
    goal: 5 * km,
    weeks: 8,
    runs: [15, 6],
    days: "2460",
    result: [5 * km, "30:00"],
  }),
  runner("Dan, 5K in 45:00, walks hills", "beginner", {
    goal: 5 * km,
    weeks: 10,
    runs: [12, 5],
    days: "246",
    result: [5 * km, "45:00"],
  }),
  runner("Eva, 5K in 20:00 at 60 km", "advanced", {
    goal: 5 * km,
    weeks: 10,
    runs: [60, 16],
    days: "123460",
    result: [5 * km, "20:00"],
  }),
  runner("Finn, 5K in 15:30 at 100 km", "advanced", {
    goal: 5 * km,
    weeks: 12,
    runs: [100, 22],
    days: "123460",
    result: [5 * km, "15:30"],
  }),
  runner("Gail, 10K from 30 km on 4 days", "intermediate", {
    goal: 10 * km,
    weeks: 10,
    runs: [30, 10],
    days: "2460",
    result: [10 * km, "50:00"],
  }),
  runner("Hugo, first 10K from 12 km", "beginner", {
    goal: 10 * km,
    weeks: 10,
    runs: [12, 5],
    days: "240",
  }),
  runner("Iris, 10K in four weeks", "intermediate", {
    goal: 10 * km,
    weeks: 4,
    runs: [35, 12],
    days: "2460",
    result: [10 * km, "48:00"],
  }),
  runner("Jack, 10K in 34:00, 80 km", "advanced", {
    goal: 10 * km,
    weeks: 12,
    runs: [80, 20],
    days: "123460",
    result: [10 * km, "34:00"],
  }),
  runner("Kim, 10K in 1:30:00", "beginner", {
    goal: 10 * km,
    weeks: 12,
    runs: [15, 6],
    days: "246",
    result: [10 * km, "1:30:00"],
  }),
  runner("Leo, half on Tue, Thu, Sun", "intermediate", {
    goal: half,
    weeks: 12,
    runs: [35, 13],
    days: "240",
    result: [10 * km, "50:00"],
  }),
  runner("Mia, half, wishes 1:30 with 45:00", "intermediate", {
    goal: half,
    weeks: 12,
    runs: [32, 12],
    days: "23460",
    result: [10 * km, "45:00"],
    wish: "1:30:00",
  }),
  runner("Ned, half, wishes 2:30 with 45:00", "intermediate", {
    goal: half,
    weeks: 12,
    runs: [32, 12],
    days: "23460",
    result: [10 * km, "45:00"],
    wish: "2:30:00",
  }),
  runner("Olga, first half from 18 km", "beginner", {
    goal: half,
    weeks: 14,
    runs: [18, 7],
    days: "2460",
  }),
  runner("Pete, half after 8 weeks injured", "intermediate", {
    goal: half,
    weeks: 18,
    runs: [40, 14],
    days: "23460",
    result: [10 * km, "48:00"],
    injury: 8,
  }),
  runner("Quin, half after 3 weeks ill", "intermediate", {
    goal: half,
    weeks: 14,
    runs: [40, 14],
    days: "23460",
    result: [10 * km, "48:00"],
    injury: 3,
  }),
  runner("Rosa, half, 65 years", "intermediate", {
    goal: half,
    weeks: 14,
    runs: [35, 12],
    days: "2460",
    result: [10 * km, "55:00"],
    age: 65,
  }),
  runner("Sam, half in 1:15, 90 km", "advanced", {
    goal: half,
    weeks: 12,
    runs: [90, 24],
    days: "123460",
    result: [half, "1:15:00"],
  }),
  runner("Tess, half at weekends only", "intermediate", {
    goal: half,
    weeks: 12,
    runs: [25, 14],
    days: "60",
    result: [10 * km, "52:00"],
  }),
  runner("Udo, marathon on Tue, Thu, Sun", "intermediate", {
    goal: marathon,
    weeks: 18,
    runs: [35, 14],
    days: "240",
    result: [half, "1:50:00"],
  }),
  runner("Vera, first marathon from 25 km", "beginner", {
    goal: marathon,
    weeks: 20,
    runs: [25, 10],
    days: "2460",
    result: [half, "2:15:00"],
  }),
  runner("Will, marathon in 10 weeks from 20 km", "beginner", {
    goal: marathon,
    weeks: 10,
    runs: [20, 9],
    days: "2460",
  }),
  runner("Xena, marathon below 3 h", "advanced", {
    goal: marathon,
    weeks: 18,
    runs: [75, 24],
    days: "123460",
    result: [half, "1:25:00"],
    wish: "2:59:00",
    tuneUp: [97, half],
  }),
  runner("Yuri, marathon ill for 10 days", "intermediate", {
    goal: marathon,
    weeks: 18,
    runs: [45, 18],
    days: "23460",
    result: [half, "1:42:00"],
    away: [35, 44],
  }),
  runner("Zoe, marathon in 40 weeks from 20 km", "beginner", {
    goal: marathon,
    weeks: 40,
    runs: [20, 8],
    days: "2460",
    result: [10 * km, "1:02:00"],
  }),
  runner("Abe, marathon, 68 years", "advanced", {
    goal: marathon,
    weeks: 18,
    runs: [55, 20],
    days: "12460",
    result: [half, "1:48:00"],
    age: 68,
  }),
  runner("Bea, marathon in miles", "intermediate", {
    goal: marathon,
    weeks: 16,
    runs: [50, 19],
    days: "23460",
    result: [half, "1:48:00"],
    unit: "mi",
  }),
  runner("Cem, marathon, 5 h", "beginner", {
    goal: marathon,
    weeks: 20,
    runs: [28, 12],
    days: "2460",
    result: [10 * km, "1:08:00"],
  }),
  runner("Dora, marathon with 1,000 m of climb", "intermediate", {
    goal: marathon,
    weeks: 18,
    runs: [45, 18],
    days: "23460",
    result: [half, "1:45:00"],
    climb: 1000,
  }),
  runner("Emil, vertical kilometer", "advanced", {
    goal: 5 * km,
    weeks: 10,
    runs: [50, 15],
    days: "12460",
    result: [10 * km, "40:00"],
    climb: 1000,
  }),
  runner("Fay, 25 km with 1,600 m", "intermediate", {
    goal: 25 * km,
    weeks: 12,
    runs: [40, 15],
    days: "23460",
    result: [10 * km, "47:00"],
    climb: 1600,
  }),
  runner("Gus, 50 km with 2,500 m", "intermediate", {
    goal: 50 * km,
    weeks: 20,
    runs: [45, 20],
    days: "23460",
    result: [half, "1:45:00"],
    climb: 2500,
  }),
  runner("Hana, first 50 km, flat", "beginner", {
    goal: 50 * km,
    weeks: 24,
    runs: [30, 14],
    days: "2460",
    result: [half, "2:05:00"],
  }),
  runner("Ivo, 100 km with 5,000 m", "advanced", {
    goal: 100 * km,
    weeks: 24,
    runs: [80, 30],
    days: "123460",
    result: [marathon, "3:25:00"],
    climb: 5000,
  }),
  runner("Jana, 170 km with 10,000 m", "advanced", {
    goal: 170 * km,
    weeks: 30,
    runs: [90, 40],
    days: "123460",
    result: [marathon, "3:00:00"],
    climb: 10_000,
  }),
  runner("Karl, 80 km from 15 km in 12 weeks", "beginner", {
    goal: 80 * km,
    weeks: 12,
    runs: [15, 7],
    days: "2460",
    climb: 4000,
  }),
  runner("Lena, half on one day a week", "intermediate", {
    goal: half,
    weeks: 12,
    runs: [14, 14],
    days: "0",
    result: [10 * km, "52:00"],
  }),
  runner("Max, half, no result", "intermediate", {
    goal: half,
    weeks: 12,
    runs: [30, 12],
    days: "23460",
    wish: "1:50:00",
  }),
  runner("Nora, 10K back after 26 weeks", "intermediate", {
    goal: 10 * km,
    weeks: 24,
    runs: [35, 12],
    days: "2460",
    result: [10 * km, "47:00"],
    injury: 26,
  }),
];
