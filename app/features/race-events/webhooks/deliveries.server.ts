import { and, desc, eq, exists } from "drizzle-orm";
import { raceEvents, webhookDeliveries, webhookEndpoints } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { sendToEndpoint } from "./due.server.ts";
import { type EndpointPlace, isOwn } from "./endpoints.server.ts";
import type { Delivery } from "./webhook.ts";

/** How much of the log is shown. */
const mostShown = 50;

/** What was sent to an address lately, newest first. The caller has found the address. */
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
 * Sends an event again, under the same id, with the present state of what it is about. A delivery that
 * waits is tried at once.
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
