import { sql } from "drizzle-orm";
import type { Services } from "#services/services.ts";
import type { Day } from "#values/day.ts";
import { letterOfNews } from "./emails.tsx";
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
      and user_id is not null`);
  const runners = counted?.runners ?? 0;
  const isByMail = mail.mode !== "unavailable";
  if (runners > 0 && isByMail) await jobs.send(runnersQueue, job, { within: db });
  return { runners, isByMail };
}

type Runner = { registrationId: string; firstName: string; email: string };

type Race = {
  id: string;
  name: string;
  startDate: Day;
  city: string;
  stateProvince: string | null;
  country: string;
};

/** Letters that are written in one transaction. */
const lettersAtOnce = 200;

/**
 * Puts one letter for each runner into the outbox, some at a time: in the same transaction the job
 * for the next ones is queued. What is cut off in the middle goes on there, and nobody is told twice.
 * @returns how many letters were written
 */
export async function writeToRunners(
  { db, mail, jobs }: Pick<Services, "db" | "mail" | "jobs">,
  { raceId, news, origin, after }: RunnersJob,
  { atOnce = lettersAtOnce } = {},
): Promise<number> {
  return db.transaction(async (tx) => {
    const [race] = await tx.execute<Race>(sql`
      select id, race_name as name, start_date::text as "startDate", city,
        state_province as "stateProvince", country
      from races where id = ${raceId}::uuid`);
    if (!race) return 0;
    const runners = await tx.execute<Runner>(sql`
      select g.id as "registrationId", g.first_name as "firstName", u.email
      from race_registrations g join users u on u.id = g.user_id
      where g.race_id = ${raceId}::uuid and g.status in ('registered', 'confirmed')
        and ${after ? sql`g.id > ${after}::uuid` : sql`true`}
      order by g.id limit ${atOnce}`);
    for (const runner of runners) {
      const letter = letterOfNews(runner, race, news, { origin });
      await mail.send({ address: runner.email }, letter, { within: tx });
    }
    const last = runners.at(-1)?.registrationId;
    if (last && runners.length === atOnce) {
      await jobs.send(runnersQueue, { raceId, news, origin, after: last }, { within: tx });
    }
    return runners.length;
  });
}
