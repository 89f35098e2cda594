import { lt } from "drizzle-orm";
import { raceEvents } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";

/** How long an event can be read, sent and sent again. */
export const eventDays = 30;

/** Removes old events, and what was sent of them. */
export async function forgetOldEvents({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  const oldest = new Date(now().getTime() - eventDays * msPerDay);
  await db.delete(raceEvents).where(lt(raceEvents.createdAt, oldest));
}
