import { hasBilling, isSubscribed, type Membership } from "./membership.ts";
import type { Tier } from "./plans/plans.ts";

/** What the screens of plans need to know of somebody's membership. */
export type PlanStanding = Pick<
  Membership,
  "status" | "tier" | "interval" | "periodEnd" | "endsWithPeriod"
> & {
  /** The higher plan whose rights stay until the period ends. */
  keeps: Tier | null;
};

/** What somebody can do with a plan. `none` while a payment has to be mended first. */
export type PlanAction = "subscribe" | "current" | "switch" | "none";

/** @param standing - `null` for a visitor and for who never had a membership */
export function planAction(standing: PlanStanding | null, tier: Tier): PlanAction {
  if (!hasBilling(standing)) return "subscribe";
  if (standing?.tier === tier) return "current";
  return isSubscribed(standing) ? "switch" : "none";
}

/** There is a membership, but its last payment did not go through. */
export function isOwing(standing: PlanStanding | null): boolean {
  return hasBilling(standing) && !isSubscribed(standing);
}
