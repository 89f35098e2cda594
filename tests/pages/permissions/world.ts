import { eq, gte, inArray } from "drizzle-orm";
import {
  aiAssistants,
  blogPosts,
  contactMessages,
  experts,
  partnerOffers,
  personas,
  podcasts,
  raceRegistrations,
  races,
} from "#db/schema.ts";
import { assistantOrder } from "../../e2e/permissions/assistants.ts";
import { fillWithWorld } from "../../e2e/permissions/world-database.ts";
import { openSite } from "../support/site.ts";

/** The tables whose rows other people see. */
const shown = [aiAssistants, blogPosts, contactMessages, experts, partnerOffers, podcasts, races];

/**
 * Puts the people of the matrix and what belongs to them into the site of the tests.
 * @returns removes what other tests would see of it
 */
export async function openWorld(): Promise<() => Promise<void>> {
  const { running } = await openSite();
  const { db } = running.services;
  const begun = new Date();
  const texts = await db.select().from(personas);
  await fillWithWorld(db, running.config.dataDir);
  const assistants = await db.select({ id: aiAssistants.id }).from(aiAssistants);
  assistantOrder.order = assistants
    .map(({ id }) => id)
    .reverse()
    .join();
  return async () => {
    const ours = db.select({ id: races.id }).from(races).where(gte(races.createdAt, begun));
    await db.delete(raceRegistrations).where(inArray(raceRegistrations.raceId, ours));
    for (const table of shown) await db.delete(table).where(gte(table.createdAt, begun));
    for (const { personaId, systemPrompt, context } of texts) {
      await db
        .update(personas)
        .set({ systemPrompt, context })
        .where(eq(personas.personaId, personaId));
    }
    running.pageNews.tell();
  };
}
