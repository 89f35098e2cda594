import { chanceOf } from "#drawing/chance.ts";
import { costOfWay } from "#features/courses/planning/course-plan.ts";
import { addDays, type Day, weekdayOf } from "#values/day.ts";
import type { Recording } from "../reading/recording.ts";
import type { Sport } from "../reading/sports.ts";

/** A part of a made-up run at one effort. */
type DemoPart = { meters: number /** Seconds a kilometer on the flat. */; pace: number };

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

/** The body of the demo's Elite runner. */
export const demoBody = {
  sex: "female",
  maxHeartRate: 188,
  restingHeartRate: 52,
  timeZone: "America/Lima",
} as const;

/** Oxygen at rest, in the same unit. */
const atRest = 3.5;

/** The heart rate follows the effort with this delay, in seconds. */
const lag = 35;

/** Heat and thirst raise it by this part of its reserve an hour, after the first twenty minutes. */
const driftPerHour = 0.035;

const driftAfter = 1200;

/** Seconds between two samples, as watches write that save their battery. */
const every = 5;
const metersPerDegree = 111_195;
/** Minutes of Lima's clock beside UTC. */
const utcOffsetMinutes = -300;
/** How much of a slope's cost a runner takes back in speed; the rest the heart pays. */
const eased = 0.8;

const places = {
  road: { lat: -12.128, lon: -77.036, low: 72, swing: 9 },
  trail: { lat: -12.227, lon: -76.862, low: 95, swing: 115 },
} as const;

/** A run of the demo as a watch would record it: the same run always gives the same samples. */
export function demoRecording(run: DemoRun): Recording {
  const chance = chanceOf(`${run.day} run`);
  const length = run.parts.reduce((sum, { meters }) => sum + meters, 0);
  const place = run.sport === "trail" ? places.trail : places.road;
  const way = loopOf(chance, length);
  const hills = [1, 3, 7].map((often) => ({ often, phase: chance.between(0, 2 * Math.PI) }));
  const heightAt = (meters: number) =>
    hills.reduce(
      (sum, { often, phase }) =>
        sum + (place.swing / often) * Math.sin((2 * Math.PI * often * meters) / length + phase),
      place.low + place.swing * 1.4,
    );
  const beat = demoHeart(run.fitness, run.fatigue);
  const sway = chance.between(0, 6);
  const columns: Record<"lat" | "lon" | "height" | "meters" | "heartRate" | "cadence", number[]> = {
    lat: [],
    lon: [],
    height: [],
    meters: [],
    heartRate: [],
    cadence: [],
  };
  const east = metersPerDegree * Math.cos((place.lat * Math.PI) / 180);
  let meters = 0;
  let speed = 0;
  let seconds = 0;
  for (; meters < length; seconds += every) {
    const grade = (heightAt(meters + 15) - heightAt(meters - 15)) / 30;
    const cost = costOfWay(grade, "careful") / costOfWay(0, "careful");
    const breath = 1 + 0.012 * Math.sin(seconds / 47 + sway) + 0.008 * Math.sin(seconds / 131);
    const aim = ((1000 / paceAt(run, meters)) * breath) / cost ** eased;
    speed += (aim - speed) * (seconds === 0 ? 0.7 : 0.6);
    const { x, y } = way(meters);
    columns.lat.push(place.lat + y / metersPerDegree);
    columns.lon.push(place.lon + x / east);
    columns.height.push(Math.round(heightAt(meters) * 5) / 5);
    columns.meters.push(meters);
    columns.heartRate.push(beat(speed * cost, seconds, every));
    columns.cadence.push(demoCadence(speed));
    meters += speed * every;
  }
  const count = columns.meters.length;
  const startsAt = Date.parse(`${run.day}T00:00:00Z`) + (run.hour * 60 - utcOffsetMinutes) * 60_000;
  return {
    format: "fit",
    name: run.name,
    sport: run.sport,
    startedAt: new Date(startsAt + chance.whole(-600, 600) * 1000),
    utcOffsetMinutes,
    seconds: Float64Array.from({ length: count }, (_, index) => index * every),
    lat: Float64Array.from(columns.lat),
    lon: Float64Array.from(columns.lon),
    height: Float64Array.from(columns.height),
    meters: Float64Array.from(columns.meters),
    heartRate: Float64Array.from(columns.heartRate),
    cadence: Float64Array.from(columns.cadence),
    pauses: [],
    device: { meters, seconds: null, climb: null, descent: null },
    outOfOrder: 0,
    isSportNamed: true,
    notices: [],
  };
}

