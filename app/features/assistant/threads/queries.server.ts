import { and, eq, gte, type SQL, sql } from "drizzle-orm";
import { json, listOf, object, oneOf, orNull, text } from "#db/kinds.ts";
import { readPage } from "#db/page.ts";
import { type RowOf, readRows } from "#db/rows.ts";
import { chatMessages, chatThreads, races } from "#db/schema.ts";
import { entitlementsOf } from "#features/membership/plans/entitlements.ts";
import { rightsOf } from "#features/membership/queries.server.ts";
import { usageOf } from "#features/membership/usage/usage.server.ts";
import { limitSentence, type UsageMeter } from "#features/membership/usage/usage.ts";
import type { RaceCard } from "#features/races/race.ts";
import type { Services } from "#services/services.ts";
import { readAnswer } from "#ui/markdown/markdown-stream.ts";
import { msPerDay } from "#values/day.ts";
import type { Page } from "#values/form/paging.ts";
import { readId } from "#values/id.ts";
import type { Lang } from "#values/say.ts";
import { literal, oneLine } from "#values/text/clean.ts";
import type { FoundRace } from "../conversation/assistant.ts";
import { longestThread } from "../conversation/limits.ts";
import { findVisibleAssistant } from "../managing/queries.server.ts";
import { foundRaces } from "../search/cards.server.ts";
import { answerFailed } from "./messages.ts";
import { isOwnedBy } from "./owner.server.ts";
import { readDebug } from "./schema.ts";
import {
  answerNotices,
  type ChatAllowance,
  type ChatMessage,
  type ChatOwner,
  type ChatThread,
  isLinkTo,
  type ThreadLine,
} from "./thread.ts";

type Needs = Pick<Services, "db" | "now">;

/** Conversations on a page of the history. */
export const threadsPerPage = 30;

/** Longer searches are cut. */
const longestSearch = 100;

/** A conversation of this owner; `null` for one of another person, as if it did not exist. */
export async function findThread(
  services: Needs,
  owner: ChatOwner | null,
  thread: string,
  lang: Lang,
): Promise<ChatThread | null> {
  const id = readId(thread);
  if (id === null || owner === null) return null;
  const { db, now } = services;
  const [row] = await db
    .select({
      id: chatThreads.id,
      title: chatThreads.title,
      assistantId: chatThreads.assistantId,
      raceId: races.id,
      raceName: races.raceName,
      answeringUntil: chatThreads.answeringUntil,
    })
    .from(chatThreads)
    .leftJoin(races, eq(races.id, chatThreads.raceId))
    .where(and(eq(chatThreads.id, id), isOwnedBy(owner), await isKept(services, owner)));
  if (!row) return null;
  const { assistantId, raceId, raceName, answeringUntil, ...line } = row;
  const isAnswering = answeringUntil !== null && answeringUntil > now();
  return {
    ...line,
    assistant: assistantId === null ? null : await findVisibleAssistant({ db }, assistantId, lang),
    race: raceId && raceName !== null ? { id: raceId, name: raceName } : null,
    messages: await messagesOf(services, { thread: id, race: raceId, isAnswering, lang }),
    isAnswering,
  };
}

/** The conversations of an owner, the newest first, as far back as the plan shows them. */
export async function threadLines(
  services: Needs,
  owner: ChatOwner | null,
  { q, page }: { q: string; page: number },
): Promise<Page<ThreadLine>> {
  if (owner === null) return { rows: [], total: 0, page: 1, pages: 1 };
  const found = sql`from chat_threads where ${and(isOwnedBy(owner), await isKept(services, owner), says(q))}`;
  const lines = await readPage(
    services.db,
    { id: chatThreads.id, title: chatThreads.title, at: chatThreads.lastMessageAt },
    {
      count: sql`select count(*) ${found}`,
      rows: sql`select id, title, last_message_at as at ${found} order by last_message_at desc, id`,
      perPage: threadsPerPage,
    },
    page,
  );
  return {
    ...lines,
    rows: lines.rows.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })),
  };
}

/** How many messages an owner has left today. A visitor has all those of a guest. */
export async function allowanceOf(
  services: Needs & Pick<Services, "limits">,
  owner: ChatOwner | null,
): Promise<ChatAllowance> {
  if (owner && "userId" in owner) return allowanceOfAccount(services, owner);
  const right = "chatMessagesPerDay";
  const meter = {
    right,
    ...(await services.limits.usedOf("chatGuest", owner?.guestKey ?? "")),
  } as const;
  return { meter, hint: limitSentence(meter, null) };
}

