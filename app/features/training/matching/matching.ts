import type { Day } from "#values/day.ts";

/** How far an activity may be from what was planned, as a share. */
const similar = { from: 0.6, to: 1.6 };

type Planned = { id: string; day: Day; meters: number; seconds: number };
type Run = { id: string; day: Day; meters: number; movingSeconds: number };

/**
 * The session that an activity is, if any: one of the same day whose distance or time is similar, the
 * nearest of them. Half as much is another run.
 */
export function sessionOf(run: Run, sessions: readonly Planned[]): string | null {
  let best: { id: string; away: number } | null = null;
  for (const { id, day, meters, seconds } of sessions) {
    if (day !== run.day) continue;
    const ratios = [run.meters / meters, run.movingSeconds / seconds];
    if (!ratios.some((ratio) => ratio >= similar.from && ratio <= similar.to)) continue;
    const away = Math.min(...ratios.map((ratio) => Math.abs(Math.log(ratio))));
    if (!best || away < best.away) best = { id, away };
  }
  return best?.id ?? null;
}