/** The pace of the part in which a place lies, in seconds a kilometer. */
function paceAt({ parts }: DemoRun, meters: number): number {
  let end = 0;
  for (const part of parts) {
    end += part.meters;
    if (meters < end) return part.pace;
  }
  return parts.at(-1)?.pace ?? 360;
}

const corners = 240;

/** A round of the given length through made-up streets: where it is after so many metres. */
function loopOf(chance: ReturnType<typeof chanceOf>, length: number) {
  const waves = [2, 3, 4, 5].map((often) => ({
    often,
    size: chance.between(0.04, 0.3) / (often - 1),
    phase: chance.between(0, 2 * Math.PI),
  }));
  const turn = chance.between(0, 2 * Math.PI);
  const shape = Array.from({ length: corners + 1 }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    const away = waves.reduce(
      (sum, { often, size, phase }) => sum + size * Math.sin(often * angle + phase),
      1,
    );
    return { x: away * Math.cos(angle + turn), y: away * Math.sin(angle + turn) };
  });
  const ways = [0];
  for (let index = 1; index <= corners; index++) {
    const [from, to] = [shape[index - 1], shape[index]];
    const step = from && to ? Math.hypot(to.x - from.x, to.y - from.y) : 0;
    ways.push((ways[index - 1] ?? 0) + step);
  }
  const scale = length / (ways.at(-1) ?? 1);
  const first = shape[0] ?? { x: 0, y: 0 };
  let index = 1;
  return (meters: number) => {
    while (index < corners && (ways[index] ?? 0) * scale < meters) index += 1;
    const [from = first, to = first] = [shape[index - 1], shape[index]];
    const [low, high] = [(ways[index - 1] ?? 0) * scale, (ways[index] ?? 0) * scale];
    const part = Math.min(1, Math.max(0, (meters - low) / (high - low)));
    return {
      x: (from.x + (to.x - from.x) * part - first.x) * scale,
      y: (from.y + (to.y - from.y) * part - first.y) * scale,
    };
  };
}

/**
 * The oxygen that running on the flat takes, in ml a minute for each kilogram.
 * J. Daniels, J. Gilbert, Oxygen Power, 1979.
 * @param speed - meters a second
 */
function oxygenOf(speed: number): number {
  const perMinute = speed * 60;
  return -4.6 + 0.182258 * perMinute + 0.000104 * perMinute ** 2;
}

/**
 * A heart that follows the effort of a run: toward the part of its reserve that the oxygen takes of the
 * maximal one, with a delay and a drift.
 * @param fitness - the maximal oxygen uptake, in ml a minute for each kilogram
 * @param fatigue - beats that tired legs add
 */
function demoHeart(fitness: number, fatigue: number) {
  const reserve = demoBody.maxHeartRate - demoBody.restingHeartRate;
  let rate: number = demoBody.restingHeartRate + 28;
  /** The heart rate after a step of `seconds` at a flat speed that takes the same effort. */
  return (flatSpeed: number, at: number, seconds: number): number => {
    const part = (oxygenOf(flatSpeed) - atRest) / (fitness - atRest);
    const drift = (Math.max(0, at - driftAfter) / 3600) * driftPerHour;
    const aim = demoBody.restingHeartRate + reserve * Math.min(0.985, part + drift) + fatigue;
    rate += (aim - rate) * (1 - Math.exp(-seconds / lag));
    return Math.round(Math.min(demoBody.maxHeartRate, rate));
  };
}

/** Steps a minute at a speed, both feet. */
function demoCadence(speed: number): number {
  return Math.round(146 + 8 * speed);
}
