import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { raceRegistrations } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import type { RaceNews } from "./race-news.ts";

/** The queue in which letters to all the runners of a race are written. */
export const runnersQueue = "tell-runners";

/** How many runners a change concerns, and whether they get a mail. */
export type Told = { runners: number; isByMail: boolean };

/** The data of the job. */
export type RunnersJob = {
  raceId: string;
  news: RaceNews;
  origin: string;
  /** Absent if the news concerns the runners of all distances. */
  distanceId?: string;
  /** The last registration, in the order of ids, whose runner has a letter. */
  after?: string;
};

/**
 * Queues the letters to all runners of a race in the transaction of the change itself: they are written
 * by a job, however many they are.
 */
export async function notifyRunners(
  { db, jobs, mail }: Pick<Services, "db" | "jobs" | "mail">,
  job: RunnersJob,
): Promise<Told> {
  const runners = await db.$count(raceRegistrations, concerns(job));
  const isByMail = mail.mode !== "unavailable";
  if (runners > 0 && isByMail) await jobs.send(runnersQueue, job, { within: db });
  return { runners, isByMail };
}

/** The registrations of the runners whom a job concerns. */
export function concerns({ raceId, distanceId }: Pick<RunnersJob, "raceId" | "distanceId">) {
  return and(
    eq(raceRegistrations.raceId, raceId),
    inArray(raceRegistrations.status, ["registered", "confirmed"]),
    isNotNull(raceRegistrations.userId),
    distanceId === undefined ? undefined : eq(raceRegistrations.distanceId, distanceId),
  );
}
