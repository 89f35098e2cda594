/** A recording in even steps of time, for charts and for what is computed from it later. */
export type ActivitySeries = {
  /** Seconds of each step, without pauses. */
  step: number;
  /** Seconds of the last step, which may be shorter. */
  lastStep: number;
  /** Metres from the start at the end of each step. */
  meters: number[];
  /** The mean of each step in beats a minute; `null` where it is not known. */
  heartRate: (number | null)[];
  /** Steps a minute, both feet. */
  cadence: (number | null)[];
};

const leastStep = 10;
const mostSteps = 360;
/** Slower steps are standing, not running. */
const leastCadence = 30;

/** The series of an activity. `timer` is the seconds at each sample, without pauses. */
export function seriesOf(
  timer: Float64Array,
  meters: Float64Array,
  columns: { heartRate: Float64Array; cadence: Float64Array },
): ActivitySeries {
  const whole = timer.at(-1) ?? 0;
  const step = Math.max(leastStep, Math.ceil(whole / mostSteps));
  const count = Math.max(1, Math.ceil(whole / step));
  const series: ActivitySeries = {
    step,
    lastStep: Math.round((whole - (count - 1) * step) * 10) / 10,
    meters: [],
    heartRate: [],
    cadence: [],
  };
  let index = 0;
  for (let each = 1; each <= count; each++) {
    const end = Math.min(whole, each * step);
    const from = index;
    while (index < timer.length - 1 && (timer[index] ?? 0) < end) index += 1;
    series.meters.push(Math.round(metersAt(timer, meters, index, end) * 10) / 10);
    series.heartRate.push(meanBetween(columns.heartRate, from, index, 1));
    series.cadence.push(meanBetween(columns.cadence, from, index, leastCadence));
  }
  return series;
}

/** The distance of the runner at a time at or before a sample. */
function metersAt(timer: Float64Array, meters: Float64Array, index: number, at: number): number {
  const [before, after] = [timer[index - 1] ?? 0, timer[index] ?? 0];
  const [low, high] = [meters[index - 1] ?? 0, meters[index] ?? 0];
  return after > before ? low + ((high - low) * (at - before)) / (after - before) : high;
}

function meanBetween(values: Float64Array, from: number, to: number, least: number): number | null {
  let sum = 0;
  let count = 0;
  for (let index = from; index <= to; index++) {
    const value = values[index] ?? Number.NaN;
    if (Number.isNaN(value) || value < least) continue;
    sum += value;
    count += 1;
  }
  return count > 0 ? Math.round(sum / count) : null;
}
