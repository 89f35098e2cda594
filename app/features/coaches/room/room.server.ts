import { and, eq, sql } from "drizzle-orm";
import { listOf, object, text } from "#db/kinds.ts";
import { type RowOf, readRows } from "#db/rows.ts";
import { coachConversations, coachMessages, personas } from "#db/schema.ts";
import { portraitSvg } from "#drawing/portrait/portrait.ts";
import {
  type AssistantSettings,
  defaultChatModel,
  toolNames,
} from "#features/assistant/conversation/assistant.ts";
import { foundRaces } from "#features/assistant/search/cards.server.ts";
import { type ChatOwner, isLinkTo } from "#features/assistant/threads/thread.ts";
import type { Services } from "#services/services.ts";
import { readAnswer } from "#ui/markdown/markdown-stream.ts";
import { specialtiesOf } from "../personas/specialties.ts";
import { isSessionOf } from "../sessions/queries.server.ts";
import { openingOf } from "./opening.ts";
import { type CoachRoom, mostSaid, type RoomMessage } from "./room.ts";
import type { RoomLanguage } from "./spoken-language.ts";

type Needs = Pick<Services, "db" | "now">;

/** Ids that no session has are not looked for. */
const sessionId = /^[\w-]{1,100}$/;

const roomColumns = {
  id: coachConversations.conversationId,
  personaId: coachConversations.personaId,
  personaName: coachConversations.personaName,
  status: coachConversations.status,
  expiresAt: coachConversations.expiresAt,
  rating: coachConversations.rating,
  systemPrompt: personas.systemPrompt,
  context: personas.context,
};

/** A session of this owner with the built-in coach; `null` for any other. */
export async function findOwnRoom({ db }: Pick<Needs, "db">, owner: ChatOwner | null, id: string) {
  if (owner === null || !sessionId.test(id)) return null;
  const [room] = await db
    .select(roomColumns)
    .from(coachConversations)
    .leftJoin(personas, eq(personas.personaId, coachConversations.personaId))
    .where(
      and(
        eq(coachConversations.conversationId, id),
        eq(coachConversations.source, "built-in"),
        isSessionOf(owner),
      ),
    );
  return room ?? null;
}

/**
 * The room of a session with what was said in it; `null` where it is not this owner's.
 * @param language - what the coach greets in
 */
export async function findRoom(
  services: Needs,
  owner: ChatOwner | null,
  id: string,
  language: RoomLanguage = "en",
): Promise<CoachRoom | null> {
  const own = await findOwnRoom(services, owner, id);
  return own && readRoom(services, own, language);
}

type OwnRoom = NonNullable<Awaited<ReturnType<typeof findOwnRoom>>>;

/** A room with its portrait, its opening and what was said in it. */
export async function readRoom(
  services: Needs,
  room: OwnRoom,
  language: RoomLanguage = "en",
): Promise<CoachRoom> {
  const { id, personaId, personaName: name, rating } = room;
  const left = Math.ceil((room.expiresAt.getTime() - services.now().getTime()) / 1000);
  const isOver = room.status === "ended" || left <= 0;
  return {
    id,
    coach: { name, portrait: portraitSvg("coach", personaId) },
    isOver,
    secondsLeft: isOver ? 0 : left,
    opening: openingOf(name, specialtiesOf(room.systemPrompt ?? ""), language),
    messages: await messagesOf(services, id),
    rating,
  };
}

const storedMessage = {
  id: coachMessages.id,
  isUser: coachMessages.isUser,
  content: coachMessages.content,
  races: listOf(object({ id: text, why: listOf(text) })),
  links: listOf(object({ label: text, to: text })),
  options: listOf(text),
};

type StoredMessage = RowOf<typeof storedMessage>;

/** The messages of a session, the oldest first, with their races as they are now. */
async function messagesOf(services: Needs, id: string): Promise<RoomMessage[]> {
  const rows = await readRows(
    services.db,
    storedMessage,
    sql`select id, is_user as "isUser", content, races, links, options
      from coach_messages where conversation_id = ${id} order by position limit ${mostSaid}`,
  );
  const cards = await cardsOf(services, rows);
  const known = new Set<string>();
  return rows.map((row) => {
    const races = row.races.flatMap(({ id: raceId, why }) => {
      const race = cards.get(raceId);
      return race ? [{ race, why }] : [];
    });
    for (const { race } of races) known.add(race.id);
    const blocks = row.isUser ? [] : readAnswer(row.content, isLinkTo(known));
    return { ...row, races, blocks, notice: null };
  });
}

/** The races of all messages are read in one statement. */
async function cardsOf(services: Needs, rows: readonly StoredMessage[]) {
  const ids = new Set(rows.flatMap(({ races }) => races.map(({ id }) => id)));
  const found = await foundRaces(
    services,
    [...ids].map((id) => ({ id, why: [] })),
  );
  return new Map(found.map(({ race }) => [race.id, race]));
}

type Persona = { name: string; systemPrompt: string | null; context: string | null };

/** Answers are heard: what reads well on a screen is tiring in the ear. */
const spokenStyle = `You talk with a runner in a spoken session: your answer is read aloud.
- Speak in short, plain sentences, at most six of them. Ask one question at a time.
- No tables, no headings, no code and no emoji. A list has at most three entries.
- Write units and abbreviations out ("kilometers", "minutes per kilometer").
- The races that a search finds appear below your words: name at most two of them.
- You are Dorsal's coach, a program. You are no doctor: with pain or illness send the runner to one.`;

/** A persona as the engines of the assistant know those who answer. */
export function settingsOfCoach({ name, systemPrompt, context }: Persona): AssistantSettings {
  const instructions = [
    spokenStyle,
    systemPrompt && `Who you are:\n${systemPrompt}`,
    context && `What you know and keep to:\n${context}`,
  ];
  return {
    name,
    description: null,
    conversationStarter: null,
    followUpQuestions: [],
    instructions: instructions.filter(Boolean).join("\n\n"),
    model: defaultChatModel,
    tools: [...toolNames],
  };
}
