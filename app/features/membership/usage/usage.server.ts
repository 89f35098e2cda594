import { and, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { usageCounts } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Job } from "#services/job.ts";
import type { Services } from "#services/services.ts";
import { addDays, startOfMonth, toDay } from "#values/day.ts";
import type { Entitlements } from "../plans/entitlements.ts";
import type { Tier } from "../plans/plans.ts";
import { rightsOf } from "../queries.server.ts";
import { type CountedRight, countedRights, periodOf, type UsageMeter } from "./usage.ts";

type Needs = Pick<Services, "db" | "now">;

/** Counts are kept through the current month and the one before. */
const keptDays = 62;

/** One use that has been counted; see `giveBack`. */
export type Spent = { right: CountedRight; period: string };

/** Nothing is left of a right. */
export type UsedUp = { problem: "used-up"; meter: UsageMeter; tier: Tier | null };

/**
 * Uses a counted right once, if the viewer's plan gives one more in the current day or month (UTC).
 * One statement both checks and counts, so that simultaneous uses cannot exceed the limit.
 * @example
 * const spent = await spend(services, viewer, "chatMessagesPerDay");
 * if ("problem" in spent) {
 *   return data(formErrors(limitSentence(spent.meter, spent.tier), form), 429);
 * }
 */
export async function spend(
  services: Needs,
  viewer: Pick<Viewer, "userId">,
  right: CountedRight,
): Promise<{ spent: Spent; left: number | null } | UsedUp> {
  const { db, now } = services;
  const { tier, rights } = await rightsOf(services, viewer);
  const limit = rights[right];
  const { begins: period } = periodOf(right, now());
  const counted =
    limit === 0
      ? []
      : await db
          .insert(usageCounts)
          .values({ userId: viewer.userId, counted: right, period, count: 1 })
          .onConflictDoUpdate({
            target: [usageCounts.userId, usageCounts.counted, usageCounts.period],
            set: { count: sql`${usageCounts.count} + 1` },
            ...(limit !== null && { setWhere: lt(usageCounts.count, limit) }),
          })
          .returning({ count: usageCounts.count });
  const [row] = counted;
  if (row) return { spent: { right, period }, left: limit === null ? null : limit - row.count };
  const used = limit ?? 0;
  return { problem: "used-up", meter: { right, used, limit }, tier };
}

/** Gives back a use that failed, for example because a file could not be read. */
export async function giveBack(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
  { right, period }: Spent,
): Promise<void> {
  await db
    .update(usageCounts)
    .set({ count: sql`greatest(${usageCounts.count} - 1, 0)` })
    .where(
      and(
        eq(usageCounts.userId, userId),
        eq(usageCounts.counted, right),
        eq(usageCounts.period, period),
      ),
    );
}

/** What a person has used of each counted right in the current day or month. */
export async function usageOf(
  { db, now }: Needs,
  { userId }: Pick<Viewer, "userId">,
  rights: Entitlements,
): Promise<UsageMeter[]> {
  const rows = await db
    .select({
      right: usageCounts.counted,
      period: usageCounts.period,
      count: usageCounts.count,
    })
    .from(usageCounts)
    .where(
      and(
        eq(usageCounts.userId, userId),
        inArray(usageCounts.counted, [...countedRights]),
        gte(usageCounts.period, startOfMonth(toDay(now()))),
      ),
    );
  return countedRights.map((right) => {
    const { begins } = periodOf(right, now());
    const row = rows.find((each) => each.right === right && each.period === begins);
    return { right, used: row?.count ?? 0, limit: rights[right] };
  });
}

/** Removes the counts of days and months that have long ended. */
export async function forgetOldUsage({ db, now }: Needs): Promise<void> {
  await db.delete(usageCounts).where(lt(usageCounts.period, addDays(toDay(now()), -keptDays)));
}

export const usageJobs: Job[] = [
  { queue: "forget-old-usage", schedule: "45 3 * * *", work: forgetOldUsage },
];
