import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { boolean, orNull, text } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import { races, userFavorites } from "#db/schema.ts";
import type { PersonalData } from "#features/accounts/personal-data.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { positionColumn } from "#features/races/card/cards.server.ts";
import { isPast } from "#features/races/standing.server.ts";
import type { Services } from "#services/services.ts";
import type { Day } from "#values/day.ts";
import { type Page, pageWindow } from "#values/form/paging.ts";
import type { Position } from "#values/geo/position.ts";
import { readId } from "#values/id.ts";
import { shownPicture } from "#values/web/shown-picture.ts";
import { notingLooks } from "./looks.server.ts";

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
    const found = await db
      .select({ id: userFavorites.id })
      .from(userFavorites)
      .where(and(eq(userFavorites.userId, viewer.userId), eq(userFavorites.raceId, raceId)));
    return found.length > 0;
  } catch (error) {
    log.error({ error }, "favorite could not be looked up");
    return false;
  }
}

/**
 * Those of the races that the viewer keeps; none for a visitor. A page that cannot find out shows them
 * as not kept: the failure is only logged.
 */
export async function keptAmong(
  { db, log }: Pick<Services, "db" | "log">,
  viewer: Pick<Viewer, "userId"> | null,
  raceIds: readonly string[],
): Promise<string[]> {
  if (!viewer || raceIds.length === 0) return [];
  try {
    const found = await db
      .select({ raceId: userFavorites.raceId })
      .from(userFavorites)
      .where(
        and(eq(userFavorites.userId, viewer.userId), inArray(userFavorites.raceId, [...raceIds])),
      );
    return found.map(({ raceId }) => raceId);
  } catch (error) {
    log.error({ error }, "favorites could not be looked up");
    return [];
  }
}

const favoriteColumns = (now: Date) => ({
  id: userFavorites.id,
  createdAt: userFavorites.createdAt,
  race: {
    id: races.id,
    name: races.raceName,
    type: races.raceType,
    photo: sql`coalesce(${races.racePhoto}, ${races.externalImageUrl})`.mapWith(orNull(text)),
    city: races.city,
    stateProvince: races.stateProvince,
    country: races.country,
    startDate: races.startDate,
    isOver: isPast(now, "races").mapWith(boolean),
    position: positionColumn,
  },
});

/** One page of the races that a runner keeps, the latest choice first. */
export async function favoritesOf(
  { db, now }: Pick<Services, "db" | "now">,
  viewer: Pick<Viewer, "userId">,
  asked = 1,
): Promise<Page<Favorite>> {
  const own = eq(userFavorites.userId, viewer.userId);
  const total = await db.$count(userFavorites, own);
  const { offset, limit, ...page } = pageWindow(asked, favoritesPerPage, total);
  const rows = await db
    .select(favoriteColumns(now()))
    .from(userFavorites)
    .innerJoin(races, eq(races.id, userFavorites.raceId))
    .where(own)
    .orderBy(desc(userFavorites.createdAt), userFavorites.id)
    .limit(limit)
    .offset(offset);
  const favorites = rows.map(({ race, ...favorite }) => ({
    ...favorite,
    race: { ...race, photo: shownPicture(race.photo) },
  }));
  return { ...page, rows: favorites };
}

/** A race in a runner's list of favorites. */
export type Favorite = {
  id: string;
  createdAt: Date;
  race: {
    id: string;
    name: string;
    type: string;
    /** `null` where the cover is drawn. */
    photo: string | null;
    city: string;
    stateProvince: string | null;
    country: string;
    startDate: Day;
    /** Its day has ended. */
    isOver: boolean;
    position: Position | null;
  };
};

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

/** The races that a runner has saved. */
export const favoriteData: PersonalData = {
  lists: {
    favorites: {
      tables: ["user_favorites", "favorite_looks"],
      rows: ({ userId }) => sql`
        select f.race_id, r.race_name, r.start_date, f.created_at,
          case when l.favorite_id is not null then json_build_object('start_date', l.start_date,
            'is_cancelled', l.is_cancelled, 'price_minor', l.price_minor,
            'price_currency', l.price_currency, 'distances', l.distances) end as last_seen
        from user_favorites f join races r on r.id = f.race_id
        left join favorite_looks l on l.favorite_id = f.id
        where f.user_id = ${userId}::uuid order by f.created_at`,
    },
  },
};
