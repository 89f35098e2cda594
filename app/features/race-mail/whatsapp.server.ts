import { and, desc, eq, gt, isNull, lt, notExists } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import {
  authCodes,
  outboxMessages,
  raceRegistrations,
  whatsAppAnswers,
  whatsAppConsents,
} from "#db/schema.ts";
import { makeCode, takeDigits } from "#features/accounts/codes.server.ts";
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
 * they take none, from any account.
 */
export async function sendWhatsAppCode(
  services: Asking,
  { userId, lang }: Runner & { lang: Lang },
  typed: string,
): Promise<{ problem: "phone" | "country" | "unavailable" | "stopped" | "too-many" | null }> {
  const { db, now, identity, limits, whatsapp } = services;
  if (whatsapp.mode === "unavailable") return { problem: "unavailable" };
  const { number } = readPhone(typed, "");
  if (number === null || !number.startsWith("+")) return { problem: "phone" };
  if (!TEXTED_NUMBER.test(number)) return { problem: "country" };
  if (await hasStopped(db, number)) return { problem: "stopped" };
  const isAllowed =
    (await limits.allow("whatsAppCode", userId)) && (await limits.allow("whatsAppCodeTo", number));
  if (!isAllowed) return { problem: "too-many" };
  await db.transaction(async (tx) => {
    const about = { userId, kind: "whatsapp", sentTo: number } as const;
    const { digits } = await makeCode({ db: tx, now, identity }, about, whatsAppCodeMinutes);
    await whatsapp.sendCode({ number, lang }, digits, { within: tx });
  });
  return { problem: null };
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
    const number = taken.sentTo;
    if (await hasStopped(tx, number)) return { problem: "stopped" };
    const consent = { number, createdAt: now() };
    await tx
      .insert(whatsAppConsents)
      .values({ userId, ...consent })
      .onConflictDoUpdate({ target: whatsAppConsents.userId, set: consent });
    await noteAnswer(tx, { number, takesMessages: true, at: now() });
    return { problem: null };
  });
}

async function hasStopped(db: Database, number: string): Promise<boolean> {
  const stop = and(eq(whatsAppAnswers.number, number), eq(whatsAppAnswers.takesMessages, false));
  return (await db.$count(whatsAppAnswers, stop)) > 0;
}

/** Keeps the last word of a number: news may come again, or days late. */
async function noteAnswer(tx: Database, { number, takesMessages, at }: WhatsAppAnswer) {
  const answer = { takesMessages, saidAt: at };
  await tx
    .insert(whatsAppAnswers)
    .values({ number, ...answer })
    .onConflictDoUpdate({
      target: whatsAppAnswers.number,
      set: answer,
      setWhere: lt(whatsAppAnswers.saidAt, takesMessages ? at : withinSecond(at)),
    });
}

/** WhatsApp tells times without fractions of seconds. */
function withinSecond(at: Date): Date {
  return new Date(at.getTime() + 1000);
}

/** Ends messages by WhatsApp for a runner. */
export async function endWhatsApp({ db }: Pick<Services, "db">, { userId }: Runner): Promise<void> {
  await db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(whatsAppConsents)
      .where(eq(whatsAppConsents.userId, userId))
      .returning({ number: whatsAppConsents.number });
    if (gone) await holdBack(tx, gone.number);
  });
}

/** Ends messages to a number for all accounts, except one that has confirmed it since. */
function stopNumber(db: Database, stop: WhatsAppAnswer): Promise<void> {
  return db.transaction(async (tx) => {
    await noteAnswer(tx, stop);
    await tx
      .delete(whatsAppConsents)
      .where(
        and(
          eq(whatsAppConsents.number, stop.number),
          lt(whatsAppConsents.createdAt, withinSecond(stop.at)),
        ),
      );
    await holdBack(tx, stop.number);
  });
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
 * answer of START only lets a code be sent there again.
 * @returns the status to answer with; the provider sends its news again after anything but 200
 */
export async function receiveWhatsApp(
  { db, whatsapp, log }: Pick<Services, "db" | "whatsapp" | "log">,
  sent: { payload: string; signature: string },
): Promise<200 | 400 | 404> {
  if (whatsapp.mode === "unavailable") return 404;
  try {
    const { deliveries, answers } = whatsapp.readNews(sent);
    await noteDeliveries(db, deliveries);
    for (const answer of answers) {
      await (answer.takesMessages ? noteAnswer(db, answer) : stopNumber(db, answer));
    }
    return 200;
  } catch (problem) {
    if (!(problem instanceof ServiceProblem) || problem.kind !== "invalid") throw problem;
    log.warn({ error: problem }, "news from WhatsApp were not taken");
    return 400;
  }
}
