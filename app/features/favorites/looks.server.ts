import { type SQL, sql } from "drizzle-orm";
import { arrayOf, boolean, integer, object, orNull, positionKind, text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { favoriteLooks, races } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { photo, position } from "#features/races/card/cards.server.ts";
import { lowestPrice } from "#features/races/price.server.ts";
import type { RaceCard } from "#features/races/race.ts";
import { isAhead } from "#features/races/standing.server.ts";
import { mayRegister, todayAt } from "#features/races/standing.ts";
import type { Services } from "#services/services.ts";
import { shownPicture } from "#values/web/shown-picture.ts";
import { changesOf, type KeptChange } from "./changes.ts";

/** How many kept races the dashboard shows; the tab of favorites has them all. */
export const keptLimit = 9;

/** The look of race `r`, in the order of the columns of `favorite_looks`. */
const look = sql`r.start_date, r.race_status = 'cancelled' as is_cancelled,
  p.minor as price_minor, p.currency as price_currency, d.names as distances`;

/** What `look` reads of the distances of race `r`. */
const lookParts = sql`
  left join lateral ${lowestPrice} p on true
  cross join lateral (
    select coalesce(array_agg(distance order by sort_order, id), '{}') as names
    from race_distances where race_id = r.id
  ) d`;

/**
 * Remembers what races are like now, for those who keep them. Nothing is written where it is as before.
 * @param favorites - selects the favorites as `id` and `race_id`
 */
export function notingLooks(favorites: SQL): SQL {
  return sql`
    insert into favorite_looks (
      favorite_id, start_date, is_cancelled, price_minor, price_currency, distances
    )
    select f.id, ${look} from (${favorites}) f join races r on r.id = f.race_id ${lookParts}
    on conflict (favorite_id) do update set start_date = excluded.start_date,
      is_cancelled = excluded.is_cancelled, price_minor = excluded.price_minor,
      price_currency = excluded.price_currency, distances = excluded.distances
    where (favorite_looks.start_date, favorite_looks.is_cancelled, favorite_looks.price_minor,
        favorite_looks.price_currency, favorite_looks.distances)
      is distinct from (excluded.start_date, excluded.is_cancelled, excluded.price_minor,
        excluded.price_currency, excluded.distances)`;
}

/**
 * The viewer has seen what these races are like, as far as the viewer keeps them.
 * @param upTo - the last change that was shown; a race that has changed after it stays news
 */
export async function noteLooks(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
  raceIds: readonly string[],
  upTo: Date | null = null,
): Promise<void> {
  if (raceIds.length === 0) return;
  const isShown = upTo
    ? sql`and date_trunc('milliseconds', r.updated_at) <= ${upTo.toISOString()}::timestamptz`
    : sql.empty();
  await db.execute(
    notingLooks(sql`
      select f.id, f.race_id from user_favorites f join races r on r.id = f.race_id
      where f.user_id = ${userId}::uuid and f.race_id = any(${sql.param([...raceIds])}::uuid[])
        ${isShown}`),
  );
}

/**
 * The coming races that the viewer keeps and has not entered, the soonest first, each with what has
 * changed since the viewer kept it or last looked at it.
 * @returns `upTo` is the moment of their last change
 */
export async function keptRaces(
  { db, now }: Pick<Services, "db" | "now">,
  { userId }: Pick<Viewer, "userId">,
): Promise<{ races: KeptRace[]; total: number; upTo: string }> {
  const coming = sql`
    from user_favorites f join races r on r.id = f.race_id
    where f.user_id = ${userId}::uuid and ${isAhead(now())}
      and not exists (select from race_registrations g
        where g.user_id = f.user_id and g.race_id = f.race_id and g.status <> 'cancelled'
          and g.companion_id is null)`;
  const rows = await readRows(
    db,
    { ...keptShape, total: integer },
    sql`
        with coming as materialized (
          select f.id as favorite_id, f.race_id, count(*) over ()::int as total ${coming}
          order by r.start_date, f.id limit ${keptLimit}
        )
        select k.total, r.id, r.race_name as name, r.race_type as type, r.race_status as status, r.city,
          r.state_province as "stateProvince", r.country, r.start_date as "startDate",
          r.registration_status as "registrationStatus",
          r.registration_deadline as "registrationDeadline",
          r.time_zone as "timeZone", r.updated_at as "updatedAt",
          ${photo} as photo, ${position} as position,
          case when l.favorite_id is not null then json_build_object(
            'startDate', l.start_date, 'isCancelled', l.is_cancelled, 'priceMinor', l.price_minor,
            'priceCurrency', l.price_currency, 'distances', l.distances) end as before,
          r.race_status = 'cancelled' as "isCancelled", p.minor as "priceMinor",
          p.currency as "priceCurrency", d.names as distances
        from coming k join races r on r.id = k.race_id
        left join favorite_looks l on l.favorite_id = k.favorite_id ${lookParts}
        order by r.start_date, k.favorite_id`,
  );
  const races = rows.map(({ before, total: _, ...row }) => {
    const { isCancelled, priceMinor, priceCurrency, distances, ...race } = row;
    const {
      registrationStatus: __,
      registrationDeadline: deadline,
      updatedAt: ___,
      ...shown
    } = race;
    const after = {
      startDate: race.startDate,
      isCancelled,
      priceMinor,
      priceCurrency,
      distances,
    };
    const today = todayAt(race, now());
    const isOpen = mayRegister(race, today);
    const changes = changesOf(before, after, { today, isOpen, deadline });
    return { ...shown, photo: shownPicture(race.photo), isOpen, changes };
  });
  const upTo = new Date(Math.max(0, ...rows.map(({ updatedAt }) => updatedAt.getTime())));
  return { races, total: rows[0]?.total ?? 0, upTo: upTo.toISOString() };
}

const keptShape = {
  id: races.id,
  name: races.raceName,
  type: races.raceType,
  status: races.raceStatus,
  city: races.city,
  stateProvince: races.stateProvince,
  country: races.country,
  startDate: races.startDate,
  registrationStatus: races.registrationStatus,
  registrationDeadline: races.registrationDeadline,
  timeZone: races.timeZone,
  updatedAt: races.updatedAt,
  photo: orNull(text),
  position: positionKind,
  before: orNull(
    object({
      startDate: favoriteLooks.startDate,
      isCancelled: favoriteLooks.isCancelled,
      priceMinor: favoriteLooks.priceMinor,
      priceCurrency: favoriteLooks.priceCurrency,
      distances: favoriteLooks.distances,
    }),
  ),
  isCancelled: boolean,
  priceMinor: orNull(integer),
  priceCurrency: orNull(text),
  distances: arrayOf(text),
};

/** A coming race that a runner keeps, with what is news about it. */
export type KeptRace = Pick<
  RaceCard,
  | "id"
  | "name"
  | "type"
  | "status"
  | "city"
  | "stateProvince"
  | "country"
  | "startDate"
  | "photo"
  | "position"
> & {
  /** Whether it takes registrations. */
  isOpen: boolean;
  changes: KeptChange[];
};
