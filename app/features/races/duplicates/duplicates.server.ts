import { inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { boolean, day, integer, listOf, orNull } from "#db/kinds.ts";
import { readRow, readRows } from "#db/rows.ts";
import { raceDistances, raceNonTwins, races } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";
import { addDays, type Day } from "#values/day.ts";
import { homeDay } from "#values/zone.ts";
import { byLength } from "../distance.ts";
import type { RaceStatus } from "../race.ts";

/** The most days by which a race may have moved. */
export const mostDaysMoved = 60;

/** Marks two similar races as different. Marking them again changes nothing. */
export async function keepBoth(
  { db, now }: Pick<Services, "db" | "now">,
  admin: Admin,
  pair: { first: string; second: string },
): Promise<{ isKnown: boolean }> {
  const [first = "", second = ""] = [pair.first, pair.second].sort();
  return db.transaction(async (tx) => {
    const named = await tx
      .select({ name: races.raceName })
      .from(races)
      .where(inArray(races.id, [first, second]))
      .orderBy(races.id)
      .for("key share");
    if (named.length !== 2) return { isKnown: false };
    const noted = await tx
      .insert(raceNonTwins)
      .values({ firstId: first, secondId: second, decidedBy: admin.userId, createdAt: now() })
      .onConflictDoNothing()
      .returning({ firstId: raceNonTwins.firstId });
    if (noted.length > 0) {
      await recordChange({ db: tx, now }, admin, {
        action: "kept as not a duplicate",
        subjectType: "race",
        subjectId: first,
        subjectName: named.map(({ name }) => name).join(" and "),
        after: { other: second },
      });
    }
    return { isKnown: true };
  });
}

/** Races that are compared for one page, which bounds the cost of a page. */
const lookedAtOnce = 1500;
const pairsPerPage = 50;

/** The most days between duplicates with similar names: a date was mistyped. */
const daysApart = 3;

/** The least similarity of their names, from 0 to 1. */
const leastLikeness = 0.5;

/** Words that one name of a race has and another leaves out: years, lengths, articles, the word for a race. */
const unspecific =
  "\\m(\\d+([.,]\\d+)?( ?(k|km|kms|kilometros|m|mi|miles))?|maraton|marathon|carrera|corrida|race|run|edicion|edition|de|del|la|las|el|los|the|of|en|y|and)\\M";

/** The words of a folded name that tell it from others: `maraton de lima 42k 2027` is `lima`. */
function coreOf(name: SQL): SQL {
  return sql`btrim(regexp_replace(regexp_replace(${name}, ${unspecific}, ' ', 'g'), '[^[:alpha:]]+', ' ', 'g'))`;
}

/** Whether `a` and `b` have similar names, with `core` as their telling words. */
const haveSimilarNames = sql`(a.name_norm = b.name_norm or (
  core.a <> '' and core.b <> ''
  and (core.a = core.b or similarity(a.name_norm, b.name_norm) > ${leastLikeness}::real)
))`;

/** The races that are shown as similar to a name. */
const alikeShown = 5;

/**
 * Races that may be the one with this name: in the same city within the days by which a race may have moved, and
 * without a city around the same day; from today on where no day is known. The nearest first.
 */
export async function findAlike(
  { db, now }: Pick<Services, "db" | "now">,
  { name, city, day: asked }: { name: string; city: string; day: Day | null },
): Promise<Pick<Twin, "id" | "name" | "startDate" | "city" | "country">[]> {
  const start = asked ?? homeDay(now());
  const apart = city === "" ? daysApart : mostDaysMoved;
  const isNear =
    asked === null && city !== ""
      ? sql`b.start_date >= ${start}::date`
      : sql`b.start_date between ${addDays(start, -apart)}::date and ${addDays(start, apart)}::date`;
  const { id, name: raceName, startDate, city: raceCity, country } = storedTwin;
  return readRows(
    db,
    { id, name: raceName, startDate, city: raceCity, country },
    sql`
    with a as materialized (
      select btrim(norm(${name})) as name_norm, btrim(norm(${city})) as city_norm
    )
    select r.id, r.race_name as name, r.start_date as "startDate", r.city, r.country
    from a
    join race_directory b on ${isNear} and (a.city_norm = '' or b.city_norm = a.city_norm)
    cross join lateral (
      select ${coreOf(sql`a.name_norm`)} as a, ${coreOf(sql`b.name_norm`)} as b
    ) core
    join races r on r.id = b.race_id
    where ${haveSimilarNames}
    order by abs(b.start_date - ${start}::date), r.id
    limit ${alikeShown}`,
  );
}

/**
 * Races with similar names in the same city around the same day, or with one name within the days by
 * which a race may have moved, from a day on, without those that an administrator has marked as
 * different. Names that differ only in years, lengths and words such as `race` are similar; names of nothing
 * else, such as `10K`, must be equal. Three editions of one name are a series, and none of them has moved.
 * @param asked - where the page begins; today without it
 */
export async function findTwins(
  { db, now }: Pick<Services, "db" | "now">,
  asked: TwinStart | null,
): Promise<TwinPage> {
  const { from: start, after } = asked ?? { from: homeDay(now()), after: null };
  const window = await readRow(
    db,
    { looked: integer, last: orNull(day), more: boolean },
    sql`
    select count(*) as looked, max(start_date) as last,
      exists (select from race_directory d where d.start_date > max(w.start_date)) as more
    from (
      select start_date from race_directory where start_date >= ${start}::date
      order by start_date, race_id limit ${lookedAtOnce}
    ) w`,
  );
  const last = window?.last ?? start;
  const behind = after
    ? sql`and (a.start_date, a.race_id, b.race_id)
        > (${start}::date, ${after.first}::uuid, ${after.second}::uuid)`
    : sql.empty();
  const found = await readRows(
    db,
    { first: races.id, second: races.id },
    sql`
    select a.race_id as first, b.race_id as second
    from race_directory a
    join race_directory b on b.city_norm = a.city_norm
      and b.start_date between a.start_date and a.start_date + ${mostDaysMoved}::int
      and (b.start_date, b.race_id) > (a.start_date, a.race_id)
    cross join lateral (
      select ${coreOf(sql`a.name_norm`)} as a, ${coreOf(sql`b.name_norm`)} as b
    ) core
    where a.start_date between ${start}::date and ${last}::date
      ${behind}
      and case when b.start_date <= a.start_date + ${daysApart}::int
        then ${haveSimilarNames}
        else a.name_norm = b.name_norm and not exists (
          select from race_directory c
          where c.name_norm = a.name_norm and c.city_norm = a.city_norm
            and c.race_id not in (a.race_id, b.race_id)
            and c.start_date between a.start_date - ${mostDaysMoved}::int
              and b.start_date + ${mostDaysMoved}::int
        )
      end
      and exists (
        select from races one, races other
        where one.id = a.race_id and other.id = b.race_id
          and lower(one.country) = lower(other.country)
          and (one.state_province is null or other.state_province is null
            or lower(one.state_province) = lower(other.state_province))
      )
      and not exists (
        select from race_non_twins n
        where n.first_id = least(a.race_id, b.race_id)
          and n.second_id = greatest(a.race_id, b.race_id)
      )
    order by a.start_date, a.race_id, b.race_id
    limit ${pairsPerPage}`,
  );
  const twins = await readTwins(
    db,
    found.flatMap(({ first, second }) => [first, second]),
  );
  const shown = found.at(-1);
  const lastDay = twins.get(shown?.first ?? "")?.startDate;
  const isFull = found.length === pairsPerPage && lastDay !== undefined && shown;
  const further = window?.more ? { from: addDays(last, 1), after: null } : null;
  return {
    looked: window?.looked ?? 0,
    next: isFull ? { from: lastDay, after: shown } : further,
    pairs: found.flatMap((pair) => {
      const [first, second] = [twins.get(pair.first), twins.get(pair.second)];
      return first && second ? [{ first, second }] : [];
    }),
  };
}

const storedTwin = {
  id: races.id,
  name: races.raceName,
  startDate: races.startDate,
  city: races.city,
  state: races.stateProvince,
  country: races.country,
  organizer: races.organizer,
  status: races.raceStatus,
  runners: integer,
  distances: listOf(raceDistances.distance),
};

async function readTwins(db: Database, ids: string[]): Promise<Map<string, Twin>> {
  if (ids.length === 0) return new Map();
  const rows = await readRows(
    db,
    storedTwin,
    sql`
    select r.id, r.race_name as name, r.start_date as "startDate", r.city,
      r.state_province as state, r.country, r.organizer, r.race_status as status,
      (select count(*)::int from race_registrations
        where race_id = r.id and status <> 'cancelled') as runners,
      (select coalesce(json_agg(distance), '[]')
        from race_distances where race_id = r.id) as distances
    from races r
    where r.id in (
      select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb)
    )`,
  );
  const inOrder = (texts: string[]) =>
    texts
      .map((text) => ({ text }))
      .sort(byLength)
      .map(({ text }) => text);
  return new Map(rows.map((row) => [row.id, { ...row, distances: inOrder(row.distances) }]));
}

/** One of two races that look alike. */
export type Twin = {
  id: string;
  name: string;
  startDate: Day;
  city: string;
  state: string | null;
  country: string;
  organizer: string | null;
  status: RaceStatus;
  distances: string[];
  runners: number;
};

export type TwinPair = { first: Twin; second: Twin };

/** The pairs among the compared races. */
type TwinPage = {
  pairs: TwinPair[];
  /** The number of compared races. */
  looked: number;
  /** Where the next page begins; `null` when all races were compared. */
  next: TwinStart | null;
};

/** The day from which races are compared, and the pair of that day after which a page begins. */
export type TwinStart = { from: Day; after: { first: string; second: string } | null };
