import { entitlementsOf } from "../plans/entitlements.ts";
import type { Tier } from "../plans/plans.ts";
import { planOf } from "../plans/plans.ts";
import { type CountedRight, isNearLimit, tierWithMore, type UsageMeter } from "./usage.ts";

type UsageMessages = {
  name: string;
  used: (used: number, limit: number) => string;
  usedWithoutLimit: (used: number) => string;
  left: (count: number) => string;
  nothingLeft: (limit: number) => string;
  comesWith: (plan: string) => string;
  /** Of a larger plan. */
  limit: (plan: string, limit: number) => string;
  renewal: string;
};

const messages: Record<CountedRight, UsageMessages> = {
  chatMessagesPerDay: {
    name: "AI chat messages",
    used: (used, limit) => `${used} of ${limit} used today`,
    usedWithoutLimit: (used) => `${used} used today, without a limit`,
    left: (count) =>
      count === 1 ? "You have 1 message left today." : `You have ${count} messages left today.`,
    nothingLeft: (limit) => `You have used all ${limit} messages of today.`,
    comesWith: (plan) => `AI chat messages come with ${plan}.`,
    limit: (plan, limit) => `${plan} has ${limit} a day.`,
    renewal: "The count starts again at midnight UTC.",
  },
  gpxAnalysesPerMonth: {
    name: "GPX route analyses",
    used: (used, limit) => `${used} of ${limit} used this month`,
    usedWithoutLimit: (used) => `${used} used this month, without a limit`,
    left: (count) =>
      count === 1
        ? "You have 1 analysis left this month."
        : `You have ${count} analyses left this month.`,
    nothingLeft: (limit) => `You have used all ${limit} analyses of this month.`,
    comesWith: (plan) => `GPX route analyses come with ${plan}.`,
    limit: (plan, limit) => `${plan} has ${limit} a month.`,
    renewal: "The count starts again on the first of the month UTC.",
  },
};

const noLimit = (plan: string) => `${plan} has no limit.`;

export function usageName(right: CountedRight): string {
  return messages[right].name;
}

/** `3 of 40 used today`, `12 used this month, without a limit`, `Not included`. */
export function usageWords({ right, used, limit }: UsageMeter): string {
  if (limit === 0) return "Not included";
  const say = messages[right];
  return limit === null ? say.usedWithoutLimit(used) : say.used(used, limit);
}

/**
 * What to say when a limit is near or reached: how much is left, and which plan gives more. `null`
 * while there is plenty.
 */
export function limitSentence(meter: UsageMeter, tier: Tier | null): string | null {
  const { right, used, limit } = meter;
  if (limit === null || !isNearLimit(meter)) return null;
  const say = messages[right];
  const next = tierWithMore(right, limit, tier);
  if (limit === 0) return next && say.comesWith(planOf(next).name);
  const left = limit - used;
  const state = left > 0 ? say.left(left) : say.nothingLeft(limit);
  return [state, next && offer(right, next), left > 0 ? null : say.renewal]
    .filter(Boolean)
    .join(" ");
}

function offer(right: CountedRight, tier: Tier): string {
  const limit = entitlementsOf(tier)[right];
  const { name } = planOf(tier);
  return limit === null ? noLimit(name) : messages[right].limit(name, limit);
}
