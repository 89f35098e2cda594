import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { readRows } from "#db/rows.ts";
import { raceOrganizers, races, userProfiles, users } from "#db/schema.ts";
import { todayOfRace } from "#features/races/standing.server.ts";
import { notedOrigin } from "#services/context.ts";
import type { Job } from "#services/job.ts";
import { sendIfPossible } from "#services/mail/mail.ts";
import type { Services } from "#services/services.ts";
import { letterOfNextEdition } from "./emails.tsx";

export const editionJobs: Job[] = [
  {
    queue: "ask-for-next-editions",
    schedule: "45 13 * * *",
    async work(services, _, { signal }) {
      const origin = notedOrigin(null);
      // Without an address of its own, the site cannot be linked from a letter that nobody has asked for.
      if (origin !== null) await askForNextEditions(services, origin, signal);
    },
  },
];

type Needs = Pick<Services, "db" | "now" | "mail" | "log">;

/** The days after a race when its organizers are asked, and when it is too late to ask. */
const askedAfter = { from: 14, to: 180 } as const;

const racesAtOnce = 100;

/**
 * Asks the organizers of races that are over for the next edition, once for each race. A race that has been prepared
 * again or added under the same name is left out.
 * @param origin - of the links
 * @returns how many races were asked about
 */
export async function askForNextEditions(
  services: Needs,
  origin: string,
  signal?: AbortSignal,
): Promise<number> {
  const { db, now, log } = services;
  const due = await readRows(
    db,
    { id: races.id },
    sql`
      select r.id from races r join race_directory d on d.race_id = r.id
        left join race_checks c on c.race_id = r.id
      where r.start_date between ${todayOfRace(now())} - ${askedAfter.to}::int
          and ${todayOfRace(now())} - ${askedAfter.from}::int
        and r.race_status <> 'cancelled' and c.next_asked_at is null
        and exists (select from race_organizers o where o.race_id = r.id)
        and not exists (select from race_editions e where e.previous_id = r.id)
        and not exists (
          select from race_directory later
          where later.name_norm = d.name_norm and later.city_norm = d.city_norm
            and later.start_date > d.start_date)
      order by r.start_date, r.id limit ${racesAtOnce}`,
  );
  let asked = 0;
  for (const { id } of due) {
    if (signal?.aborted) break;
    try {
      if (await askAbout(services, id, origin)) asked += 1;
    } catch (error) {
      log.error({ error, raceId: id }, "the organizers of a race could not be asked");
    }
  }
  return asked;
}

/** The note and the letters are one transaction: a process that is killed has written both or neither. */
async function askAbout(services: Needs, raceId: string, origin: string): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    if (!(await noteAsked(tx, raceId, services.now()))) return false;
    const organizers = await tx
      .select({ address: users.email, lang: users.lang, name: races.raceName })
      .from(raceOrganizers)
      .innerJoin(races, eq(races.id, raceOrganizers.raceId))
      .innerJoin(users, eq(users.id, raceOrganizers.userId))
      .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
      .where(
        and(
          eq(raceOrganizers.raceId, raceId),
          eq(users.emailVerified, true),
          eq(userProfiles.isActive, true),
        ),
      )
      .orderBy(users.email);
    for (const { address, lang, name } of organizers) {
      const letter = letterOfNextEdition({ id: raceId, name }, origin);
      await sendIfPossible(services, tx, { address, lang, letter });
    }
    return true;
  });
}

async function noteAsked(tx: Database, raceId: string, at: Date): Promise<boolean> {
  const noted = await tx.execute(sql`
    insert into race_checks as c (race_id, next_asked_at)
    values (${raceId}::uuid, ${at.toISOString()}::timestamptz)
    on conflict (race_id) do update set next_asked_at = excluded.next_asked_at
    where c.next_asked_at is null
    returning race_id`);
  return noted.length > 0;
}
