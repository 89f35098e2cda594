import { formatDuration, isImpossible, readTime } from "#features/pace/duration.ts";
import {
  formatMeasured,
  formatPace,
  type Run,
  readDistance,
  standardDistances,
} from "#features/pace/pace.ts";
import { predictions } from "#features/pace/prediction.ts";
import type { ToolBench, ToolResult } from "./bench.ts";
import { readToolInput } from "./schema.ts";

export async function predictTimes(_bench: ToolBench, input: unknown): Promise<ToolResult> {
  const read = readToolInput("predict_times", input);
  if ("problem" in read) return { error: read.problem };
  const { distance, time, target_distance } = read.input;
  const meters = readDistance(distance, "km");
  if (meters === null) return { error: "distance: names no length" };
  const seconds = readTime(time, meters);
  if (seconds === null) return { error: "time: names no time" };
  const known = { meters, seconds };
  if (isImpossible(known)) return { error: "time: faster than any runner" };
  const target = target_distance === undefined ? null : readDistance(target_distance, "km");
  if (target_distance !== undefined && target === null) {
    return { error: "target_distance: names no length" };
  }
  const targets = target === null ? standardDistances : [{ name: named(target), meters: target }];
  return {
    formula:
      "Riegel's with his exponent 1.06 up to two hours; ours beyond: 1.17 up to four and 1.2 after. Where riegel_alone stands, the time is not Riegel's",
    known: { distance: named(meters), time: formatDuration(seconds), ...paces(known) },
    predictions: predictions(known, targets, named(meters))
      .filter(({ isKnown }) => !isKnown)
      .map((one) => ({
        distance: one.name,
        time: formatDuration(one.seconds),
        ...paces(one),
        ...(one.riegel !== null && { riegel_alone: formatDuration(one.riegel) }),
        ...(one.isGuess && { note: "outside of what the formula was made for" }),
      })),
  };
}

function named(meters: number): string {
  return formatMeasured(meters, "km", "en");
}

function paces(run: Run) {
  return {
    pace_per_km: formatPace(run, "km"),
    pace_per_mile: formatPace(run, "mi"),
  };
}
