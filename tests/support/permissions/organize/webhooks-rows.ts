import { eq } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import {
  raceEvents,
  raceOrganizers,
  reviews,
  webhookDeliveries,
  webhookEndpoints,
} from "#db/schema.ts";
import { aRace } from "../../races/races.ts";
import { people } from "../people.ts";
import { hookWorld } from "./webhooks.ts";

/** A race of the owner with webhooks, the first one paused, so that nothing is sent. */
export async function fillWithWebhooks(db: Database): Promise<void> {
  const { race: raceId, kept, doomed, delivery } = hookWorld;
  await aRace(db, { id: raceId, raceName: "Told Run" });
  await db.insert(raceOrganizers).values({ raceId, userId: people.owner });
  await db.insert(webhookEndpoints).values(
    [kept, doomed].map((id) => ({
      id,
      raceId,
      userId: people.owner,
      address: `https://hooks.example/${id}`,
      secret: "not sealed",
      events: ["review.published" as const],
      pausedAt: new Date(),
      pausedBy: "organizer" as const,
    })),
  );
  await db
    .insert(reviews)
    .values({ userId: people.stranger, entityType: "race", entityId: raceId, rating: 4 });
  const [event] = await db
    .select({ id: raceEvents.id })
    .from(raceEvents)
    .where(eq(raceEvents.raceId, raceId));
  if (!event) throw new Error("The review was no event.");
  await db
    .insert(webhookDeliveries)
    .values({ id: delivery, endpointId: kept, eventId: event.id, status: "sent", tries: 1 });
}
