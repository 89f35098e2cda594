import { sql } from "drizzle-orm";
import { json, listOf, object, oneOf, orNull, text } from "#db/kinds.ts";
import { type RowOf, readRows } from "#db/rows.ts";
import { chatMessages } from "#db/schema.ts";
import type { RaceCard } from "#features/races/race.ts";
import type { Services } from "#services/services.ts";
import { readAnswer } from "#ui/markdown/markdown-stream.ts";
import type { Lang } from "#values/say.ts";
import type { FoundRace } from "../conversation/assistant.ts";
import { longestThread } from "../conversation/limits.ts";
import { foundRaces } from "../search/cards.server.ts";
import { answerFailed } from "./messages.ts";
import { isLinkTo } from "./race-link.ts";
import { readDebug } from "./schema.ts";
import { answerNotices, type ChatMessage } from "./thread.ts";

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
export async function messagesOf(
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
