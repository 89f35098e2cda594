import { sql } from "drizzle-orm";
import { readRow } from "#db/rows.ts";
import { races } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import { notingLooks } from "./changes/looks.server.ts";

/**
 * Keeps a race among the viewer's favorites; keeping it twice changes nothing.
 * @returns whether there is such a race
 */
export async function addFavorite(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
  race: string,
): Promise<boolean> {
  const raceId = readId(race);
  if (raceId === null) return false;
  const known = await readRow(
    db,
    { id: races.id },
    sql`
      with race as (select id from races where id = ${raceId}::uuid),
      added as (
        insert into user_favorites (user_id, race_id) select ${viewer.userId}::uuid, id from race
        on conflict do nothing
        returning id, race_id
      ),
      noted as (${notingLooks(sql`select id, race_id from added`)})
      select id from race`,
  );
  return known !== null;
}

/**
 * Takes a race out of the viewer's favorites.
 * @returns whether there is such a race
 */
export async function removeFavorite(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
  race: string,
): Promise<boolean> {
  const raceId = readId(race);
  if (raceId === null) return false;
  const known = await readRow(
    db,
    { id: races.id },
    sql`
      with removed as (
        delete from user_favorites
        where user_id = ${viewer.userId}::uuid and race_id = ${raceId}::uuid
      )
      select id from races where id = ${raceId}::uuid`,
  );
  return known !== null;
}
