import { type DrawnLine, drawnLine } from "#features/courses/measure/drawn-line.ts";
import { evenHeights } from "#features/courses/measure/heights.ts";
import { type DrawnProfile, drawnProfile } from "#features/courses/measure/profile.ts";
import { quietHeights } from "#features/courses/measure/quiet-heights.ts";
import { metersPerMile } from "#values/length.ts";
import type { Sport } from "../activity.ts";
import type { EffortStep } from "../analytics/effort-step.ts";
import type { Recording } from "../reading/recording.ts";
import { type ActivityClock, clockOf } from "./clock.ts";
import { effortSteps } from "./effort-steps.ts";
import { bestEfforts, type FastestStretch } from "./efforts.ts";
import { heartRateSeconds, highestOf, meanOf } from "./heart.ts";
import { type ActivitySplit, activitySplits } from "./laps.ts";
import type { ActivityNotice } from "./notices.ts";
import { activityRecipe } from "./recipe.ts";
import { type ActivitySeries, seriesOf } from "./series.ts";
import { tooFast } from "./too-fast.ts";
import { type Way, wayOf } from "./way.ts";

/** An activity as it was measured. Lengths and heights are in metres, times in seconds. */
export type ActivityMeasure = {
  recipe: number;
  sport: Sport;
  meters: number;
  elapsedSeconds: number;
  /** Without pauses, gaps and standing still. */
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
  efforts: FastestStretch[];
  notices: ActivityNotice[];
};

/** Shorter ways have no line, no profile and no efforts, in metres. */
const shortest = 50;
/** Fewer steps a minute are standing. */
const leastCadence = 30;

/** Measures a recording by the recipe. Pure: the same recording always gives the same numbers. */
export function measureActivity(recording: Recording): ActivityMeasure {
  const { seconds, heartRate, cadence } = recording;
  const way = wayOf(recording);
  const { meters } = way;
  const length = meters.at(-1) ?? 0;
  const elapsed = seconds.at(-1) ?? 0;
  // Only of people on foot is it known how slow standing is: a pool counts by whole lengths.
  const isOnFoot = recording.sport !== "other" || way.from === "positions";
  const clock = clockOf(recording, way.from !== "nothing" && isOnFoot ? meters : null);
  const { timer } = clock;
  const moving = clock.moving.at(-1) ?? 0;
  const isLong = length >= shortest;
  const even = isLong ? evenHeights(recording.height, meters) : null;
  const climbed = even && quietHeights(even);
  const average = (values: Float64Array, least?: number) => {
    const mean = meanOf(timer, values, least);
    return mean === null ? null : Math.round(mean);
  };
  const efforts = isLong ? bestEfforts(seconds, meters) : [];
  const isTooFast = tooFast(efforts) !== null;
  const source = { timer, meters, heartRate, climbed };
  return {
    recipe: activityRecipe.version,
    sport: isTooFast ? "other" : sportOfWay(recording.sport, way),
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
    steps: effortSteps(clock.moving, meters, heartRate),
    efforts,
    notices: [
      ...recording.notices,
      ...(isTooFast ? [{ code: "too-fast" as const }] : []),
      ...noticesOf(recording, way, clock, climbed !== null),
    ],
  };
}

/** What says of itself that it is a run, but has no place on the earth, was run indoors. */
function sportOfWay(sport: Sport, { from }: Way): Sport {
  return sport === "run" && from === "device" ? "treadmill" : sport;
}

function lineOf({ lat, lon, height }: Recording, { placed, meters }: Way): DrawnLine {
  const pick = (values: Float64Array) => Float64Array.from(placed, (index) => values[index] ?? 0);
  return drawnLine({ lat: pick(lat), lon: pick(lon), height: pick(height) }, pick(meters));
}

/** A stop that is shorter is worth no notice, in seconds. */
const shortStop = 30;

function noticesOf(
  recording: Recording,
  { from, jumps, dark }: Way,
  { pauses, gaps }: ActivityClock,
  hasHeights: boolean,
): ActivityNotice[] {
  const notices: ActivityNotice[] = [];
  const hasPlaces = recording.lat.some((degrees) => !Number.isNaN(degrees));
  if (from === "nothing") notices.push({ code: "no-distance" });
  else if (from === "device") notices.push({ code: hasPlaces ? "device-distance" : "indoor" });
  if (jumps > 0) notices.push({ code: "jumps", count: jumps });
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
  if (!hasHeights && from === "positions") notices.push({ code: "no-heights" });
  return notices;
}

function rounded({ count, seconds }: { count: number; seconds: number }) {
  return { count, seconds: Math.round(seconds) };
}
