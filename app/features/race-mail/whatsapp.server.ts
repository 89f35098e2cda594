import { and, desc, eq, gt, isNull, lt, notExists, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import {
  authCodes,
  outboxMessages,
  raceRegistrations,
  whatsAppAnswers,
  whatsAppConsents,
} from "#db/schema.ts";
import { makeCode, takeDigits } from "#features/accounts/codes.server.ts";
import { takeAll } from "#services/limits/limits.ts";
import { ServiceProblem } from "#services/providers/problem.ts";
import type { Services } from "#services/services.ts";
import { noteDeliveries, type WhatsAppAnswer } from "#services/whatsapp/webhook.ts";
import { readPhone } from "#values/phone.ts";
import type { Lang } from "#values/say.ts";
import { TEXTED_NUMBER, whatsAppCodeMinutes } from "./race-message.ts";

type Runner = { userId: string };

/** The number at which a runner has agreed to get messages, with the day of that; `null` where they have not. */
export async function whatsAppConsentOf({ db }: Pick<Services, "db">, { userId }: Runner) {
  const [found] = await db
    .select({ number: whatsAppConsents.number, createdAt: whatsAppConsents.createdAt })
    .from(whatsAppConsents)
    .where(eq(whatsAppConsents.userId, userId));
  return found ?? null;
}

/** The phone of the runner's latest entry, to agree with it; empty without one. */
export async function phoneOfEntries({ db }: Pick<Services, "db">, { userId }: Runner) {
  const [latest] = await db
    .select({ phone: raceRegistrations.phone })
    .from(raceRegistrations)
    .where(and(eq(raceRegistrations.userId, userId), isNull(raceRegistrations.companionId)))
    .orderBy(desc(raceRegistrations.createdAt))
    .limit(1);
  return latest?.phone ?? "";
}

type Coding = Parameters<typeof makeCode>[0];
type Asking = Coding & Pick<Services, "whatsapp" | "limits">;

/**
 * Sends a code to the number at which a runner wants messages. Nothing goes to a number whose owner has answered that
 * they take none, and nobody learns that here: anyone may name any number.
 * @returns as `toAnswer` the digits that must come from the number instead, where it has got all codes of a day or of
 *   this network: strangers can use those up, and only the owner can answer
 */
export async function sendWhatsAppCode(
  services: Asking,
  { userId, network, lang }: Runner & { network: string; lang: Lang },
  typed: string,
): Promise<
  | { problem: "phone" | "country" | "unavailable" | "too-many" }
  | { problem: null; toAnswer: string | null }
> {
  const { db, now, identity, limits, whatsapp } = services;
  if (whatsapp.mode === "unavailable") return { problem: "unavailable" };
  const { number } = readPhone(typed, "");
  if (number === null || !number.startsWith("+")) return { problem: "phone" };
  if (!TEXTED_NUMBER.test(number)) return { problem: "country" };
  const taken = await takeAll(limits, [
    [{ name: "whatsAppCode", key: userId }],
    [{ name: "whatsAppCodeFrom", key: `${number}|${userId}` }],
  ]);
  if (!taken) return { problem: "too-many" };
  const about = { userId, sentTo: number };
  const toNumber = await takeAll(limits, [
    [{ name: "whatsAppCodeFrom", key: `${number}|${network}` }],
    [{ name: "whatsAppCodeTo", key: number }],
  ]);
  if (!toNumber) {
    const code = { ...about, kind: "whatsapp-answer" } as const;
    const { digits } = await makeCode({ db, now, identity }, code, whatsAppCodeMinutes);
    return { problem: null, toAnswer: digits };
  }
  await db.transaction(async (tx) => {
    const code = { ...about, kind: "whatsapp" } as const;
    const { digits } = await makeCode({ db: tx, now, identity }, code, whatsAppCodeMinutes);
    const stop = and(eq(whatsAppAnswers.number, number), eq(whatsAppAnswers.takesMessages, false));
    if ((await tx.$count(whatsAppAnswers, stop)) > 0) return;
    await whatsapp.sendCode({ number, lang }, digits, { within: tx });
  });
  return { problem: null, toAnswer: null };
}

/** The number that a runner has not confirmed yet, with the code that was sent to it; `null` without one. */
export async function numberToConfirm(
  { db, now }: Pick<Services, "db" | "now">,
  { userId }: Runner,
): Promise<string | null> {
  const [found] = await db
    .select({ number: authCodes.sentTo })
    .from(authCodes)
    .where(
      and(
        eq(authCodes.userId, userId),
        eq(authCodes.kind, "whatsapp"),
        gt(authCodes.expiresAt, now()),
      ),
    );
  return found?.number ?? null;
}

/** Notes that a runner wants messages at the number whose code this is, from now on. */
export async function confirmWhatsApp(
  { db, now, identity }: Coding,
  { userId }: Runner,
  digits: string,
): Promise<{ problem: "code" | "stopped" | null }> {
  return db.transaction(async (tx) => {
    const within = { db: tx, now, identity };
    const sentTo = await numberToConfirm(within, { userId });
    const taken = sentTo && (await takeDigits(within, ["whatsapp"], { sentTo, digits, userId }));
    if (!taken) return { problem: "code" };
    const isNoted = await noteConsent(tx, taken, now());
    return { problem: isNoted ? null : "stopped" };
  });
}

/** The same by an answer from the number itself, with the digits that the runner was shown. */
function confirmByAnswer(
  { db, now, identity }: Coding,
  { number, at }: WhatsAppAnswer,
  digits: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    const sent = { sentTo: number, digits };
    const taken = await takeDigits({ db: tx, now, identity }, ["whatsapp-answer"], sent);
    if (taken) await noteConsent(tx, taken, at);
  });
}

