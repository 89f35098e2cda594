/** @module-tag both-databases */
import { eq, type SQL, sql } from "drizzle-orm";
import { afterEach, expect, expectTypeOf, test } from "vitest";
import { openTestDatabase, rolledBack } from "../../tests/support/database.ts";
import {
  arrayOf,
  boolean,
  bytes,
  checkRows,
  day,
  decimal,
  integer,
  json,
  type Kind,
  listOf,
  moment,
  object,
  oneOf,
  orNull,
  type Part,
  real,
  recordOf,
  text,
} from "./kinds.ts";
import { type RowOf, readCount, readRow, readRows } from "./rows.ts";
import { experts, raceDistances, races } from "./schema.ts";

const { db } = await openTestDatabase();

checkRows(true);
afterEach(() => checkRows(true));

const now = new Date("2026-11-22T12:34:56.789Z");

/** The error message for a value; `null` when it is accepted. */
async function complaint(part: Part, value: SQL): Promise<string | null> {
  const problem = await readRow(db, { it: part }, sql`select ${value} as it`).catch(String);
  return typeof problem === "string" ? problem : null;
}

test("a row has the columns of its shape, with their types", () =>
  rolledBack(db, async (tx) => {
    const shape = {
      id: races.id,
      status: races.raceStatus,
      startDate: races.startDate,
      deadline: races.registrationDeadline,
      cost: races.finalRegistrationCost,
      createdAt: races.createdAt,
      photo: orNull(text),
      entries: integer,
      services: arrayOf(text),
      distance: orNull(raceDistances.distance),
      distances: listOf(object({ meters: raceDistances.distanceM, at: raceDistances.createdAt })),
      race: object({ cost: races.finalRegistrationCost, on: orNull(day), moment }),
    };
    await tx.insert(races).values({
      event: "Event",
      raceName: "Race",
      city: "Lima",
      country: "Peru",
      raceType: "Road",
      startDate: "2027-01-10",
      finalRegistrationCost: "12.50",
      createdAt: now,
    });
    const row = await readRow(
      tx,
      shape,
      sql`
        select r.id, r.race_status as status, r.start_date as "startDate",
          r.registration_deadline as deadline, r.final_registration_cost as cost,
          r.created_at as "createdAt", r.race_photo as photo, count(*) over () as entries,
          array['coach'] as services, d.distance,
          json_build_array(json_build_object('meters', 5000, 'at', r.created_at)) as distances,
          json_build_object('cost', r.final_registration_cost, 'on', r.start_date,
            'moment', r.created_at) as race
        from races r left join race_distances d on d.race_id = r.id`,
    );
    expect(row).toEqual({
      id: expect.any(String),
      status: "upcoming",
      startDate: "2027-01-10",
      deadline: null,
      cost: "12.50",
      createdAt: now,
      photo: null,
      entries: 1,
      services: ["coach"],
      distance: null,
      distances: [{ meters: 5000, at: "2026-11-22T12:34:56.789+00:00" }],
      race: { cost: 12.5, on: "2027-01-10", moment: "2026-11-22T12:34:56.789+00:00" },
    });
    expectTypeOf<RowOf<typeof shape>>().toEqualTypeOf<{
      id: string;
      status: "upcoming" | "active" | "completed" | "cancelled";
      startDate: string;
      deadline: string | null;
      cost: string | null;
      createdAt: Date;
      photo: string | null;
      entries: number;
      services: string[];
      distance: string | null;
      distances: { meters: number | null; at: string }[];
      race: { cost: number | null; on: string | null; moment: string };
    }>();
  }));

test("no row is null, and a count is a number", async () => {
  expect(await readRow(db, { id: races.id }, sql`select id from races where false`)).toBeNull();
  expect(await readRows(db, { id: races.id }, sql`select id from races where false`)).toEqual([]);
  expect(await readCount(db, sql`select count(*) from generate_series(1, 7)`)).toBe(7);
});

