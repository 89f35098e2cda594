import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { integer } from "../kinds.ts";
import { readRows } from "../rows.ts";
import { demoEntry } from "./entries/entry.ts";
import { demoPast } from "./entries/past.ts";
import { demoExperts } from "./experts/experts.ts";
import { demoExpertReviews } from "./experts/reviews.ts";
import { hasDemoMark } from "./mark.ts";
import { demoAccounts, demoPeople } from "./people/people.ts";
import { demoRaces } from "./races/catalog.ts";
import { demoReviews } from "./reviews.ts";
import { seedDemoData } from "./seed.ts";

const { db } = await openTestDatabase();
const now = () => new Date("2026-11-20T12:00:00Z");
const past = demoPast("2026-11-20");

test("the accounts for looking around have run races and reviewed some, on any day", () => {
  for (let month = 1; month <= 12; month++) {
    const day = `2027-${String(month).padStart(2, "0")}-15`;
    const { editions, registrations, reviews } = demoPast(day);
    const runs = registrations.map(({ userId, raceId }) => `${userId} ${raceId}`);
    expect(new Set(runs).size, day).toBe(runs.length);
    expect(editions.filter(({ row }) => row.startDate >= day).length, day).toBe(0);
    for (const { id } of [demoAccounts.runner, demoAccounts.elite]) {
      expect(registrations.filter(({ userId }) => userId === id).length, day).toBeGreaterThan(6);
      expect(reviews.some(({ userId }) => userId === id)).toBe(true);
    }
  }
});

test("the mark of a demo is written with its data, and never beside an operator's data", () =>
  rolledBack(db, async (tx) => {
    await aPerson(tx, { email: demoAccounts.admin.email });
    await seedDemoData({ db: tx, now }, { adoptsEarlier: true });
    expect(await hasDemoMark({ db: tx })).toBe(false);
    await tx.execute(sql`delete from users`);
    await seedDemoData({ db: tx, now });
    expect(await hasDemoMark({ db: tx })).toBe(true);
  }));

test("a database with races is left alone", () =>
  rolledBack(db, async (tx) => {
    await tx.execute(sql`
      insert into races (event, race_name, city, country, race_type, start_date)
      values ('Own', 'Own race', 'Lima', 'Peru', 'Road', '2027-01-01')
    `);
    expect(await seedDemoData({ db: tx, now })).toEqual({
      races: 0,
      people: 0,
      experts: 0,
      reviews: 0,
    });
    const [people] = await readRows(tx, { count: integer }, sql`select count(*)::int from users`);
    expect(people?.count).toBe(0);
  }));

