import { addDays, type Day, weekdayOf } from "#values/day.ts";
import type { Sport } from "../reading/sports.ts";

/** A part of a made-up run at one effort. */
export type DemoPart = { meters: number /** Seconds a kilometer on the flat. */; pace: number };

export type DemoRun = {
  day: Day;
  name: string;
  sport: Sport;
  /** Hours after midnight on the runner's clock. */
  hour: number;
  parts: DemoPart[];
  /** The maximal oxygen uptake of that week. */
  fitness: number;
  /** Beats that the days before have left in the legs. */
  fatigue: number;
};

/** Four months. */
const weeks = 18;
/** Parts of the usual week: it grows, and every fourth one is lighter. */
const growth = { from: 0.74, each: 0.022, cutback: 0.78 };
const fitness = { from: 44.6, to: 47.4 };
const easy = 345;

type DayPlan = (part: number, week: number) => Pick<DemoRun, "name" | "parts"> & Partial<DemoRun>;

const whole = (meters: number) => Math.round(meters / 500) * 500;

/** What is run on each day of the week, from 0 for Sunday; two days are free. */
const days: Record<number, DayPlan> = {
  0: (part, week) => ({
    name: "Long run",
    hour: 6.6,
    fatigue: 2,
    parts: [
      { meters: whole(15_500 * part), pace: easy + 4 },
      ...(week % 3 === 2 ? [{ meters: 3000, pace: 305 }] : []),
    ],
  }),
  2: (part, week) =>
    week % 2 === 0
      ? {
          name: "Intervals, 5 × 1000 m",
          parts: [
            { meters: 2500, pace: easy },
            ...Array.from({ length: part > 0.85 ? 5 : 4 }, () => [
              { meters: 1000, pace: 258 },
              { meters: 400, pace: 400 },
            ]).flat(),
            { meters: 1600, pace: easy + 10 },
          ],
        }
      : {
          name: "Tempo run",
          parts: [
            { meters: 2500, pace: easy },
            { meters: whole(5500 * part), pace: 280 },
            { meters: 1800, pace: easy + 8 },
          ],
        },
  3: (part) => ({
    name: "Recovery run",
    fatigue: 4,
    parts: [{ meters: whole(6500 * part), pace: easy + 20 }],
  }),
  4: (part) => ({
    name: "Easy run with strides",
    fatigue: 1,
    parts: [
      { meters: whole(7500 * part), pace: easy },
      ...Array.from({ length: 5 }, () => [
        { meters: 100, pace: 235 },
        { meters: 150, pace: 380 },
      ]).flat(),
    ],
  }),
  6: (part, week) =>
    week % 4 === 1
      ? {
          name: "Hills of Pachacámac",
          sport: "trail",
          hour: 7.2,
          parts: [{ meters: whole(9500 * part), pace: easy + 6 }],
        }
      : { name: "Easy run", parts: [{ meters: whole(8000 * part), pace: easy + 2 }] },
};

/** Days before today on which something else was more important. */
const missed = new Set([9, 20, 41, 65, 87, 88, 103]);

/** The runs of four months that end yesterday, in their order. */
export function demoRuns(today: Day): DemoRun[] {
  const count = weeks * 7;
  return Array.from({ length: count }, (_, index) => count - index).flatMap((ago) => {
    const day = addDays(today, -ago);
    const plan = days[weekdayOf(day)];
    if (!plan || missed.has(ago)) return [];
    const week = Math.floor((count - ago) / 7);
    const part = (growth.from + growth.each * week) * (week % 4 === 3 ? growth.cutback : 1);
    const run: DemoRun = {
      day,
      sport: "run",
      hour: 6.25,
      fatigue: 0,
      fitness: fitness.from + ((fitness.to - fitness.from) * week) / weeks,
      ...plan(part, week),
    };
    return run;
  });
}
