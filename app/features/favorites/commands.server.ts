import { sql } from "drizzle-orm";
import type { Viewer } from "#features/accounts/viewer.ts";
import { readRaceId } from "#features/races/search/schema.ts";
import type { Services } from "#services/services.ts";

/**
 * Keeps a race: afterwards the viewer has it among the favorites, however often this is asked.
 * @returns whether there is such a race
 */
export async function addFavorite(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
  race: string,
): Promise<boolean> {
  const raceId = readRaceId(race);
  if (raceId === null) return false;
  const known = await db.execute(sql`
    with race as (select id from races where id = ${raceId}::uuid),
    added as (
      insert into user_favorites (user_id, race_id) select ${viewer.userId}::uuid, id from race
      on conflict do nothing
    )
    select from race`);
  return known.length > 0;
}

/**
 * Lets a race go: afterwards the viewer does not have it among the favorites.
 * @returns whether there is such a race
 */
export async function removeFavorite(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
  race: string,
): Promise<boolean> {
  const raceId = readRaceId(race);
  if (raceId === null) return false;
  const known = await db.execute(sql`
    with removed as (
      delete from user_favorites
      where user_id = ${viewer.userId}::uuid and race_id = ${raceId}::uuid
    )
    select from races where id = ${raceId}::uuid`);
  return known.length > 0;
}
