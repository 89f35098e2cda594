import { chanceOf } from "#drawing/chance.ts";
import { costOfWay } from "#features/courses/planning/running-cost.ts";
import type { Recording } from "../reading/recording.ts";
import type { DemoRun } from "./demo-calendar.ts";

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
