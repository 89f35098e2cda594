import { eq, type SQL, sql } from "drizzle-orm";
import { orNull } from "#db/kinds.ts";
import { readLongPage } from "#db/page.ts";
import { contactMessages, users } from "#db/schema.ts";
import { wordsAmong } from "#db/search/words.ts";
import type { Services } from "#services/services.ts";
import type { Page } from "#values/form/paging.ts";
import type { KeptMessage, MessageState } from "./message.ts";

export const messagesPerPage = 20;

const isOf: Record<MessageState, SQL> = {
  waiting: sql`m.handled_at is null`,
  handled: sql`m.handled_at is not null`,
  all: sql`true`,
};

const messageColumns = {
  id: contactMessages.id,
  name: contactMessages.name,
  email: contactMessages.email,
  subject: contactMessages.subject,
  message: contactMessages.message,
  createdAt: contactMessages.createdAt,
  handledAt: contactMessages.handledAt,
};

/**
 * One page of the messages, the latest first.
 * @param asked.words - must all stand in the name, the address, the subject or the text
 */
export async function keptMessages(
  { db }: Pick<Services, "db">,
  { words, state }: { words: string; state: MessageState },
  page: number,
): Promise<Page<KeptMessage>> {
  const fits = sql.join([isOf[state], ...wordsAmong(words, sql`m.search_text`)], sql` and `);
  return readLongPage(
    db,
    { ...messageColumns, handledBy: orNull(users.email) },
    {
      found: sql`select m.id, m.created_at from contact_messages m where ${fits}`,
      order: sql`created_at desc, id`,
      backwards: sql`created_at, id desc`,
      rows: sql`
        select m.id, m.name, m.email, m.subject, m.message, m.created_at as "createdAt",
          m.handled_at as "handledAt", u.email as "handledBy"
        from page join contact_messages m using (id) left join users u on u.id = m.handled_by
        order by m.created_at desc, m.id`,
      perPage: messagesPerPage,
      isSearch: words !== "",
    },
    page,
  );
}

export async function findKeptMessage(
  { db }: Pick<Services, "db">,
  id: string,
): Promise<KeptMessage | null> {
  const [row] = await db
    .select({ ...messageColumns, handledBy: users.email })
    .from(contactMessages)
    .leftJoin(users, eq(users.id, contactMessages.handledBy))
    .where(eq(contactMessages.id, id));
  return row ?? null;
}
