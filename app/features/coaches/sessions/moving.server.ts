import { and, eq, exists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { withRetry } from "#db/failures/retry.ts";
import { coachConversations } from "#db/schema.ts";
import { findViewer, type RequestArgs } from "#features/accounts/viewer.server.ts";
import { guestOf } from "#features/assistant/threads/owner.server.ts";
import { services } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import { sendSummaries } from "../summary/summarize.server.ts";
import { endedColumns, endRows, finishEnding } from "./ending.server.ts";
import { holdOwner, isSessionOf } from "./queries.server.ts";

type Needs = Pick<Services, "db" | "now" | "log" | "video" | "jobs" | "unfinished">;

/**
 * Runs around every request, inside of what forgets the cookie of a guest who has signed in: the
 * sessions of the guest become sessions of the account before anything reads them.
 */
export async function keepCoachSessions(
  asked: RequestArgs,
  next: () => Promise<Response>,
): Promise<Response> {
  const guest = guestOf(asked.request);
  const viewer = guest && (await findViewer(asked));
  if (guest && viewer) await moveSessions(services(asked.context), guest.guestKey, viewer.userId);
  return next();
}

/** Moves the sessions of a guest to an account. The guest's running session continues. */
export async function moveSessions(needed: Needs, guestKey: string, userId: string): Promise<void> {
  const { db, now } = needed;
  const isGuests = isSessionOf({ guestKey });
  const [any] = await db.select(endedColumns).from(coachConversations).where(isGuests).limit(1);
  if (!any) return;
  const { replaced, moved } = await withRetry(db, async (tx) => {
    await holdOwner(tx, { guestKey });
    await holdOwner(tx, { userId });
    const guests = alias(coachConversations, "guests");
    const isGuestInOne = exists(
      tx
        .select({ one: sql`1` })
        .from(guests)
        .where(and(eq(guests.guestKey, guestKey), eq(guests.status, "active"))),
    );
    const isLeft = and(isSessionOf({ userId }), isGuestInOne);
    return {
      replaced: await endRows({ db: tx, now }, isLeft, "replaced"),
      moved: await tx
        .update(coachConversations)
        .set({ userId, guestKey: null })
        .where(isGuests)
        .returning({ ...endedColumns, status: coachConversations.status }),
    };
  });
  await finishEnding(needed, replaced);
  // Guests have no summaries.
  await sendSummaries(
    needed,
    moved.filter(({ status }) => status === "ended"),
  );
}
