import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { integer } from "#db/kinds.ts";
import {
  entryCategories,
  raceMessageRecipients,
  raceMessages,
  raceRegistrations,
  races,
  users,
} from "#db/schema.ts";
import { distanceNames } from "#features/races/editing/distances/distances.server.ts";
import {
  type Editor,
  findWorkplaceRace,
  type WorkplaceRace,
} from "#features/races/rights.server.ts";
import type { Services } from "#services/services.ts";
import { isId } from "#values/id.ts";
import {
  audienceKind,
  countOnWhatsApp,
  countRecipients,
  readersOf,
  recipientsOf,
} from "./audience.server.ts";
import { letterOfMessage, type MessageReader } from "./emails.tsx";
import type {
  DeliveryCounts,
  ListedMessage,
  MessageRace,
  MessageTexts,
  WholeMessage,
} from "./race-message.ts";

const noDeliveries: DeliveryCounts = {
  total: 0,
  waiting: 0,
  sent: 0,
  failed: 0,
  skipped: 0,
  sms: { waiting: 0, sent: 0, failed: 0 },
  whatsapp: { waiting: 0, sent: 0, delivered: 0, read: 0, failed: 0 },
};

const messageColumns = {
  id: raceMessages.id,
  kind: raceMessages.kind,
  state: raceMessages.state,
  subjectEn: raceMessages.subjectEn,
  textEn: raceMessages.textEn,
  subjectEs: raceMessages.subjectEs,
  textEs: raceMessages.textEs,
  createdAt: raceMessages.createdAt,
  sendAt: raceMessages.sendAt,
};

type TextColumns = Record<"subjectEn" | "textEn" | "subjectEs" | "textEs", string | null>;

/** The texts of a stored message by their languages. */
export function textsOf({ subjectEn, textEn, subjectEs, textEs }: TextColumns): MessageTexts {
  return {
    en: subjectEn && textEn ? { subject: subjectEn, text: textEn } : null,
    es: subjectEs && textEs ? { subject: subjectEs, text: textEs } : null,
  };
}

async function countsOf(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, DeliveryCounts>> {
  if (ids.length === 0) return new Map();
  const of = (state: keyof DeliveryCounts) =>
    sql`count(*) filter (where ${raceMessageRecipients.state} = ${state})`.mapWith(integer);
  const smsOf = (state: keyof DeliveryCounts["sms"]) =>
    sql`count(*) filter (where ${raceMessageRecipients.smsState} = ${state})`.mapWith(integer);
  const whatsAppOf = (...states: (keyof DeliveryCounts["whatsapp"])[]) => {
    const isIn = inArray(raceMessageRecipients.whatsAppState, states);
    return sql`count(*) filter (where ${isIn})`.mapWith(integer);
  };
  const rows = await db
    .select({
      id: raceMessageRecipients.messageId,
      total: sql`count(*)`.mapWith(integer),
      waiting: of("waiting"),
      sent: of("sent"),
      failed: of("failed"),
      skipped: of("skipped"),
      sms: { waiting: smsOf("waiting"), sent: smsOf("sent"), failed: smsOf("failed") },
      whatsapp: {
        waiting: whatsAppOf("waiting"),
        sent: whatsAppOf("sent"),
        delivered: whatsAppOf("delivered", "read"),
        read: whatsAppOf("read"),
        failed: whatsAppOf("failed"),
      },
    })
    .from(raceMessageRecipients)
    .where(inArray(raceMessageRecipients.messageId, [...ids]))
    .groupBy(raceMessageRecipients.messageId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** The messages of a race, the latest first. Ask first who may see them. */
export async function messagesOf(
  { db }: Pick<Services, "db">,
  raceId: string,
): Promise<ListedMessage[]> {
  const rows = await db
    .select(messageColumns)
    .from(raceMessages)
    .where(eq(raceMessages.raceId, raceId))
    .orderBy(desc(raceMessages.createdAt), asc(raceMessages.id));
  const counts = await countsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, kind, state, createdAt, sendAt, ...texts }) => ({
    id,
    kind,
    state,
    createdAt,
    sendAt,
    texts: textsOf(texts),
    counts: counts.get(id) ?? noDeliveries,
  }));
}

/** The race whose messages an editor works on, with what a message can be narrowed to. */
export type MessagesRace = WorkplaceRace & {
  city: string;
  distances: { id: string; distance: string }[];
  categories: { id: string; name: string }[];
  /** Whether orders of its entries exist. */
  isSold: boolean;
  hasResults: boolean;
};

