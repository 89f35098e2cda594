/** @module-tag both-databases */
import { sql } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { createOnServer, openTestDatabase, serverUrl } from "../../../tests/support/database.ts";
import { aDoorTo } from "../../../tests/support/door.ts";
import { type Database, openDatabase } from "../database.ts";
import { migrate } from "../migrate.ts";
import { sqlState } from "./problem.ts";
import { onceReachable, withRetry } from "./retry.ts";

const { db } = await openTestDatabase();

// A sequence keeps counting when its transaction is rolled back.
await db.execute(sql`create sequence attempts`);
await db.execute(sql`create table kept (attempt int)`);
await db.execute(sql`
  create function lose_until(last int, code text) returns void language plpgsql as $$
  declare attempt int := nextval('attempts');
  begin
    insert into kept values (attempt);
    if attempt < last then raise exception using errcode = code; end if;
  end $$`);
beforeEach(async () => {
  await db.execute(sql`alter sequence attempts restart`);
  await db.execute(sql`truncate kept`);
});

const loseUntil = (last: number, code: string) => (tx: Database) =>
  tx.execute(sql`select lose_until(${last}, ${code})`);

test.each(["40001", "40P01", "55P03"])("work that failed with %s is retried", async (code) => {
  await withRetry(db, loseUntil(3, code));
  expect([...(await db.execute(sql`select attempt from kept`))]).toEqual([{ attempt: 3 }]);
});

test("repeated conflicts end the retries, and other errors are not retried", async () => {
  const always = await withRetry(db, loseUntil(99, "40001")).catch((problem) => problem);
  expect(sqlState(always)).toBe("40001");
  expect([...(await db.execute(sql`select last_value from attempts`))]).toEqual([
    { last_value: 5 },
  ]);
  await db.execute(sql`alter sequence attempts restart`);
  const mistake = await withRetry(db, loseUntil(99, "23505")).catch((problem) => problem);
  expect(sqlState(mistake)).toBe("23505");
  expect([...(await db.execute(sql`select last_value from attempts`))]).toEqual([
    { last_value: 1 },
  ]);
});

// Only a server can be away: set TEST_DATABASE_URL.
const testOnServer = test.skipIf(!serverUrl);

async function start(url: string) {
  const { db, close } = await openDatabase({ url, max: 1 });
  onTestFinished(close);
  const told: unknown[] = [];
  const first = Promise.withResolvers<void>();
  const log = {
    warn(fields: object) {
      told.push(fields);
      first.resolve();
    },
    error: () => {},
  };
  return { started: onceReachable(() => migrate(db), log), told, isTold: first.promise };
}

testOnServer("a start waits for a database that comes later, and says so once", async () => {
  const door = await aDoorTo(await createOnServer(String(serverUrl)));
  const { started, told, isTold } = await start(door.url);
  await isTold;
  await door.open();
  expect(await started).toEqual([]);
  expect(told).toEqual([
    { reason: "The database server does not answer (ECONNREFUSED). Check DATABASE_URL." },
  ]);
});

testOnServer("a database that does not exist ends the start at once, in one line", async () => {
  const url = new URL(String(serverUrl));
  url.pathname = "/no_such_database";
  const { started, told } = await start(url.href);
  await expect(started).rejects.toMatchObject({
    name: "MigrationRefused",
    message:
      'The database server lets nobody in: database "no_such_database" does not exist. Check DATABASE_URL.',
  });
  expect(told).toEqual([]);
});
