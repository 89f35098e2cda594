import { type EffortStep, stepSeconds } from "../analytics/effort-step.ts";

/**
 * The moving time in even steps; a last one that is shorter is left out.
 * @param moving - seconds of moving time at each sample
 */
export function effortSteps(
  moving: Float64Array,
  meters: Float64Array,
  heartRate: Float64Array,
): EffortStep[] {
  const steps: EffortStep[] = [];
  let way = 0;
  let beats = 0;
  let known = 0;
  let start = 0;
  for (let index = 1; index < moving.length; index++) {
    const [before, now] = [moving[index - 1] ?? 0, moving[index] ?? 0];
    const rate = heartRate[index] ?? Number.NaN;
    if (!Number.isNaN(rate) && now > before) {
      beats += rate * (now - before);
      known += now - before;
    }
    for (let end = (steps.length + 1) * stepSeconds; now >= end; end += stepSeconds) {
      const part = now > before ? (end - before) / (now - before) : 1;
      const from = meters[index - 1] ?? 0;
      way = from + ((meters[index] ?? 0) - from) * part;
      steps.push({
        seconds: stepSeconds,
        meters: Math.round((way - start) * 10) / 10,
        heartRate: known > 0 ? Math.round(beats / known) : null,
      });
      start = way;
      beats = 0;
      known = 0;
    }
  }
  return steps;
}
