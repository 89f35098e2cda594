import { type Day, startOfMonth } from "#values/day.ts";
import type { Sport } from "./reading/sports.ts";

/** An activity as lists and analytics show it. */
export type ActivityLine = {
  id: string;
  name: string;
  sport: Sport;
  startedAt: Date;
  /** The day on the runner's clock when it began. */
  day: Day;
  meters: number;
  elapsedSeconds: number;
  /** Without pauses and gaps. */
  movingSeconds: number;
  /** Metres; `null` where no heights are known. */
  climb: number | null;
  averageHeartRate: number | null;
  trainingImpulse: number | null;
};

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
