import { type SQL, sql } from "drizzle-orm";
import type { Services } from "#services/services.ts";
import type { RaceNews } from "./runners.ts";

/** The queue in which letters to all the runners of a race are written. */
export const runnersQueue = "tell-runners";

/** Whom a change concerns, and whether they are told by mail. */
export type Told = { runners: number; isByMail: boolean };

/** What the job is told. */
export type RunnersJob = {
  raceId: string;
  news: RaceNews;
  origin: string;
  /** Left out where it concerns the runners of all distances. */
  distanceId?: string;
  /** The registration up to which, in the order of ids, everybody has been told. */
  after?: string;
};

/**
 * Has all runners of a race told, in the transaction of the change itself: the letters are written
 * by a job, however many they are.
 */
export async function tellRunners(
  { db, jobs, mail }: Pick<Services, "db" | "jobs" | "mail">,
  job: RunnersJob,
): Promise<Told> {
  const [counted] = await db.execute<{ runners: number }>(sql`
    select count(*)::int as runners from race_registrations
    where race_id = ${job.raceId}::uuid and status in ('registered', 'confirmed')
      and user_id is not null and ${isOf(job, sql`distance_id`)}`);
  const runners = counted?.runners ?? 0;
  const isByMail = mail.mode !== "unavailable";
  if (runners > 0 && isByMail) await jobs.send(runnersQueue, job, { within: db });
  return { runners, isByMail };
}

/** Limits a statement to the runners whom a job concerns. */
export function isOf({ distanceId }: Pick<RunnersJob, "distanceId">, column: SQL): SQL {
  return distanceId ? sql`${column} = ${distanceId}::uuid` : sql`true`;
}
