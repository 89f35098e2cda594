import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { boolean, text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import type { Day } from "#values/day.ts";
import { idOf, numbers, roll, rowsOf, skewed } from "./dice.ts";
import { cities, storeTowns, type Town } from "./towns.ts";
import { offers, words } from "./vocabulary.ts";

export type World = {
  races: number;
  /** The same seed generates the same races. */
  seed: number;
  /** One race in three is later than this day, the others are earlier. */
  today: Day;
  /** The database holds nothing else: its indexes are created at the end, which is faster. */
  isAlone?: boolean;
  /** How many towns of each country have races; `vocabulary.ts` says how many otherwise. */
  towns?: number;
};

type Chunk = Omit<World, "towns"> & { from: number; to: number; towns: Town[] };

/** The number of races that one statement writes, and of search rows that one statement fills. */
const chunkSize = 10_000;
const userCount = 1000;
const reviewsPerRace = 5;

/** The ids of generated rows, which no other row uses. */
const isGenerated = (id: SQL) =>
  sql`${id} between '5eed0000-0000-0000-0000-000000000000' and '5eed0000-ffff-ffff-ffff-ffffffffffff'`;

/** Whether the database holds races or people that were not generated. */
export async function holdsOthers(db: Database): Promise<boolean> {
  const [row] = await readRows(
    db,
    { others: boolean },
    sql`
    select
      exists (select from races where not (${isGenerated(sql`id`)}))
      or exists (select from users where not (${isGenerated(sql`id`)})) as others
  `,
  );
  return row?.others ?? false;
}

/**
 * Fills the database with races for benchmarks, each with three distances, three in ten with five
 * reviews. Races that were generated before are removed. The distribution of cities and words is
 * realistic: a few are frequent, many are rare. Random numbers are md5 of the seed and a number, so every
 * server generates the same rows.
 */
export async function generateRaces(db: Database, world: World): Promise<void> {
  await removeGenerated(db);
  await insertUsers(db);
  const towns = await storeTowns(db, cities(world.towns));
  const indexes = world.isAlone ? await takeIndexes(db) : [];
  for (let from = 1; from <= world.races; from += chunkSize) {
    const chunk = { ...world, towns, from, to: Math.min(from + chunkSize - 1, world.races) };
    await withoutSearch(db, world.isAlone, async (tx) => {
      await insertRaces(tx, chunk);
      await insertDecisions(tx, chunk);
      await insertDistances(tx, chunk);
      await insertReviews(tx, chunk);
    });
  }
  for (const index of indexes) await db.execute(sql.raw(index));
  await fillSearch(db, world.today);
}

const filledTables = ["races", "race_distances", "reviews"];

/** Drops the indexes that no constraint needs, and returns the statements that create them again. */
async function takeIndexes(db: Database): Promise<string[]> {
  const rows = await readRows(
    db,
    { name: text, definition: text },
    sql`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i
    where i.indrelid::regclass::text in ${filledTables}
      and not exists (select from pg_constraint where conindid = i.indexrelid)
  `,
  );
  for (const { name } of rows) await db.execute(sql.raw(`drop index ${name}`));
  return rows.map(({ definition }) => definition);
}

async function removeGenerated(db: Database): Promise<void> {
  if (await holdsOthers(db)) {
    await db.execute(sql`delete from races where ${isGenerated(sql`id`)}`);
  } else {
    await db.execute(sql`truncate races, reviews cascade`);
  }
}

/** They are the same in every world and stay: each one that goes is looked for in sixty tables. */
async function insertUsers(db: Database): Promise<void> {
  await db.execute(sql`
    insert into users (id, name, email)
    select ${idOf(sql`'user:' || n`)}, 'Runner ' || n, 'runner-' || n || '@generated.invalid'
    from generate_series(0, ${userCount}::int - 1) n
    on conflict do nothing
  `);
  await db.execute(sql`
    insert into user_profiles (user_id, first_name, last_name)
    select id, 'Runner', split_part(name, ' ', 2) from users where ${isGenerated(sql`id`)}
    on conflict do nothing
  `);
}

async function insertRaces(tx: Database, chunk: Chunk): Promise<void> {
  await tx.execute(sql`
    with city as materialized (${rowsOf(chunk.towns, sql`city text, state text, country text, place_id int`)}),
    word as materialized (${rowsOf(words(), sql`word text`)}),
    dice as materialized (
      select
        n, id,
        ${roll(0)} as upcoming, ${roll(1)} as day, ${roll(2)} as kind,
        ${skewed(roll(3), chunk.towns.length)} as city_n,
        ${skewed(roll(4), words().length)} as first_n,
        ${skewed(roll(5), words().length)} as second_n,
        ${skewed(roll(6), words().length)} as organizer_n
      from (${numbers(chunk)}) numbered
    )
    insert into races (
      id, event, race_name, organizer, description, city, state_province, country, place_id, race_type,
      start_date, start_time, is_premium, created_at, updated_at
    )
    select
      dice.id, name.race, name.race, organizer.word || ' Club',
      'A generated race through ' || city.city || '.',
      city.city, city.state, city.country, city.place_id,
      (array['Road', 'Road', 'Road', 'Road', 'Road', 'Trail', 'Trail', 'Ultra', 'Triathlon', 'MTB'])
        [1 + floor(kind * 10)::int],
      start_date, '07:30', n % 50 = 0, ${chunk.today}::date, ${chunk.today}::date
    from dice
    join city on city.at = city_n
    join word first on first.at = first_n
    join word second on second.at = second_n
    join word organizer on organizer.at = organizer_n
    cross join lateral (
      select concat_ws(' ', first.word, second.word, city.city, n::text) as race
    ) name
    cross join lateral (
      select ${chunk.today}::date + case
        when upcoming < 0.33 then 1 + floor(day * 540)::int
        else -1 - floor(day * 2000)::int
      end as start_date
    ) dated
  `);
}

/** Where nobody has decided, the clock would look up each race again. */
async function insertDecisions(tx: Database, chunk: Chunk): Promise<void> {
  await tx.execute(sql`
    insert into race_places (race_id, decision, problem)
    select id, case when place_id is null then 'open' else 'rule' end,
      case when place_id is null then 'unknown' end
    from races join (${numbers(chunk)}) numbered using (id)
  `);
}

async function insertDistances(tx: Database, chunk: Chunk): Promise<void> {
  const offered = offers();
  await tx.execute(sql`
    with offer as materialized (${rowsOf(offered, sql`label text, meters int, cost int`)}),
    dice as materialized (
      select n, id, floor(${roll(7)} * ${offered.length - 2}::int)::int as shortest
      from (${numbers(chunk)}) numbered
    )
    insert into race_distances (
      id, race_id, distance, title, distance_m, price, price_minor, price_currency, start_time,
      sort_order
    )
    select
      ${idOf(sql`${chunk.seed} || ':distance:' || n || ':' || place`)}, dice.id, label, label, meters,
      case when n % 12 = 0 then 'Free' else (cost + n % 7 * 5)::text end,
      case when n % 12 = 0 then 0 else (cost + n % 7 * 5) * 100 end,
      case country when 'Peru' then 'PEN' when 'Mexico' then 'MXN' when 'Canada' then 'CAD' else 'USD' end,
      '07:30', 2 - place
    from dice
    join races on races.id = dice.id
    cross join generate_series(0, 2) place
    join offer on offer.at = shortest + place
  `);
}

async function insertReviews(tx: Database, chunk: Chunk): Promise<void> {
  await tx.execute(sql`
    insert into reviews (id, user_id, entity_id, entity_type, rating, comment, created_at, updated_at)
    select
      ${idOf(sql`${chunk.seed} || ':review:' || n || ':' || place`)},
      ${idOf(sql`'user:' || (n * 7 + place * 131) % ${userCount}::int`)}, id, 'race',
      5 - floor(power(${roll(9)}, 2) * (1 + (n + place) % 5))::int, 'Generated review.',
      ${chunk.today}::date - (n + place) % 900, ${chunk.today}::date - (n + place) % 900
    from (${numbers(chunk)}) numbered
    cross join generate_series(1, ${reviewsPerRace}::int) place
    where ${roll(8)} < 0.3
  `);
}

/**
 * Fills the search projection at the end, in the order of days, as its own rebuild does. A database of its
 * own checks no foreign keys either: generated rows refer to generated rows, and the role is a superuser.
 */
async function withoutSearch(
  db: Database,
  isAlone: boolean | undefined,
  work: (tx: Database) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (isAlone) {
      await tx.execute(sql`set local session_replication_role = replica`);
      return work(tx);
    }
    for (const table of filledTables)
      await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
    await work(tx);
    for (const table of filledTables)
      await tx.execute(sql.raw(`alter table ${table} enable trigger user`));
  });
}

async function fillSearch(db: Database, today: Day): Promise<void> {
  const rows = await readRows(
    db,
    { id: text },
    sql`
    select id from races
    where start_date >= ${today}::date and ${isGenerated(sql`id`)}
    order by start_date, id
  `,
  );
  for (let at = 0; at < rows.length; at += chunkSize) {
    const ids = JSON.stringify(rows.slice(at, at + chunkSize).map(({ id }) => id));
    await db.execute(sql`
      select race_search_refresh(
        array(select value::uuid from jsonb_array_elements_text(${ids}::text::jsonb))
      )
    `);
  }
  await db.execute(sql`
    select race_directory_write(array(
      select id from races where ${isGenerated(sql`id`)} order by start_date, id
    ))
  `);
  await db.execute(sql`select search_words_rebuild(), race_counts_fold(), race_days_fold()`);
  await db.execute(sql`analyze races, race_distances, reviews, race_facets, search_words`);
  await db.execute(sql`vacuum (analyze) race_counts, race_days`);
  await db.execute(sql`vacuum (analyze) race_search, race_directory`);
}
