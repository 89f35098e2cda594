import { createHmac, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { openDatabase } from "#db/database.ts";
import { migrate } from "#db/migrate.ts";
import { wizardPath } from "#features/registrations/wizard.ts";
import { type RunningServer, startServer } from "../../bench/server.ts";
import { aPerson } from "../support/people.ts";
import { createDatabase } from "../support/postgres.mjs";
import { typedAnswers } from "../support/registrations.ts";

/** A form that a runner has filled in and may send: it makes one entry and one letter, or none. */
export type Draft = { raceId: string; path: string; userId: string };
export type Runner = { userId: string; cookie: string; drafts: Draft[] };

export type TortureWorld = {
  /** The address and the name of the database. */
  url: string;
  name: string;
  raceId: string;
  runners: Runner[];
  /** Starts the built product on that database. */
  startCopy(environment?: Record<string, string>): Promise<RunningServer>;
  /** What became of the entries: the rows of each runner in each race, and the letters. */
  entries(): Promise<{ rows: Map<string, number>; letters: number }>;
  /** The comment that is stored as each runner's review of the race. */
  reviews(): Promise<Map<string, string>>;
  remove(): Promise<void>;
};

const authSecret = "only-for-torture-0123456789-0123456789";
const raceCount = 900;

/** A database of races and runners with filled-in forms on a server, for the product to work on. */
export async function makeWorld(server: string, runnerCount = 4): Promise<TortureWorld> {
  const name = `torture_${randomUUID().slice(0, 8)}`;
  const url = await createDatabase(server, name);
  const files = await mkdtemp(join(tmpdir(), "dorsal-torture-"));
  const { db, close } = await openDatabase({ url, max: 2, statementMs: 0 });
  await migrate(db);
  const races = await db.execute<{ raceId: string; distanceId: string }>(sql`
    with race as (
      insert into races (event, race_name, city, country, race_type, race_type_category, start_date)
      select 'Torture ' || n, 'Torture ' || n, 'Lima', 'Peru', 'Road', 'internal',
        current_date + 30 + n % 300
      from generate_series(1, ${raceCount}::int) n
      returning id
    )
    insert into race_distances (race_id, distance, title, distance_m, capacity)
    select id, '10K', '10K', 10000, 100 from race
    returning race_id as "raceId", id as "distanceId"`);
  const runners: Runner[] = [];
  for (let number = 0; number < runnerCount; number += 1) {
    const userId = await aPerson(db);
    const token = `torture-${userId}`;
    await db.execute(sql`
      insert into auth_sessions (user_id, token, expires_at)
      values (${userId}::uuid, ${token}, now() + interval '1 day')`);
    const places = await db.execute<{ raceId: string; distanceId: string; draftId: string }>(sql`
      insert into registration_drafts (user_id, id, race_id, distance_id, answers)
      select ${userId}::uuid, gen_random_uuid(), race_id, id, ${JSON.stringify(typedAnswers)}::jsonb
      from race_distances
      returning race_id as "raceId", distance_id as "distanceId", id as "draftId"`);
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
    url,
    name,
    raceId: races[0]?.raceId ?? "",
    runners,
    startCopy: (environment = {}) =>
      startServer({
        ...{ DATABASE_URL: url, DATA_DIR: files, AUTH_SECRET: authSecret },
        ...{ DEMO_DATA: "0", SANDBOX: "1", LIMITS_FACTOR: "1000000" },
        ...environment,
      }),
    async entries() {
      const after = await openDatabase({ url, max: 1 });
      const rows = await after.db.execute<{ place: string; n: number }>(sql`
        select user_id || ' ' || race_id as place, count(*) as n
        from race_registrations group by 1`);
      const [sent] = await after.db.execute<{ n: number }>(
        sql`select count(*) as n from outbox_messages`,
      );
      await after.close();
      return { rows: new Map(rows.map(({ place, n }) => [place, n])), letters: sent?.n ?? 0 };
    },
    async reviews() {
      const after = await openDatabase({ url, max: 1 });
      const rows = await after.db.execute<{ userId: string; comment: string }>(
        sql`select user_id as "userId", comment from reviews`,
      );
      await after.close();
      return new Map(rows.map(({ userId, comment }) => [userId, comment]));
    },
    remove: () => rm(files, { recursive: true, force: true }),
  };
}

function cookieOf(token: string): string {
  const signature = createHmac("sha256", authSecret).update(token).digest("base64");
  return `dorsal.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
