import { eq } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { webhookEvents } from "#db/schema.ts";
import type { Log } from "../log/log.ts";
import { ServiceProblem } from "../providers/problem.ts";
import type { PaymentCalls, PaymentEvent } from "./payments.ts";
import type { EventSource } from "./sandbox/events.ts";

type Needs = {
  db: Database;
  now: () => Date;
  payments: Pick<PaymentCalls, "readEvent">;
  log: Pick<Log, "warn">;
};

/** An event as it came: the body byte for byte, and its signature. */
type SentEvent = { payload: string; signature: string; source: EventSource };

/**
 * Takes an event of the payment provider once. It only says that something has changed; `handle` reads the state from
 * the provider. Events may therefore come twice, late, in any order or not at all.
 * @returns the status to answer with; the provider sends the event again after anything but 200
 */
export async function takePaymentEvent(
  services: Needs,
  { payload, signature, source }: SentEvent,
  handle: (event: PaymentEvent) => Promise<unknown>,
): Promise<200 | 400 | 503> {
  try {
    const event = await services.payments.readEvent(payload, signature, source);
    if (event) await take(services, event, handle);
    return 200;
  } catch (problem) {
    if (!(problem instanceof ServiceProblem)) throw problem;
    services.log.warn({ error: problem }, "an event of the payment provider was not taken");
    return problem.kind === "invalid" ? 400 : 503;
  }
}

async function take(
  { db, now }: Needs,
  event: PaymentEvent,
  handle: (event: PaymentEvent) => Promise<unknown>,
): Promise<void> {
  const { id, type } = event;
  await db.insert(webhookEvents).values({ eventId: id, type }).onConflictDoNothing();
  const isThis = eq(webhookEvents.eventId, id);
  const [known] = await db
    .select({ processedAt: webhookEvents.processedAt })
    .from(webhookEvents)
    .where(isThis);
  if (known?.processedAt) return;
  await handle(event);
  await db.update(webhookEvents).set({ processedAt: now() }).where(isThis);
}
