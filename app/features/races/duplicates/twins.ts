import type { Day } from "#values/day.ts";
import type { RaceStatus } from "../race.ts";

/** The most days by which a race may have moved. */
export const mostDaysMoved = 60;

/** One of two races that look alike. */
export type Twin = {
  id: string;
  name: string;
  startDate: Day;
  city: string;
  state: string | null;
  country: string;
  organizer: string | null;
  status: RaceStatus;
  distances: string[];
  runners: number;
};

export type TwinPair = { first: Twin; second: Twin };

/** The pairs among the compared races. */
export type TwinPage = {
  pairs: TwinPair[];
  /** The number of compared races. */
  looked: number;
  /** Where the next page begins; `null` when all races were compared. */
  next: TwinStart | null;
};

/** The day from which races are compared, and the pair of that day after which a page begins. */
export type TwinStart = { from: Day; after: { first: string; second: string } | null };
