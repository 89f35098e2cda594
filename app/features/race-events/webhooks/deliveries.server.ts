import { and, desc, eq, exists, isNull, lte, or } from "drizzle-orm";
import { raceEvents, userProfiles, webhookDeliveries, webhookEndpoints } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { type EndpointPlace, isOwn } from "./endpoints.server.ts";
import type { Delivery } from "./webhook.ts";

/** How much of the log is shown. */
const mostShown = 50;

/** The latest deliveries to an address, newest first. The caller has found the address. */
export async function deliveriesTo(
  { db }: Pick<Services, "db">,
  endpointId: string,
): Promise<Delivery[]> {
  return db
    .select({
      id: webhookDeliveries.id,
      event: raceEvents.kind,
      status: webhookDeliveries.status,
      tries: webhookDeliveries.tries,
      createdAt: webhookDeliveries.createdAt,
      triedAt: webhookDeliveries.triedAt,
      nextTryAt: webhookDeliveries.nextTryAt,
      answerStatus: webhookDeliveries.answerStatus,
      answer: webhookDeliveries.answer,
      problem: webhookDeliveries.problem,
      tookMs: webhookDeliveries.tookMs,
    })
    .from(webhookDeliveries)
    .innerJoin(raceEvents, eq(raceEvents.id, webhookDeliveries.eventId))
    .where(eq(webhookDeliveries.endpointId, endpointId))
    .orderBy(desc(webhookDeliveries.eventId))
    .limit(mostShown);
}

/**
 * Sends an event again, under the same id, with the current state of its subject. A waiting delivery is tried
 * immediately.
 */
export async function replay(
  services: Pick<Services, "db" | "limits" | "jobs">,
  organizer: Pick<Viewer, "userId">,
  place: EndpointPlace,
  deliveryId: string,
): Promise<"replayed" | "too-often" | "gone"> {
  const { db, limits } = services;
  if (!(await limits.allow("webhookReplay", organizer.userId))) return "too-often";
  const own = db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(isOwn(organizer, place));
  const again = await db
    .update(webhookDeliveries)
    .set({ status: "waiting", tries: 0, nextTryAt: null })
    .where(
      and(
        eq(webhookDeliveries.id, deliveryId),
        eq(webhookDeliveries.endpointId, place.endpointId),
        exists(own),
      ),
    )
    .returning({ id: webhookDeliveries.id });
  if (again.length === 0) return "gone";
  await sendToEndpoint(services, place.endpointId);
  return "replayed";
}

/** Sends the waiting deliveries of an address. */
export const webhookQueue = "send-webhooks";

export type WebhookJob = { endpointId: string };

/** A second job for the same address waits for the first. */
export const webhookTries = { retries: 0, atOnce: 8 };

/** The most addresses that one run finds; the next run finds the rest. */
const mostFound = 500;

/** Queues a job for each address with deliveries that are due. */
export async function sendDueWebhooks({
  db,
  now,
  jobs,
}: Pick<Services, "db" | "now" | "jobs">): Promise<void> {
  const due = await db
    .selectDistinct({ endpointId: webhookDeliveries.endpointId })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .innerJoin(userProfiles, eq(userProfiles.userId, webhookEndpoints.userId))
    .where(and(isDueAt(now()), isNull(webhookEndpoints.pausedAt), eq(userProfiles.isActive, true)))
    .limit(mostFound);
  for (const { endpointId } of due) await sendToEndpoint({ jobs }, endpointId);
}

async function sendToEndpoint({ jobs }: Pick<Services, "jobs">, endpointId: string): Promise<void> {
  await jobs.send(webhookQueue, { endpointId }, { singletonKey: endpointId });
}

export function isDueAt(now: Date) {
  return and(
    eq(webhookDeliveries.status, "waiting"),
    or(isNull(webhookDeliveries.nextTryAt), lte(webhookDeliveries.nextTryAt, now)),
  );
}
