import { addDays, type Day, endOfMonth, startOfMonth, toDay } from "#values/day.ts";
import { planOf, type Tier, tiers } from "../plans/plans.ts";
import { entitlementsOf } from "./entitlements.ts";

/** The rights that are counted, by the names of their limits in the table of rights. */
export const countedRights = ["chatMessagesPerDay", "gpxAnalysesPerMonth"] as const;
export type CountedRight = (typeof countedRights)[number];

/** How much of a right somebody has used in the day or month that runs. */
export type UsageMeter = {
  right: CountedRight;
  used: number;
  /** `null` is no limit. */
  limit: number | null;
};

type Words = { name: string; one: string; many: string; per: string; running: string };

const words: Record<CountedRight, Words> = {
  chatMessagesPerDay: {
    name: "AI chat messages",
    one: "message",
    many: "messages",
    per: "a day",
    running: "today",
  },
  gpxAnalysesPerMonth: {
    name: "GPX route analyses",
    one: "analysis",
    many: "analyses",
    per: "a month",
    running: "this month",
  },
};

/** Where so much is used, somebody is told before it is too late. */
const nearPart = 0.8;

export function usageName(right: CountedRight): string {
  return words[right].name;
}

/** The day or month of a moment, in UTC as all days here: its first day, and the one after its last. */
export function periodOf(right: CountedRight, now: Date): { begins: Day; next: Day } {
  const today = toDay(now);
  if (right === "chatMessagesPerDay") return { begins: today, next: addDays(today, 1) };
  return { begins: startOfMonth(today), next: addDays(endOfMonth(today), 1) };
}

/** `3 of 40 used today`, `12 used this month, without a limit`, `Not included`. */
export function usageWords({ right, used, limit }: UsageMeter): string {
  if (limit === 0) return "Not included";
  const { running } = words[right];
  return limit === null
    ? `${used} used ${running}, without a limit`
    : `${used} of ${limit} used ${running}`;
}

/** Nothing is left, or nothing was given. */
export function isUsedUp({ used, limit }: Pick<UsageMeter, "used" | "limit">): boolean {
  return limit !== null && used >= limit;
}

/**
 * What to say when a limit is near or reached: how much there is, and which plan gives more. `null`
 * while there is plenty.
 */
export function limitSentence(
  { right, used, limit }: UsageMeter,
  tier: Tier | null,
): string | null {
  if (limit === null || (limit > 0 && used < limit * nearPart)) return null;
  const { one, many, running, name } = words[right];
  const next = nextTier(right, limit, tier);
  if (limit === 0) return next && `${name} come with ${planOf(next).name}.`;
  const left = limit - used;
  const state =
    left > 0
      ? `You have ${left} ${left === 1 ? one : many} left ${running}.`
      : `You have used all ${limit} ${many} of ${running}.`;
  return [state, next && offer(right, next), left > 0 ? null : renewal(right)]
    .filter(Boolean)
    .join(" ");
}

/** The smallest plan above that gives more. */
function nextTier(right: CountedRight, limit: number, tier: Tier | null): Tier | null {
  const above = tier === null ? tiers : tiers.slice(tiers.indexOf(tier) + 1);
  return above.find((each) => (entitlementsOf(each)[right] ?? Infinity) > limit) ?? null;
}

function offer(right: CountedRight, tier: Tier): string {
  const limit = entitlementsOf(tier)[right];
  const { name } = planOf(tier);
  return limit === null ? `${name} has no limit.` : `${name} has ${limit} ${words[right].per}.`;
}

function renewal(right: CountedRight): string {
  const when = right === "chatMessagesPerDay" ? "at midnight" : "on the first of the month";
  return `The count begins anew ${when} UTC.`;
}
