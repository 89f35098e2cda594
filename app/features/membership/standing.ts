import { isOneOf, liveStatuses } from "#values/subscription-status.ts";
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

/** What the viewer can do with a plan: `settle` while a payment is owed. */
export type PlanAction = "subscribe" | "current" | "switch" | "settle";

/** @param standing - `null` for a visitor and for a runner who never had a membership */
export function planAction(standing: PlanStanding | null, tier: Tier): PlanAction {
  if (!hasBilling(standing)) return "subscribe";
  if (standing?.tier === tier && isOneOf(liveStatuses, standing.status)) return "current";
  return isSubscribed(standing) ? "switch" : "settle";
}

/** Whether a payment of a membership is owed. */
export function isOwing(standing: PlanStanding | null): standing is PlanStanding {
  return hasBilling(standing) && !isSubscribed(standing);
}
