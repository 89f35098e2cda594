import type { SampleBuilder } from "./sample-builder.ts";

/** What a device says of a lap, or of all of a recording. */
export type Lap = {
  /** Milliseconds since 1970; NaN where it is not known. */
  from: number;
  seconds: number;
  meters: number | undefined;
  heartRate: number | undefined;
};

/** Samples within a lap are this far apart, in seconds, unless that would make too many of them. */
const every = 10;

/** Laps together get about this many samples, whatever times they claim: 24 hours at one each 10 s. */
const mostSamples = 8640;

/**
 * Makes samples of laps, even within each, where a file has no others: one that was typed in at a
 * service, or of a watch that keeps only laps.
 * @param whole - what stands for the laps where none has a time
 * @returns whether there were any
 */
export function addLaps(
  builder: SampleBuilder,
  laps: readonly Lap[],
  whole: readonly Lap[],
): boolean {
  const timed = [laps, whole].map((all) =>
    all.filter(({ from, seconds }) => !Number.isNaN(from) && seconds > 0),
  );
  const used = timed.find((all) => all.length > 0) ?? [];
  const step = Math.max(every, used.reduce((sum, { seconds }) => sum + seconds, 0) / mostSamples);
  let before = 0;
  for (const { from, seconds, meters = 0, heartRate } of used.toSorted((a, b) => a.from - b.from)) {
    const count = Math.max(1, Math.ceil(seconds / step));
    for (let index = 0; index <= count; index++) {
      const part = index / count;
      const time = from + part * seconds * 1000;
      builder.add({ time, meters: before + part * meters, heartRate });
    }
    before += meters;
  }
  return used.length > 0;
}
