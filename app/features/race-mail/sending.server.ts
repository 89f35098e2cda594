import { and, asc, count, eq, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { boolean, integer, orNull, text } from "#db/kinds.ts";
import { readRow, readRows } from "#db/rows.ts";
import {
  outboxMessages,
  raceMessageRecipients,
  raceMessages,
  raceResults,
  races,
  users,
} from "#db/schema.ts";
import { isAhead, isPast, moment } from "#features/races/standing.server.ts";
import { reviewLink } from "#features/registrations/review-requests/queries.server.ts";
import { notedOrigin } from "#services/context.ts";
import type { BilingualLetter } from "#services/mail/mail.ts";
import { ServiceProblem } from "#services/providers/problem.ts";
import type { Services } from "#services/services.ts";
import {
  type AddressedReader,
  audienceKind,
  everybody,
  finishOf,
  readersOf,
  recipientsOf,
  refusesNews,
} from "./audience.server.ts";
import { SEND_MESSAGES } from "./commands.server.ts";
import {
  type FinisherResult,
  letterOfMessage,
  letterOfThanks,
  smsOfMessage,
  whatsAppOfMessage,
} from "./emails.tsx";
import { textsOf } from "./queries.server.ts";
import {
  type MessageRace,
  type MessageTexts,
  type RaceMessageKind,
  TEXTED_NUMBER,
  thanksAfterDays,
  thanksAfterHours,
  thanksWithinDays,
  type WrittenKind,
} from "./race-message.ts";
import { newsEndingUrl } from "./refusals.server.ts";

type Needs = Pick<Services, "db" | "now" | "mail" | "sms" | "whatsapp" | "tokens">;

/** Letters that one transaction puts into the outbox: with the embedded database, everybody waits for it. */
const atOnce = 20;

/**
 * Mails that wait for their first attempt before no more are added: the embedded database sends 16 a second with 100
 * waiting, and 2 with 10,000.
 */
export const mostUntried = 300;

/** The same with those that failed and are retried: a few bad addresses do not stop a message, a silent server does. */
const mostQueued = 3000;

/** Short enough that the outbox of a fast mail server does not run empty in between. */
const secondsToRefill = 2;

/**
 * Takes every message that is due to the outbox, a few letters of each in turn, as fast as the outbox sends them: what
 * does not fit follows in a later job. A process may be killed at any moment, and several may do this at the same time:
 * a runner becomes a recipient once, while the message is locked, and the letter is put into the outbox in the
 * transaction that notes it.
 * @returns how many letters were put into the outbox
 * @throws the first failure, once all other messages had their turn
 */
export async function sendDueMessages(
  services: Needs & Pick<Services, "jobs">,
  signal?: AbortSignal,
): Promise<number> {
  const { db, now, mail, jobs } = services;
  if (mail.mode === "unavailable") return 0;
  await db
    .update(raceMessages)
    .set({ state: "sending" })
    .where(and(eq(raceMessages.state, "scheduled"), lte(raceMessages.sendAt, now())));
  const due = await db
    .select({ id: raceMessages.id })
    .from(raceMessages)
    .where(eq(raceMessages.state, "sending"))
    .orderBy(asc(raceMessages.sendAt), asc(raceMessages.id));
  const failures: unknown[] = [];
  /** One message that cannot be sent does not hold up the others. */
  const orFailed = async <Result>(work: Promise<Result>): Promise<Result | null> =>
    work.catch((problem: unknown) => {
      failures.push(problem);
      return null;
    });
  let open: DueMessage[] = [];
  for (const { id } of due) {
    const begun = db.transaction((tx) => beginMessage({ ...services, db: tx }, id));
    const message = await orFailed(begun);
    if (message) open.push(message);
  }
  let sent = 0;
  let room = await roomInOutbox(db);
  while (open.length > 0 && room > 0) {
    const unfinished: DueMessage[] = [];
    for (const message of open) {
      if (signal?.aborted) return sent;
      const most = Math.min(atOnce, room);
      if (most <= 0) {
        unfinished.push(message);
        continue;
      }
      const put = await orFailed(
        db.transaction((tx) => putSome({ ...services, db: tx }, message, most)),
      );
      if (put === null) continue;
      sent += put;
      room -= put;
      if (put > 0) unfinished.push(message);
      else await finishMessage(services, message.id);
    }
    open = unfinished;
  }
  if (open.length > 0) {
    // The schedule finds them too, should this process end here.
    await jobs.send(SEND_MESSAGES, {}, { singletonKey: "rest", startAfter: secondsToRefill });
  }
  if (failures.length > 0) throw failures[0];
  return sent;
}

/** How many letters the outbox takes now. */
async function roomInOutbox(db: Database): Promise<number> {
  const [waiting] = await db
    .select({
      queued: count(),
      untried: sql`count(*) filter (where ${outboxMessages.attempts} = 0)`.mapWith(integer),
    })
    .from(outboxMessages)
    .where(eq(outboxMessages.status, "queued"));
  const { queued = 0, untried = 0 } = waiting ?? {};
  return Math.max(Math.min(mostUntried - untried, mostQueued - queued), 0);
}

type DueMessage = {
  id: string;
  kind: RaceMessageKind;
  texts: MessageTexts;
  origin: string;
  race: MessageRace;
  replyTo: string | null;
  alsoSms: boolean;
  alsoWhatsApp: boolean;
};

const results = sql`exists (
  select from race_result_imports i where i.race_id = races.id and i.state = 'published')`;

/** Writes down who gets a message. Those who have been written down stay, and a written message gets no others. */
async function beginMessage({ db, now }: Needs, id: string): Promise<DueMessage | null> {
  const [found] = await db
    .select({
      kind: raceMessages.kind,
      subjectEn: raceMessages.subjectEn,
      textEn: raceMessages.textEn,
      subjectEs: raceMessages.subjectEs,
      textEs: raceMessages.textEs,
      origin: raceMessages.origin,
      takesAnswers: raceMessages.takesAnswers,
      alsoSms: raceMessages.alsoSms,
      alsoWhatsApp: raceMessages.alsoWhatsApp,
      author: users.email,
      race: {
        id: races.id,
        name: races.raceName,
        startDate: races.startDate,
        city: races.city,
      },
      hasResults: results.mapWith(boolean),
      isLate: sql`public.race_ends(races) + make_interval(days => ${thanksAfterDays})
        <= ${moment(now())}`.mapWith(boolean),
      isBegun: sql`exists (
        select from race_message_recipients r where r.message_id = ${raceMessages.id})`.mapWith(
        boolean,
      ),
    })
    .from(raceMessages)
    .innerJoin(races, eq(races.id, raceMessages.raceId))
    .leftJoin(users, eq(users.id, raceMessages.createdBy))
    .where(and(eq(raceMessages.id, id), eq(raceMessages.state, "sending")))
    .for("update", { of: raceMessages });
  if (!found) return null;
  const { kind, race, takesAnswers, alsoSms, alsoWhatsApp, hasResults, isLate, isBegun } = found;
  if (kind === "thanks" && !hasResults && !isLate) {
    // The results were withdrawn in the hour before the thanks.
    await db
      .update(raceMessages)
      .set({ state: "draft", sendAt: null })
      .where(eq(raceMessages.id, id));
    return null;
  }
  if (kind === "thanks" || !isBegun) {
    const audience = kind === "thanks" ? everybody : await audienceIn(db, id);
    const recipients = recipientsOf({ raceId: race.id, kind, audience, hasResults });
    await db.execute(sql`
      insert into race_message_recipients (message_id, user_id, registration_id)
      select ${id}::uuid, r.user_id, r.registration_id from (${recipients}) r
      where not exists (select from race_message_recipients w
        where w.message_id = ${id}::uuid and w.registration_id = r.registration_id)`);
  }
  const replyTo = takesAnswers ? found.author : null;
  const origin = notedOrigin(found.origin);
  return { id, kind, race, texts: textsOf(found), origin, replyTo, alsoSms, alsoWhatsApp };
}

async function audienceIn(db: Database, id: string) {
  const [found] = await db
    .select({ audience: sql`${raceMessages.audience}`.mapWith(audienceKind) })
    .from(raceMessages)
    .where(eq(raceMessages.id, id));
  return found?.audience ?? everybody;
}

/** Puts the next letters of a message into the outbox. Those that another process is at are left to it. */
async function putSome(services: Needs, message: DueMessage, most: number): Promise<number> {
  const { db } = services;
  const next = await db
    .select({
      registrationId: raceMessageRecipients.registrationId,
      smsState: raceMessageRecipients.smsState,
      whatsAppState: raceMessageRecipients.whatsAppState,
    })
    .from(raceMessageRecipients)
    .where(
      and(
        eq(raceMessageRecipients.messageId, message.id),
        eq(raceMessageRecipients.state, "waiting"),
        isNull(raceMessageRecipients.outboxId),
      ),
    )
    .limit(most)
    .for("update", { skipLocked: true });
  if (next.length === 0) return 0;
  const ids = JSON.stringify(next.map(({ registrationId }) => registrationId));
  const chosen = sql`
    select r.user_id, r.registration_id from race_message_recipients r
    where r.message_id = ${message.id}::uuid and r.registration_id in (
      select value::uuid from jsonb_array_elements_text(${ids}::text::jsonb))`;
  const letterFor = await letters(services, message, chosen);
  // When a failed letter is sent again, its messages to the phone are not.
  const earlier = new Map(next.map((recipient) => [recipient.registrationId, recipient]));
  const put = async (reader: AddressedReader): Promise<Noted> => {
    const letter = letterFor(reader);
    const known = earlier.get(reader.registrationId);
    return {
      registration_id: reader.registrationId,
      ...(letter
        ? await putLetter(services, reader, letter)
        : { state: "skipped", outbox_id: null, error: null }),
      ...(message.alsoSms && known?.smsState === null
        ? await putSms(services, reader, message)
        : { sms_state: null, sms_outbox_id: null }),
      ...(message.alsoWhatsApp && known?.whatsAppState === null
        ? await putWhatsApp(services, reader, message)
        : { whatsapp_state: null, whatsapp_outbox_id: null }),
    };
  };
  // Together, so that the outbox writes them down with one statement.
  const noted = await Promise.all((await readersOf(db, chosen)).map(put));
  await db.execute(sql`
    update race_message_recipients r set state = n.state, outbox_id = n.outbox_id, error = n.error,
      sms_state = coalesce(n.sms_state, r.sms_state),
      sms_outbox_id = coalesce(n.sms_outbox_id, r.sms_outbox_id),
      whatsapp_state = coalesce(n.whatsapp_state, r.whatsapp_state),
      whatsapp_outbox_id = coalesce(n.whatsapp_outbox_id, r.whatsapp_outbox_id)
    from jsonb_to_recordset(${JSON.stringify(noted)}::text::jsonb) as n (
      registration_id uuid, state text, outbox_id uuid, error text, sms_state text, sms_outbox_id uuid,
      whatsapp_state text, whatsapp_outbox_id uuid)
    where r.message_id = ${message.id}::uuid and r.registration_id = n.registration_id`);
  return noted.length;
}

type Put = {
  state: "waiting" | "failed" | "skipped";
  outbox_id: string | null;
  error: string | null;
};
type PutSms = { sms_state: "waiting" | "failed" | null; sms_outbox_id: string | null };
type PutWhatsApp = {
  whatsapp_state: "waiting" | "failed" | null;
  whatsapp_outbox_id: string | null;
};
type Noted = Put & PutSms & PutWhatsApp & { registration_id: string };

/** Sends the subject with a link to the phone of the entry. A number that gets no text messages fails at once. */
async function putSms(
  { db, sms }: Needs,
  reader: AddressedReader,
  { race, texts, origin }: DueMessage,
): Promise<PutSms> {
  if (sms.mode === "unavailable" || !TEXTED_NUMBER.test(reader.phone)) {
    return { sms_state: "failed", sms_outbox_id: null };
  }
  const to = { number: reader.phone, lang: reader.lang };
  const write = smsOfMessage({ race, texts, reader, origin });
  const id = await unlessInvalid(sms.send(to, write, { within: db }));
  return { sms_state: id === null ? "failed" : "waiting", sms_outbox_id: id };
}

/** Sends the subject with a link to those who have agreed to messages by WhatsApp; the others have no state. */
async function putWhatsApp(
  { db, whatsapp }: Needs,
  { whatsAppNumber, ...reader }: AddressedReader,
  { race, texts, origin }: DueMessage,
): Promise<PutWhatsApp> {
  if (whatsAppNumber === null) return { whatsapp_state: null, whatsapp_outbox_id: null };
  if (whatsapp.mode === "unavailable")
    return { whatsapp_state: "failed", whatsapp_outbox_id: null };
  const to = { number: whatsAppNumber, lang: reader.lang };
  const write = whatsAppOfMessage({ race, texts, reader, origin });
  const id = await unlessInvalid(whatsapp.send(to, write, { within: db }));
  return { whatsapp_state: id === null ? "failed" : "waiting", whatsapp_outbox_id: id };
}

/** The id of a message to a phone; `null` where its number or text can never be sent. */
async function unlessInvalid(sent: Promise<string>): Promise<string | null> {
  try {
    return await sent;
  } catch (problem) {
    if (!(problem instanceof ServiceProblem) || problem.kind !== "invalid") throw problem;
    return null;
  }
}

/** An address that the mail service refuses is refused before anything is written. */
async function putLetter(
  { db, mail }: Needs,
  { email, lang, firstName, lastName }: AddressedReader,
  letter: BilingualLetter,
): Promise<Put> {
  const to = { address: email, name: `${firstName} ${lastName}`, lang };
  try {
    const id = await mail.send(to, letter, { within: db, isBulk: true });
    return { state: "waiting", outbox_id: id, error: null };
  } catch (problem) {
    if (!(problem instanceof ServiceProblem) || problem.kind !== "invalid") throw problem;
    const cause = problem.cause instanceof Error ? problem.cause.message : problem.message;
    return { state: "failed", outbox_id: null, error: cause };
  }
}

/** What writes the letter of a reader; `null` for a reader who has ended news since. */
async function letters(
  services: Needs,
  message: DueMessage,
  chosen: ReturnType<typeof sql>,
): Promise<(reader: AddressedReader) => BilingualLetter | null> {
  const { db, now } = services;
  const { kind, race, origin, texts, replyTo } = message;
  const endsAt = ({ userId }: AddressedReader) =>
    newsEndingUrl(services, { userId, raceId: race.id, origin });
  const written = (own: WrittenKind) => (reader: AddressedReader) =>
    letterOfMessage({
      kind: own,
      texts,
      race,
      reader,
      origin,
      ...(replyTo && { replyTo }),
      unsubscribeUrl: endsAt(reader),
    });
  if (kind === "needed") return written(kind);
  const ended = await readRows(
    db,
    { userId: users.id },
    sql`select u.id as "userId" from (${chosen}) c join users u on u.id = c.user_id
      where ${refusesNews(sql`${race.id}::uuid`)}`,
  );
  const hasEnded = new Set(ended.map(({ userId }) => userId));
  if (kind === "news") {
    const write = written(kind);
    return (reader) => (hasEnded.has(reader.userId) ? null : write(reader));
  }
  const finishes = await finishesOf(db, race.id, chosen);
  const next = await nextEdition(db, race.id, now());
  return (reader) => {
    if (hasEnded.has(reader.userId)) return null;
    const finish = finishes.get(reader.registrationId);
    return letterOfThanks({
      race,
      reader,
      next,
      origin,
      result: finish?.result ?? null,
      reviewUrl: finish?.mayReview ? reviewLink(race.id, origin) : null,
      unsubscribeUrl: endsAt(reader),
    });
  };
}

type Finish = { result: FinisherResult | null; mayReview: boolean };

const finishRow = {
  registrationId: text,
  /** Companions have no account to review with. */
  mayReview: boolean,
  resultId: orNull(raceResults.id),
  key: orNull(text),
  bib: orNull(raceResults.bib),
  category: raceResults.category,
  timeMs: orNull(integer),
  placeOverall: raceResults.placeOverall,
  placeCategory: raceResults.placeCategory,
};

async function finishesOf(
  db: Database,
  raceId: string,
  chosen: ReturnType<typeof sql>,
): Promise<Map<string, Finish>> {
  const rows = await readRows(
    db,
    finishRow,
    sql`
    select c.registration_id as "registrationId",
      g.companion_id is null and not exists (select from reviews v where v.user_id = c.user_id
        and v.entity_type = 'race' and v.entity_id = ${raceId}::uuid) as "mayReview",
      f.id as "resultId", coalesce(f.distance_id, f.import_id)::text as key, f.bib, f.category,
      coalesce(f.chip_ms, f.gun_ms) as "timeMs", f.place_overall as "placeOverall",
      f.place_category as "placeCategory"
    from (${chosen}) c join race_registrations g on g.id = c.registration_id
      left join lateral (${finishOf(sql`c.registration_id`)}) f on true`,
  );
  return new Map(
    rows.map(({ registrationId, mayReview, resultId, key, bib, ...result }) => [
      registrationId,
      {
        mayReview,
        result: resultId === null ? null : { ...result, key: key ?? "", bib: bib ?? "" },
      },
    ]),
  );
}

async function nextEdition(db: Database, raceId: string, now: Date) {
  return readRow(
    db,
    { id: races.id, name: races.raceName },
    sql`
    select r.id, r.race_name as name from race_editions e join races r on r.id = e.race_id
    where e.previous_id = ${raceId}::uuid and ${isAhead(now)} and r.race_status <> 'cancelled'`,
  );
}

/** A message is sent once each of its letters is in the outbox. */
async function finishMessage({ db, now }: Needs, id: string) {
  const open = sql`exists (
    select from race_message_recipients r
    where r.message_id = ${id}::uuid and r.state = 'waiting' and r.outbox_id is null)`;
  await db
    .update(raceMessages)
    .set({ state: "sent", finishedAt: now() })
    .where(and(eq(raceMessages.id, id), eq(raceMessages.state, "sending"), sql`not ${open}`));
}

/**
 * Schedules the thanks of races: an hour after results were published, or some days after a race without results.
 * Finishers who were matched later get theirs too.
 * @param place.raceId - only of this race
 */
export async function queueThanks(
  { db, now }: Pick<Services, "db" | "now">,
  { origin, raceId = null }: { origin: string; raceId?: string | null },
): Promise<void> {
  const at = moment(now());
  const isRecent = sql`
    r.start_date >= (${at} - make_interval(days => ${thanksWithinDays}))::date and ${isPast(now())}
    and r.race_status <> 'cancelled' and (${raceId}::uuid is null or r.id = ${raceId}::uuid)`;
  const published = sql`(
    select max(i.published_at) + make_interval(hours => ${thanksAfterHours})
    from race_result_imports i where i.race_id = r.id and i.state = 'published')`;
  await db.execute(sql`
    insert into race_messages as m (race_id, kind, state, origin, created_at, ordered_at, send_at)
    select r.id, 'thanks', 'scheduled', ${origin}, ${at}, ${at},
      coalesce(${published}, public.race_ends(r) + make_interval(days => ${thanksAfterDays}))
    from races r
    where ${isRecent}
      and (${published} is not null
        or public.race_ends(r) + make_interval(days => ${thanksAfterDays}) <= ${at})
      and exists (select from race_registrations g
        where g.race_id = r.id and g.bib is not null and g.user_id is not null)
    on conflict (race_id) where kind = 'thanks' do update
      set state = 'scheduled', send_at = excluded.send_at, ordered_at = excluded.ordered_at
      where m.state = 'draft'`);
  await db.execute(sql`
    update race_messages m set state = 'sending' from races r
    where m.race_id = r.id and m.kind = 'thanks' and m.state = 'sent' and ${isRecent}
      and ${published} <= ${at} and exists (
        select from race_registrations g join users u on u.id = g.user_id
        where g.race_id = r.id and not ${refusesNews(sql`r.id`)}
          and exists (select from (${finishOf(sql`g.id`)}) f)
          and not exists (select from race_message_recipients w
            where w.message_id = m.id and w.registration_id = g.id))`);
}
