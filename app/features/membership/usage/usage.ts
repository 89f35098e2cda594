import { addDays, type Day, endOfMonth, startOfMonth, toDay } from "#values/day.ts";
import { entitlementsOf } from "../plans/entitlements.ts";
import { type Tier, tiers } from "../plans/plans.ts";

/** The rights that are counted, by the names of their limits in the table of rights. */
export const countedRights = ["chatMessagesPerDay", "gpxAnalysesPerMonth"] as const;
export type CountedRight = (typeof countedRights)[number];

/** How much of a right a person has used in the current day or month. */
export type UsageMeter = {
  right: CountedRight;
  used: number;
  /** `null` means without a limit. */
  limit: number | null;
};

/** From this part of a limit on, a hint shows how much is left. */
const nearPart = 0.8;

/** The day or month of a timestamp in UTC: its first day, and the first day of the next one. */
export function periodOf(right: CountedRight, now: Date): { begins: Day; next: Day } {
  const today = toDay(now);
  if (right === "chatMessagesPerDay") return { begins: today, next: addDays(today, 1) };
  return { begins: startOfMonth(today), next: addDays(endOfMonth(today), 1) };
}

/** Whether a limit is reached or soon will be. */
export function isNearLimit({ used, limit }: Pick<UsageMeter, "used" | "limit">): boolean {
  return limit !== null && (limit === 0 || used >= limit * nearPart);
}

/** The smallest plan above `tier` that gives more than `limit`. */
export function tierWithMore(right: CountedRight, limit: number, tier: Tier | null): Tier | null {
  const above = tier === null ? tiers : tiers.slice(tiers.indexOf(tier) + 1);
  return above.find((each) => (entitlementsOf(each)[right] ?? Infinity) > limit) ?? null;
}
