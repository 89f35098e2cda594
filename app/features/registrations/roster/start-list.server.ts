import { type SQL, sql } from "drizzle-orm";
import { day, oneOf, orNull, text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { entryCategories, raceDistances, raceRegistrations, startWaves } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { csvFile } from "#values/csv.ts";
import type { Lang } from "#values/say.ts";
import { categoryName } from "../categories/category-of.server.ts";
import { joinedTeam, joinTeam, teamColumns } from "../entry-team.server.ts";
import { extrasText } from "../extras/queries.server.ts";
import { requiredFiles } from "../files/entry-files.server.ts";
import { madeEntry } from "../made-entry.server.ts";
import { fileConditions } from "../questions/file-state.ts";
import { type Starter, type StartListOrder, startListHead, startListLine } from "./start-list.ts";

/** Runners that are read at a time. */
const batch = 1000;

/** The columns of the order: no two registrations have the same values. */
const orders: Record<StartListOrder, SQL> = {
  name: sql`norm(last_name), norm(first_name), bib`,
  bib: sql`bib`,
  // No table inside may have an `id`: the outer one is that of the registration.
  wave: sql`coalesce((
    select w.start from entry_race_days e
      join (select id as wave_id, start_time || ' ' || name as start from start_waves) w using (wave_id)
    where e.registration_id = id
  ), '~'), norm(last_name), norm(first_name), bib`,
};

const waveOf = sql`from entry_race_days e join start_waves w on w.id = e.wave_id
  where e.registration_id = g.id`;

type ListedStarter = Starter & { id: string };

const listedStarter = {
  id: raceRegistrations.id,
  ...madeEntry,
  lastName: raceRegistrations.lastName,
  firstName: raceRegistrations.firstName,
  distance: orNull(raceDistances.distance),
  category: orNull(entryCategories.name),
  wave: orNull(startWaves.name),
  waveStart: orNull(startWaves.startTime),
  ...joinedTeam,
  requiredFiles: orNull(oneOf(fileConditions)),
  extras: orNull(text),
  // Empty only where the runner's account is deleted, and then the runner is not listed.
  dateOfBirth: day,
  guardianName: raceRegistrations.guardianName,
  country: raceRegistrations.country,
  phone: raceRegistrations.phone,
  emergencyContactName: raceRegistrations.emergencyContactName,
  emergencyContactPhone: raceRegistrations.emergencyContactPhone,
};

/** The runners at the start: all who have not cancelled and have an account. */
export async function startersOf(
  { db }: Pick<Services, "db">,
  raceId: string,
  order: StartListOrder,
  {
    limit,
    after = null,
    lang = "en",
  }: { limit: number; after?: ListedStarter | null; lang?: Lang },
): Promise<ListedStarter[]> {
  const columns = orders[order];
  const isNext = after
    ? sql`(${columns}) > (select ${columns} from race_registrations where id = ${after.id}::uuid)`
    : sql`true`;
  return readRows(
    db,
    listedStarter,
    sql`
    select g.bib, g.id, g.last_name as "lastName", g.first_name as "firstName",
      (select distance from race_distances d where d.id = g.distance_id) as distance,
      ${categoryName(sql`g`)} as category,
      (select w.name ${waveOf}) as wave, (select w.start_time ${waveOf}) as "waveStart",
      g.date_of_birth as "dateOfBirth", g.guardian_name as "guardianName", g.country, g.phone,
      g.emergency_contact_name as "emergencyContactName",
      g.emergency_contact_phone as "emergencyContactPhone", g.status, ${requiredFiles} as "requiredFiles",
      ${extrasText(lang)} as extras,
      ${teamColumns}
    from race_registrations g ${joinTeam}
    where g.race_id = ${raceId}::uuid and g.status <> 'cancelled' and g.bib is not null
      and g.user_id is not null
      and ${isNext}
    order by ${columns} limit ${limit}`,
  );
}

/**
 * The start list as a file, read while it is sent. A runner who registers or cancels meanwhile does
 * not displace the others.
 */
export function startListFile(
  { db }: Pick<Services, "db">,
  raceId: string,
  order: StartListOrder,
  { atOnce = batch, lang }: { atOnce?: number; lang: Lang },
): ReadableStream<Uint8Array> {
  return csvFile({
    head: startListHead(lang),
    atOnce,
    readAfter: (after: ListedStarter | null) =>
      startersOf({ db }, raceId, order, { limit: atOnce, after, lang }),
    lineOf: (starter) => startListLine(starter, lang),
  });
}
