import { asc, eq, gte, inArray } from "drizzle-orm";
import {
  aiAssistants,
  blogPosts,
  coachConversations,
  contactMessages,
  entryOrders,
  experts,
  invitations,
  partnerOffers,
  personas,
  podcasts,
  raceImports,
  raceRegistrations,
  raceSuggestions,
  races,
  users,
} from "#db/schema.ts";
import { assistantOrder } from "../../support/permissions/assistants.ts";
import { people, world } from "../../support/permissions/people.ts";
import { fillWithWorld } from "../../support/permissions/world-rows.ts";
import { openSite } from "../support/site.ts";

/** The tables whose rows stay when their person is deleted. */
const kept = [
  aiAssistants,
  blogPosts,
  coachConversations,
  contactMessages,
  experts,
  invitations,
  partnerOffers,
  podcasts,
  raceImports,
  raceSuggestions,
  races,
];

/**
 * Puts the people of the matrix and what belongs to them into the site of the tests.
 * @returns a function that removes them, so that other tests do not see them and another file can add them
 */
export async function openWorld(): Promise<() => Promise<void>> {
  const { running } = await openSite();
  const { db } = running.services;
  const begun = new Date();
  const coaches = await db.select().from(personas);
  const assistants = await db.select().from(aiAssistants).orderBy(asc(aiAssistants.sortOrder));
  await fillWithWorld(db, running.config.dataDir);
  const { order } = assistantOrder;
  assistantOrder.order = [order, ...assistants.map(({ id }) => id)].join();
  return async () => {
    const ours = db.select({ id: races.id }).from(races).where(gte(races.createdAt, begun));
    await db.delete(entryOrders).where(inArray(entryOrders.raceId, ours));
    await db.delete(raceRegistrations).where(inArray(raceRegistrations.raceId, ours));
    for (const table of kept) await db.delete(table).where(gte(table.createdAt, begun));
    for (const { personaId, systemPrompt, context } of coaches) {
      const texts = { systemPrompt, context };
      await db.update(personas).set(texts).where(eq(personas.personaId, personaId));
    }
    for (const { id, sortOrder } of assistants) {
      await db.update(aiAssistants).set({ sortOrder }).where(eq(aiAssistants.id, id));
    }
    const { visitor: _, ...members } = people;
    const everybody = [...Object.values(members), ...world.others, world.otherAdmin];
    await db.delete(users).where(inArray(users.id, everybody));
    assistantOrder.order = order;
    running.pageNews.tell();
  };
}
