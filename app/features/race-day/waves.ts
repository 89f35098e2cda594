import type { StartWave } from "./race-day.ts";

/** An entry that is to start in a wave. */
export type WaveRunner = {
  id: string;
  distanceId: string | null;
  /** What the runner is expected to need, in seconds: the proven time, or else the runner's own estimate. */
  seconds: number | null;
  /** The wave that an organizer has chosen. */
  fixed: string | null;
};

/** The waves of a distance in the order in which they are tried: fast ones first. */
export function inWaveOrder<W extends Pick<StartWave, "upToS" | "startTime" | "name">>(
  waves: readonly W[],
): W[] {
  return waves.toSorted(
    (a, b) =>
      (a.upToS ?? Number.POSITIVE_INFINITY) - (b.upToS ?? Number.POSITIVE_INFINITY) ||
      a.startTime.localeCompare(b.startTime) ||
      a.name.localeCompare(b.name),
  );
}

/**
 * Gives each runner a wave of their distance: the first one that takes their time and is not full. The
 * fastest choose first; runners without a time come last, in the given order. A full wave passes its
 * runners on to the next slower one.
 * @returns the wave of each runner by id; `null` where no place is free
 */
export function assignWaves(
  waves: readonly StartWave[],
  runners: readonly WaveRunner[],
): Map<string, string | null> {
  const free = new Map(waves.map(({ id, capacity }) => [id, capacity ?? Number.POSITIVE_INFINITY]));
  const assigned = new Map<string, string | null>();
  const take = (runner: string, wave: string | null) => {
    if (wave !== null) free.set(wave, (free.get(wave) ?? 0) - 1);
    assigned.set(runner, wave);
  };
  for (const { id, fixed } of runners) if (fixed !== null) take(id, fixed);
  const ordered = inWaveOrder(waves);
  const others = runners
    .filter(({ fixed }) => fixed === null)
    .toSorted(
      (a, b) => (a.seconds ?? Number.MAX_SAFE_INTEGER) - (b.seconds ?? Number.MAX_SAFE_INTEGER),
    );
  for (const { id, distanceId, seconds } of others) {
    const wave = ordered.find(
      (one) =>
        one.distanceId === distanceId &&
        (one.upToS === null || (seconds !== null && seconds <= one.upToS)) &&
        (free.get(one.id) ?? 0) > 0,
    );
    take(id, wave?.id ?? null);
  }
  return assigned;
}
