import { type SQL, sql } from "drizzle-orm";
import { selectList } from "#db/columns.ts";
import { arrayOf, integer, oneOf, orNull, positionKind, real, text } from "#db/kinds.ts";
import { type RowOf, readRows } from "#db/rows.ts";
import { races } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Entitlements } from "#features/membership/plans/entitlements.ts";
import { position, raceCards, ratingKinds, toRating } from "#features/races/card/cards.server.ts";
import { isWithinCircle } from "#features/races/places/circle.server.ts";
import { takesRegistrations } from "#features/races/standing.server.ts";
import type { Services } from "#services/services.ts";
import { addDays, type Day } from "#values/day.ts";
import type { Position } from "#values/geo/position.ts";
import { homeDay } from "#values/zone.ts";
import {
  type ComingRace,
  farthestNear,
  isLiked,
  type Liking,
  type Match,
  matchesOf,
  type Recommendation,
  recommendationLimits,
} from "./matching/matching.ts";

/** The newest likings count; older ones say nothing more. */
const likingLimit = 120;

/** Open races of each kind, the soonest first, among which the best are chosen. */
const candidateLimit = 80;

/** Races that are looked at for them: some are closed, entered or kept. */
const lookLimit = 240;

/** Of how many types in their countries races are looked for. */
const facetLimit = 4;

/** Around how many places races are looked for. */
const centerLimit = 4;

/** Recommended races begin between these days from now. */
const window = { from: 2, to: 400 } as const;

type Needs = Pick<Services, "db" | "now">;
type Runner = Pick<Viewer, "userId">;

/**
 * The races for a runner, the best first, as many as the right shows. Empty before anything is known.
 * @param without - the id of a race that is shown already
 */
export async function recommendationsFor(
  services: Needs,
  runner: Runner,
  right: Entitlements["recommendations"],
  without: string | null = null,
): Promise<Recommendation[]> {
  const { db, now } = services;
  const matches = await matchedRaces(services, runner, takesRegistrations(now()));
  const others = matches.filter(({ id }) => id !== without);
  const best = others.slice(0, recommendationLimits[right]);
  if (best.length === 0) return [];
  const ids = JSON.stringify(best.map(({ id }) => id));
  const cards = await raceCards(
    db,
    now(),
    sql`select value::uuid as race_id, place
      from jsonb_array_elements_text(${ids}::text::jsonb) with ordinality as best (value, place)`,
    sql`picked.place`,
  );
  const reasonsById = new Map(best.map(({ id, reasons }) => [id, reasons]));
  return cards.map((race) => ({ race, reasons: reasonsById.get(race.id) ?? [] }));
}

/**
 * The races that are like what a runner likes, the best first.
 * @param condition - on race `r`, beyond that it is coming, not cancelled, and new to the runner
 */
export async function matchedRaces(
  { db, now }: Needs,
  runner: Runner,
  condition: SQL,
): Promise<Match[]> {
  const today = homeDay(now());
  const likings = await likingsOf(db, runner);
  const liked = likings.filter(isLiked);
  if (liked.length === 0) return [];
  const candidates = await candidatesFor(db, liked, { today, runner, condition });
  return matchesOf(likings, candidates, today);
}

const likingColumns = {
  raceId: races.id,
  name: races.raceName,
  event: races.event,
  type: races.raceType,
  city: races.city,
  country: races.country,
  day: races.startDate,
};

const likingShape = {
  kind: oneOf(["entered", "rated", "kept"]),
  ...likingColumns,
  position: positionKind,
  meters: arrayOf(integer),
  stars: orNull(integer),
};

/** The goal of a plan: a race of the directory, or only a day and a distance. */
const goalShape = {
  raceId: orNull(races.id),
  name: text,
  event: orNull(text),
  type: orNull(text),
  city: orNull(text),
  country: orNull(text),
  day: races.startDate,
  position: positionKind,
  meters: real,
};

/** What a runner likes: entered, rated and kept races, and the goal of the training plan that runs. */
async function likingsOf(db: Services["db"], { userId }: Runner): Promise<Liking[]> {
  const list = selectList("r", likingColumns);
  const all = sql`(select coalesce(array_agg(distance_m), '{}') from race_distances
    where race_id = r.id and distance_m is not null)`;
  const [tied, plans] = await Promise.all([
    readRows(
      db,
      likingShape,
      sql`
      with tied as (
        select 'entered' as kind, race_id, distance_id, null::int as stars, created_at
        from race_registrations
        where user_id = ${userId}::uuid and status <> 'cancelled' and companion_id is null
        union all
        select 'entered', i.race_id, i.distance_id, null, i.published_at
        from result_runners w join race_results x on x.id = w.result_id and x.registration_id is null
        join race_result_imports i on i.id = x.import_id and i.state = 'published'
        where w.user_id = ${userId}::uuid
        union all
        select 'rated', entity_id, null, rating, created_at
        from reviews where user_id = ${userId}::uuid and entity_type = 'race'
        union all
        select 'kept', race_id, null, null, created_at
        from user_favorites where user_id = ${userId}::uuid
        order by created_at desc limit ${likingLimit}
      )
      select t.kind, ${list}, ${position} as position, t.stars,
        coalesce((select array[d.distance_m] from race_distances d
          where d.id = t.distance_id and d.distance_m is not null), ${all}) as meters
      from tied t join races r on r.id = t.race_id
      order by t.created_at desc, r.id`,
    ),
    readRows(
      db,
      goalShape,
      sql`
      select t.race_id as "raceId", t.goal_day as day, t.goal_m as meters, t.name,
        r.event, r.race_type as type, r.city, r.country, ${position} as position
      from training_plans t left join races r on r.id = t.race_id
      where t.user_id = ${userId}::uuid and t.ended_at is null`,
    ),
  ]);
  const goals = plans.map(({ meters, ...goal }) => ({
    kind: "goal" as const,
    ...goal,
    meters: [meters],
    stars: null,
  }));
  return [...tied, ...goals];
}

