import { type Day, startOfMonth } from "#values/day.ts";
import type { ActivityLine } from "./activity.ts";

/** The activities of a month with their sums. */
export type ActivityMonth = {
  /** Its first day. */
  month: Day;
  lines: ActivityLine[];
  meters: number;
  seconds: number;
  /** Metres; activities without heights add nothing. */
  climb: number;
};

/** Activities by month, in the order in which they come. */
export function byMonth(lines: readonly ActivityLine[]): ActivityMonth[] {
  const months = new Map<Day, ActivityMonth>();
  for (const line of lines) {
    const month = startOfMonth(line.day);
    const sums = months.get(month) ?? { month, lines: [], meters: 0, seconds: 0, climb: 0 };
    sums.lines.push(line);
    sums.meters += line.meters;
    sums.seconds += line.movingSeconds;
    sums.climb += line.climb ?? 0;
    months.set(month, sums);
  }
  return [...months.values()];
}
