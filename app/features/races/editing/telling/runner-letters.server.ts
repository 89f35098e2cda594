import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import type { Services } from "#services/services.ts";
import { letterOfNews, type ToldRace } from "../emails.tsx";
import { isOf, type RunnersJob, runnersQueue } from "./runners.server.ts";
import { placeIn, type WhenAndWhere } from "./runners.ts";

type Runner = { registrationId: string; firstName: string; email: string };

/** Letters that are written in one transaction. */
const lettersAtOnce = 200;

/**
 * Puts one letter for each runner into the outbox, some at a time: in the same transaction the job
 * for the next ones is queued. What is cut off in the middle goes on there, and nobody is told twice.
 * @returns how many letters were written
 */
export async function writeToRunners(
  { db, mail, jobs }: Pick<Services, "db" | "mail" | "jobs">,
  { after, ...job }: RunnersJob,
  { atOnce = lettersAtOnce } = {},
): Promise<number> {
  const { raceId, news, origin } = job;
  return db.transaction(async (tx) => {
    const race = await findToldRace(tx, job);
    if (!race) return 0;
    const runners = await tx.execute<Runner>(sql`
      select g.id as "registrationId", g.first_name as "firstName", u.email
      from race_registrations g join users u on u.id = g.user_id
      where g.race_id = ${raceId}::uuid and g.status in ('registered', 'confirmed')
        and ${isOf(job, sql`g.distance_id`)}
        and ${after ? sql`g.id > ${after}::uuid` : sql`true`}
      order by g.id limit ${atOnce}`);
    for (const runner of runners) {
      const letter = letterOfNews(runner, race, news, { origin });
      await mail.send({ address: runner.email }, letter, { within: tx });
    }
    const last = runners.at(-1)?.registrationId;
    if (last && runners.length === atOnce) {
      await jobs.send(runnersQueue, { ...job, after: last }, { within: tx });
    }
    return runners.length;
  });
}

type Row = WhenAndWhere & { name: string };

/** A race as its runners are told of it, with the start of the distance that they are in. */
export async function findToldRace(
  db: Database,
  { raceId, distanceId }: Pick<RunnersJob, "raceId" | "distanceId">,
): Promise<ToldRace | null> {
  const [row] = await db.execute<Row>(sql`
    select race_name as name, race_status, start_date::text, address, city, state_province, country,
      coalesce(
        (select d.start_time from race_distances d where d.id = ${distanceId ?? null}::uuid),
        start_time
      ) as start_time
    from races where id = ${raceId}::uuid`);
  if (!row) return null;
  const { name, start_date: startDate, start_time: startTime } = row;
  return { id: raceId, name, startDate, startTime, place: placeIn(row) };
}
