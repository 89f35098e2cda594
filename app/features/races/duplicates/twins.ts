import type { Day } from "#values/day.ts";
import type { RaceStatus } from "../race.ts";

/** One of two races that look alike. */
export type Twin = {
  id: string;
  name: string;
  startDate: Day;
  city: string;
  country: string;
  organizer: string | null;
  status: RaceStatus;
  distances: string[];
  runners: number;
};

export type TwinPair = { first: Twin; second: Twin };

/** The pairs among the races from one day on, as far as was looked. */
export type TwinPage = {
  pairs: TwinPair[];
  /** How many races were looked at. */
  looked: number;
  /** The day from which to look further; `null` when all has been looked at. */
  next: Day | null;
};
