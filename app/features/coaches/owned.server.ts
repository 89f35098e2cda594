import { eq, type SQL } from "drizzle-orm";
import { coachConversations } from "#db/schema.ts";
import type { ChatOwner } from "#features/assistant/threads/owner.ts";

/** The condition that stands in each statement about sessions. */
export function isSessionOf(owner: ChatOwner): SQL {
  return "userId" in owner
    ? eq(coachConversations.userId, owner.userId)
    : eq(coachConversations.guestKey, owner.guestKey);
}

/** What a session keeps that belongs to nobody any more: its times, its coach and its stars. */
export const withoutOwner = {
  userId: null,
  guestKey: null,
  conversationUrl: null,
  eventKey: null,
  summary: null,
} as const;
