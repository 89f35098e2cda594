import { asc, desc, eq, sql } from "drizzle-orm";
import { integer } from "#db/kinds.ts";
import { coachConversations, coachMessages } from "#db/schema.ts";
import type { ChatOwner } from "#features/assistant/threads/owner.ts";
import { portraitAddress } from "#features/experts/portrait.ts";
import type { Services } from "#services/services.ts";
import { isOwnSession, isSessionOf } from "./owned.server.ts";
import type { CoachSession } from "./session.ts";

/** The most sessions in the dashboard; older ones are in the runner's archive. */
const mostSessions = 50;

// Qualified by hand: a select from one table names its columns without it, and inside the inner select
// both would be those of the messages.
const messageCount = sql`(
  select count(*)::int from coach_messages m
  where m.conversation_id = coach_conversations.conversation_id
)`.mapWith(integer);

const sessionColumns = {
  id: coachConversations.conversationId,
  personaId: coachConversations.personaId,
  personaName: coachConversations.personaName,
  source: coachConversations.source,
  createdAt: coachConversations.createdAt,
  endedAt: coachConversations.endedAt,
  summary: coachConversations.summary,
  rating: coachConversations.rating,
  messages: messageCount,
};

/** The sessions of an owner, the latest first. */
export async function sessionsOf(
  { db }: Pick<Services, "db">,
  owner: ChatOwner,
): Promise<CoachSession[]> {
  const rows = await db
    .select(sessionColumns)
    .from(coachConversations)
    .where(isSessionOf(owner))
    .orderBy(desc(coachConversations.createdAt), desc(coachConversations.conversationId))
    .limit(mostSessions);
  return rows.map(withPortrait);
}

/** A session with what was said in it. */
export type SessionRecord = CoachSession & {
  personaId: string;
  expiresAt: Date;
  said: { isUser: boolean; content: string; at: Date }[];
};

/** A session of this owner, running or ended; `null` for any other. */
export async function findSession(
  { db }: Pick<Services, "db">,
  owner: ChatOwner | null,
  id: string,
): Promise<SessionRecord | null> {
  if (owner === null) return null;
  const [row] = await db
    .select({ ...sessionColumns, expiresAt: coachConversations.expiresAt })
    .from(coachConversations)
    .where(isOwnSession(owner, id));
  if (!row) return null;
  const said = await db
    .select({
      isUser: coachMessages.isUser,
      content: coachMessages.content,
      at: coachMessages.createdAt,
    })
    .from(coachMessages)
    .where(eq(coachMessages.conversationId, id))
    .orderBy(asc(coachMessages.position));
  return { ...withPortrait(row), personaId: row.personaId, expiresAt: row.expiresAt, said };
}

function withPortrait<Row extends { personaId: string }>({ personaId, ...row }: Row) {
  return { ...row, portrait: portraitAddress("coach", personaId) };
}
