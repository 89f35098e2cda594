/** How long a step is, in seconds of moving time. */
export const stepSeconds = 30;

/** A step of an activity's moving time: the way that it made and the mean heart rate. */
export type EffortStep = {
  seconds: number;
  meters: number;
  /** Beats a minute; `null` where it was not measured. */
  heartRate: number | null;
};