const candidateShape = {
  id: races.id,
  event: races.event,
  type: races.raceType,
  city: races.city,
  day: races.startDate,
  position: positionKind,
  meters: arrayOf(integer),
  ...ratingKinds,
};

/**
 * Coming races near what the runner likes, of the same types in the same countries, and other editions.
 * What the runner has entered or keeps is known already.
 */
async function candidatesFor(
  db: Services["db"],
  liked: readonly Liking[],
  { today, runner, condition: asked }: { today: Day; runner: Runner; condition: SQL },
): Promise<ComingRace[]> {
  const { userId } = runner;
  const centers = centersOf(liked);
  const facets = JSON.stringify(facetsOf(liked));
  const known = JSON.stringify(liked.map(({ event, city }) => ({ event, city })));
  const days = sql`between ${addDays(today, window.from)}::date and ${addDays(today, window.to)}::date`;
  const isNew = sql`r.race_status = 'upcoming' and ${asked}
    and not exists (select from race_registrations g
      where g.race_id = r.id and g.user_id = ${userId}::uuid and g.status <> 'cancelled'
        and g.companion_id is null)
    and not exists (select from user_favorites f
      where f.race_id = r.id and f.user_id = ${userId}::uuid)`;
  const isNear = centers.map((center) => isWithinCircle(center, farthestNear / 1000));
  const facetIds = [
    ...isNear.map(
      (circle) => sql`
        select f.facet_id from race_facets f join places p on p.id = f.place_id where ${circle}`,
    ),
    sql`
      select f.facet_id from race_facets f
      join jsonb_to_recordset(${facets}::text::jsonb) as liked (type text, country text)
        on liked.type = f.race_type and liked.country = f.country`,
  ];
  // Only the soonest of each facet are read, from the index alone, before anything is known of the races.
  const soonest = facetIds.map(
    (ids, way) => sql`
      (select ${way}::int as way, s.race_id, s.start_date from (${ids}) f cross join lateral (
          select race_id, start_date from race_search
          where facet_id = f.facet_id and start_date ${days}
          order by start_date, race_id limit ${lookLimit}) s
        order by s.start_date, s.race_id limit ${lookLimit})`,
  );
  const editions = sql`
    (select ${soonest.length}::int, r.id, r.start_date from races r
      where (r.event, r.city) in (
          select event, city from jsonb_to_recordset(${known}::text::jsonb) as known (event text, city text))
        and r.start_date ${days}
      order by r.start_date, r.id limit ${lookLimit})`;
  const rows = await readRows(
    db,
    candidateShape,
    sql`
      with early as materialized (${sql.join([...soonest, editions], sql` union all `)}),
      fresh as (
        select e.race_id, row_number() over (partition by e.way order by e.start_date, e.race_id) as place
        from early e join races r on r.id = e.race_id where ${isNew}
      ),
      found as (select distinct race_id from fresh where place <= ${candidateLimit})
      select r.id, r.event, r.race_type as type, r.city, r.start_date as day, ${position} as position,
        s.rating10, s.review_count as "reviewCount",
        (select coalesce(array_agg(distance_m), '{}') from race_distances
          where race_id = r.id and distance_m is not null) as meters
      from found join races r on r.id = found.race_id join race_search s on s.race_id = r.id`,
  );
  return rows.map(toCandidate);
}

function toCandidate(row: RowOf<typeof candidateShape>): ComingRace {
  const { rating10, reviewCount, ...candidate } = row;
  return { ...candidate, rating: toRating({ rating10, reviewCount }) };
}

/** The types and countries of the latest likings, one of each. */
function facetsOf(liked: readonly Liking[]): { type: string; country: string }[] {
  const facets = new Map<string, { type: string; country: string }>();
  for (const { type, country } of liked) {
    if (type && country) facets.set(`${type} ${country}`, { type, country });
    if (facets.size === facetLimit) break;
  }
  return [...facets.values()];
}

/** The places of the latest likings, one of each. */
function centersOf(liked: readonly Liking[]): Position[] {
  const centers = new Map<string, Position>();
  for (const { position: there } of liked) {
    if (there) centers.set(`${there.lat},${there.lon}`, there);
    if (centers.size === centerLimit) break;
  }
  return [...centers.values()];
}
