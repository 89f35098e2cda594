import { addLaps, type Lap } from "./laps.ts";
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
 * A recording for each activity on foot; one alone says why it is none.
 * @throws a refusal where there is no recording
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
