import { and, eq, inArray, type SQL } from "drizzle-orm";
import { coachConversations } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import type { Video } from "#services/video/video.ts";
import { sendSummaries } from "../summary/summarize.server.ts";
import type { EndReason } from "./session.ts";

export const isRunning = eq(coachConversations.status, "active");

export const endedColumns = {
  conversationId: coachConversations.conversationId,
  userId: coachConversations.userId,
  source: coachConversations.source,
  isOpenAtProvider: coachConversations.isOpenAtProvider,
};

/** A session whose row has ended. */
export type EndedSession = Pick<
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
