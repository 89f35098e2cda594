/** The physical data that a runner has entered. Heart rates are in beats per minute. */
export type RunnerBody = {
  sex: "female" | "male" | null;
  maxHeartRate: number | null;
  restingHeartRate: number | null;
};

/** The two heart rates between which effort is measured. */
export type HeartRateReserve = { resting: number; max: number };

/** The heart rates of the profile, or `null` where one of them is missing. */
export function reserveOf({
  maxHeartRate,
  restingHeartRate,
}: Pick<RunnerBody, "maxHeartRate" | "restingHeartRate">): HeartRateReserve | null {
  if (maxHeartRate === null || restingHeartRate === null) return null;
  return { resting: restingHeartRate, max: maxHeartRate };
}

/**
 * The part of the heart rate reserve that is in use, from 0 at rest to 1 at the maximum. What lies
 * outside counts as the nearer end.
 *
 * M. J. Karvonen, E. Kentala, O. Mustala, "The effects of training on heart rate", Annales Medicinae
 * Experimentalis et Biologiae Fenniae 35 (1957), 307–315.
 */
export function reserveFraction(heartRate: number, { resting, max }: HeartRateReserve): number {
  return Math.min(Math.max((heartRate - resting) / (max - resting), 0), 1);
}
