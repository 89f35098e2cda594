/** The lowest heart rate that is counted, in beats a minute; the highest is 239. */
const lowest = 30;

/** The heart rate of a place in `activity_tracks.heart_rate_seconds`, which has 210. */
export function heartRateOf(place: number): number {
  return lowest + place;
}
