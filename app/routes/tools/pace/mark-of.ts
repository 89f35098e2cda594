import { metersIn } from "#features/pace/pace.ts";
import type { PacePlan } from "#features/pace/plan.ts";
import type { Split } from "#features/pace/splits.ts";
import type { LengthUnit } from "#values/length.ts";

/** The label of a mark: `5 km`, `Finish`. */
export function markOf({ meters }: Split, plan: PacePlan, unit: LengthUnit): string {
  if (meters === plan.run.meters) return "Finish";
  return `${Math.round(meters / metersIn(unit))} ${unit}`;
}
