import type { Sport } from "../reading/sports.ts";
import { steadyDecoupling } from "./decoupling.ts";
import { easyBand, easyRunning } from "./easy-effort.ts";
import type { EffortStep } from "./heart.ts";
import { type RunnerBody, reserveOf } from "./runner-body.ts";
import { trainingImpulse } from "./training-impulse.ts";
import { secondsInZones } from "./zones.ts";

/** What an activity keeps of its heart rate, so that its effort can be computed again. */
export type EffortRecord = {
  sport: Sport;
  /** Without pauses and gaps. */
  movingSeconds: number;
  /** Meters; `null` where it is not known. */
  climb: number | null;
  /** Seconds at each heart rate from 30 to 239 beats; `null` without heart rate. */
  heartRateSeconds: readonly number[] | null;
  /** The moving time in steps of `stepSeconds`, the last one shorter or left out. */
  steps: readonly EffortStep[];
};

/** What follows from the heart rate and the runner's profile; `null` where either is missing. */
export type EffortNumbers = {
  trainingImpulse: number | null;
  /** Time and way at easy effort. */
  easySeconds: number | null;
  easyMeters: number | null;
  /** A fraction. */
  decoupling: number | null;
  /** Seconds below the five zones and in each of them. */
  zoneSeconds: number[] | null;
};

const nothing: EffortNumbers = {
  trainingImpulse: null,
  easySeconds: null,
  easyMeters: null,
  decoupling: null,
  zoneSeconds: null,
};

/** The part of the moving time that needs a heart rate, or sums would be too small. */
const measured = 0.8;

/**
 * The effort of an activity for a runner. It is computed when a file is measured, and for all
 * activities again when the profile changes. Easy pace and decoupling compare speeds, so trails and
 * walks have none.
 */
export function effortOf(record: EffortRecord, body: RunnerBody): EffortNumbers {
  const { sport, movingSeconds, climb, heartRateSeconds, steps } = record;
  if (!heartRateSeconds) return nothing;
  const known = heartRateSeconds.reduce((sum, seconds) => sum + seconds, 0);
  if (known < movingSeconds * measured) return nothing;
  const reserve = reserveOf(body);
  const band = easyBand(body);
  const isEven = sport === "run" || sport === "treadmill";
  const easy = isEven && band ? easyRunning(steps, band) : null;
  return {
    trainingImpulse: reserve && trainingImpulse(heartRateSeconds, reserve, body.sex),
    easySeconds: easy?.seconds ?? null,
    easyMeters: easy?.meters ?? null,
    decoupling: isEven ? steadyDecoupling(steps, climb) : null,
    zoneSeconds:
      body.maxHeartRate === null ? null : secondsInZones(heartRateSeconds, body.maxHeartRate),
  };
}
