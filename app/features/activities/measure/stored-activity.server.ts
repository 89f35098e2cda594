import {
  choiceOf,
  type InJson,
  integer,
  listOf,
  object,
  orNull,
  real,
  textOrTexts,
} from "#db/kinds.ts";
import { rounded } from "#features/courses/stored-course.server.ts";
import type { ActivityNotice } from "../reading/recording.ts";
import { effortOf } from "./effort.ts";
import type { RunnerBody } from "./heart.ts";
import type { ActivitySplit } from "./laps.ts";
import type { ActivityMeasure } from "./measure-activity.ts";

/** Splits without the names of their numbers: meters, seconds, climb, descent, heart rate. */
type SplitNumbers = (number | null)[];

/** What the page of one activity draws. */
export const storedDrawing = object({
  line: orNull(object({ lat: real, lon: real, points: listOf(listOf(integer)) })),
  profile: orNull(object({ step: real, heights: listOf(integer) })),
  kilometers: listOf(listOf(orNull(real))),
  miles: listOf(listOf(orNull(real))),
  pauses: listOf(object({ from: real, to: real })),
  series: object({
    step: real,
    lastStep: real,
    meters: listOf(real),
    heartRate: listOf(orNull(integer)),
    cadence: listOf(orNull(integer)),
  }),
});

export const storedNotices = listOf(
  choiceOf("code", {
    indoor: {},
    "no-distance": {},
    "device-distance": {},
    "dark-device": { seconds: integer },
    "dark-line": { seconds: integer },
    "other-distance": { meters: integer },
    jumps: { count: integer },
    gaps: { count: integer, seconds: integer },
    pauses: { count: integer, seconds: integer },
    "clock-leaps": { count: integer },
    "no-heights": {},
    "noisy-heights": {},
    "not-whole": {},
    "only-laps": {},
    leg: { others: textOrTexts },
    "too-fast": {},
    "unlikely-run": {},
    "made-up": {},
  } satisfies Record<ActivityNotice["code"], object>),
);

export type StoredDrawing = InJson<typeof storedDrawing>;

/** The columns of the row that follow from a measure, and from the runner's profile. */
export function measuredColumns(measure: ActivityMeasure, body: RunnerBody) {
  const effort = effortOf(measure, body);
  const whole = (value: number | null) => value && rounded(value, 1);
  const elapsed = Math.max(0.1, rounded(measure.elapsedSeconds, 1));
  return {
    sport: measure.sport,
    recipe: measure.recipe,
    distanceM: rounded(measure.meters, 1),
    elapsedS: elapsed,
    movingS: Math.min(elapsed, Math.max(0.1, rounded(measure.movingSeconds, 1))),
    climbM: whole(measure.climb),
    descentM: whole(measure.descent),
    averageHeartRate: measure.averageHeartRate,
    highestHeartRate: measure.highestHeartRate,
    averageCadence: measure.averageCadence,
    trainingImpulse: effort.trainingImpulse,
    easyS: effort.easySeconds,
    easyM: effort.easyMeters,
    decoupling: effort.decoupling,
    zoneS: effort.zoneSeconds,
  };
}

/** The columns of the track of an activity. */
export function trackColumns({ notices, heartRateSeconds, steps, ...measure }: ActivityMeasure) {
  const hasHeart = heartRateSeconds !== null;
  const { line, profile, series, pauses } = measure;
  const drawing: StoredDrawing = {
    line: line && { ...line.middle, points: line.points },
    profile,
    kilometers: measure.kilometers.map(numbersOf),
    miles: measure.miles.map(numbersOf),
    pauses: pauses.map(({ from, to }) => ({ from: rounded(from, 1), to: rounded(to, 1) })),
    series,
  };
  return {
    drawing,
    notices,
    heartRateSeconds,
    stepM: hasHeart ? steps.map(({ meters }) => meters) : null,
    stepHeartRate: hasHeart ? steps.map(({ heartRate }) => heartRate ?? 0) : null,
  };
}

/** The rows of the efforts of an activity. */
export function effortRows(
  { id: activityId, userId }: { id: string; userId: string },
  { efforts }: ActivityMeasure,
) {
  return efforts.map(({ meters, seconds, from }) => ({
    activityId,
    userId,
    meters,
    seconds: rounded(seconds, 1),
    fromM: Math.round(from),
  }));
}

function numbersOf({ meters, seconds, climb, descent, heartRate }: ActivitySplit): SplitNumbers {
  return [
    rounded(meters, 1),
    rounded(seconds, 1),
    climb === null ? null : rounded(climb, 1),
    descent === null ? null : rounded(descent, 1),
    heartRate,
  ];
}

/** The split that these numbers stand for. */
export function splitOf(numbers: SplitNumbers): ActivitySplit {
  const [meters, seconds, climb = null, descent = null, heartRate = null] = numbers;
  return { meters: meters ?? 0, seconds: seconds ?? 0, climb, descent, heartRate };
}
