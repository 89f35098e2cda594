import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { text } from "#db/kinds.ts";
import { outboxMessages } from "#db/schema.ts";
import { isId } from "#values/id.ts";
import { isSwitchedOff, type SandboxSwitch, switchSandbox } from "../providers/sandbox-switches.ts";

/** A message as a list shows it. */
export type MessageLine = {
  id: string;
  channel: "email" | "sms" | "whatsapp";
  recipient: string;
  /** The subject of a mail, the text of a text message. */
  title: string;
  status: "queued" | "sent" | "failed";
  /** What WhatsApp says after it has taken a message. */
  delivery: "delivered" | "read" | null;
  createdAt: Date;
};

/** The whole of a message. */
export type Message = MessageLine & {
  recipientName: string | null;
  subject: string | null;
  body: string;
  html: string | null;
  replyTo: string | null;
  unsubscribeUrl: string | null;
  attachments: { filename: string; contentType: string; content: string }[];
  attempts: number;
  error: string | null;
};

/** The messages that the stand-ins for mail, text messages and WhatsApp received, for people who try the product. */
export type SandboxOutbox = {
  /** Newest first, 20 on a page; only those to a recipient that begins so. */
  search(filters: {
    recipient: string;
    page: number;
  }): Promise<{ messages: MessageLine[]; total: number; page: number; pages: number }>;
  find(id: string): Promise<Message | null>;
  /** The stand-ins that answer here, and whether they are switched off. */
  providers(): Promise<{ name: SandboxSwitch; isOff: boolean }[]>;
  /** @returns false when there is no such stand-in */
  switch(name: string, state: "on" | "off"): Promise<boolean>;
};

const channelsOf = { mail: ["email"], sms: ["sms"], whatsapp: ["whatsapp"], payments: [] } as const;
const pageSize = 20;

const line = {
  id: outboxMessages.id,
  channel: outboxMessages.channel,
  recipient: outboxMessages.recipient,
  title: sql`coalesce(${outboxMessages.subject}, left(${outboxMessages.body}, 200))`.mapWith(text),
  status: outboxMessages.status,
  delivery: outboxMessages.delivery,
  createdAt: outboxMessages.createdAt,
};

/**
 * @param names - the services that are sandboxes here; messages of real ones are never shown
 * @returns null when no service is a sandbox
 */
export function openSandboxOutbox(
  { db }: { db: Database },
  names: SandboxSwitch[],
): SandboxOutbox | null {
  if (names.length === 0) return null;
  const isShown = inArray(
    outboxMessages.channel,
    names.flatMap((name) => [...channelsOf[name]]),
  );
  return {
    async search({ recipient, page: asked }) {
      const begins = sql`starts_with(lower(${outboxMessages.recipient}), ${recipient.toLowerCase()})`;
      const found = and(isShown, recipient ? begins : undefined);
      const [counted] = await db.select({ total: count() }).from(outboxMessages).where(found);
      const total = counted?.total ?? 0;
      const pages = Math.max(1, Math.ceil(total / pageSize));
      const page = Math.min(Math.max(1, Math.trunc(asked) || 1), pages);
      const messages = await db
        .select(line)
        .from(outboxMessages)
        .where(found)
        .orderBy(desc(outboxMessages.createdAt), desc(outboxMessages.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize);
      return { messages, total, page, pages };
    },
    async find(id) {
      if (!isId(id)) return null;
      const [message] = await db
        .select({
          ...line,
          recipientName: outboxMessages.recipientName,
          subject: outboxMessages.subject,
          body: outboxMessages.body,
          html: outboxMessages.html,
          replyTo: outboxMessages.replyTo,
          unsubscribeUrl: outboxMessages.unsubscribeUrl,
          attachments: outboxMessages.attachments,
          attempts: outboxMessages.attempts,
          error: outboxMessages.error,
        })
        .from(outboxMessages)
        .where(and(eq(outboxMessages.id, id), isShown));
      return message ? { ...message, attachments: message.attachments ?? [] } : null;
    },
    providers: () =>
      Promise.all(names.map(async (name) => ({ name, isOff: await isSwitchedOff({ db }, name) }))),
    async switch(name, state) {
      const known = names.find((one) => one === name);
      if (known) await switchSandbox({ db }, known, state);
      return known !== undefined;
    },
  };
}