/** @returns false where the number has answered STOP since */
async function noteConsent(
  tx: Database,
  { userId, sentTo: number }: Runner & { sentTo: string },
  at: Date,
): Promise<boolean> {
  await forgetAnswer(tx, { userId });
  // Before the consent, as by an answer of STOP: whichever comes second sees what the first has written.
  const [noted] = await tx
    .insert(whatsAppAnswers)
    .values({ number, takesMessages: true, saidAt: at })
    .onConflictDoUpdate({
      target: whatsAppAnswers.number,
      set: { saidAt: at },
      setWhere: eq(whatsAppAnswers.takesMessages, true),
    })
    .returning({ number: whatsAppAnswers.number });
  if (!noted) return false;
  const consent = { number, createdAt: at };
  await tx
    .insert(whatsAppConsents)
    .values({ userId, ...consent })
    .onConflictDoUpdate({ target: whatsAppConsents.userId, set: consent });
  return true;
}

/**
 * Forgets what was noted of a runner's number, unless another account has confirmed it. An answer of STOP stays: the
 * next account that names the number must not reach it.
 */
export async function forgetAnswer(tx: Database, { userId }: Runner): Promise<void> {
  await tx.execute(sql`
    delete from whatsapp_answers a using whatsapp_consents c
    where c.user_id = ${userId}::uuid and a.number = c.number and a.takes_messages
      and not exists (
        select from whatsapp_consents o where o.number = c.number and o.user_id <> c.user_id)`);
}

/** WhatsApp tells times without fractions of seconds. */
function withinSecond(at: Date): Date {
  return new Date(at.getTime() + 1000);
}

/** Ends messages by WhatsApp for a runner. */
export async function endWhatsApp({ db }: Pick<Services, "db">, { userId }: Runner): Promise<void> {
  await db.transaction(async (tx) => {
    await forgetAnswer(tx, { userId });
    const [gone] = await tx
      .delete(whatsAppConsents)
      .where(eq(whatsAppConsents.userId, userId))
      .returning({ number: whatsAppConsents.number });
    if (gone) await holdBack(tx, gone.number);
  });
}

/** Ends messages to a number for all accounts, except one that has confirmed it since: news may come days late. */
function stopNumber(db: Database, { number, at }: WhatsAppAnswer): Promise<void> {
  const answer = { takesMessages: false, saidAt: at };
  return db.transaction(async (tx) => {
    await tx
      .insert(whatsAppAnswers)
      .values({ number, ...answer })
      .onConflictDoUpdate({
        target: whatsAppAnswers.number,
        set: answer,
        setWhere: lt(whatsAppAnswers.saidAt, withinSecond(at)),
      });
    await tx
      .delete(whatsAppConsents)
      .where(
        and(eq(whatsAppConsents.number, number), lt(whatsAppConsents.createdAt, withinSecond(at))),
      );
    await holdBack(tx, number);
  });
}

/** Lets codes be sent to a number again. A number that has stopped nothing is a stranger's, and is not kept. */
async function takeBackStop(db: Database, { number, at }: WhatsAppAnswer): Promise<void> {
  await db
    .update(whatsAppAnswers)
    .set({ takesMessages: true, saidAt: at })
    .where(and(eq(whatsAppAnswers.number, number), lt(whatsAppAnswers.saidAt, at)));
}

/** Messages that have not left yet do not leave, unless another account wants them at the same phone. */
async function holdBack(tx: Database, number: string) {
  // Trigger: state of the recipient of a race's message; see app/db/functions/race-messages.sql
  await tx
    .update(outboxMessages)
    .set({ status: "failed", error: "The runner has ended messages." })
    .where(
      and(
        eq(outboxMessages.channel, "whatsapp"),
        eq(outboxMessages.status, "queued"),
        eq(outboxMessages.recipient, number),
        notExists(tx.select().from(whatsAppConsents).where(eq(whatsAppConsents.number, number))),
      ),
    );
}

/**
 * Takes what WhatsApp says about messages, and ends them for numbers that have answered that they want no more. An
 * answer of START alone only lets a code be sent there again.
 * @returns the status to answer with; the provider sends its news again after anything but 200
 */
export async function receiveWhatsApp(
  services: Coding & Pick<Services, "whatsapp" | "log">,
  sent: { payload: string; signature: string },
): Promise<200 | 400 | 404> {
  const { db, whatsapp, log } = services;
  if (whatsapp.mode === "unavailable") return 404;
  try {
    const { deliveries, answers } = whatsapp.readNews(sent);
    await noteDeliveries(db, deliveries);
    for (const answer of answers) {
      await (answer.takesMessages ? takeBackStop(db, answer) : stopNumber(db, answer));
      if (answer.code) await confirmByAnswer(services, answer, answer.code);
    }
    return 200;
  } catch (problem) {
    if (!(problem instanceof ServiceProblem) || problem.kind !== "invalid") throw problem;
    log.warn({ error: problem }, "news from WhatsApp were not taken");
    return 400;
  }
}
