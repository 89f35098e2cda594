import { and, eq, isNull, lte, or } from "drizzle-orm";
import { userProfiles, webhookDeliveries, webhookEndpoints } from "#db/schema.ts";
import type { Services } from "#services/services.ts";

/** Sends what waits for an address. */
export const webhookQueue = "send-webhooks";

export type WebhookJob = { endpointId: string };

/** A second job for the same address waits for the first. */
export const webhookTries = { retries: 0, atOnce: 8 };

/** The most addresses that one run finds; the next run finds the others. */
const mostFound = 500;

/** Sends a job for each address to which something is to be sent now. */
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

export async function sendToEndpoint(
  { jobs }: Pick<Services, "jobs">,
  endpointId: string,
): Promise<void> {
  await jobs.send(webhookQueue, { endpointId }, { singletonKey: endpointId });
}

export function isDueAt(now: Date) {
  return and(
    eq(webhookDeliveries.status, "waiting"),
    or(isNull(webhookDeliveries.nextTryAt), lte(webhookDeliveries.nextTryAt, now)),
  );
}
