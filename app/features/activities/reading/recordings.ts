import { activityLimits } from "./limits.ts";
import { refuseRecording } from "./problem.ts";
import type { ActivityFormat, ActivityNotice, Recording } from "./recording.ts";
import type { SampleBuilder } from "./sample-builder.ts";
import { sportOf } from "./sports.ts";

/** An activity in XML, until all of the file is read. */
export type ActivityInXml = {
  /** As the file names it; empty where it does not. */
  sport: string;
  name: string;
  builder: SampleBuilder;
  laps: Lap[];
};

/**
 * Adds an activity to those of a file.
 * @throws a refusal where it has too many
 */
export function addActivity<T>(found: T[], activity: T): T {
  if (found.length >= activityLimits.activities) refuseRecording({ code: "too-many-in-one" });
  found.push(activity);
  return activity;
}

/**
 * A recording for each activity on foot.
 * @throws a refusal without any
 */
export function recordingsOf(
  format: ActivityFormat,
  found: readonly ActivityInXml[],
  now: Date,
): Recording[] {
  const sports = found.map(({ sport }) => sportOf(sport));
  const others = new Set(sports.flatMap((each) => ("other" in each ? each.other : [])));
  const left = new Intl.ListFormat("en-US").format(others);
  if (found.length > 0 && sports.every((each) => "other" in each)) {
    refuseRecording({ code: "other-sport", sport: left });
  }
  const shared: ActivityNotice[] = others.size > 0 ? [{ code: "leg", others: left }] : [];
  const recordings = found.flatMap(({ builder, laps, name, sport: named }, index) => {
    const sport = sports[index];
    if (!sport || "other" in sport) return [];
    const isOfLaps = builder.samples < 2 && addLaps(builder, laps, []);
    if (found.length > 1 && !builder.hasSamples(-Infinity, Infinity)) return [];
    const about = {
      name,
      ...sport,
      isSportNamed: named !== "",
      utcOffsetMinutes: null,
      notices: isOfLaps ? [...shared, { code: "only-laps" as const }] : shared,
    };
    return builder.build(format, about, now);
  });
  if (recordings.length === 0) refuseRecording({ code: "no-samples" });
  return recordings;
}

/** The summary of a lap, or of a whole recording, by the device. */
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
 * @param whole - used instead of the laps if none of them has a time
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
