import type { Day } from "#values/day.ts";
import { runningSports } from "../reading/sports.ts";
import type { AnalyticsRow } from "./analytics-row.ts";
import { type AnalyticsSpan, partOf, partsOf } from "./period.ts";

/** Sums of runs. Lengths are meters, times seconds without pauses. */
export type Volume = { runs: number; meters: number; seconds: number; climb: number };

/** The sums of a week or a month, with what was run at easy effort. */
export type VolumePart = Volume & { from: Day; easySeconds: number; easyMeters: number };

export function isRun({ sport }: Pick<AnalyticsRow, "sport">): boolean {
  return runningSports.includes(sport);
}

export function volumeOf(runs: readonly AnalyticsRow[]): Volume {
  const sum = { runs: runs.length, meters: 0, seconds: 0, climb: 0 };
  for (const { meters, seconds, climb } of runs) {
    sum.meters += meters;
    sum.seconds += seconds;
    sum.climb += climb ?? 0;
  }
  return sum;
}

/** The sums of each week or month of a span, those without a run included. */
export function volumeParts(runs: readonly AnalyticsRow[], span: AnalyticsSpan): VolumePart[] {
  const parts = new Map(
    partsOf(span).map((from): [Day, VolumePart] => [
      from,
      { from, runs: 0, meters: 0, seconds: 0, climb: 0, easySeconds: 0, easyMeters: 0 },
    ]),
  );
  for (const run of runs) {
    const sum = parts.get(partOf(run.day, span.part));
    if (!sum) continue;
    sum.runs += 1;
    sum.meters += run.meters;
    sum.seconds += run.seconds;
    sum.climb += run.climb ?? 0;
    sum.easySeconds += run.easySeconds ?? 0;
    sum.easyMeters += run.easyMeters ?? 0;
  }
  return [...parts.values()];
}
