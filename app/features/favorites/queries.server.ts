import { eq, sql } from "drizzle-orm";
import { readPage } from "#db/page.ts";
import { races } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { shownPicture } from "#features/races/picture.ts";
import { readRaceId } from "#features/races/search/schema.ts";
import type { Services } from "#services/services.ts";
import type { Page } from "#values/form/paging.ts";
import type { Favorite } from "./favorite.ts";
import { wishedRace } from "./wish.ts";

export const favoritesPerPage = 24;

/**
 * Whether the viewer keeps the race. A page that cannot find out shows it as not kept: the failure
 * is only logged.
 */
export async function isFavorite(
  { db, log }: Pick<Services, "db" | "log">,
  viewer: Pick<Viewer, "userId">,
  raceId: string,
): Promise<boolean> {
  try {
    const found = await db.execute(sql`
      select from user_favorites
      where user_id = ${viewer.userId}::uuid and race_id = ${raceId}::uuid`);
    return found.length > 0;
  } catch (error) {
    log.error({ error }, "favorite could not be looked up");
    return false;
  }
}

/** The name of the race that somebody on the way to `path` wants to keep; `null` on any other way. */
export async function wishedRaceName(
  { db }: Pick<Services, "db">,
  path: string,
): Promise<string | null> {
  const raceId = readRaceId(wishedRace(path) ?? "");
  if (raceId === null) return null;
  const [race] = await db.select({ name: races.raceName }).from(races).where(eq(races.id, raceId));
  return race?.name ?? null;
}

/** How many runners keep the race. */
export async function countFavorites(
  { db }: Pick<Services, "db">,
  raceId: string,
): Promise<number> {
  const [row] = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from user_favorites where race_id = ${raceId}::uuid`);
  return row?.count ?? 0;
}

/** One page of the races that somebody keeps, the latest choice first. */
export async function favoritesOf(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
  asked = 1,
): Promise<Page<Favorite>> {
  const count = sql`
    select count(*)::int as total from user_favorites where user_id = ${viewer.userId}::uuid`;
  const rows = sql`
    select f.id as favorite, f.created_at as "createdAt", r.id, r.race_name as name,
      r.race_type as type, coalesce(r.race_photo, r.external_image_url) as photo, r.city,
      r.state_province as "stateProvince", r.country, r.start_date::text as "startDate"
    from user_favorites f join races r on r.id = f.race_id
    where f.user_id = ${viewer.userId}::uuid
    order by f.created_at desc, f.id`;
  const page = await readPage<FavoriteRow>(db, { count, rows, perPage: favoritesPerPage }, asked);
  const favorites = page.rows.map(({ favorite, createdAt, ...race }) => ({
    id: favorite,
    createdAt,
    race: { ...race, photo: shownPicture(race.photo) },
  }));
  return { ...page, rows: favorites };
}

type FavoriteRow = Favorite["race"] & { favorite: string; createdAt: Date };
