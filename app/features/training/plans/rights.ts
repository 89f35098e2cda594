import type { Entitlements } from "#features/membership/plans/entitlements.ts";
import type { PlanKind } from "#values/training-session.ts";

/** Whether these rights allow a new plan of a kind. Existing plans stay readable without them. */
export function mayHave(
  { trainingPlans }: Pick<Entitlements, "trainingPlans">,
  kind: PlanKind,
): boolean {
  if (trainingPlans === "none") return false;
  return kind === "standard" || trainingPlans !== "standard";
}
