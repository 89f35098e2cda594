import { hasBilling, isSubscribed, type Membership } from "./membership.ts";
import type { Tier } from "./plans/plans.ts";

/** The parts of a membership that the screens of plans use. */
export type PlanStanding = Pick<
  Membership,
  "status" | "tier" | "interval" | "periodEnd" | "endsWithPeriod"
> & {
  /** The higher plan whose rights stay until the period ends. */
  keeps: Tier | null;
};

/** What the viewer can do with a plan: `none` until a failed payment is settled. */
export type PlanAction = "subscribe" | "current" | "switch" | "none";

/** @param standing - `null` for a visitor and for a runner who never had a membership */
export function planAction(standing: PlanStanding | null, tier: Tier): PlanAction {
  if (!hasBilling(standing)) return "subscribe";
  if (standing?.tier === tier) return "current";
  return isSubscribed(standing) ? "switch" : "none";
}

/** Whether the last payment of a membership failed. */
export function isOwing(standing: PlanStanding | null): boolean {
  return hasBilling(standing) && !isSubscribed(standing);
}