/** A race with its distances and categories; `null` where the editor may not edit it. */
export async function findMessagesRace(
  { db }: Pick<Services, "db">,
  editor: Editor,
  raceId: string,
): Promise<MessagesRace | null> {
  const race = await findWorkplaceRace({ db }, editor, raceId);
  if (!race) return null;
  const [facts] = await db
    .select({
      city: races.city,
      isSold: sql<boolean>`exists (select from entry_orders o where o.race_id = races.id)`,
      hasResults: sql<boolean>`exists (
        select from race_result_imports i where i.race_id = races.id and i.state = 'published')`,
    })
    .from(races)
    .where(eq(races.id, race.id));
  if (!facts) return null;
  const distances = await distanceNames(db, race.id);
  const categories = await db
    .select({ id: entryCategories.id, name: entryCategories.name })
    .from(entryCategories)
    .where(eq(entryCategories.raceId, race.id))
    .orderBy(asc(entryCategories.sortOrder), asc(entryCategories.id));
  return { ...race, ...facts, distances, categories };
}

/** One message of a race; `null` where the race has none with this id. Ask first who may see it. */
export async function findMessage(
  db: Database,
  raceId: string,
  id: string,
): Promise<WholeMessage | null> {
  if (!isId(id)) return null;
  const [found] = await db
    .select({
      ...messageColumns,
      audience: sql`${raceMessages.audience}`.mapWith(audienceKind),
      takesAnswers: raceMessages.takesAnswers,
      alsoSms: raceMessages.alsoSms,
      alsoWhatsApp: raceMessages.alsoWhatsApp,
      origin: raceMessages.origin,
      by: users.email,
      retries: raceMessages.retries,
    })
    .from(raceMessages)
    .leftJoin(users, eq(users.id, raceMessages.createdBy))
    .where(and(eq(raceMessages.raceId, raceId), eq(raceMessages.id, id)));
  if (!found) return null;
  const { subjectEn, textEn, subjectEs, textEs, ...message } = found;
  const counts = await countsOf(db, [id]);
  return {
    ...message,
    texts: textsOf({ subjectEn, textEn, subjectEs, textEs }),
    counts: counts.get(id) ?? noDeliveries,
  };
}

/** Failed deliveries that a page lists. */
const mostFailures = 100;

/** The deliveries of a message that failed, with what the mail server said. */
export async function failuresOf({ db }: Pick<Services, "db">, messageId: string) {
  return db
    .select({
      registrationId: raceMessageRecipients.registrationId,
      bib: raceRegistrations.bib,
      firstName: raceRegistrations.firstName,
      lastName: raceRegistrations.lastName,
      email: users.email,
      error: raceMessageRecipients.error,
    })
    .from(raceMessageRecipients)
    .innerJoin(raceRegistrations, eq(raceRegistrations.id, raceMessageRecipients.registrationId))
    .innerJoin(users, eq(users.id, raceMessageRecipients.userId))
    .where(
      and(
        eq(raceMessageRecipients.messageId, messageId),
        eq(raceMessageRecipients.state, "failed"),
      ),
    )
    .orderBy(asc(raceRegistrations.lastName), asc(raceRegistrations.firstName))
    .limit(mostFailures);
}

export type FailedDelivery = Awaited<ReturnType<typeof failuresOf>>[number];

/** Of a preview where no runner matches. */
const madeUpReader: MessageReader = {
  registrationId: "00000000-0000-4000-8000-000000000000",
  firstName: "Ana",
  lastName: "Paz",
  distance: "10K",
  category: null,
  bib: 101,
  waveName: "A",
  waveStart: "07:00",
};

/** How many runners a draft would go to, and the first of them, whom the preview is written to. */
export async function findAudience(
  db: Database,
  raceId: string,
  message: Pick<WholeMessage, "kind" | "audience" | "alsoWhatsApp">,
): Promise<{ count: number; onWhatsApp: number | null; reader: MessageReader }> {
  const asked = { raceId, kind: message.kind, audience: message.audience };
  const count = await countRecipients(db, asked);
  const [reader] =
    count > 0 ? await readersOf(db, sql`select * from (${recipientsOf(asked)}) first limit 1`) : [];
  const onWhatsApp = message.alsoWhatsApp ? await countOnWhatsApp(db, asked) : null;
  return { count, onWhatsApp, reader: reader ?? madeUpReader };
}

/** A message as a reader of this language would get it; `null` for thanks, which are written when they leave. */
export function previewOf(
  { kind, texts, origin }: Pick<WholeMessage, "kind" | "texts" | "origin">,
  race: MessageRace,
  reader: MessageReader,
  lang: "en" | "es",
): { subject: string; html: string } | null {
  if (kind === "thanks") return null;
  const unsubscribeUrl = origin;
  const letter = letterOfMessage({ kind, texts, race, reader, origin, unsubscribeUrl })(lang);
  return { subject: letter.subject, html: letter.html };
}
