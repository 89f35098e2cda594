import { and, desc, eq, inArray, isNull, lt, type SQL } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { outboxMessages, raceRegistrations, whatsAppConsents } from "#db/schema.ts";
import { ServiceProblem } from "#services/providers/problem.ts";
import type { Services } from "#services/services.ts";
import { noteDeliveries } from "#services/whatsapp/webhook.ts";
import { readPhone } from "#values/phone.ts";
import { TEXTED_NUMBER } from "./race-message.ts";

/** The API tells times without fractions of seconds. */
const secondMs = 1000;

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

/** Notes that a runner wants messages at a number, from now on. */
export async function agreeToWhatsApp(
  { db, now, whatsapp }: Pick<Services, "db" | "now" | "whatsapp">,
  { userId }: Runner,
  typed: string,
): Promise<{ problem: "phone" | "country" | "unavailable" | null }> {
  if (whatsapp.mode === "unavailable") return { problem: "unavailable" };
  const { number } = readPhone(typed, "");
  if (number === null || !number.startsWith("+")) return { problem: "phone" };
  if (!TEXTED_NUMBER.test(number)) return { problem: "country" };
  const consent = { number, createdAt: now() };
  await db
    .insert(whatsAppConsents)
    .values({ userId, ...consent })
    .onConflictDoUpdate({ target: whatsAppConsents.userId, set: consent });
  return { problem: null };
}

/** Ends messages by WhatsApp for a runner. */
export async function endWhatsApp({ db }: Pick<Services, "db">, { userId }: Runner): Promise<void> {
  await endConsents(db, eq(whatsAppConsents.userId, userId));
}

/** Ends consents, with the messages to their numbers that have not left yet. */
function endConsents(db: Database, ended: SQL | undefined): Promise<void> {
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(whatsAppConsents)
      .where(ended)
      .returning({ number: whatsAppConsents.number });
    if (gone.length === 0) return;
    // Trigger: state of the recipient of a race's message; see app/db/functions/race-messages.sql
    await tx
      .update(outboxMessages)
      .set({ status: "failed", error: "The runner has ended messages." })
      .where(
        and(
          eq(outboxMessages.channel, "whatsapp"),
          eq(outboxMessages.status, "queued"),
          inArray(
            outboxMessages.recipient,
            gone.map(({ number }) => number),
          ),
        ),
      );
  });
}

/**
 * Takes what WhatsApp says about messages, and ends them for those who have answered that they want no more.
 * @returns the status to answer with; the provider sends its news again after anything but 200
 */
export async function receiveWhatsApp(
  { db, whatsapp, log }: Pick<Services, "db" | "whatsapp" | "log">,
  sent: { payload: string; signature: string },
): Promise<200 | 400 | 404> {
  if (whatsapp.mode === "unavailable") return 404;
  try {
    const { deliveries, stops } = whatsapp.readNews(sent);
    await noteDeliveries(db, deliveries);
    for (const { number, at } of stops) {
      // News may come again, or days late: who has agreed since then wants messages.
      const isEarlier = lt(whatsAppConsents.createdAt, new Date(at.getTime() + secondMs));
      await endConsents(db, and(eq(whatsAppConsents.number, number), isEarlier));
    }
    return 200;
  } catch (problem) {
    if (!(problem instanceof ServiceProblem) || problem.kind !== "invalid") throw problem;
    log.warn({ error: problem }, "news from WhatsApp were not taken");
    return 400;
  }
}