async function allowanceOfAccount(
  services: Needs,
  owner: { userId: string },
): Promise<ChatAllowance> {
  const { tier, rights } = await rightsOf(services, owner);
  const meters = await usageOf(services, owner, rights);
  const none: UsageMeter = {
    right: "chatMessagesPerDay",
    used: 0,
    limit: rights.chatMessagesPerDay,
  };
  const meter = meters.find(({ right }) => right === none.right) ?? none;
  return { meter, hint: limitSentence(meter, tier) };
}

/** Conversations that the owner's plan still shows. */
async function isKept(services: Needs, owner: ChatOwner): Promise<SQL | undefined> {
  const { rights } =
    "userId" in owner ? await rightsOf(services, owner) : { rights: entitlementsOf(null) };
  const days = rights.chatHistoryDays;
  if (days === null) return undefined;
  return gte(chatThreads.lastMessageAt, new Date(services.now().getTime() - days * msPerDay));
}

/** Conversations with these words in their title or in one of their messages. */
function says(q: string): SQL | undefined {
  const asked = oneLine(oneLine(q).slice(0, longestSearch));
  if (asked === "") return undefined;
  const like = sql`'%' || norm(${literal(asked)}) || '%'`;
  return sql`(norm(coalesce(${chatThreads.title}, '')) like ${like} or exists (
    select from chat_messages m
    where m.thread_id = ${chatThreads.id} and norm(m.content) like ${like}))`;
}

const storedMessage = {
  id: chatMessages.id,
  isUser: chatMessages.isUser,
  content: chatMessages.content,
  state: chatMessages.state,
  races: listOf(object({ id: text, why: listOf(text) })),
  links: listOf(object({ label: text, to: text })),
  options: listOf(text),
  answeredBy: chatMessages.answeredBy,
  notice: orNull(oneOf(answerNotices)),
  rating: orNull(oneOf([1, -1])),
  debug: json,
  at: chatMessages.timestamp,
};

type StoredMessage = RowOf<typeof storedMessage>;

type Shown = { thread: string; race: string | null; isAnswering: boolean; lang: Lang };

/** The messages of a thread, the oldest first, with their races as they are now. */
async function messagesOf(
  services: Pick<Services, "db" | "now">,
  { thread, race, isAnswering, lang }: Shown,
): Promise<ChatMessage[]> {
  const rows = await readRows(
    services.db,
    storedMessage,
    sql`select id, is_user as "isUser", content, state, races, links, options,
        answered_by as "answeredBy", notice, rating, debug, "timestamp" as at
      from chat_messages where thread_id = ${thread}::uuid
      order by position limit ${longestThread}`,
  );
  const found = await foundIn(services, rows);
  const known = new Set(race ? [race] : []);
  return rows.map((row) => {
    const races = row.races.flatMap(({ id, why }) => {
      const card = found.get(id);
      return card ? [{ race: card, why }] : [];
    });
    for (const { id } of races.map((each) => each.race)) known.add(id);
    return toMessage(row, { races, known, isAnswering, lang });
  });
}

/** The races of all messages are read in one statement. */
async function foundIn(
  services: Pick<Services, "db" | "now">,
  rows: readonly StoredMessage[],
): Promise<Map<string, RaceCard>> {
  const ids = new Set(rows.flatMap(({ races }) => races.map(({ id }) => id)));
  const found = await foundRaces(
    services,
    [...ids].map((id) => ({ id, why: [] })),
  );
  return new Map(found.map(({ race }) => [race.id, race]));
}

function toMessage(
  { at, debug, ...row }: StoredMessage,
  {
    races,
    known,
    isAnswering,
    lang,
  }: { races: FoundRace[]; known: Set<string> } & Pick<Shown, "isAnswering" | "lang">,
): ChatMessage {
  const message = { ...row, races, debug: readDebug(debug), at: at.toISOString() };
  if (row.isUser) return { ...message, blocks: [] };
  // Its server has ended before the answer did: it can be asked again.
  const isLost = row.state === "streaming" && !isAnswering;
  const content = isLost && row.content === "" ? answerFailed[lang] : row.content;
  const blocks = readAnswer(content, isLinkTo(known));
  return { ...message, content, blocks, state: isLost ? "failed" : row.state };
}
