import { lt } from "drizzle-orm";
import { raceEvents } from "#db/schema.ts";
import type { Job } from "#services/job.ts";
import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";

export const raceEventJobs: Job[] = [
  { queue: "forget-race-events", schedule: "0 3 * * *", work: forgetOldEvents },
];

/** How long an event can be read, sent and sent again. */
export const eventDays = 30;

/** Removes old events and their deliveries. */
export async function forgetOldEvents({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  const oldest = new Date(now().getTime() - eventDays * msPerDay);
  await db.delete(raceEvents).where(lt(raceEvents.createdAt, oldest));
}
