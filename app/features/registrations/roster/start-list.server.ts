import { sql } from "drizzle-orm";
import type { Admin } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";
import { type Starter, type StartListOrder, startListHead, startListLine } from "./start-list.ts";

type Basics = Pick<Services, "db">;

/** Runners that are read at a time. */
const batch = 1000;

/** Runners on one printed list: more do not fit into a browser's memory well. */
const mostPrinted = 5000;

const orders = {
  name: sql`norm(g.last_name), norm(g.first_name), g.id`,
  registration: sql`g.created_at, g.id`,
};

/** Who is at the start: everybody who has not cancelled and has an account, numbered in order. */
export async function startersOf(
  { db }: Basics,
  raceId: string,
  order: StartListOrder,
  { limit = mostPrinted, offset = 0 }: { limit?: number; offset?: number } = {},
): Promise<Starter[]> {
  const rows = await db.execute<Starter>(sql`
    select row_number() over (order by ${orders[order]})::int as bib,
      g.last_name as "lastName", g.first_name as "firstName", d.distance,
      g.date_of_birth::text as "dateOfBirth", g.country, g.phone,
      g.emergency_contact_name as "emergencyContactName",
      g.emergency_contact_phone as "emergencyContactPhone", g.status
    from race_registrations g left join race_distances d on d.id = g.distance_id
    where g.race_id = ${raceId}::uuid and g.status <> 'cancelled' and g.user_id is not null
    order by bib limit ${limit} offset ${offset}`);
  return [...rows];
}

/** The start list as a file, read while it is sent. */
export function startListFile(
  { db }: Basics,
  raceId: string,
  order: StartListOrder,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let offset = 0;
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(startListHead)),
    async pull(controller) {
      const starters = await startersOf({ db }, raceId, order, { limit: batch, offset });
      offset += starters.length;
      if (starters.length > 0) {
        controller.enqueue(encoder.encode(starters.map(startListLine).join("")));
      }
      if (starters.length < batch) controller.close();
    },
  });
}

/** Writes down that somebody took the start list of a race with them. */
export async function recordExport(
  services: Pick<Services, "db" | "now">,
  admin: Admin,
  race: { id: string; name: string },
  as: "csv" | "page",
): Promise<void> {
  await recordChange(services, admin, {
    action: "exported",
    subjectType: "start list",
    subjectId: race.id,
    subjectName: race.name,
    after: { as },
  });
}
