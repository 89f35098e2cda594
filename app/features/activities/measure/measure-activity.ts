import { type ClimbedHeights, climbedHeights } from "#features/courses/measure/heights.ts";
import {
  type DrawnLine,
  type DrawnProfile,
  drawnLine,
  drawnProfile,
} from "#features/courses/measure/profile.ts";
import { metersPerMile } from "#values/length.ts";
import type { ActivityNotice, Recording } from "../reading/recording.ts";
import type { Sport } from "../reading/sports.ts";
import { bestEfforts, type FastestStretch, tooFast } from "./efforts.ts";
import { type EffortStep, effortSteps, heartRateSeconds, highestOf, meanOf } from "./heart.ts";
import { type ActivitySplit, activitySplits } from "./laps.ts";
import { activityRecipe, effortDistances, measureVersion } from "./recipe.ts";
import { type ActivitySeries, seriesOf } from "./series.ts";
import { type TrackDistance, trackDistanceOf } from "./track-distance.ts";

/** An activity as it was measured. Lengths and heights are in metres, times in seconds. */
export type ActivityMeasure = {
  recipe: number;
  sport: Sport;
  meters: number;
  elapsedSeconds: number;
  /** By the device's timer where ours agrees with it; otherwise without pauses, gaps and standing still. */
  movingSeconds: number;
  climb: number | null;
  descent: number | null;
  averageHeartRate: number | null;
  highestHeartRate: number | null;
  averageCadence: number | null;
  /** `null` indoors. */
  line: DrawnLine | null;
  profile: DrawnProfile | null;
  kilometers: ActivitySplit[];
  miles: ActivitySplit[];
  pauses: { from: number; to: number }[];
  series: ActivitySeries;
  heartRateSeconds: number[] | null;
  /** The moving time in even steps; the last one is left out where it is shorter. */
  steps: EffortStep[];
  /** None of what is not known to be done on foot. */
  efforts: FastestStretch[];
  /** A stretch that nobody has run as fast. */
  ride: FastestStretch | null;
  notices: ActivityNotice[];
};

/** In metres. Shorter activities have no line, no profile and no efforts. */
const shortest = 50;
/** Fewer steps a minute are standing. */
const leastCadence = 30;

/** Measures a recording by the recipe. Pure: the same recording always gives the same numbers. */
export function measureActivity(recording: Recording): ActivityMeasure {
  const { seconds, heartRate, cadence } = recording;
  const way = trackDistanceOf(recording);
  const { meters } = way;
  const length = meters.at(-1) ?? 0;
  const elapsed = seconds.at(-1) ?? 0;
  // Only of people on foot is it known how slow standing is: a pool counts by whole lengths.
  const isOnFoot = recording.sport !== "other" || way.placed.length > 1;
  const clock = clockOf(recording, way.from !== "nothing" && isOnFoot ? meters : null);
  const { timer } = clock;
  const moving = timer.at(-1) ?? 0;
  const isLong = length >= shortest;
  const measured = isLong ? climbedHeights(recording.height, meters, true) : null;
  const climbed = measured && climbedAsStated(measured, recording.device);
  const average = (values: Float64Array, least?: number) => {
    const mean = meanOf(timer, values, least);
    return mean === null ? null : Math.round(mean);
  };
  const efforts = isLong ? bestEfforts(seconds, meters, effortDistances, way.leaps) : [];
  const ride = tooFast(efforts);
  const isDoubtful = isUnlikelyRun(recording, length / moving);
  const sport = ride || isDoubtful ? "other" : sportOf(recording.sport, way);
  const source = { timer, meters, heartRate, climbed };
  return {
    recipe: measureVersion,
    sport,
    meters: length,
    elapsedSeconds: elapsed,
    movingSeconds: moving > 0 ? moving : elapsed,
    climb: climbed && (climbed.climbed.at(-1) ?? 0),
    descent: climbed && (climbed.descended.at(-1) ?? 0),
    averageHeartRate: average(heartRate),
    highestHeartRate: highestOf(heartRate),
    averageCadence: average(cadence, leastCadence),
    line: isLong && way.placed.length > 1 ? lineOf(recording, way) : null,
    profile: climbed && drawnProfile(climbed.heights, length),
    kilometers: activitySplits(source, 1000),
    miles: activitySplits(source, metersPerMile),
    pauses: clock.pauses,
    series: seriesOf(timer, meters, { heartRate, cadence }),
    heartRateSeconds: heartRateSeconds(timer, heartRate),
    steps: effortSteps(timer, meters, heartRate),
    efforts: sport === "other" ? [] : efforts,
    ride,
    notices: [
      ...recording.notices,
      ...(ride ? [{ code: "too-fast" as const }] : []),
      ...(isDoubtful ? [{ code: "unlikely-run" as const }] : []),
      ...noticesOf(recording, way, clock, climbed),
    ],
  };
}

