/** What a runner has said of a training plan: `null` where nothing was said. Lengths are meters. */
export type PlanRequest = {
  meters: number;
  weeks: number | null;
  /** Days of running in a week. */
  days: number | null;
  weeklyMeters: number | null;
  /** The longest distance that the runner covers now. */
  longestMeters: number | null;
  /** The time that is the goal. */
  seconds: number | null;
};
