import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { violatedConstraint } from "#db/failures/problem.ts";
import { raceOrganizers, races, userProfiles, webhookEndpoints } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { RaceEventKind } from "#features/race-events/race-event.ts";
import type { Services } from "#services/services.ts";
import type { WebhookProblem } from "./messages.ts";
import type { EndpointForm } from "./schema.ts";
import { newWebhookSecret } from "./signature.server.ts";
import { mostEndpoints, overlapHours, type WebhookEndpoint } from "./webhook.ts";

const msPerHour = 3_600_000;

type Organizer = Pick<Viewer, "userId">;

const columns = {
  id: webhookEndpoints.id,
  address: webhookEndpoints.address,
  events: webhookEndpoints.events,
  pausedAt: webhookEndpoints.pausedAt,
  pausedBy: webhookEndpoints.pausedBy,
  failingSince: webhookEndpoints.failingSince,
  createdAt: webhookEndpoints.createdAt,
};

/** The race of an organizer; `null` for all others, administrators too: addresses belong to organizers. */
export async function findOrganizedRace(
  { db }: Pick<Services, "db">,
  organizer: Organizer,
  raceId: string,
): Promise<{ id: string; name: string } | null> {
  const [race] = await db
    .select({ id: races.id, name: races.raceName })
    .from(races)
    .innerJoin(raceOrganizers, eq(raceOrganizers.raceId, races.id))
    .innerJoin(userProfiles, eq(userProfiles.userId, raceOrganizers.userId))
    .where(
      and(
        eq(races.id, raceId),
        eq(raceOrganizers.userId, organizer.userId),
        eq(userProfiles.isActive, true),
      ),
    );
  return race ?? null;
}

/** The organizer's own addresses for a race, oldest first. */
export async function endpointsOf(
  { db }: Pick<Services, "db">,
  organizer: Organizer,
  raceId: string,
): Promise<WebhookEndpoint[]> {
  const rows = await db
    .select(columns)
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.raceId, raceId), eq(webhookEndpoints.userId, organizer.userId)))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id))
    .limit(mostEndpoints);
  return rows.map(toEndpoint);
}

export async function findEndpoint(
  { db }: Pick<Services, "db">,
  organizer: Organizer,
  place: EndpointPlace,
): Promise<WebhookEndpoint | null> {
  const [row] = await db.select(columns).from(webhookEndpoints).where(isOwn(organizer, place));
  return row ? toEndpoint(row) : null;
}

/**
 * Adds an address. The secret is shown here and never again.
 * @returns `null` for those who do not organize the race
 */
export async function addEndpoint(
  { db, now, identity, outbound }: Pick<Services, "db" | "now" | "identity" | "outbound">,
  organizer: Organizer,
  raceId: string,
  { address, events }: EndpointForm,
): Promise<{ problem: WebhookProblem } | { problem: null; id: string; secret: string } | null> {
  if (!(await findOrganizedRace({ db }, organizer, raceId))) return null;
  const problem = await outbound.check(address);
  if (problem) return { problem };
  const secret = newWebhookSecret();
  try {
    return await db.transaction(async (tx) => {
      // The locked link lets simultaneous requests count one after the other.
      const [link] = await tx
        .select({ userId: raceOrganizers.userId })
        .from(raceOrganizers)
        .where(and(eq(raceOrganizers.raceId, raceId), eq(raceOrganizers.userId, organizer.userId)))
        .for("update");
      if (!link) return null;
      const known = await endpointsOf({ db: tx }, organizer, raceId);
      if (known.length >= mostEndpoints) return { problem: "too-many" as const };
      const [made] = await tx
        .insert(webhookEndpoints)
        .values({
          raceId,
          userId: organizer.userId,
          address,
          events,
          secret: identity.box.encrypt(secret),
          createdAt: now(),
          updatedAt: now(),
        })
        .returning({ id: webhookEndpoints.id });
      return made ? { problem: null, id: made.id, secret } : null;
    });
  } catch (error) {
    if (violatedConstraint(error) !== "webhook_endpoints_once") throw error;
    return { problem: "known-address" };
  }
}

/**
 * Gives an address a new secret, which is shown here and never again. The one before signs beside it for a
 * day; a secret that is older ends at once.
 * @returns `null` when the address no longer exists
 */
export async function changeSecret(
  { db, now, identity }: Pick<Services, "db" | "now" | "identity">,
  organizer: Organizer,
  place: EndpointPlace,
): Promise<{ secret: string } | null> {
  const secret = newWebhookSecret();
  const changed = await db
    .update(webhookEndpoints)
    .set({
      secret: identity.box.encrypt(secret),
      previousSecret: sql`${webhookEndpoints.secret}`,
      previousUntil: new Date(now().getTime() + overlapHours * msPerHour),
      updatedAt: now(),
    })
    .where(isOwn(organizer, place))
    .returning({ id: webhookEndpoints.id });
  return changed.length > 0 ? { secret } : null;
}

/** @returns whether the address still exists */
export async function chooseEvents(
  { db, now }: Pick<Services, "db" | "now">,
  organizer: Organizer,
  place: EndpointPlace,
  events: RaceEventKind[],
): Promise<boolean> {
  const changed = await db
    .update(webhookEndpoints)
    .set({ events, updatedAt: now() })
    .where(isOwn(organizer, place))
    .returning({ id: webhookEndpoints.id });
  return changed.length > 0;
}

/** What happens while an address is paused is never sent there; waiting events are sent afterwards. */
export async function pauseEndpoint(
  { db, now }: Pick<Services, "db" | "now">,
  organizer: Organizer,
  place: EndpointPlace,
): Promise<void> {
  await db
    .update(webhookEndpoints)
    .set({ pausedAt: now(), pausedBy: "organizer", updatedAt: now() })
    .where(and(isOwn(organizer, place), isNull(webhookEndpoints.pausedAt)));
}

export async function resumeEndpoint(
  { db, now }: Pick<Services, "db" | "now">,
  organizer: Organizer,
  place: EndpointPlace,
): Promise<void> {
  await db
    .update(webhookEndpoints)
    .set({ pausedAt: null, pausedBy: null, failingSince: null, updatedAt: now() })
    .where(and(isOwn(organizer, place), isNotNull(webhookEndpoints.pausedAt)));
}

/** Deletes an address with its log. */
export async function deleteEndpoint(
  { db }: Pick<Services, "db">,
  organizer: Organizer,
  place: EndpointPlace,
): Promise<void> {
  await db.delete(webhookEndpoints).where(isOwn(organizer, place));
}

export type EndpointPlace = { raceId: string; endpointId: string };

/** An address ends with the link of its organizer, so its owner is an organizer still. */
export function isOwn({ userId }: Organizer, { raceId, endpointId }: EndpointPlace) {
  return and(
    eq(webhookEndpoints.id, endpointId),
    eq(webhookEndpoints.raceId, raceId),
    eq(webhookEndpoints.userId, userId),
  );
}

type EndpointRow = Pick<
  typeof webhookEndpoints.$inferSelect,
  "id" | "address" | "events" | "pausedAt" | "pausedBy" | "failingSince" | "createdAt"
>;

function toEndpoint({ pausedAt, pausedBy, ...endpoint }: EndpointRow): WebhookEndpoint {
  return { ...endpoint, paused: pausedAt && pausedBy ? { at: pausedAt, by: pausedBy } : null };
}
