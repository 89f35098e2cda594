import { predictSeconds } from "#features/pace/prediction.ts";
import { type EasyBand, easyBand } from "../measure/easy-effort.ts";
import type { RunnerBody } from "../measure/runner-body.ts";
import type { AnalyticsRow } from "./analytics-row.ts";
import { type BestEffort, hardEfforts } from "./efforts/hard-efforts.ts";
import type { AnalyticsSpan } from "./period.ts";
import { type VolumePart, volumeParts } from "./volume.ts";

/** A week or month with less easy running than this has no pace. */
const leastSeconds = 20 * 60;

/**
 * Without heart rate, runs slower than this part of the speed over 10 km count as easy: 74 % of the
 * maximal oxygen uptake, the upper end of easy running, is 84 to 86 % of it for runners of VDOT 40 to
 * 60 by the equations of J. Daniels and J. Gilbert, Oxygen Power, 1979.
 */
const easyPart = 0.85;

/** Shorter runs are often the way to something else. */
const leastRunSeconds = 30 * 60;

/** The pace at easy effort: seconds for a meter by week or month, `null` where too little was run. */
export type EasyPace = {
  by: EasyBand["by"] | "pace";
  band: EasyBand | null;
  parts: { from: VolumePart["from"]; seconds: number; meters: number; isEnough: boolean }[];
};

/**
 * The pace at easy effort by heart rate where the profile and the runs have it, else by pace alone;
 * `null` where fewer than two weeks or months have enough of it.
 * @param efforts - recent best efforts, for the pace without heart rate
 */
export function easyPaceOf(
  runs: readonly AnalyticsRow[],
  span: AnalyticsSpan,
  { body, efforts }: { body: RunnerBody; efforts: readonly BestEffort[] },
): EasyPace | null {
  const band = easyBand(body);
  if (band) {
    const parts = partsBy(volumeParts(runs, span));
    if (saysEnough(parts)) return { by: band.by, band, parts };
  }
  const [hardest] = hardEfforts(efforts);
  if (!hardest) return null;
  const fastest = (10_000 / predictSeconds(hardest, 10_000)) * easyPart;
  const easy = runs
    .filter(({ sport, seconds }) => sport === "run" && seconds >= leastRunSeconds)
    .filter(({ meters, seconds }) => meters / seconds <= fastest)
    .map((run) => ({ ...run, easySeconds: run.seconds, easyMeters: run.meters }));
  const parts = partsBy(volumeParts(easy, span));
  return saysEnough(parts) ? { by: "pace", band: null, parts } : null;
}

function partsBy(parts: readonly VolumePart[]): EasyPace["parts"] {
  return parts.map(({ from, easySeconds, easyMeters }) => ({
    from,
    seconds: easySeconds,
    meters: easyMeters,
    isEnough: easySeconds >= leastSeconds && easyMeters > 0,
  }));
}

function saysEnough(parts: EasyPace["parts"]): boolean {
  return parts.filter(({ isEnough }) => isEnough).length >= 2;
}
