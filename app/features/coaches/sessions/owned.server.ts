import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { coachConversations } from "#db/schema.ts";
import type { ChatOwner } from "#features/assistant/threads/owner.ts";
import { keepable } from "#values/text/clean.ts";

/** The condition that stands in each statement about sessions. */
export function isSessionOf(owner: ChatOwner): SQL {
  return "userId" in owner
    ? eq(coachConversations.userId, owner.userId)
    : eq(coachConversations.guestKey, owner.guestKey);
}

/** One session of an owner, by an id that anybody may have typed. */
export function isOwnSession(owner: ChatOwner, id: string): SQL | undefined {
  return and(eq(coachConversations.conversationId, keepable(id)), isSessionOf(owner));
}

/** What a session keeps that belongs to nobody any more: its times, its coach and its stars. */
export const withoutOwner = {
  userId: null,
  guestKey: null,
  conversationUrl: null,
  eventKey: null,
  summary: null,
} as const;

/** Of transactions about the same owner, one runs at a time. */
export async function holdOwner(tx: Database, owner: ChatOwner): Promise<void> {
  const key = `coach session ${"userId" in owner ? owner.userId : owner.guestKey}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
