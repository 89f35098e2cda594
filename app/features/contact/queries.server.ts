import { type SQL, sql } from "drizzle-orm";
import { readPage } from "#db/page.ts";
import type { Services } from "#services/services.ts";
import type { Page } from "#values/paging.ts";
import { literal } from "#values/typed.ts";
import type { KeptMessage, MessageState } from "./message.ts";

export const messagesPerPage = 20;

type Basics = Pick<Services, "db">;

const isOf: Record<MessageState, SQL> = {
  waiting: sql`m.handled_at is null`,
  handled: sql`m.handled_at is not null`,
  all: sql`true`,
};

const columns = sql`
  m.id, m.name, m.email, m.subject, m.message, m.created_at as "createdAt",
  m.handled_at as "handledAt", u.email as "handledBy"`;

/** The expression of the index `contact_messages_words`. */
const searched = sql`
  lower(m.name || ' ' || m.email || ' ' || coalesce(m.subject, '') || ' ' || m.message)`;

/**
 * One page of what people wrote, the latest first.
 * @param asked.words - must all stand together somewhere in it: name, address, subject or text
 */
export async function keptMessages(
  { db }: Basics,
  { words, state }: { words: string; state: MessageState },
  page: number,
): Promise<Page<KeptMessage>> {
  const isAsked = words
    ? sql`${isOf[state]} and ${searched} like ${`%${literal(words.toLowerCase())}%`}`
    : isOf[state];
  const count = sql`select count(*)::int as total from contact_messages m where ${isAsked}`;
  const rows = sql`
    select ${columns}
    from contact_messages m left join users u on u.id = m.handled_by
    where ${isAsked}
    order by m.created_at desc, m.id`;
  return readPage(db, { count, rows, perPage: messagesPerPage }, page);
}

export async function findKeptMessage({ db }: Basics, id: string): Promise<KeptMessage | null> {
  const [row] = await db.execute<KeptMessage>(sql`
    select ${columns}
    from contact_messages m left join users u on u.id = m.handled_by
    where m.id = ${id}::uuid`);
  return row ?? null;
}
