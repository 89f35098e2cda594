import type { Recording } from "../reading/recording.ts";
import { activityRecipe } from "./recipe.ts";

/** How time counts within an activity. */
export type ActivityClock = {
  /** Seconds at each sample without pauses and gaps. */
  timer: Float64Array;
  /** Seconds at each sample in which the runner moved. */
  moving: Float64Array;
  pauses: { from: number; to: number }[];
  gaps: { count: number; seconds: number };
};

/**
 * The time of an activity without the device's own pauses, without gaps in which the runner did not
 * move on, and what of it the runner moved.
 * @param meters - how far the runner was at each sample; `null` where nobody knows
 */
export function clockOf(
  { seconds, pauses }: Recording,
  meters: Float64Array | null,
): ActivityClock {
  const timer = new Float64Array(seconds.length);
  const gaps = { count: 0, seconds: 0 };
  let next = 0;
  for (let index = 1; index < seconds.length; index++) {
    const [from, to] = [seconds[index - 1] ?? 0, seconds[index] ?? 0];
    while (next < pauses.length && (pauses[next]?.to ?? 0) <= from) next += 1;
    let counted = to - from;
    for (let each = next; each < pauses.length; each++) {
      const pause = pauses[each];
      if (!pause || pause.from >= to) break;
      counted -= Math.min(to, pause.to) - Math.max(from, pause.from);
    }
    const way = meters ? (meters[index] ?? 0) - (meters[index - 1] ?? 0) : 0;
    if (counted > activityRecipe.gap) {
      gaps.count += 1;
      gaps.seconds += counted;
      if (way < activityRecipe.standing * counted) counted = 0;
    }
    timer[index] = (timer[index - 1] ?? 0) + counted;
  }
  return { timer, moving: meters ? movingTime(timer, meters) : timer, pauses, gaps };
}

/** The part of the timer in which the runner moved, at each sample. */
function movingTime(timer: Float64Array, meters: Float64Array): Float64Array {
  const speeds = speedsOf(timer, meters);
  const moving = new Float64Array(timer.length);
  for (let index = 1; index < timer.length; index++) {
    const took = (timer[index] ?? 0) - (timer[index - 1] ?? 0);
    const isMoving = took > activityRecipe.gap || (speeds[index] ?? 0) >= activityRecipe.standing;
    moving[index] = (moving[index - 1] ?? 0) + (isMoving ? took : 0);
  }
  return moving;
}

/** Metres a second around each sample. */
function speedsOf(seconds: Float64Array, meters: Float64Array): Float64Array {
  const half = activityRecipe.speedWindow / 2;
  let from = 0;
  let to = 0;
  return seconds.map((now, index) => {
    while (from < index - 1 && now - (seconds[from] ?? 0) > half) from += 1;
    if (to < index) to = index;
    while (to < seconds.length - 1 && (seconds[to] ?? 0) - now < half) to += 1;
    const took = (seconds[to] ?? 0) - (seconds[from] ?? 0);
    return took > 0 ? ((meters[to] ?? 0) - (meters[from] ?? 0)) / took : 0;
  });
}
