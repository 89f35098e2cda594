import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { generateRaces, holdsOthers } from "../bench/world/world.ts";
import { openTestDatabase } from "../tests/support/database.ts";

const { db } = await openTestDatabase();
const world = { races: 120, seed: 1, today: "2026-11-20" };

async function hash(): Promise<unknown> {
  const [row] = await readRows(
    db,
    { hash: text },
    sql`
    select md5(string_agg(concat(race, distance_m, price, rating), '/' order by race.id, sort_order, reviews.id)) as hash
    from races race
    left join race_distances on race_id = race.id
    left join reviews on entity_id = race.id
  `,
  );
  return row?.hash;
}

test("generated races are the same for the same seed, and search knows the coming ones", async () => {
  await generateRaces(db, world);
  const [found] = await db.execute(sql`
    select
      (select count(*) from races) as races,
      (select count(*) from race_distances where distance_m > 0) as distances,
      (select count(distinct city) > 30 from races) as "hasManyCities",
      (select count(*) from reviews) / (select count(distinct entity_id) from reviews) as "reviewsEach",
      (select count(*) from races where start_date > ${world.today}::date)
        = (select count(*) from race_search) as "isFound"
  `);
  expect(found).toEqual({
    races: 120,
    distances: 360,
    hasManyCities: true,
    reviewsEach: 5,
    isFound: true,
  });
  const before = await hash();
  await generateRaces(db, world);
  expect(await hash()).toBe(before);
  await generateRaces(db, { ...world, seed: 2 });
  expect(await hash()).not.toBe(before);
});

test("races and people that were not generated are seen, and kept", async () => {
  expect(await holdsOthers(db)).toBe(false);
  await db.execute(sql`insert into users (name, email) values ('Ana', 'ana@example.com')`);
  await db.execute(sql`
    insert into races (event, race_name, city, country, race_type, start_date)
    values ('Lima', 'Lima', 'Lima', 'Peru', 'Road', '2027-05-16')
  `);
  expect(await holdsOthers(db)).toBe(true);
  await generateRaces(db, { ...world, races: 10 });
  const [kept] = await db.execute(sql`
    select (select count(*) from races) as races, (select count(*) from race_search) as found,
      (select count(*) from users where email = 'ana@example.com') as people
  `);
  expect(kept).toMatchObject({ races: 11, people: 1 });
});
