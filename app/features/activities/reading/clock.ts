/** A stretch of time in milliseconds since 1970. */
type Stretch = { from: number; to: number };

const minute = 60_000;
const hour = 60 * minute;

/** A longer gap between samples does not belong to a run. */
const longestGap = 24 * hour;
/** A few samples this far from the others remain from another day or from a clock that was not set. */
const farAway = hour;
const few = 0.02;
/** The session of the device and its samples may differ by this at both ends. */
const tolerance = 2 * minute;

/**
 * The samples whose clock is believed: the longest chain of times that never falls, wherever it begins,
 * without samples more than a day away from most of it. A few samples more than an hour before or after
 * all others do not belong to it, and none outside of the session as the device summarizes it, if most lie
 * within. Takes O(n log n) time.
 * @param times - milliseconds since 1970, in the order of the file; NaN is never believed
 * @param session - as the device says
 * @returns their indexes, rising
 */
export function believedTimes(times: Float64Array, session: Stretch | null = null): number[] {
  const chain = longestRising(times);
  const timeOf = (index: number | undefined) => times[index ?? -1] ?? Number.NaN;
  const apart = session === null ? farAway : tolerance;
  const islands: number[][] = [];
  for (const index of chain) {
    const island = islands.at(-1);
    if (island && timeOf(index) - timeOf(island.at(-1)) <= apart) island.push(index);
    else islands.push([index]);
  }
  const isWithin = (island: number[]) =>
    session === null ||
    (timeOf(island.at(-1)) >= session.from - tolerance &&
      timeOf(island[0]) <= session.to + tolerance);
  const count = (some: number[][]) => some.reduce((sum, { length }) => sum + length, 0);
  const inSession = islands.filter(isWithin);
  const likely = 2 * count(inSession) >= chain.length ? inSession : islands;
  const main = likely.indexOf(likely.toSorted((a, b) => b.length - a.length)[0] ?? []);
  let [first, last] = [main, main];
  const gapBefore = (at: number) => timeOf(likely[at]?.[0]) - timeOf(likely[at - 1]?.at(-1));
  while (gapBefore(first) <= longestGap) first -= 1;
  while (gapBefore(last + 1) <= longestGap) last += 1;
  const isStray = (at: number, gap: number) =>
    gap > farAway && (likely[at]?.length ?? 0) < few * chain.length;
  while (first < main && isStray(first, gapBefore(first + 1))) first += 1;
  while (last > main && isStray(last, gapBefore(last))) last -= 1;
  return likely.slice(Math.max(0, first), last + 1).flat();
}

/**
 * The longest subsequence that never falls.
 * @see C. Schensted, "Longest increasing and decreasing subsequences", Canadian Journal of Mathematics 13 (1961)
 */
function longestRising(times: Float64Array): number[] {
  /** By the length of a chain, the index at which the one that ends earliest does so. */
  const ends: number[] = [];
  const before = new Int32Array(times.length).fill(-1);
  for (let index = 0; index < times.length; index++) {
    const time = times[index] ?? Number.NaN;
    if (Number.isNaN(time)) continue;
    let high = ends.length;
    // Almost every sample follows the last one.
    let low = time >= (times[ends[high - 1] ?? index] ?? 0) ? high : 0;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((times[ends[middle] ?? 0] ?? 0) <= time) low = middle + 1;
      else high = middle;
    }
    before[index] = ends[low - 1] ?? -1;
    ends[low] = index;
  }
  const chain: number[] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) chain.push(index);
  return chain.reverse();
}
