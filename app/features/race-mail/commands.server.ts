import { and, eq, gt, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { moment } from "#db/kinds.ts";
import { readCount, readRow } from "#db/rows.ts";
import { raceMessageRecipients, raceMessages, races } from "#db/schema.ts";
import type { AuditedChange } from "#features/audit/change.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { type Editor, isEditable } from "#features/races/rights.server.ts";
import type { Services } from "#services/services.ts";
import { type ClockTime, type Day, msPerDay } from "#values/day.ts";
import type { Lang } from "#values/say.ts";
import { countRecipients, everybody } from "./audience.server.ts";
import { letterOfMessage } from "./emails.tsx";
import type { RaceMessageProblem } from "./messages.ts";
import { findAudience, findMessage, findMessagesRace } from "./queries.server.ts";
import {
  type MessageText,
  mostDaysAhead,
  mostMessages,
  mostNewsPerWeek,
  mostPerDay,
  mostRecipients,
  mostRetries,
  mostSmsPerDay,
  mostSmsRecipients,
  type WholeMessage,
  writtenDown,
} from "./race-message.ts";
import { newsEndingUrl } from "./refusals.server.ts";
import type { MessageForm } from "./schema.ts";

/** The queue that takes due messages to the outbox. */
export const SEND_MESSAGES = "send-race-messages";

type Changing = Pick<Services, "db" | "now">;
type MessageKey = { raceId: string; messageId: string };
type Refused = { problem: RaceMessageProblem };
type Done = { problem: null };

/** Locks a race that the editor may edit: changes of its messages come one after the other. */
async function lockedRace(tx: Database, editor: Editor, raceId: string) {
  const [race] = await tx
    .select({ id: races.id, name: races.raceName, timeZone: races.timeZone })
    .from(races)
    .where(isEditable(editor, raceId))
    .for("no key update");
  return race ?? null;
}

/** Changes one message of a race that the editor may edit, in a transaction that locks the race. */
function changeMessage<Made extends Done>(
  db: Database,
  editor: Editor,
  { raceId, messageId }: MessageKey,
  change: (locked: LockedMessage) => Promise<Made | Refused>,
): Promise<Made | Refused> {
  return db.transaction(async (tx) => {
    const race = await lockedRace(tx, editor, raceId);
    if (!race) return { problem: "no-race" };
    const message = await findMessage(tx, raceId, messageId);
    return message ? change({ tx, race, message }) : { problem: "gone" };
  });
}

type LockedMessage = {
  tx: Database;
  race: NonNullable<Awaited<ReturnType<typeof lockedRace>>>;
  message: WholeMessage;
};

function record(
  { tx, race, message }: LockedMessage,
  now: Services["now"],
  editor: Editor,
  change: Pick<AuditedChange, "action" | "before" | "after">,
) {
  return recordChange({ db: tx, now }, editor, {
    subjectType: "race message",
    subjectId: message.id,
    subjectName: race.name,
    ...change,
  });
}

/** Keeps a draft, or changes one. A message that somebody has ordered stays as it is. */
export async function saveMessage(
  { db, now }: Changing,
  editor: Editor,
  { raceId, messageId }: { raceId: string; messageId: string | null },
  { form, origin }: { form: MessageForm; origin: string },
): Promise<Refused | (Done & { id: string })> {
  const columns = {
    kind: form.kind,
    subjectEn: form.subject_en || null,
    textEn: form.text_en || null,
    subjectEs: form.subject_es || null,
    textEs: form.text_es || null,
    audience: form.audience,
    takesAnswers: form.takes_answers,
    alsoSms: form.also_sms,
    alsoWhatsApp: form.also_whatsapp,
    origin,
    createdBy: editor.userId,
  };
  return db.transaction(async (tx) => {
    const race = await lockedRace(tx, editor, raceId);
    if (!race) return { problem: "no-race" };
    if (messageId !== null) {
      const message = await findMessage(tx, raceId, messageId);
      if (message?.state !== "draft") return { problem: "gone" };
      await tx.update(raceMessages).set(columns).where(eq(raceMessages.id, message.id));
      return { problem: null, id: message.id };
    }
    if ((await tx.$count(raceMessages, eq(raceMessages.raceId, raceId))) >= mostMessages) {
      return { problem: "too-many" };
    }
    const [made] = await tx
      .insert(raceMessages)
      .values({ ...columns, raceId, createdAt: now() })
      .returning({ id: raceMessages.id });
    if (!made) throw new Error("The message was not inserted.");
    return { problem: null, id: made.id };
  });
}

/** Deletes a draft. */
export async function deleteMessage(
  { db }: Pick<Services, "db">,
  editor: Editor,
  key: MessageKey,
): Promise<Done | Refused> {
  return changeMessage(db, editor, key, async ({ tx, message }) => {
    if (message.state !== "draft") return { problem: "gone" };
    await tx.delete(raceMessages).where(eq(raceMessages.id, message.id));
    return { problem: null };
  });
}

/** A day and a time at the place of the race. */
export type LocalTime = { day: Day | null; time: ClockTime | null };

/** Orders a draft to be sent: now, or at a time at the place of the race. The runners are those of that time. */
export async function orderMessage(
  {
    db,
    now,
    mail,
    sms,
    whatsapp,
    jobs,
  }: Changing & Pick<Services, "mail" | "sms" | "whatsapp" | "jobs">,
  editor: Editor,
  key: MessageKey,
  when: LocalTime | "now",
): Promise<Done | Refused> {
  const { raceId, messageId } = key;
  const answer = await changeMessage<Done>(db, editor, key, async (locked) => {
    const { tx, race, message } = locked;
    if (message.state !== "draft") return { problem: "gone" };
    if (mail.mode === "unavailable") return { problem: "no-mail" };
    if (message.alsoSms && sms.mode === "unavailable") return { problem: "no-sms" };
    if (message.alsoWhatsApp && whatsapp.mode === "unavailable") return { problem: "no-whatsapp" };
    const toPhones = message.alsoSms || message.alsoWhatsApp;
    const sendAt = when === "now" ? now() : await timeOf(tx, when, race.timeZone);
    if (!sendAt) return { problem: "no-time" };
    if (sendAt < now()) return { problem: "past" };
    if (sendAt.getTime() > now().getTime() + mostDaysAhead * msPerDay)
      return { problem: "too-far" };
    const { kind, audience } = message;
    const recipients = await countRecipients(tx, { raceId, kind, audience });
    if (recipients === 0) return { problem: "nobody" };
    if (recipients > mostRecipients) return { problem: "too-many-recipients" };
    if (toPhones && recipients > mostSmsRecipients) return { problem: "too-many-phones" };
    const tooOften = await limitReached(tx, { raceId, kind, sendAt, toPhones });
    if (tooOften) return { problem: tooOften };
    await tx
      .update(raceMessages)
      .set({ state: "scheduled", sendAt, orderedAt: now() })
      .where(eq(raceMessages.id, messageId));
    await record(locked, now, editor, {
      action: when === "now" ? "sent" : "scheduled",
      after: { subject: subjectOf(message), kind, recipients, ...(when !== "now" && { sendAt }) },
    });
    return { problem: null };
  });
  // A job that looks every minute finds it too, should this process end here.
  if (answer.problem === null && when === "now") await beginSending({ jobs });
  return answer;
}

async function timeOf(tx: Database, { day, time }: LocalTime, zone: string): Promise<Date | null> {
  if (day === null || time === null) return null;
  const row = await readRow(
    tx,
    { at: moment },
    sql`select (${day}::date + ${time}::time) at time zone ${zone} as at`,
  );
  return row?.at ?? null;
}

/** Counts the messages that leave around the same time, so that none are saved up for one day. */
async function limitReached(
  tx: Database,
  {
    raceId,
    kind,
    sendAt,
    toPhones = false,
  }: { raceId: string; kind: WholeMessage["kind"]; sendAt: Date; toPhones?: boolean },
): Promise<"too-often" | "too-much-news" | "too-many-sms" | null> {
  const within = (days: number) =>
    and(
      eq(raceMessages.raceId, raceId),
      ne(raceMessages.kind, "thanks"),
      gt(raceMessages.sendAt, new Date(sendAt.getTime() - days * msPerDay)),
      lt(raceMessages.sendAt, new Date(sendAt.getTime() + days * msPerDay)),
    );
  if ((await tx.$count(raceMessages, within(1))) >= mostPerDay) return "too-often";
  if (toPhones) {
    const goesToPhones = or(eq(raceMessages.alsoSms, true), eq(raceMessages.alsoWhatsApp, true));
    const others = await tx.$count(raceMessages, and(within(1), goesToPhones));
    if (others >= mostSmsPerDay) return "too-many-sms";
  }
  if (kind !== "news") return null;
  const news = and(within(7), eq(raceMessages.kind, "news"));
  return (await tx.$count(raceMessages, news)) >= mostNewsPerWeek ? "too-much-news" : null;
}

async function beginSending({ jobs }: Pick<Services, "jobs">) {
  await jobs.send(SEND_MESSAGES, {}, { singletonKey: "due" });
}

/** Why runners cannot be told of a change; asked before the change is made. */
export async function tellingProblem(
  { db, mail, now }: Changing & Pick<Services, "mail">,
  raceId: string,
): Promise<"no-mail" | "told-too-often" | null> {
  if (mail.mode === "unavailable") return "no-mail";
  const tooOften = await limitReached(db, { raceId, kind: "needed", sendAt: now() });
  return tooOften && "told-too-often";
}

/**
 * Tells the runners of some entries what has changed for them, in the transaction of that change: with a letter for each
 * entry, also to an account that has several. A job sends the letters within a minute.
 */
export async function tellRunners(
  { db, now }: Changing,
  editor: Pick<Editor, "userId">,
  {
    raceId,
    entries,
    texts,
    origin,
  }: {
    raceId: string;
    entries: readonly string[];
    texts: Record<Lang, MessageText>;
    origin: string;
  },
): Promise<void> {
  const told = sql`
    select g.user_id, g.id from race_registrations g
    where g.user_id is not null and g.race_id = ${raceId}::uuid and g.id in (
      select value::uuid from jsonb_array_elements_text(${JSON.stringify(entries)}::text::jsonb))`;
  if ((await readCount(db, sql`select count(*) as count from (${told}) t`)) === 0) return;
  const at = now();
  const [message] = await db
    .insert(raceMessages)
    .values({
      raceId,
      kind: "needed",
      state: "sending",
      subjectEn: texts.en.subject,
      textEn: texts.en.text,
      subjectEs: texts.es.subject,
      textEs: texts.es.text,
      audience: { ...everybody, distances: [writtenDown] },
      origin,
      createdBy: editor.userId,
      createdAt: at,
      orderedAt: at,
      sendAt: at,
    })
    .returning({ id: raceMessages.id });
  if (!message) throw new Error("The message was not inserted.");
  await db.execute(sql`
    insert into race_message_recipients (message_id, user_id, registration_id)
    select ${message.id}::uuid, t.user_id, t.id from (${told}) t`);
}

/** Takes a scheduled message back: it is a draft again. */
export async function unscheduleMessage(
  { db, now }: Changing,
  editor: Editor,
  key: MessageKey,
): Promise<Done | Refused> {
  return changeMessage(db, editor, key, async (locked) => {
    const { tx, message } = locked;
    if (message.kind === "thanks") return { problem: "gone" };
    // The job that sends it may have begun since.
    const [taken] = await tx
      .update(raceMessages)
      .set({ state: "draft", sendAt: null, orderedAt: null })
      .where(and(eq(raceMessages.id, message.id), eq(raceMessages.state, "scheduled")))
      .returning({ id: raceMessages.id });
    if (!taken) return { problem: "gone" };
    await record(locked, now, editor, {
      action: "cancelled",
      before: { subject: subjectOf(message), sendAt: message.sendAt },
    });
    return { problem: null };
  });
}

/**
 * Stops a message that is being sent. Letters that are in the outbox leave; before anybody was written down, it is a
 * draft again.
 */
export async function stopMessage(
  { db, now }: Changing,
  editor: Editor,
  key: MessageKey,
): Promise<Done | Refused> {
  return changeMessage(db, editor, key, async (locked) => {
    const { tx, message } = locked;
    if (message.kind === "thanks") return { problem: "gone" };
    // The job that sends it waits for this row before it writes down who gets the message.
    const [stopped] = await tx
      .update(raceMessages)
      .set({ state: "sent", finishedAt: now() })
      .where(and(eq(raceMessages.id, message.id), eq(raceMessages.state, "sending")))
      .returning({ id: raceMessages.id });
    if (!stopped) return { problem: "gone" };
    const ofMessage = eq(raceMessageRecipients.messageId, message.id);
    const left = await tx
      .update(raceMessageRecipients)
      .set({ state: "skipped" })
      .where(
        and(
          ofMessage,
          eq(raceMessageRecipients.state, "waiting"),
          isNull(raceMessageRecipients.outboxId),
        ),
      )
      .returning({ userId: raceMessageRecipients.userId });
    if ((await tx.$count(raceMessageRecipients, ofMessage)) === 0) {
      await tx
        .update(raceMessages)
        .set({ state: "draft", sendAt: null, orderedAt: null, finishedAt: null })
        .where(eq(raceMessages.id, message.id));
    }
    await record(locked, now, editor, {
      action: "stopped",
      after: { subject: subjectOf(message), notSent: left.length },
    });
    return { problem: null };
  });
}

/** Tries the failed deliveries of a message once more. */
export async function retryMessage(
  { db, now, mail, jobs }: Changing & Pick<Services, "mail" | "jobs">,
  editor: Editor,
  key: MessageKey,
): Promise<(Done & { tried: number }) | Refused> {
  type Tried = Done & { tried: number };
  const answer = await changeMessage<Tried>(db, editor, key, async (locked) => {
    const { tx, message } = locked;
    if (message.state !== "sent") return { problem: "gone" };
    if (mail.mode === "unavailable") return { problem: "no-mail" };
    if (message.retries >= mostRetries) return { problem: "too-many-retries" };
    const again = await tx
      .update(raceMessageRecipients)
      .set({ state: "waiting", outboxId: null, error: null })
      .where(
        and(
          eq(raceMessageRecipients.messageId, message.id),
          eq(raceMessageRecipients.state, "failed"),
        ),
      )
      .returning({ userId: raceMessageRecipients.userId });
    if (again.length === 0) return { problem: "no-failures" };
    await tx
      .update(raceMessages)
      .set({ state: "sending", retries: message.retries + 1 })
      .where(eq(raceMessages.id, message.id));
    await record(locked, now, editor, {
      action: "sent again",
      after: { subject: subjectOf(message), recipients: again.length },
    });
    return { problem: null, tried: again.length };
  });
  if (answer.problem === null) await beginSending({ jobs });
  return answer;
}

/** Sends a message to its author only, as the first of its readers would get it. */
export async function sendTest(
  { db, mail, limits, tokens }: Pick<Services, "db" | "mail" | "limits" | "tokens">,
  editor: Editor & { email: string },
  { raceId, messageId }: MessageKey,
  { lang, origin }: { lang: Lang; origin: string },
): Promise<Done | Refused> {
  const race = await findMessagesRace({ db }, editor, raceId);
  if (!race) return { problem: "no-race" };
  const message = await findMessage(db, raceId, messageId);
  if (!message || message.kind === "thanks") return { problem: "gone" };
  if (mail.mode === "unavailable") return { problem: "no-mail" };
  if (!(await limits.allow("raceMessageTest", editor.userId))) return { problem: "too-many-tests" };
  const { reader } = await findAudience(db, raceId, message);
  const { kind, texts, takesAnswers } = message;
  const letter = letterOfMessage({
    kind,
    texts,
    race,
    reader,
    origin,
    ...(takesAnswers && { replyTo: editor.email }),
    unsubscribeUrl: newsEndingUrl({ tokens }, { userId: editor.userId, raceId, origin }),
    isTest: true,
  });
  await mail.send({ address: editor.email, lang }, letter);
  return { problem: null };
}

/** Switches the thanks to finishers of a race on or off. What has been sent stays sent. */
export async function setThanks(
  { db, now }: Changing,
  editor: Editor,
  raceId: string,
  { isOn, origin }: { isOn: boolean; origin: string },
): Promise<Done | Refused> {
  return db.transaction(async (tx) => {
    const race = await lockedRace(tx, editor, raceId);
    if (!race) return { problem: "no-race" };
    const own = and(eq(raceMessages.raceId, raceId), eq(raceMessages.kind, "thanks"));
    const [thanks] = await tx
      .select({ id: raceMessages.id, state: raceMessages.state, sendAt: raceMessages.sendAt })
      .from(raceMessages)
      .where(own);
    if (isOn === (thanks?.state !== "cancelled")) return { problem: null };
    if (!thanks) {
      await tx
        .insert(raceMessages)
        .values({ raceId, kind: "thanks", state: "cancelled", origin, createdAt: now() });
    } else {
      const state = isOn ? (thanks.sendAt ? "scheduled" : "draft") : "cancelled";
      await tx.update(raceMessages).set({ state }).where(eq(raceMessages.id, thanks.id));
    }
    await recordChange({ db: tx, now }, editor, {
      action: isOn ? "switched on the thanks of" : "switched off the thanks of",
      subjectType: "race",
      subjectId: raceId,
      subjectName: race.name,
    });
    return { problem: null };
  });
}

function subjectOf({ texts }: Pick<WholeMessage, "texts">): string {
  return (texts.en ?? texts.es)?.subject ?? "";
}
