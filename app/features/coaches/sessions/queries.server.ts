import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { integer } from "#db/kinds.ts";
import { coachConversations, coachMessages } from "#db/schema.ts";
import type { ChatOwner } from "#features/assistant/threads/thread.ts";
import { portraitAddress } from "#features/experts/portrait.ts";
import type { Services } from "#services/services.ts";
import { keepable } from "#values/text/clean.ts";
import type { CoachSession } from "./session.ts";

/** What a session keeps that belongs to nobody any more: its times, its coach and its stars. */
export const withoutOwner = {
  userId: null,
  guestKey: null,
  conversationUrl: null,
  eventKey: null,
  summary: null,
} as const;

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

/** Of transactions about the same owner, one runs at a time. */
export async function holdOwner(tx: Database, owner: ChatOwner): Promise<void> {
  const key = `coach session ${"userId" in owner ? owner.userId : owner.guestKey}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
