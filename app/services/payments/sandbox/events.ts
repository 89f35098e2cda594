import { createHmac } from "node:crypto";
import { asc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { sandboxPaymentEvents } from "#db/schema.ts";

const events = sandboxPaymentEvents;
const mostAtOnce = 200;
const mostAttempts = 20;

/** Whose endpoint an event comes to: each has a signing secret of its own. */
export type EventSource = "our account" | "organizers' accounts";

/** Takes an event with its signature; true when it has arrived. */
export type Receive = (payload: string, signature: string, source: EventSource) => Promise<boolean>;

/** What the events are signed with. */
export type EventSecrets = Record<EventSource, string>;

/** The header `Stripe-Signature`, version 1. */
export function signatureOf(payload: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const seal = createHmac("sha256", secret).update(`${seconds}.${payload}`).digest("hex");
  return `t=${seconds},v1=${seal}`;
}

/**
 * Delivers the waiting events, the oldest first. An event that is not accepted is tried again the next
 * time, up to twenty times.
 * @returns how many still wait
 */
export async function deliverEvents(
  { db, now, secrets }: { db: Database; now: () => Date; secrets: EventSecrets },
  receive: Receive,
): Promise<number> {
  const waiting = await db
    .select({
      id: events.id,
      payload: events.payload,
      attempts: events.attempts,
      accountId: events.accountId,
    })
    .from(events)
    .where(isNull(events.deliveredAt))
    .orderBy(asc(events.position))
    .limit(mostAtOnce);
  let left = 0;
  for (const { id, payload, attempts, accountId } of waiting) {
    const source = accountId === "" ? "our account" : "organizers' accounts";
    const signature = signatureOf(payload, secrets[source], now());
    const hasArrived = await receive(payload, signature, source);
    const isOver = hasArrived || attempts + 1 >= mostAttempts;
    if (!isOver) left += 1;
    await db
      .update(events)
      .set({ attempts: sql`${events.attempts} + 1`, deliveredAt: isOver ? now() : null })
      .where(eq(events.id, id));
  }
  return left;
}
