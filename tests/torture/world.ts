import { createHmac, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { type Database, type DatabaseOptions, openDatabase } from "#db/database.ts";
import { integer, text } from "#db/kinds.ts";
import { migrate } from "#db/migrate.ts";
import { readRows } from "#db/rows.ts";
import { outboxMessages } from "#db/schema.ts";
import { wizardPath } from "#features/registrations/wizard/wizard.ts";
import { type RunningServer, startServer } from "../../bench/server.ts";
import { createDatabase } from "../support/machine/postgres.mjs";
import { aPerson } from "../support/people.ts";
import { typedAnswers } from "../support/registrations.ts";

/** A completed form that a runner may send: it creates one entry and one letter, or neither. */
export type Draft = { raceId: string; path: string; userId: string };
export type Runner = { userId: string; cookie: string; drafts: Draft[] };

export type TortureWorld = {
  /** The name of the database on its server. */
  name: string;
  raceIds: string[];
  runners: Runner[];
  /** Starts the built product on that database. */
  startCopy(environment?: Record<string, string>): Promise<RunningServer>;
  /** What became of it all; while no server runs on it, if it is an embedded one. */
  stored(): Promise<Stored>;
  remove(): Promise<void>;
};

type Stored = {
  /** How often each runner is entered in each race, by "user race". */
  rows: Map<string, number>;
  letters: number;
  /** The comment of each runner's review of the first race. */
  reviews: Map<string, string>;
};

type Place = {
  /** A PostgreSQL server; without one the database is embedded. */
  server?: string;
  races?: number;
  runners?: number;
  /** Places in each race. */
  capacity?: number;
};

const authSecret = "only-for-torture-0123456789-0123456789";

/** A database of races and runners with filled-in forms, for the product to work on. */
export async function makeWorld({
  server,
  races: raceCount = 900,
  runners: runnerCount = 4,
  capacity = 100,
}: Place): Promise<TortureWorld> {
  const name = `torture_${randomUUID().slice(0, 8)}`;
  const files = await mkdtemp(join(tmpdir(), "dorsal-torture-"));
  const place: DatabaseOptions = server
    ? { url: await createDatabase(server, name), max: 2, statementMs: 0 }
    : { dataDir: join(files, "database") };
  const { db, close } = await openDatabase(place);
  await migrate(db);
  const races = await readRows(
    db,
    { raceId: text, distanceId: text },
    sql`
    with race as (
      insert into races (event, race_name, city, country, race_type, race_type_category, start_date)
      select 'Torture ' || n, 'Torture ' || n, 'Lima', 'Peru', 'Road', 'internal',
        current_date + 30 + n % 300
      from generate_series(1, ${raceCount}::int) n
      returning id
    )
    insert into race_distances (race_id, distance, title, distance_m, capacity)
    select id, '10K', '10K', 10000, ${capacity}::int from race
    returning race_id as "raceId", id as "distanceId"`,
  );
  const runners: Runner[] = [];
  for (let number = 0; number < runnerCount; number += 1) {
    const userId = await aPerson(db);
    const token = `torture-${userId}`;
    await db.execute(sql`
      insert into auth_sessions (user_id, token, expires_at)
      values (${userId}::uuid, ${token}, now() + interval '1 day')`);
    const places = await readRows(
      db,
      { raceId: text, distanceId: text, draftId: text },
      sql`
      insert into registration_drafts (user_id, id, race_id, distance_id, answers)
      select ${userId}::uuid, gen_random_uuid(), race_id, id, ${JSON.stringify(typedAnswers)}::jsonb
      from race_distances
      returning race_id as "raceId", distance_id as "distanceId", id as "draftId"`,
    );
    const drafts = places.map((place) => ({
      raceId: place.raceId,
      path: wizardPath({ ...place, step: 3 }),
      userId,
    }));
    runners.push({ userId, cookie: cookieOf(token), drafts });
  }
  await db.execute(sql`analyze`);
  await close();

  return {
    name,
    raceIds: races.map(({ raceId }) => raceId),
    runners,
    startCopy: (environment = {}) =>
      startServer({
        DATABASE_URL: place.url ?? "",
        DATA_DIR: files,
        AUTH_SECRET: authSecret,
        DEMO_DATA: "0",
        SANDBOX: "1",
        LIMITS_FACTOR: "1000000",
        ...environment,
      }),
    async stored() {
      const after = await openDatabase(place);
      const stored = await readStored(after.db);
      await after.close();
      return stored;
    },
    remove: () => rm(files, { recursive: true, force: true }),
  };
}

async function readStored(db: Database): Promise<Stored> {
  const entries = await readRows(
    db,
    { place: text, n: integer },
    sql`
    select user_id || ' ' || race_id as place, count(*) as n
    from race_registrations group by 1`,
  );
  const letters = await db.$count(outboxMessages);
  const comments = await readRows(
    db,
    { userId: text, comment: text },
    sql`select user_id as "userId", comment from reviews`,
  );
  return {
    rows: new Map(entries.map(({ place, n }) => [place, n])),
    letters,
    reviews: new Map(comments.map(({ userId, comment }) => [userId, comment])),
  };
}

function cookieOf(token: string): string {
  const signature = createHmac("sha256", authSecret).update(token).digest("base64");
  return `dorsal.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
