import type { Day } from "#values/day.ts";

export const sports = ["run", "trail", "treadmill", "walk", "other"] as const;
export type Sport = (typeof sports)[number];

/** Sports that are running: on roads, trails and treadmills. */
export const runningSports: readonly Sport[] = ["run", "trail", "treadmill"];

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
