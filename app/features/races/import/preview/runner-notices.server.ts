import { type SQL, sql } from "drizzle-orm";
import { columnsByName, pickColumns } from "#db/columns.ts";
import type { Database } from "#db/database.ts";
import { integer, listOf, object, orNull } from "#db/kinds.ts";
import { type RowOf, readRows } from "#db/rows.ts";
import { raceDistances, raceRegistrations, races } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import type { ClockTime, Day } from "#values/day.ts";
import { notifyRunners } from "../../editing/notices/notify-runners.server.ts";
import {
  newsOf,
  newsOfStart,
  type RaceNews,
  type WhenAndWhere,
  whenAndWhere,
} from "../../editing/notices/race-news.ts";
import { todayAt } from "../../standing.ts";

const raceColumns = object(pickColumns(columnsByName(races), whenAndWhere));

/** A race that runners have entered, as it is now and as an import noted that it was before. */
const enteredRace = {
  id: races.id,
  timeZone: races.timeZone,
  now: raceColumns,
  noted: raceColumns,
  distances: listOf(
    object({
      id: raceRegistrations.distanceId,
      runners: integer,
      now: orNull(raceDistances.startTime),
      noted: orNull(raceDistances.startTime),
    }),
  ),
};
type EnteredRace = RowOf<typeof enteredRace>;

/**
 * Those of some races that runners have entered.
 * @param importId - whose notes are read, except those that were undone; `null` for none
 */
export async function enteredRaces(
  db: Database,
  ids: readonly string[],
  importId: string | null,
): Promise<EnteredRace[]> {
  if (ids.length === 0) return [];
  return readRows(
    db,
    enteredRace,
    sql`
    with noted as materialized (
      select subject_id, before from race_import_changes
      where import_id = ${importId}::uuid and before is not null and outcome is null
        and race_id = any (array(
          select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb)
        ))
    ),
    entered as materialized (
      select race_id, distance_id, count(*)::int as runners
      from race_registrations
      where status in ('registered', 'confirmed') and user_id is not null
        and race_id = any (array(
          select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb)
        ))
      group by race_id, distance_id
    ),
    offers as (
      select e.race_id, jsonb_agg(jsonb_build_object(
        'id', e.distance_id, 'runners', e.runners, 'now', d.start_time,
        'noted', case when o.before is null then d.start_time else o.before ->> 'start_time' end
      )) as list
      from entered e
      left join race_distances d on d.id = e.distance_id
      left join noted o on o.subject_id = d.id
      group by e.race_id
    )
    select r.id, r.time_zone as "timeZone", ${columnsOf(sql`r`)} as now,
      case when c.before is null then ${columnsOf(sql`r`)}
        else ${columnsOf(sql`jsonb_populate_record(null::races, c.before)`)} end as noted,
      offers.list as distances
    from offers
    join races r on r.id = offers.race_id
    left join noted c on c.subject_id = r.id
    order by r.id`,
  );
}

function columnsOf(race: SQL): SQL {
  const names = whenAndWhere.map((name) => sql`${name}`);
  return sql`(
    select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(${race}))
    where key in (${sql.join(names, sql`, `)})
  )`;
}

type Telling = Pick<Services, "db" | "now" | "jobs" | "mail">;

/**
 * Queues the notices for runners of changed races, in the transaction of the change.
 * @param options.isBack - before what was noted is restored
 */
export async function notifyOfChanges(
  services: Telling,
  entered: readonly EnteredRace[],
  { origin, isBack = false }: { origin: string; isBack?: boolean },
): Promise<void> {
  const news = entered.flatMap((race) =>
    newsForRunners(changeOf(race, isBack), todayAt(race, services.now())),
  );
  for (const { runners: _, ...told } of news) await notifyRunners(services, { ...told, origin });
}

function changeOf({ id, noted, now, distances }: EnteredRace, isBack: boolean): RaceChange {
  const starts = distances.map((offer) => ({
    id: offer.id,
    runners: offer.runners,
    before: isBack ? offer.now : offer.noted,
    after: isBack ? offer.noted : offer.now,
  }));
  return {
    id,
    before: isBack ? now : noted,
    after: isBack ? noted : now,
    distances: starts,
  };
}

/** A race with runners, before and after a change. */
type RaceChange = {
  id: string;
  before: WhenAndWhere;
  after: WhenAndWhere;
  /** The distances of its runners, each with its start; the `id` is `null` for runners without one. */
  distances: {
    id: string | null;
    runners: number;
    before: ClockTime | null;
    after: ClockTime | null;
  }[];
};

/** News for the runners of a race, or of one of its distances. */
type RunnersNews = {
  raceId: string;
  news: RaceNews;
  distanceId?: string;
  runners: number;
};

/**
 * The news of a change for each group of runners. The runners of a distance get its own start, not that of
 * the race, and each runner gets one notice.
 */
export function newsForRunners(
  { id: raceId, before, after, distances }: RaceChange,
  today: Day,
): RunnersNews[] {
  const news = newsOf(before, after, today);
  const all = distances.reduce((sum, { runners }) => sum + runners, 0);
  if (all === 0) return [];
  const isForAll = news !== null && (news.kind !== "moved" || distances.some(({ id }) => !id));
  if (isForAll) return [{ raceId, news, runners: all }];
  return distances.flatMap(({ id, runners, ...start }) => {
    const own = {
      before: start.before ?? before.start_time,
      after: start.after ?? after.start_time,
    };
    const starts = newsOfStart(after, own, today);
    const { fromTime: _, ...elsewhere } =
      news?.kind === "moved" ? news : { kind: "moved" as const };
    const told: RaceNews = { ...elsewhere, ...starts };
    const isNews = Object.keys(told).length > 1;
    return id !== null && isNews ? [{ raceId, news: told, distanceId: id, runners }] : [];
  });
}
