import { eq, inArray } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { coachConversations, coachMessages } from "#db/schema.ts";

/** Sessions with coaches keep their times and stars; what was said is deleted. */
export async function leaveSessions(tx: Database, userId: string) {
  const own = eq(coachConversations.userId, userId);
  const ownIds = tx.select({ id: coachConversations.conversationId }).from(coachConversations);
  await tx.delete(coachMessages).where(inArray(coachMessages.conversationId, ownIds.where(own)));
  await tx
    .update(coachConversations)
    .set({ userId: null, conversationUrl: null, eventKey: null, summary: null })
    .where(own);
}
