import { type SQL, sql } from "drizzle-orm";
import type { Services } from "#services/services.ts";
import type { Viewer } from "../viewer.ts";
import type { Activity, FavoriteRace, KnownRace, OwnReview, PageOf } from "./dashboard.ts";

type Db = Pick<Services, "db">;
type Me = Pick<Viewer, "userId">;

export const activitiesPerPage = 10;
export const reviewsPerPage = 10;
export const favoritesPerPage = 24;
const pageLimit = 1000;

/** A race `r` as JSON in the shape of `KnownRace`. */
const knownRace = sql`json_build_object(
  'id', r.id, 'name', r.race_name, 'type', r.race_type,
  'photo', coalesce(r.race_photo, r.external_image_url), 'city', r.city,
  'stateProvince', r.state_province, 'country', r.country, 'startDate', r.start_date,
  'isCancelled', r.race_status = 'cancelled')`;

/** The viewer's favourite races, the latest choice first. */
export async function favoritesOf({ db }: Db, me: Me, page: number): Promise<PageOf<FavoriteRace>> {
  const from = sql`from user_favorites f join races r on r.id = f.race_id
    where f.user_id = ${me.userId}`;
  const found = await pageOf<{ race: KnownRace; since: Date }>(
    { db },
    sql`select ${knownRace} as race, f.created_at as since ${from} order by f.created_at desc, f.id`,
    sql`select count(*)::int as total ${from}`,
    { page, size: favoritesPerPage },
  );
  return found;
}

/** The viewer's own reviews, newest first, hidden ones too: their author may still take them back. */
export async function ownReviewsOf({ db }: Db, me: Me, page: number): Promise<PageOf<OwnReview>> {
  return pageOf<OwnReview>(
    { db },
    sql`
      select v.id, v.entity_type as subject, v.entity_id as "subjectId",
        coalesce(r.race_name, concat_ws(' ', e.first_name, e.last_name)) as "subjectName",
        case when r.id is not null then ${knownRace} end as race, e.profile_picture as image,
        v.rating, v.comment, v.experience_date::text as "experienceDate",
        v.created_at as "createdAt", v.is_hidden as "isHidden"
      from reviews v
      left join races r on v.entity_type = 'race' and r.id = v.entity_id
      left join experts e on v.entity_type = 'expert' and e.id = v.entity_id
      where v.user_id = ${me.userId}
      order by v.created_at desc, v.id`,
    sql`select count(*)::int as total from reviews where user_id = ${me.userId}`,
    { page, size: reviewsPerPage },
  );
}

/** GAP-37: the viewer's reviews, favourites and registrations as one list, newest first. */
export async function activityOf({ db }: Db, me: Me, page: number): Promise<PageOf<Activity>> {
  const found = await pageOf<{ id: string; at: Date; kind: string; facts: object }>(
    { db },
    sql`
      select 'review' as kind, v.id, v.created_at as at, json_build_object(
        'subject', v.entity_type, 'subjectId', v.entity_id, 'rating', v.rating,
        'name', coalesce(r.race_name, concat_ws(' ', e.first_name, e.last_name))) as facts
      from reviews v
      left join races r on v.entity_type = 'race' and r.id = v.entity_id
      left join experts e on v.entity_type = 'expert' and e.id = v.entity_id
      where v.user_id = ${me.userId}
      union all
      select 'favorite', f.id, f.created_at, json_build_object('race', ${knownRace})
      from user_favorites f join races r on r.id = f.race_id
      where f.user_id = ${me.userId}
      union all
      select 'registration', g.id, g.created_at, json_build_object(
        'race', ${knownRace}, 'distance', d.distance, 'status', g.status,
        'deadline', r.registration_deadline)
      from race_registrations g
      join races r on r.id = g.race_id
      left join race_distances d on d.id = g.distance_id
      where g.user_id = ${me.userId}
      order by at desc, id`,
    sql`select ((select count(*) from reviews where user_id = ${me.userId})
      + (select count(*) from user_favorites where user_id = ${me.userId})
      + (select count(*) from race_registrations where user_id = ${me.userId}))::int as total`,
    { page, size: activitiesPerPage },
  );
  const items = found.items.map(({ facts, ...rest }) => ({ ...rest, ...facts }) as Activity);
  return { ...found, items };
}

/** One page of what `rows` selects; the last page when a later one is asked for. */
async function pageOf<T extends object>(
  { db }: Db,
  rows: SQL,
  count: SQL,
  { page: asked, size }: { page: number; size: number },
): Promise<PageOf<T>> {
  const [counted] = await db.execute<{ total: number }>(count);
  const total = counted?.total ?? 0;
  const pages = Math.min(Math.max(Math.ceil(total / size), 1), pageLimit);
  // Pages come from addresses: what is not a number counts as the first one.
  const page = Math.trunc(Math.min(Math.max(asked || 1, 1), pages));
  const items = await db.execute<T & Record<string, unknown>>(
    sql`${rows} limit ${size} offset ${(page - 1) * size}`,
  );
  return { items: [...items], total, page, pages };
}
