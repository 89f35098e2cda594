import { sql } from "drizzle-orm";
import type { Services } from "#services/services.ts";
import type { Viewer } from "../viewer.ts";
import type { Activity, ActivityPage } from "./activity.ts";

export const activitiesPerPage = 10;
const pageLimit = 1000;

/** A race `r` as JSON in the shape of `KnownRace`. */
const knownRace = sql`json_build_object(
  'id', r.id, 'name', r.race_name, 'type', r.race_type, 'status', r.race_status, 'city', r.city,
  'stateProvince', r.state_province, 'country', r.country, 'startDate', r.start_date,
  'startTime', r.start_time, 'registrationDeadline', r.registration_deadline)`;

/**
 * GAP-37: one page of the viewer's reviews, favourites and registrations as one list, newest first;
 * the last page when a later one is asked for.
 */
export async function activityOf(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
  asked: number,
): Promise<ActivityPage> {
  const [counted] = await db.execute<{ total: number }>(sql`
    select ((select count(*) from reviews where user_id = ${userId}::uuid)
      + (select count(*) from user_favorites where user_id = ${userId}::uuid)
      + (select count(*) from race_registrations where user_id = ${userId}::uuid))::int as total`);
  const total = counted?.total ?? 0;
  const pages = Math.min(Math.max(Math.ceil(total / activitiesPerPage), 1), pageLimit);
  // Pages come from addresses: what is not a number counts as the first one.
  const page = Math.trunc(Math.min(Math.max(asked || 1, 1), pages));
  const rows = await db.execute<{ id: string; at: Date; kind: string; facts: object }>(sql`
    select 'review' as kind, v.id, v.created_at as at, json_build_object(
      'subject', v.entity_type, 'subjectId', v.entity_id, 'rating', v.rating,
      'name', coalesce(r.race_name, concat_ws(' ', e.first_name, e.last_name))) as facts
    from reviews v
    left join races r on v.entity_type = 'race' and r.id = v.entity_id
    left join experts e on v.entity_type = 'expert' and e.id = v.entity_id
    where v.user_id = ${userId}::uuid
    union all
    select 'favorite', f.id, f.created_at, json_build_object('race', ${knownRace})
    from user_favorites f join races r on r.id = f.race_id
    where f.user_id = ${userId}::uuid
    union all
    select 'registration', g.id, g.created_at, json_build_object(
      'race', ${knownRace}, 'distance', d.distance, 'status', g.status)
    from race_registrations g
    join races r on r.id = g.race_id
    left join race_distances d on d.id = g.distance_id
    where g.user_id = ${userId}::uuid
    order by at desc, id
    limit ${activitiesPerPage} offset ${(page - 1) * activitiesPerPage}`);
  const items = rows.map(({ facts, ...rest }) => ({ ...rest, ...facts }) as Activity);
  return { items, total, page, pages };
}
