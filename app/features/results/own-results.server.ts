import { sql } from "drizzle-orm";
import { boolean, integer, oneOf, orNull, text } from "#db/kinds.ts";
import { readRow, readRows } from "#db/rows.ts";
import { raceResults } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { isId } from "#values/id.ts";
import { resultStatuses } from "./result.ts";

const ownShape = {
  registrationId: text,
  /** What an address names the results of the distance by. */
  key: text,
  bib: text,
  status: oneOf(resultStatuses),
  gunMs: orNull(integer),
  chipMs: orNull(integer),
  placeOverall: orNull(integer),
  placeSex: orNull(integer),
  placeCategory: orNull(integer),
  sex: raceResults.sex,
  category: orNull(text),
  isNameHidden: boolean,
  team: orNull(text),
  placeTeam: orNull(integer),
  /** Whether it is the result of a whole team. */
  isOfTeam: boolean,
};

/** The rows `r` of a runner's own entries `g`, and of the relays that they are in, with their versions `i`. */
export const ownRows = (userId: string) => sql`
  from race_registrations g left join team_members m on m.registration_id = g.id
  join race_results r on r.status is not null
    and (r.registration_id = g.id or r.registration_id is null and r.team_id = m.team_id)
  join race_result_imports i on i.id = r.import_id
  where g.user_id = ${userId}::uuid`;

/** The published ones. */
const ownResults = (userId: string) => sql`
  select g.id as "registrationId", r.team, r.place_team as "placeTeam",
    r.registration_id is null as "isOfTeam", coalesce(i.distance_id, i.id) as key, r.bib, r.status,
    r.gun_ms as "gunMs", r.chip_ms as "chipMs", r.place_overall as "placeOverall",
    r.place_sex as "placeSex", r.place_category as "placeCategory", r.sex, r.category,
    r.is_name_hidden as "isNameHidden"
  ${ownRows(userId)} and i.state = 'published'`;

/** The published results of the viewer, by the entry. */
export async function resultsOfRunner(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
) {
  return readRows(db, ownShape, ownResults(userId));
}

/** What the viewer's own entry came to; `null` while nothing is published. */
export async function resultOfEntry(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
  registrationId: string,
) {
  if (!isId(registrationId)) return null;
  return readRow(db, ownShape, sql`${ownResults(userId)} and g.id = ${registrationId}::uuid`);
}

export type OwnResult = NonNullable<Awaited<ReturnType<typeof resultOfEntry>>>;

/**
 * Takes the viewer's name out of the published results of an entry, or puts it back, in all versions. The
 * times and places stay.
 * @returns whether the viewer has such a result
 */
export async function hideOwnName(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
  registrationId: string,
  isHidden: boolean,
): Promise<boolean> {
  if (!isId(registrationId)) return false;
  // Trigger: search text; see app/db/functions/race-results.sql
  const changed = await readRows(
    db,
    { id: text },
    sql`
      update race_results r set is_name_hidden = ${isHidden}
      from race_registrations g
      where r.registration_id = g.id and g.id = ${registrationId}::uuid
        and g.user_id = ${userId}::uuid
      returning r.id`,
  );
  return changed.length > 0;
}