/** To seed takes as long as all that is looked at. What a test changes is rolled back. */
describe("a seeded database", () => {
  let counts: Awaited<ReturnType<typeof seedDemoData>>;

  beforeAll(async () => {
    counts = await seedDemoData({ db, now });
  });

  test("an empty database is filled once", () =>
    rolledBack(db, async (tx) => {
      expect(counts).toEqual({
        races: demoRaces.length + past.editions.length,
        people: demoPeople.length,
        experts: demoExperts.length,
        reviews:
          demoReviews("2026-11-20").length +
          demoExpertReviews("2026-11-20").length +
          past.reviews.length,
      });
      expect(await seedDemoData({ db: tx, now })).toEqual({
        races: 0,
        people: 0,
        experts: 0,
        reviews: 0,
      });
      const [stored] = await readRows(
        tx,
        {
          races: integer,
          distances: integer,
          people: integer,
          admins: integer,
          reviews: integer,
          identities: integer,
        },
        sql`
        select (select count(*)::int from races) as races,
          (select count(*)::int from race_distances) as distances,
          (select count(*)::int from users) as people,
          (select count(*)::int from user_profiles where is_admin) as admins,
          (select count(*)::int from reviews) as reviews,
          (select count(*)::int from auth_identities) as identities
      `,
      );
      expect(stored).toEqual({
        races: counts.races,
        distances: [demoRaces, past.editions].flat().flatMap((each): unknown[] => each.distances)
          .length,
        people: counts.people,
        admins: 1,
        reviews: counts.reviews,
        identities: Object.keys(demoAccounts).length,
      });
    }));

  test("seeded races are found by search, even with typos, and have their ratings", () =>
    rolledBack(db, async (tx) => {
      const [found] = await readRows(
        tx,
        { searchable: integer, words: integer, lima: integer },
        sql`
        select (select count(*)::int from race_search) as searchable,
          (select count(*)::int from search_words where word = 'maraton') as words,
          (select review_count from race_search s join races r on r.id = s.race_id
            where r.race_name = 'Lima 42K') as lima
      `,
      );
      const visible = demoReviews("2026-11-20").filter(
        (review) => review.race.name === "Lima 42K" && !review.isHidden,
      );
      expect(found).toEqual({
        searchable: demoRaces.length + past.editions.length,
        words: 1,
        lima: visible.length,
      });
    }));

  test("the demo's runner is registered for the next internal race, on any day", () =>
    rolledBack(db, async (tx) => {
      const entries = await tx.execute(sql`
        select u.email, g.status, r.race_type_category, d.taken,
          r.registration_deadline > '2026-12-01' as may_cancel
        from race_registrations g join users u on u.id = g.user_id
          join races r on r.id = g.race_id join race_distances d on d.id = g.distance_id
        where u.email = ${demoAccounts.runner.email} and g.status <> 'completed'`);
      expect([...entries]).toEqual([
        {
          email: demoAccounts.runner.email,
          status: "registered",
          race_type_category: "internal",
          taken: 1,
          may_cancel: true,
        },
      ]);
      for (let month = 1; month <= 12; month++) {
        const day = `2027-${String(month).padStart(2, "0")}-15`;
        expect(demoEntry(day, now()).raceId, day).toBeTruthy();
      }
    }));

  test("the back office has registrations and claims of demo people only", () =>
    rolledBack(db, async (tx) => {
      const [found] = await tx.execute(sql`
        select (select count(distinct status)::int from race_registrations) as states,
          (select count(*)::int from race_registrations
            where first_name not like '%(demo)' and last_name <> 'Demo') as real_runners,
          (select count(*)::int from race_claims) as claims,
          (select count(*)::int from race_claims where email not like '%@demo.dorsal.test') as real`);
      expect(found).toEqual({ states: 4, real_runners: 0, claims: 3, real: 0 });
    }));

  test("a demo whose races were all deleted is not seeded again", () =>
    rolledBack(db, async (tx) => {
      await tx.execute(sql`delete from race_registrations`);
      await tx.execute(sql`delete from races`);
      expect(await seedDemoData({ db: tx, now })).toEqual({
        races: 0,
        people: 0,
        experts: 0,
        reviews: 0,
      });
    }));

  test("the runner's conversations show races of the demo that are still to come", () =>
    rolledBack(db, async (tx) => {
      const found = await readRows(
        tx,
        { threads: integer, races: integer, rated: integer },
        sql`
        select (select count(*) from chat_threads) as threads,
          (select count(*) from chat_messages m
            join races r on m.races @> jsonb_build_array(jsonb_build_object('id', r.id))
            where r.start_date >= '2026-11-20') as races,
          (select count(*) from chat_messages where rated_at is not null) as rated`,
      );
      expect(found).toEqual([{ threads: 3, races: 3, rated: 1 }]);
    }));

  test("seeded experts are found by search with their ratings, and two keep their own page", () =>
    rolledBack(db, async (tx) => {
      const found = await readRows(
        tx,
        {
          searchable: integer,
          rated: integer,
          linked: integer,
          answers: integer,
          sessions: integer,
        },
        sql`
        select (select count(*) from experts where is_active and search_text <> '') as searchable,
          (select count(distinct entity_id) from reviews
            where entity_type = 'expert' and not is_hidden) as rated,
          (select count(*) from experts where user_id is not null) as linked,
          (select count(*) from review_answers) as answers,
          (select count(*) from coach_conversations c
            join coach_messages m on m.conversation_id = c.conversation_id and m.position = 0
            where c.ended_at is not null and c.rating is not null) as sessions`,
      );
      const reviewed = demoExpertReviews("2026-11-20").filter(({ isHidden }) => !isHidden);
      expect(found).toEqual([
        {
          searchable: demoExperts.length - 1,
          rated: new Set(reviewed.map(({ expert }) => expert)).size,
          linked: 2,
          answers: 5,
          sessions: 3,
        },
      ]);
    }));
});
