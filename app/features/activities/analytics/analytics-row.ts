import type { Day } from "#values/day.ts";
import type { RunnerBody } from "../measure/heart.ts";
import type { Sport } from "../reading/sports.ts";
import type { BestEffort } from "./efforts/hard-efforts.ts";

/** An activity with the numbers that analytics sum up. */
export type AnalyticsRow = {
  id: string;
  name: string;
  sport: Sport;
  day: Day;
  meters: number;
  /** Without pauses. */
  seconds: number;
  climb: number | null;
  impulse: number | null;
  easySeconds: number | null;
  easyMeters: number | null;
  /** A fraction. */
  decoupling: number | null;
};

/** What a runner trains for. */
export type Goal = {
  name: string;
  day: Day;
  meters: number;
  /** The race of the directory. */
  raceId: string | null;
  /** Meters; `null` where it is not known. */
  climb: number | null;
};

/** What is known of a runner beside the activities of a period. */
export type RunnerFacts = {
  body: RunnerBody;
  /** All activities, and the days of the first and of the last one. */
  total: number;
  first: Day | null;
  last: Day | null;
  /** The best effort over each distance: ever, and in the period. */
  ever: BestEffort[];
  within: BestEffort[];
  /** All efforts of the last year. */
  lastYear: BestEffort[];
  goal: Goal | null;
  /** Activities of the period with a heart rate. */
  withHeartRate: number;
  /** Seconds below the zones and in each of the five, over the period; `null` without any. */
  zones: number[] | null;
};
