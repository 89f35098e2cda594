import { sql } from "drizzle-orm";
import { object, oneOf, orNull, text } from "#db/kinds.ts";
import { type RowOf, readCount, readRows } from "#db/rows.ts";
import { raceDistances, races, reviews } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import type { Day } from "#values/day.ts";
import { pageWindow } from "#values/form/paging.ts";
import type { Viewer } from "../viewer.ts";

const activitiesPerPage = 10;
const pageLimit = 1000;

/**
 * GAP-37: one page of the viewer's reviews, favorites and registrations as one list, newest first;
 * the last page when a later one is asked for.
 */
export async function activityOf(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
  asked: number,
): Promise<ActivityPage> {
  const total = await readCount(
    db,
    sql`
      select (select count(*) from reviews where user_id = ${userId}::uuid)
        + (select count(*) from user_favorites where user_id = ${userId}::uuid)
        + (select count(*) from race_registrations
          where user_id = ${userId}::uuid and bib is not null) as count`,
  );
  const reached = Math.min(total, pageLimit * activitiesPerPage);
  const { page, pages, offset, limit } = pageWindow(asked, activitiesPerPage, reached);
  const rows = await readRows(
    db,
    activityShape,
    sql`
      select v.id, v.created_at as at, json_build_object(
          'subject', v.entity_type, 'subjectId', v.entity_id, 'rating', v.rating,
          'name', coalesce(r.race_name, concat_ws(' ', e.first_name, e.last_name))) as review,
        null::json as favorite, null::json as registration
      from reviews v
      left join races r on v.entity_type = 'race' and r.id = v.entity_id
      left join experts e on v.entity_type = 'expert' and e.id = v.entity_id
      where v.user_id = ${userId}::uuid
      union all
      select f.id, f.created_at, null, json_build_object('race', ${race}), null
      from user_favorites f join races r on r.id = f.race_id
      where f.user_id = ${userId}::uuid
      union all
      select g.id, g.created_at, null, null, json_build_object(
        'race', ${race}, 'distance', d.distance, 'status', g.status)
      from race_registrations g
      join races r on r.id = g.race_id
      left join race_distances d on d.id = g.distance_id
      where g.user_id = ${userId}::uuid and g.bib is not null
      order by at desc, id
      limit ${limit} offset ${offset}`,
  );
  return { items: rows.map(toActivity), total, page, pages };
}

/** A race `r` as JSON. */
const race = sql`json_build_object(
  'id', r.id, 'name', r.race_name, 'type', r.race_type, 'status', r.race_status, 'city', r.city,
  'stateProvince', r.state_province, 'country', r.country, 'startDate', r.start_date,
  'startTime', r.start_time, 'registrationDeadline', r.registration_deadline,
  'timeZone', r.time_zone)`;

const raceShape = object({
  id: races.id,
  name: races.raceName,
  type: races.raceType,
  status: races.raceStatus,
  city: races.city,
  stateProvince: races.stateProvince,
  country: races.country,
  startDate: races.startDate,
  startTime: races.startTime,
  registrationDeadline: races.registrationDeadline,
  timeZone: races.timeZone,
});

/** Each row is a review, a favorite or a registration. */
const activityShape = {
  id: reviews.id,
  at: reviews.createdAt,
  review: orNull(
    object({
      subject: reviews.entityType,
      subjectId: reviews.entityId,
      rating: reviews.rating,
      name: text,
    }),
  ),
  favorite: orNull(object({ race: raceShape })),
  registration: orNull(
    object({
      race: raceShape,
      distance: orNull(raceDistances.distance),
      status: oneOf(["registered", "confirmed", "completed", "cancelled"]),
    }),
  ),
};

function toActivity(row: RowOf<typeof activityShape>): Activity {
  const { id, at, review, favorite, registration } = row;
  if (review) return { id, at, kind: "review", ...review };
  if (favorite) return { id, at, kind: "favorite", ...favorite };
  if (registration) return { id, at, kind: "registration", ...registration };
  throw new Error("An activity is neither a review nor a favorite nor a registration.");
}

/** A race on the dashboard, with what its bib is drawn from. */
type KnownRace = {
  id: string;
  name: string;
  type: string;
  status: "upcoming" | "active" | "completed" | "cancelled";
  city: string;
  stateProvince: string | null;
  country: string;
  startDate: Day;
  startTime: string | null;
  /** The last day on which entries may change, where the race names one. */
  registrationDeadline: Day | null;
  /** As IANA names it. */
  timeZone: string;
};

/** A review, a favorite or a registration of the viewer. */
export type Activity = { id: string; at: Date } & (
  | { kind: "review"; subject: "race" | "expert"; subjectId: string; name: string; rating: number }
  | { kind: "favorite"; race: KnownRace }
  | {
      kind: "registration";
      race: KnownRace;
      distance: string | null;
      status: "registered" | "confirmed" | "completed" | "cancelled";
    }
);

/** One page of the viewer's activities. */
export type ActivityPage = { items: Activity[]; total: number; page: number; pages: number };
