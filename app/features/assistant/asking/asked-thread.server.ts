import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { listOf, object, orNull, text } from "#db/kinds.ts";
import { type RowOf, readRow, readRows } from "#db/rows.ts";
import { chatMessages, chatThreads, races } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { isId } from "#values/id.ts";
import { lookBack } from "../conversation/limits.ts";
import type { Utterance } from "../conversation/utterance.ts";
import { isOwnedBy } from "../threads/owner.server.ts";
import type { ChatOwner } from "../threads/thread.ts";

type Needs = Pick<Services, "db" | "now">;

const spokenMessage = {
  id: chatMessages.id,
  position: chatMessages.position,
  isUser: chatMessages.isUser,
  content: chatMessages.content,
  state: chatMessages.state,
  answeredBy: chatMessages.answeredBy,
  races: listOf(object({ id: text, why: listOf(text) })),
};

/** A message as a question finds it, with the present names of the races that it showed. */
export type SpokenMessage = Omit<RowOf<typeof spokenMessage>, "races"> & Pick<Utterance, "races">;

/** A conversation as a new question finds it. */
export type AskedThread = {
  id: string;
  title: string | null;
  assistantId: string | null;
  race: { id: string; name: string } | null;
  isAnswering: boolean;
  /** The last ones, the oldest first. */
  messages: SpokenMessage[];
};

/** A conversation of this owner that a question is asked in; `null` for any other. */
export async function findAskedThread(
  { db, now }: Needs,
  owner: ChatOwner,
  id: string,
): Promise<AskedThread | null> {
  const [row] = await db
    .select({
      id: chatThreads.id,
      title: chatThreads.title,
      assistantId: chatThreads.assistantId,
      answeringUntil: chatThreads.answeringUntil,
      raceId: races.id,
      raceName: races.raceName,
    })
    .from(chatThreads)
    .leftJoin(races, eq(races.id, chatThreads.raceId))
    .where(and(eq(chatThreads.id, id), isOwnedBy(owner)));
  if (!row) return null;
  const { answeringUntil, raceId, raceName, ...thread } = row;
  return {
    ...thread,
    isAnswering: answeringUntil !== null && answeringUntil > now(),
    race: raceId !== null && raceName !== null ? { id: raceId, name: raceName } : null,
    messages: await lastMessages({ db }, id),
  };
}

/** What the plan looks back at, and the turn that may be replaced. */
const mostMessages = lookBack.parameters + 2;

async function lastMessages(
  { db }: Pick<Services, "db">,
  thread: string,
): Promise<SpokenMessage[]> {
  const rows = await readRows(
    db,
    spokenMessage,
    sql`select id, position, is_user as "isUser", content, state, answered_by as "answeredBy", races
      from chat_messages where thread_id = ${thread}::uuid
      order by position desc limit ${mostMessages}`,
  );
  const names = await raceNames({ db }, [
    ...new Set(rows.flatMap((row) => row.races.map(({ id }) => id))),
  ]);
  return rows.reverse().map((row) => ({
    ...row,
    races: row.races.flatMap(({ id }) => {
      const name = names.get(id);
      return name === undefined ? [] : [{ id, name }];
    }),
  }));
}

/** The names of these races, by their ids; those that do not exist any more are left out. */
async function raceNames(
  { db }: Pick<Services, "db">,
  shown: readonly string[],
): Promise<Map<string, string>> {
  const ids = shown.filter(isId);
  if (ids.length === 0) return new Map();
  const { id, raceName } = races;
  const found = await db.select({ id, raceName }).from(races).where(inArray(id, ids));
  return new Map(found.map((race) => [race.id, race.raceName]));
}

/** The messages as the planner and the engines read them: without answers that say nothing. */
export function utterancesOf(messages: readonly SpokenMessage[]): Utterance[] {
  return messages
    .filter(({ isUser, answeredBy }) => isUser || answeredBy !== null)
    .map(({ isUser, content, races: shown }) => ({
      author: isUser ? "user" : "assistant",
      text: content,
      races: shown,
    }));
}

/** The race that a new conversation is about; `null` where it does not exist. */
export async function findAskedRace(
  { db }: Pick<Services, "db">,
  id: string,
): Promise<{ id: string; name: string } | null> {
  const { id: raceId, raceName: name } = races;
  const [race] = await db.select({ id: raceId, name }).from(races).where(eq(raceId, id));
  return race ?? null;
}

const askedBefore = {
  thread: chatMessages.threadId,
  question: chatMessages.id,
  answer: orNull(text),
};

export type AskedBefore = RowOf<typeof askedBefore>;

/** The question that an owner has asked with this key before. */
export function findAskedBefore(
  { db }: Pick<Services, "db">,
  owner: ChatOwner,
  requestKey: string,
): Promise<AskedBefore | null> {
  return readRow(
    db,
    askedBefore,
    sql`select m.thread_id as thread, m.id as question,
        (select a.id::text from chat_messages a
          where a.thread_id = m.thread_id and a.position = m.position + 1) as answer
      from chat_messages m join chat_threads on chat_threads.id = m.thread_id
      where m.request_key = ${requestKey}::uuid and ${isOwnedBy(owner)}`,
  );
}

/** Held until the transaction ends: of questions with one key only one is stored. */
export function holdRequestKey({ db }: Pick<Services, "db">, requestKey: string) {
  const key: SQL = sql`hashtextextended('chat:' || ${requestKey}, 0)`;
  return db.execute(sql`select pg_advisory_xact_lock(${key})`);
}
