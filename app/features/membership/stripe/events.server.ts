import { eq } from "drizzle-orm";
import { webhookEvents } from "#db/schema.ts";
import type { PaymentEvent } from "#services/payments/payments.ts";
import { ServiceProblem } from "#services/providers/problem.ts";
import type { Services } from "#services/services.ts";
import { syncCustomer } from "./sync.server.ts";

type Needs = Pick<Services, "db" | "now" | "payments" | "mail" | "log">;

/**
 * Takes an event of the payment provider. An event only says that something has changed; the state is
 * read from the provider. Events may therefore come twice, late, in any order or not at all.
 * @param payload - the body as it came, byte for byte
 * @returns the status to answer with; the provider sends the event again after anything but 200
 */
export async function receiveEvent(
  services: Needs,
  payload: string,
  signature: string,
): Promise<200 | 400 | 503> {
  try {
    const event = await services.payments.readEvent(payload, signature);
    await take(services, event);
    return 200;
  } catch (problem) {
    if (!(problem instanceof ServiceProblem)) throw problem;
    services.log.warn({ error: problem }, "an event of the payment provider was not taken");
    return problem.kind === "invalid" ? 400 : 503;
  }
}

async function take(services: Needs, { id, type, customerId }: PaymentEvent): Promise<void> {
  const { db, now } = services;
  await db.insert(webhookEvents).values({ eventId: id, type }).onConflictDoNothing();
  const isThis = eq(webhookEvents.eventId, id);
  const [known] = await db
    .select({ processedAt: webhookEvents.processedAt })
    .from(webhookEvents)
    .where(isThis);
  if (known?.processedAt) return;
  if (customerId !== null) await syncCustomer(services, customerId);
  await db.update(webhookEvents).set({ processedAt: now() }).where(isThis);
}