/**
 * Climb and descent by the device, where its heights agree with it: its barometer knows more than the
 * heights that it keeps, and the runner sees the number on the watch.
 */
function climbedAsStated(
  { climbed, descended, ...heights }: ClimbedHeights,
  { climb, descent }: Recording["device"],
): ClimbedHeights {
  const asStated = (counted: Float64Array, stated: number | null) => {
    const own = counted.at(-1) ?? 0;
    const { climbAgreement, climbMeters } = activityRecipe;
    const off = Math.abs((stated ?? 0) - own);
    if (stated === null || own === 0) return counted;
    if (off > Math.max(climbMeters, climbAgreement * own)) return counted;
    return counted.map((meters) => (meters * stated) / own);
  };
  return {
    ...heights,
    climbed: asStated(climbed, climb),
    descended: asStated(descended, descent),
  };
}

/** A recording that names itself a run but has no positions was run indoors. */
function sportOf(sport: Sport, { from }: TrackDistance): Sport {
  return sport === "run" && from === "device" ? "treadmill" : sport;
}

/** No run on level ground is slower, in meters a second: 13:20 for a kilometer. Swims and walks are. */
const slowestRun = 1.25;
/** Nine tenths of the heights of a swim are within this range, in meters: the watch makes them up. */
const level = 30;

/** Whether a recording that names no sport was as slow on level ground as a swim or a walk. */
function isUnlikelyRun({ isSportNamed, height, lat }: Recording, speed: number): boolean {
  if (isSportNamed || speed >= slowestRun || lat.every(Number.isNaN)) return false;
  const known = height.filter((meters) => !Number.isNaN(meters)).sort();
  const at = (part: number) => known[Math.floor(part * (known.length - 1))] ?? 0;
  return speed > 0 && at(0.95) - at(0.05) <= level;
}

function lineOf({ lat, lon, height }: Recording, { placed, meters }: TrackDistance): DrawnLine {
  const pick = (values: Float64Array) => Float64Array.from(placed, (index) => values[index] ?? 0);
  return drawnLine({ lat: pick(lat), lon: pick(lon), height: pick(height) }, pick(meters));
}

/** Shorter stops get no notice. In seconds. */
const shortStop = 30;

function noticesOf(
  recording: Recording,
  { from, placed, jumps, dark, contradicted }: TrackDistance,
  { pauses, gaps }: ActivityClock,
  climbed: ClimbedHeights | null,
): ActivityNotice[] {
  const notices: ActivityNotice[] = [];
  const hasPlaces = recording.lat.some((degrees) => !Number.isNaN(degrees));
  if (from === "nothing") notices.push({ code: "no-distance" });
  else if (from === "device") notices.push({ code: hasPlaces ? "device-distance" : "indoor" });
  if (jumps > 0) notices.push({ code: "jumps", count: jumps });
  if (contradicted !== null) {
    notices.push({ code: "other-distance", meters: Math.round(contradicted) });
  }
  if (dark >= shortStop) {
    const hasDevice = recording.meters.some((own) => own > 0);
    notices.push({ code: hasDevice ? "dark-device" : "dark-line", seconds: Math.round(dark) });
  }
  if (gaps.count > 0) notices.push({ code: "gaps", ...rounded(gaps) });
  const paused = pauses.reduce((sum, { from: start, to }) => sum + to - start, 0);
  if (paused >= shortStop) {
    notices.push({ code: "pauses", ...rounded({ count: pauses.length, seconds: paused }) });
  }
  if (recording.outOfOrder > 0) notices.push({ code: "clock-leaps", count: recording.outOfOrder });
  if (!climbed && placed.length > 1) notices.push({ code: "no-heights" });
  if (climbed?.isNoisy) notices.push({ code: "noisy-heights" });
  return notices;
}