test("a value of the wrong kind is refused with the name of its column", async () => {
  const kinds: [part: Part, good: SQL, bad: SQL][] = [
    [text, sql`'a'`, sql`1`],
    [integer, sql`count(*)`, sql`1.5::float8`],
    [integer, sql`1`, sql`sum(1::bigint)`],
    [real, sql`1.5::real`, sql`'1.5'`],
    [decimal, sql`1.5`, sql`1`],
    [boolean, sql`true`, sql`'true'`],
    [day, sql`date '2026-11-22'`, sql`'2026-11-22T00:00'`],
    [moment, sql`now()`, sql`'2026-11-22'`],
    [bytes, sql`'a'::bytea`, sql`'a'`],
    [oneOf(["road", "trail"]), sql`'trail'`, sql`'track'`],
    [oneOf([1, 2]), sql`2`, sql`3`],
    [arrayOf(moment), sql`array[now()]`, sql`json_build_array(now())`],
    [listOf(moment), sql`json_build_array(now())`, sql`array[now()]`],
    [listOf(decimal), sql`json_build_array(1.5)`, sql`json_build_array('1.5')`],
    [object({ a: text }), sql`json_build_object('a', 'b')`, sql`json_build_array('a')`],
    [recordOf(integer), sql`json_build_object('a', 1)`, sql`json_build_object('a', 'b')`],
    [orNull(integer), sql`null`, sql`'1'`],
    [races.id, sql`gen_random_uuid()`, sql`1`],
    [races.raceStatus, sql`'active'`, sql`'lost'`],
    [races.startDate, sql`date '2026-11-22'`, sql`now()`],
    [races.sequence, sql`1`, sql`'1'`],
    [races.isPremium, sql`false`, sql`0`],
    [races.createdAt, sql`now()`, sql`now()::text`],
    [races.finalRegistrationCost, sql`1.50`, sql`1.5::real`],
    [experts.services, sql`array['a']`, sql`'a'`],
  ];
  for (const [part, good, bad] of kinds) {
    expect(await complaint(part, good)).toBeNull();
    expect(await complaint(part, bad)).toContain("The column it");
  }
});

test("null is refused where it is not allowed", async () => {
  for (const part of [text, integer, moment, listOf(text), races.city, experts.services]) {
    expect(await complaint(part, sql`null`)).toContain("The column it is null, not ");
    expect(await complaint(orNull(part), sql`null`)).toBeNull();
  }
  for (const part of [races.description, json]) {
    expect(await complaint(part, sql`null`)).toBeNull();
  }
});

test("a missing or extra column is refused", async () => {
  const read = (statement: SQL) => readRows(db, { id: text, name: text }, statement);
  await expect(read(sql`select 'a' as id`)).rejects.toThrow("The column name is missing.");
  await expect(read(sql`select 'a' as id, 'b' as name, 1 as "distanceId"`)).rejects.toThrow(
    "The column distanceId is not in the shape.",
  );
});

test("the error names the path in the column, the value and the statement", async () => {
  const shape = { reviews: listOf(object({ rating: integer })) };
  const statement = sql`
    select json_build_array(
      json_build_object('rating', 4), json_build_object('rating', 'five')) as reviews`;
  await expect(readRows(db, shape, statement)).rejects.toThrow(
    `The column reviews[1].rating is the string "five", not an integer. ` +
      "Statement: select json_build_array( json_build_object('rating', 4)",
  );
});

test("every row is compared, not only the first", async () => {
  const statement = sql`select nullif(n, 3)::int as n from generate_series(1, 3) n`;
  await expect(readRows(db, { n: integer }, statement)).rejects.toThrow("The column n is null");
});

test("computed columns of the query builder are compared as well", () =>
  rolledBack(db, async (tx) => {
    await tx
      .insert(experts)
      .values({ firstName: "A", lastName: "B", title: "C", city: "D", country: "E" });
    const read = (name: SQL<string>) =>
      tx.select({ name }).from(experts).where(eq(experts.firstName, "A"));
    const full = sql`concat_ws(' ', ${experts.firstName}, ${experts.lastName})`.mapWith(text);
    expect(await read(full)).toEqual([{ name: "A B" }]);
    await expect(read(sql`1`.mapWith(text))).rejects.toThrow("A computed column is the number 1");
  }));

test("nothing is compared in production", async () => {
  checkRows(false);
  const rows = await readRows(db, { id: integer as Kind<unknown> }, sql`select 'a' as name`);
  expect(rows).toEqual([{ name: "a" }]);
});
