import { type SQL, sql } from "drizzle-orm";
import { readLongPage } from "#db/page.ts";
import { wordsAmong } from "#db/search/words.ts";
import type { Services } from "#services/services.ts";
import type { Page } from "#values/form/paging.ts";
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

/**
 * One page of what people wrote, the latest first.
 * @param asked.words - must all stand somewhere in it: in name, address, subject or text
 */
export async function keptMessages(
  { db }: Basics,
  { words, state }: { words: string; state: MessageState },
  page: number,
): Promise<Page<KeptMessage>> {
  const isAsked = sql.join([isOf[state], ...wordsAmong(words, sql`m.search_text`)], sql` and `);
  return readLongPage(
    db,
    {
      found: sql`select m.id, m.created_at from contact_messages m where ${isAsked}`,
      order: sql`created_at desc, id`,
      backwards: sql`created_at, id desc`,
      rows: sql`
        select ${columns}
        from page join contact_messages m using (id) left join users u on u.id = m.handled_by
        order by m.created_at desc, m.id`,
      perPage: messagesPerPage,
      isSearch: words !== "",
    },
    page,
  );
}

export async function findKeptMessage({ db }: Basics, id: string): Promise<KeptMessage | null> {
  const [row] = await db.execute<KeptMessage>(sql`
    select ${columns}
    from contact_messages m left join users u on u.id = m.handled_by
    where m.id = ${id}::uuid`);
  return row ?? null;
}
