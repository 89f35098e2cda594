import { and, desc, eq, inArray, isNotNull, lt, lte, sql } from "drizzle-orm";
import { coachConversations, coachMessages } from "#db/schema.ts";
import { guestDays } from "#features/assistant/threads/guest-cookie.server.ts";
import type { Job } from "#services/job.ts";
import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";
import { endAtProvider, endedColumns, finishEnding, isRunning } from "./ending.server.ts";
import { withoutOwner } from "./queries.server.ts";

type Needs = Pick<Services, "db" | "now" | "log" | "video" | "jobs" | "unfinished">;

/** Sessions that one run looks at, and how many of them at the same moment. */
const mostAtOnce = 100;
const together = 10;

/** The provider ends every conversation itself; after this time it is no longer asked to. */
const askedMs = msPerDay;

export const coachSessionJobs: Job[] = [
  { queue: "end-coach-sessions", schedule: "* * * * *", work: sweepSessions },
  { queue: "forget-guest-coach-sessions", schedule: "5 3 * * *", work: forgetGuestSessions },
];

/**
 * Ends the sessions whose time is over, and asks the provider again to end what it could not end
 * before: neither a crash nor a lost beacon leaves anything running.
 */
export async function sweepSessions(services: Needs): Promise<void> {
  await endOverdue(services);
  await endAgain(services);
}

async function endOverdue(services: Needs): Promise<void> {
  const { db, now } = services;
  const overdue = await db
    .update(coachConversations)
    .set({ status: "ended", endedAt: sql`${coachConversations.expiresAt}`, endReason: "swept" })
    .where(and(isRunning, lte(coachConversations.expiresAt, now())))
    .returning(endedColumns);
  // The second half asks the provider.
  const ended = overdue.map((row) => ({ ...row, isOpenAtProvider: false }));
  await finishEnding(services, ended);
}

async function endAgain(services: Needs): Promise<void> {
  const { db, now, log } = services;
  const { isOpenAtProvider, status, expiresAt, conversationId } = coachConversations;
  const oldest = new Date(now().getTime() - askedMs);
  await db
    .update(coachConversations)
    .set({ isOpenAtProvider: false })
    .where(and(isOpenAtProvider, lt(expiresAt, oldest)));
  const open = await db
    .select(endedColumns)
    .from(coachConversations)
    .where(and(isOpenAtProvider, eq(status, "ended")))
    // The provider soon ends the older ones itself.
    .orderBy(desc(expiresAt), conversationId)
    .limit(mostAtOnce);
  let left = 0;
  for (let first = 0; first < open.length; first += together) {
    const batch = open.slice(first, first + together);
    const failed = await endAtProvider(services, batch);
    left += failed;
    // It fails for all of them: the next run tries again.
    if (failed === batch.length) break;
  }
  if (left > 0) log.warn({ left }, "sessions are still open at the provider");
}

/** Forgets what guests said, and that it was they, when their cookie has ended. */
export async function forgetGuestSessions({
  db,
  now,
}: Pick<Services, "db" | "now">): Promise<void> {
  const { guestKey, createdAt, conversationId } = coachConversations;
  const oldest = new Date(now().getTime() - guestDays * msPerDay);
  await db.transaction(async (tx) => {
    const forgotten = await tx
      .update(coachConversations)
      .set(withoutOwner)
      .where(and(isNotNull(guestKey), lt(createdAt, oldest)))
      .returning({ id: conversationId });
    const ids = forgotten.map(({ id }) => id);
    if (ids.length > 0) {
      await tx.delete(coachMessages).where(inArray(coachMessages.conversationId, ids));
    }
  });
}
