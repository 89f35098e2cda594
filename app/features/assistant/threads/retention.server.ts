import { and, asc, eq, gt, isNotNull, lt } from "drizzle-orm";
import { chatThreads } from "#db/schema.ts";
import { entitlementsOf } from "#features/membership/plans/entitlements.ts";
import { rightsOf } from "#features/membership/queries.server.ts";
import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";

type Needs = Pick<Services, "db" | "now">;

/** How far back the conversations of guests, and of accounts without a plan, are kept. */
const leastDays = entitlementsOf(null).chatHistoryDays ?? Number.POSITIVE_INFINITY;

/** Accounts that are looked at together. */
const batch = 200;

/** Deletes conversations that the present plan of their owner does not show any more. */
export async function forgetOldThreads(services: Needs): Promise<void> {
  const { db, now } = services;
  const { userId, guestKey, lastMessageAt } = chatThreads;
  const daysAgo = (days: number) => new Date(now().getTime() - days * msPerDay);
  await db
    .delete(chatThreads)
    .where(and(isNotNull(guestKey), lt(lastMessageAt, daysAgo(leastDays))));
  let after: string | null = null;
  do {
    const owners: { userId: string | null }[] = await db
      .selectDistinct({ userId })
      .from(chatThreads)
      .where(
        and(
          isNotNull(userId),
          lt(lastMessageAt, daysAgo(leastDays)),
          after === null ? undefined : gt(userId, after),
        ),
      )
      .orderBy(asc(userId))
      .limit(batch);
    for (const owner of owners) {
      if (owner.userId === null) continue;
      const { rights } = await rightsOf(services, { userId: owner.userId });
      const days = rights.chatHistoryDays;
      if (days === null) continue;
      await db
        .delete(chatThreads)
        .where(and(eq(userId, owner.userId), lt(lastMessageAt, daysAgo(days))));
    }
    after = owners.length < batch ? null : (owners.at(-1)?.userId ?? null);
  } while (after !== null);
}
