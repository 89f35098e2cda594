import { eq, type SQL, sql } from "drizzle-orm";
import { orNull } from "#db/kinds.ts";
import { readLongPage } from "#db/page.ts";
import { contactMessages, users } from "#db/schema.ts";
import { wordsAmong } from "#db/search/words.ts";
import type { PersonalData } from "#features/accounts/personal-data.server.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";
import type { Page } from "#values/form/paging.ts";
import type { Lang } from "#values/say.ts";
import { contactLetter, contactReceipt } from "./emails.tsx";
import { type KeptMessage, type MessageState, messageName } from "./message.ts";
import type { ContactMessage } from "./schema.ts";

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

/**
 * Keeps a message, and sends it to the people behind the site and a receipt to the writer. A server
 * without mail only keeps it.
 * @param inbox - where such messages go
 * @param lang - of the page
 */
export async function sendContactMessage(
  { db, now, mail, limits }: Pick<Services, "db" | "now" | "mail" | "limits">,
  message: ContactMessage,
  inbox: string,
  lang: Lang,
): Promise<void> {
  const { email, subject } = message;
  const isReceiptAllowed = await limits.allow("receipt", email.toLowerCase());
  await db.transaction(async (tx) => {
    // Triggers: search text, office counts; see app/db/functions/messages.sql
    await tx
      .insert(contactMessages)
      .values({ ...message, subject: subject || null, createdAt: now() });
    if (mail.mode === "unavailable") return;
    await mail.send({ address: inbox }, contactLetter(message), { within: tx });
    if (isReceiptAllowed) {
      await mail.send({ address: email, lang }, contactReceipt(), { within: tx });
    }
  });
}

/**
 * Marks a message as handled or as waiting. A message that is already in that state does not change.
 * @returns whether there is such a message
 */
export async function markMessage(
  { db, now }: Pick<Services, "db" | "now">,
  admin: Admin,
  id: string,
  isHandled: boolean,
): Promise<boolean> {
  const own = eq(contactMessages.id, id);
  return db.transaction(async (tx) => {
    const [kept] = await tx
      .select({ createdAt: contactMessages.createdAt, handledAt: contactMessages.handledAt })
      .from(contactMessages)
      .where(own)
      .for("update");
    if (!kept) return false;
    if ((kept.handledAt !== null) === isHandled) return true;
    // Trigger: office counts; see app/db/functions/messages.sql
    await tx
      .update(contactMessages)
      .set({ handledAt: isHandled ? now() : null, handledBy: isHandled ? admin.userId : null })
      .where(own);
    await recordChange({ db: tx, now }, admin, {
      ...subjectOf(id, kept.createdAt),
      action: isHandled ? "handled" : "reopened",
    });
    return true;
  });
}

/**
 * Deletes a message permanently.
 * @returns whether there was such a message
 */
export async function deleteMessage(
  { db, now }: Pick<Services, "db" | "now">,
  admin: Admin,
  id: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Trigger: office counts; see app/db/functions/messages.sql
    const [deleted] = await tx
      .delete(contactMessages)
      .where(eq(contactMessages.id, id))
      .returning({ createdAt: contactMessages.createdAt });
    if (!deleted) return false;
    await recordChange({ db: tx, now }, admin, {
      ...subjectOf(id, deleted.createdAt),
      action: "deleted",
    });
    return true;
  });
}

/** Names neither the writer nor the text: a message may be deleted because of just these. */
function subjectOf(id: string, createdAt: Date) {
  const subjectName = messageName(createdAt);
  return { subjectType: "message", subjectId: id, subjectName } as const;
}

/** What visitors wrote to the team. */
export const contactData: PersonalData = {
  lists: {
    "letters-to-us": {
      tables: ["contact_messages"],
      rows: ({ email }) => sql`
        select name, email, subject, message, created_at
        from contact_messages where lower(email) = lower(${email}) order by created_at`,
    },
  },
  auditSubjects: ({ email }) => sql`
      select id from contact_messages where lower(email) = lower(${email})`,
  async erase(tx, { email }) {
    await tx.delete(contactMessages).where(sql`lower(${contactMessages.email}) = lower(${email})`);
    return [];
  },
};