function rounded({ count, seconds }: { count: number; seconds: number }) {
  return { count, seconds: Math.round(seconds) };
}

/** How time counts within an activity. */
type ActivityClock = {
  /** Seconds at each sample on the one clock that everything counts by: pace, splits, charts. */
  timer: Float64Array;
  pauses: { from: number; to: number }[];
  gaps: { count: number; seconds: number };
};

/**
 * The time of an activity without the device's own pauses, without gaps in which the runner did not move
 * on, and without standing still. A device that states its seconds decides which of these it leaves out.
 * @param meters - how far the runner was at each sample; `null` if unknown
 */
function clockOf(
  { seconds, pauses, device }: Recording,
  meters: Float64Array | null,
): ActivityClock {
  const running = new Float64Array(seconds.length);
  const timer = new Float64Array(seconds.length);
  const gaps = { count: 0, seconds: 0 };
  let next = 0;
  for (let index = 1; index < seconds.length; index++) {
    const [from, to] = [seconds[index - 1] ?? 0, seconds[index] ?? 0];
    while (next < pauses.length && (pauses[next]?.to ?? 0) <= from) next += 1;
    let counted = to - from;
    for (let each = next; each < pauses.length; each++) {
      const pause = pauses[each];
      if (!pause || pause.from >= to) break;
      counted -= Math.min(to, pause.to) - Math.max(from, pause.from);
    }
    running[index] = (running[index - 1] ?? 0) + counted;
    const way = meters ? (meters[index] ?? 0) - (meters[index - 1] ?? 0) : 0;
    if (counted > activityRecipe.gap) {
      gaps.count += 1;
      gaps.seconds += counted;
      if (way < activityRecipe.standing * counted) counted = 0;
    }
    timer[index] = (timer[index - 1] ?? 0) + counted;
  }
  const moving = meters ? movingTime(timer, meters) : timer;
  // The device may count samples that are left out, because its clock was wrong.
  const stated = Math.min(device.seconds ?? 0, seconds.at(-1) ?? 0);
  const off = (clock: Float64Array) => Math.abs((clock.at(-1) ?? 0) - stated);
  const [closest = moving] = [moving, timer, running].toSorted((a, b) => off(a) - off(b));
  const isWitness = off(closest) <= activityRecipe.agreement * stated;
  const scale = stated / (closest.at(-1) ?? 0);
  return { timer: isWitness ? closest.map((at) => at * scale) : moving, pauses, gaps };
}

/** The part of the timer in which the runner moved, at each sample. */
function movingTime(timer: Float64Array, meters: Float64Array): Float64Array {
  const speeds = speedsOf(timer, meters);
  const moving = new Float64Array(timer.length);
  for (let index = 1; index < timer.length; index++) {
    const took = (timer[index] ?? 0) - (timer[index - 1] ?? 0);
    const isMoving = took > activityRecipe.gap || (speeds[index] ?? 0) >= activityRecipe.standing;
    moving[index] = (moving[index - 1] ?? 0) + (isMoving ? took : 0);
  }
  return moving;
}

/** Metres a second around each sample. */
function speedsOf(seconds: Float64Array, meters: Float64Array): Float64Array {
  const half = activityRecipe.speedWindow / 2;
  let from = 0;
  let to = 0;
  return seconds.map((now, index) => {
    while (from < index - 1 && now - (seconds[from] ?? 0) > half) from += 1;
    if (to < index) to = index;
    while (to < seconds.length - 1 && (seconds[to] ?? 0) - now < half) to += 1;
    const took = (seconds[to] ?? 0) - (seconds[from] ?? 0);
    return took > 0 ? ((meters[to] ?? 0) - (meters[from] ?? 0)) / took : 0;
  });
}
