import { and, eq, gt, sql } from "drizzle-orm";
import { columnsByName, pickColumns } from "#db/columns.ts";
import type { Database } from "#db/database.ts";
import { orNull } from "#db/kinds.ts";
import { raceDistances, raceRegistrations, races, users } from "#db/schema.ts";
import { notedOrigin } from "#services/context.ts";
import type { Job } from "#services/job.ts";
import type { Services } from "#services/services.ts";
import { type LetterRace, letterOfNews } from "./emails.tsx";
import { concerns, type RunnersJob, runnersQueue } from "./notify-runners.server.ts";
import { placeLine, whenAndWhere } from "./race-news.ts";

export const runnerLetterJobs: Job[] = [
  { queue: runnersQueue, work: (services, job: RunnersJob) => sendRunnerLetters(services, job) },
];

/** Letters that are written in one transaction. */
const lettersAtOnce = 200;

/**
 * Puts one letter for each runner into the outbox, in batches. The job for the next batch is queued in
 * the same transaction: a job that is interrupted resumes there, so that each runner gets one letter.
 * @returns how many letters were written
 */
export async function sendRunnerLetters(
  { db, mail, jobs }: Pick<Services, "db" | "mail" | "jobs">,
  { after, ...job }: RunnersJob,
  { atOnce = lettersAtOnce } = {},
): Promise<number> {
  const { news } = job;
  const origin = notedOrigin(job.origin);
  return db.transaction(async (tx) => {
    const race = await findLetterRace(tx, job);
    if (!race) return 0;
    const runners = await tx
      .select({
        registrationId: raceRegistrations.id,
        firstName: raceRegistrations.firstName,
        email: users.email,
        lang: users.lang,
      })
      .from(raceRegistrations)
      .innerJoin(users, eq(users.id, raceRegistrations.userId))
      .where(and(concerns(job), after ? gt(raceRegistrations.id, after) : undefined))
      .orderBy(raceRegistrations.id)
      .limit(atOnce);
    for (const runner of runners) {
      const letter = letterOfNews(runner, race, news, { origin });
      await mail.send({ address: runner.email, lang: runner.lang }, letter, { within: tx });
    }
    const last = runners.at(-1)?.registrationId;
    if (last && runners.length === atOnce) {
      await jobs.send(runnersQueue, { ...job, after: last }, { within: tx });
    }
    return runners.length;
  });
}

/** The race in the letter, with the start time of the runners' distance. */
export async function findLetterRace(
  db: Database,
  { raceId, distanceId }: Pick<RunnersJob, "raceId" | "distanceId">,
): Promise<LetterRace | null> {
  const ownStart = sql`(
    select d.start_time from race_distances d where d.id = ${distanceId ?? null}::uuid
  )`.mapWith(orNull(raceDistances.startTime));
  const [row] = await db
    .select({
      name: races.raceName,
      race: pickColumns(columnsByName(races), whenAndWhere),
      ownStart,
    })
    .from(races)
    .where(eq(races.id, raceId));
  if (!row) return null;
  const { name, race } = row;
  return {
    id: raceId,
    name,
    startDate: race.start_date,
    startTime: row.ownStart ?? race.start_time,
    place: placeLine(race),
  };
}
