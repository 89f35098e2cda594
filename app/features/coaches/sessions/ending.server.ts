import { and, desc, eq, inArray, isNotNull, lt, lte, type SQL, sql } from "drizzle-orm";
import { coachConversations, coachMessages } from "#db/schema.ts";
import { guestDays } from "#features/assistant/threads/guest-cookie.server.ts";
import type { Job } from "#services/job.ts";
import type { Services } from "#services/services.ts";
import type { Video } from "#services/video/video.ts";
import { msPerDay } from "#values/day.ts";
import { sendSummaries } from "../summary/summarize.server.ts";
import { withoutOwner } from "./queries.server.ts";
import type { EndReason } from "./session.ts";

export const isRunning = eq(coachConversations.status, "active");

export const endedColumns = {
  conversationId: coachConversations.conversationId,
  userId: coachConversations.userId,
  source: coachConversations.source,
  isOpenAtProvider: coachConversations.isOpenAtProvider,
};

/** A session whose row has ended. */
type EndedSession = Pick<
  typeof coachConversations.$inferSelect,
  "conversationId" | "userId" | "source" | "isOpenAtProvider"
>;

/** Ends the rows of sessions: the first part of every ending. */
export function endRows(
  { db, now }: Pick<Services, "db" | "now">,
  which: SQL | undefined,
  reason: EndReason,
): Promise<EndedSession[]> {
  return db
    .update(coachConversations)
    .set({ status: "ended", endedAt: now(), endReason: reason })
    .where(and(isRunning, which))
    .returning(endedColumns);
}

/** The second part, outside of any transaction: the provider's side ends, and summaries are asked for. */
export async function finishEnding(
  services: Pick<Services, "db" | "log" | "video" | "jobs" | "unfinished">,
  ended: readonly EndedSession[],
): Promise<void> {
  if (ended.length === 0) return;
  const finish = services.unfinished.begin();
  try {
    await endAtProvider(services, ended);
    await sendSummaries(
      services,
      ended.filter(({ source }) => source === "built-in"),
    );
  } finally {
    finish();
  }
}

/**
 * Ends conversations at the provider. One that could not be ended is marked as open still, and the job
 * tries again.
 * @returns how many have not been ended
 */
export async function endAtProvider(
  services: Pick<Services, "db" | "log" | "video">,
  ended: readonly Pick<EndedSession, "conversationId" | "isOpenAtProvider">[],
): Promise<number> {
  const { db, video } = services;
  const open = ended.filter(({ isOpenAtProvider }) => isOpenAtProvider);
  if (!video || open.length === 0) return open.length;
  const done = await Promise.all(
    open.map(async ({ conversationId }) =>
      (await tryToEnd(services, video, conversationId)) ? [conversationId] : [],
    ),
  );
  const ids = done.flat();
  if (ids.length > 0) {
    await db
      .update(coachConversations)
      .set({ isOpenAtProvider: false })
      .where(inArray(coachConversations.conversationId, ids));
  }
  return open.length - ids.length;
}

/** A failure is logged only (VC-15). */
export async function tryToEnd(
  { log }: Pick<Services, "log">,
  video: Video,
  conversationId: string,
): Promise<boolean> {
  try {
    await video.end(conversationId);
    return true;
  } catch (error) {
    log.error({ error, conversationId }, "a session was not ended at the provider");
    return false;
  }
}

type Needs = Pick<Services, "db" | "now" | "log" | "video" | "jobs" | "unfinished">;

/** Sessions that one run looks at, and how many of them at the same moment. */
const mostAtOnce = 100;
const together = 10;

/** The provider ends every conversation on its own; after this time we stop asking it to. */
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
