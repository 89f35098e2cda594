import { isOneOf, liveStatuses } from "#values/subscription-status.ts";
import { compareTiers, type Tier } from "../plans/plans.ts";

/** What a plan gives. `null` is a limit that does not exist. */
export type Entitlements = {
  chatMessagesPerDay: number | null;
  /** How far back conversations can be read. */
  chatHistoryDays: number | null;
  paceCalculator: "basic" | "race bands";
  gpxAnalysesPerMonth: number | null;
  trainingPlans: "none" | "standard" | "personalized" | "coached";
  recommendations: "none" | "basic" | "priority";
  /** As it is advertised: `10-20%`. */
  partnerDiscounts: string | null;
  support: readonly ("email" | "chat" | "priority phone")[];
};

const nothing: Entitlements = {
  chatMessagesPerDay: 10,
  chatHistoryDays: 7,
  paceCalculator: "basic",
  gpxAnalysesPerMonth: 0,
  trainingPlans: "none",
  recommendations: "none",
  partnerDiscounts: null,
  support: ["email"],
};

const table: Record<Tier, Entitlements> = {
  pacer: {
    ...nothing,
    chatMessagesPerDay: 40,
    trainingPlans: "standard",
    recommendations: "basic",
  },
  sprinter: {
    chatMessagesPerDay: null,
    chatHistoryDays: 30,
    paceCalculator: "race bands",
    gpxAnalysesPerMonth: 20,
    trainingPlans: "personalized",
    recommendations: "priority",
    partnerDiscounts: "10-20%",
    support: ["email", "chat"],
  },
  elite: {
    chatMessagesPerDay: null,
    chatHistoryDays: null,
    paceCalculator: "race bands",
    gpxAnalysesPerMonth: null,
    trainingPlans: "coached",
    recommendations: "priority",
    partnerDiscounts: "20-40%",
    support: ["email", "chat", "priority phone"],
  },
};

/** The rights and limits of a plan; `null` for whoever has none. */
export function entitlementsOf(tier: Tier | null): Entitlements {
  return tier ? table[tier] : nothing;
}

/** What decides on the rights of a member. Moments are seconds since 1970. */
export type EntitlingSubscription = {
  status: string;
  tier: Tier | null;
  periodEnd: number | null;
  entitledTier: Tier | null;
  entitledUntil: number | null;
};

const day = 24 * 3600;

/** For how long a charge that failed takes nothing away: the provider tries again meanwhile. */
const graceSeconds = 15 * day;

/**
 * The plan whose rights somebody has now. After a downgrade it is the higher one until the period
 * ends that was paid for; while a charge is tried again the rights stay, and then they end, even if
 * nobody tells us so.
 */
export function entitledTier(standing: EntitlingSubscription | null, now: Date): Tier | null {
  if (!standing?.tier) return null;
  const { status, tier, periodEnd, entitledTier: kept, entitledUntil } = standing;
  const seconds = now.getTime() / 1000;
  // A subscription that we have not heard of for long after its end was not renewed.
  if (!isOneOf(liveStatuses, status) || (periodEnd !== null && seconds > periodEnd + graceSeconds))
    return null;
  const isKept = kept !== null && entitledUntil !== null && seconds < entitledUntil;
  return isKept && compareTiers(kept, tier) > 0 ? kept : tier;
}

/** The higher plan whose rights somebody still has after a downgrade, and until when. */
export type KeptTier = { tier: Tier; until: number };

export function keptTier(standing: EntitlingSubscription | null, now: Date): KeptTier | null {
  const tier = entitledTier(standing, now);
  if (!standing || tier === null || tier === standing.tier) return null;
  return standing.entitledUntil === null ? null : { tier, until: standing.entitledUntil };
}

/**
 * The rights that stay when a subscription is read: after a downgrade those of the plan that was paid
 * for last, until the period ends that it was paid for. Another period, also one that a change between
 * month and year begins at once, keeps nothing of the one before.
 * @param before - what was known of the same subscription
 * @param after.paidTier - what the provider has noted for the running period
 */
export function keptRights(
  before: Pick<EntitlingSubscription, "entitledTier" | "entitledUntil"> | null,
  { tier, paidTier, periodEnd }: { tier: Tier | null; paidTier: Tier | null; periodEnd: number },
): { entitledTier: Tier | null; entitledUntil: number | null } {
  const known = before?.entitledUntil === periodEnd ? before.entitledTier : null;
  const entitledTier = tier && keptBeside(paidTier ?? known, tier);
  return { entitledTier, entitledUntil: entitledTier && periodEnd };
}

/** The plan whose rights stay beside those of another, in a period that is paid for the first. */
export function keptBeside(paidTier: Tier | null, tier: Tier): Tier | null {
  return paidTier && compareTiers(paidTier, tier) > 0 ? paidTier : null;
}
