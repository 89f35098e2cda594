import { and, asc, count, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { decimal, integer } from "#db/kinds.ts";
import { coachConversations, coachMessages } from "#db/schema.ts";
import type { ChatOwner } from "#features/assistant/threads/owner.ts";
import { portraitAddress } from "#features/experts/portrait.ts";
import { config } from "#services/config.ts";
import type { Services } from "#services/services.ts";
import { sampleFigures } from "./card/sample-figures.ts";
import type { Coach, CoachSession } from "./coach.ts";
import { isOwnSession, isSessionOf } from "./owned.server.ts";
import { findPersonas, type KeptPersona } from "./personas/personas.server.ts";
import { specialtiesOf } from "./specialties.ts";

type Needs = Pick<Services, "db" | "now" | "log" | "video">;

/** What visitors see of the coaches of this server, in their order. */
export async function findCoaches(
  services: Needs,
  showsSamples = config().showsSampleRatings,
): Promise<Coach[]> {
  const personas = await findPersonas(services);
  const rated = await ratingsOf(services, personas);
  return personas.map((persona, position) => {
    const { personaId, personaName, systemPrompt, defaultReplicaId } = persona;
    const real = rated.get(personaId);
    const sample = showsSamples ? sampleFigures(position) : null;
    const figures = real ?? sample ?? { rating: null, reviews: null };
    return {
      persona_id: personaId,
      persona_name: personaName,
      system_prompt: systemPrompt ?? "",
      specialties: specialtiesOf(systemPrompt ?? ""),
      rating: figures.rating,
      reviews: figures.reviews,
      isSample: !real && sample !== null,
      default_replica_id: defaultReplicaId,
      portrait: portraitAddress("coach", personaId),
    };
  });
}

/** The mean of the stars with one decimal, and how many gave them, by coach. */
async function ratingsOf(
  { db }: Needs,
  coaches: readonly KeptPersona[],
): Promise<Map<string, { rating: number; reviews: number }>> {
  const ids = coaches.map(({ personaId }) => personaId);
  if (ids.length === 0) return new Map();
  const { personaId, rating } = coachConversations;
  const rows = await db
    .select({
      personaId,
      rating: sql`round(avg(${rating}), 1)`.mapWith(decimal),
      reviews: count(),
    })
    .from(coachConversations)
    .where(and(inArray(personaId, ids), isNotNull(rating)))
    .groupBy(personaId);
  return new Map(
    rows.map((row) => [row.personaId, { rating: Number(row.rating), reviews: row.reviews }]),
  );
}

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
