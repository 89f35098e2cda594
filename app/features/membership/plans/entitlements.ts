import { isOneOf, liveStatuses } from "#values/subscription-status.ts";
import { compareTiers, type Tier } from "./plans.ts";

/** What a plan includes. `null` means without a limit. */
export type Entitlements = {
  chatMessagesPerDay: number | null;
  /** How far back old conversations are shown. */
  chatHistoryDays: number | null;
  paceCalculator: "basic" | "race bands";
  gpxAnalysesPerMonth: number | null;
  trainingPlans: "none" | "standard" | "personalized" | "coached";
  /** Sums, efforts and predictions from a runner's activities, then load, fitness and thresholds too. */
  analytics: "none" | "advanced" | "performance";
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
  analytics: "none",
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
    analytics: "advanced",
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
    analytics: "performance",
    recommendations: "priority",
    partnerDiscounts: "20-40%",
    support: ["email", "chat", "priority phone"],
  },
};

/** The rights and limits of a plan; `null` is a person without a plan. */
export function entitlementsOf(tier: Tier | null): Entitlements {
  return tier ? table[tier] : nothing;
}

/** The part of a subscription that decides on rights. Timestamps are seconds since 1970. */
export type EntitlingSubscription = {
  status: string;
  tier: Tier | null;
  periodEnd: number | null;
  entitledTier: Tier | null;
  entitledUntil: number | null;
};

const day = 24 * 3600;

/** While the provider tries a failed charge again, rights stay. */
const graceSeconds = 15 * day;

/**
 * Whether a subscription gives its rights and its badge now: it is live, also in the days of grace in
 * which a failed charge is tried again. They end after these days, even without an event.
 */
export function isEntitled(
  subscription: Pick<EntitlingSubscription, "status" | "periodEnd"> | null,
  now: Date,
): boolean {
  if (!subscription || !isOneOf(liveStatuses, subscription.status)) return false;
  const { periodEnd } = subscription;
  return periodEnd === null || secondsAt(now) <= periodEnd + graceSeconds;
}

/**
 * The plan whose rights a member has now. After a downgrade it is the higher one until the period
 * ends that was paid for.
 */
export function entitledTier(subscription: EntitlingSubscription | null, now: Date): Tier | null {
  if (!subscription?.tier || !isEntitled(subscription, now)) return null;
  const { tier, entitledTier: kept, entitledUntil } = subscription;
  const isKept = kept !== null && entitledUntil !== null && secondsAt(now) < entitledUntil;
  return isKept && compareTiers(kept, tier) > 0 ? kept : tier;
}

function secondsAt(now: Date): number {
  return now.getTime() / 1000;
}

/** The higher plan whose rights a member still has after a downgrade, and until when. */
export type KeptTier = { tier: Tier; until: number };

export function keptTier(subscription: EntitlingSubscription | null, now: Date): KeptTier | null {
  const tier = entitledTier(subscription, now);
  if (!subscription || tier === null || tier === subscription.tier) return null;
  return subscription.entitledUntil === null ? null : { tier, until: subscription.entitledUntil };
}

/**
 * The rights that stay when a subscription is read: after a downgrade those of the plan that was paid
 * for last, until its period ends. A new period keeps nothing of the one before, also when a change
 * between month and year begins it early.
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

/** The paid plan, when it is larger than the one that a change leads to. */
export function keptBeside(paidTier: Tier | null, tier: Tier): Tier | null {
  return paidTier && compareTiers(paidTier, tier) > 0 ? paidTier : null;
}
