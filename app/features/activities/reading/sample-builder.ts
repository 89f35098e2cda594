import { activityLimits } from "./limits.ts";
import { refuseRecording } from "./problem.ts";
import type { ActivityFormat, Recording } from "./recording.ts";

/** One sample of a file. What is not known is NaN, or left out. */
export type Sample = {
  /** Milliseconds since 1970. */
  time: number;
  lat?: number | undefined;
  lon?: number | undefined;
  height?: number | undefined;
  meters?: number | undefined;
  heartRate?: number | undefined;
  cadence?: number | undefined;
};

/** A part of the samples, in milliseconds since 1970; the end belongs to the next one. */
type Stretch = { from: number; to: number };

type Column = "lat" | "lon" | "height" | "meters" | "heartRate" | "cadence";

const msPerHour = 3_600_000;

/** Collects the samples of a file in their order, and keeps what cannot be true out of them. */
export class SampleBuilder {
  #time: number[] = [];
  #columns: Record<Column, number[]> = {
    lat: [],
    lon: [],
    height: [],
    meters: [],
    heartRate: [],
    cadence: [],
  };
  #pauses: { from: number; to: number }[] = [];
  #outOfOrder = 0;
  #withoutTime = 0;

  get samples(): number {
    return this.#time.length;
  }

  /** Milliseconds since 1970 of the last sample; NaN before the first. */
  get lastTime(): number {
    return this.#time.at(-1) ?? Number.NaN;
  }

  add({ time, lat, lon, ...rest }: Sample): void {
    if (!Number.isFinite(time)) {
      this.#withoutTime += 1;
      return;
    }
    const since = time - this.lastTime;
    if (since < 0 || since > activityLimits.clockLeapHours * msPerHour) {
      this.#outOfOrder += 1;
      return;
    }
    // Samples with the same time are one: the second adds the values that the first lacks.
    const isNew = since !== 0;
    if (isNew) {
      if (this.samples >= activityLimits.samples) refuseRecording({ code: "too-many-samples" });
      this.#time.push(time);
    }
    const place = isPlace(lat, lon) ? { lat, lon } : {};
    const values: Partial<Record<Column, number | undefined>> = { ...place, ...rest };
    for (const column of columnNames) this.#put(column, values[column], isNew);
  }

  #put(column: Column, value: number | undefined, isNew: boolean): void {
    const known = value !== undefined && isLikely[column](value) ? value : Number.NaN;
    const values = this.#columns[column];
    if (isNew) values.push(known);
    else if (!Number.isNaN(known)) values[values.length - 1] = known;
  }

  /** The device stood still, in milliseconds since 1970. */
  addPause(from: number, to: number): void {
    if (to > from) this.#pauses.push({ from, to });
  }

  /** Whether a stretch has enough samples for a recording. */
  hasSamples(from: number, to: number): boolean {
    const [first, end] = this.#indexes({ from, to });
    return end - first > 1;
  }

  /** The indexes of the first sample of a stretch and of the one after it. */
  #indexes({ from, to }: Stretch): [first: number, end: number] {
    const first = this.#time.findIndex((time) => time >= from);
    const end = this.#time.findIndex((time) => time >= to);
    return [first < 0 ? this.samples : first, end < 0 ? this.samples : end];
  }

  /**
   * A recording of all samples, or of a stretch.
   * @throws a refusal where it holds none, or its clock was wrong
   */
  build(
    format: ActivityFormat,
    about: Pick<Recording, "name" | "sport" | "isSportNamed" | "utcOffsetMinutes" | "notices">,
    now: Date,
    stretch: Stretch = { from: -Infinity, to: Infinity },
  ): Recording {
    const [begin, end] = this.#indexes(stretch);
    const [first, last] = [this.#time[begin], this.#time[end - 1]];
    if (first === undefined || last === undefined || last === first) {
      refuseRecording({ code: this.#withoutTime > 1 ? "no-times" : "no-samples" });
    }
    checkClock(first, last, now);
    const column = (name: Column) => Float64Array.from(this.#columns[name].slice(begin, end));
    const since = (time: number) => Math.min(last - first, Math.max(0, time - first)) / 1000;
    return {
      format,
      ...about,
      startedAt: new Date(first),
      seconds: Float64Array.from(this.#time.slice(begin, end), since),
      lat: column("lat"),
      lon: column("lon"),
      height: column("height"),
      meters: column("meters"),
      heartRate: column("heartRate"),
      cadence: column("cadence"),
      pauses: joined(this.#pauses.map(({ from, to }) => ({ from: since(from), to: since(to) }))),
      outOfOrder: this.#outOfOrder,
    };
  }
}

const columnNames = ["lat", "lon", "height", "meters", "heartRate", "cadence"] as const;

const within = (least: number, most: number) => (value: number) => value >= least && value <= most;

/** What no runner and no place on the earth has is not known. */
const isLikely: Record<Column, (value: number) => boolean> = {
  lat: within(-90, 90),
  lon: within(-180, 180),
  height: within(-500, 9000),
  meters: within(0, 2_000_000),
  heartRate: within(25, 250),
  cadence: within(0, 400),
};

/** A position on the earth. Zero and zero stand for "unknown" in many programs. */
function isPlace(lat: number | undefined, lon: number | undefined): boolean {
  if (lat === undefined || lon === undefined || (lat === 0 && lon === 0)) return false;
  return isLikely.lat(lat) && isLikely.lon(lon);
}

function checkClock(first: number, last: number, now: Date): void {
  const { firstYear, daysAhead, hours } = activityLimits;
  const year = new Date(first).getUTCFullYear();
  if (year < firstYear) refuseRecording({ code: "too-early", year });
  if (last > now.getTime() + daysAhead * 24 * msPerHour) {
    refuseRecording({ code: "in-the-future", year });
  }
  const took = (last - first) / msPerHour;
  if (took > hours) refuseRecording({ code: "too-long", hours: Math.round(took) });
}

/** Pauses in their order, without those that lie in others. */
function joined(pauses: { from: number; to: number }[]): { from: number; to: number }[] {
  const whole: { from: number; to: number }[] = [];
  for (const pause of pauses.filter(({ from, to }) => to > from).sort((a, b) => a.from - b.from)) {
    const before = whole.at(-1);
    if (before && pause.from <= before.to) before.to = Math.max(before.to, pause.to);
    else whole.push(pause);
  }
  return whole;
}
