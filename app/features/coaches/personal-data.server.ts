import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { coachConversations, coachMessages } from "#db/schema.ts";
import type { PersonalData } from "#features/accounts/personal-data.server.ts";

/** Sessions with coaches. */
export const coachData: PersonalData = {
  lists: {
    "coach-sessions": {
      tables: ["coach_conversations", "coach_messages"],
      rows: ({ userId }) => sql`
        select c.conversation_id, c.persona_id, c.persona_name, c.source, c.conversation_url, c.status,
          c.created_at, c.ended_at, c.end_reason, c.summary, c.rating, c.rated_at, m.is_user,
          m.content, m.created_at as said_at
        from coach_conversations c
        left join coach_messages m on m.conversation_id = c.conversation_id
        where c.user_id = ${userId}::uuid order by c.created_at, c.conversation_id, m.position`,
    },
  },
  async erase(tx, { userId }) {
    await leaveSessions(tx, userId);
    return [];
  },
};

/** Sessions with coaches keep their times and stars; what was said is deleted. */
async function leaveSessions(tx: Database, userId: string) {
  const own = eq(coachConversations.userId, userId);
  const ownIds = tx.select({ id: coachConversations.conversationId }).from(coachConversations);
  await tx.delete(coachMessages).where(inArray(coachMessages.conversationId, ownIds.where(own)));
  await tx
    .update(coachConversations)
    .set({ userId: null, conversationUrl: null, eventKey: null, summary: null })
    .where(own);
}
