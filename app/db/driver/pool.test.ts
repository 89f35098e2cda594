/** @module-tag both-databases */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { createOnServer, serverUrl } from "../../../tests/support/database.ts";
import { aDoorTo } from "../../../tests/support/door.ts";
import { cutWhileFull } from "../../../tests/support/machine/full-pool.ts";
import { type OpenDatabase, openDatabase } from "../database.ts";
import { DatabaseAway, isAway } from "../failures/away.ts";

// Only a server has connections that can be cut: set TEST_DATABASE_URL.
const testOnServer = test.skipIf(!serverUrl);

type World = OpenDatabase & {
  /** Cuts all connections as soon as this many are busy. */
  cutAll(busy?: number): Promise<void>;
};

async function open(max: number): Promise<World> {
  const url = await createOnServer(String(serverUrl));
  const database = await openDatabase({ url, max });
  const admin = new pg.Client(url);
  await admin.connect();
  onTestFinished(async () => {
    await admin.end();
    await database.close();
  });
  const others =
    "from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";
  const cutAll = async (busy = 0) => {
    const active = () => admin.query(`select pid ${others} and state = 'active'`);
    await expect.poll(async () => (await active()).rows).toHaveLength(busy);
    await admin.query(`select pg_terminate_backend(pid, 5000) ${others}`);
  };
  return { ...database, cutAll };
}

async function backendOf({ pool }: World): Promise<number> {
  const [row] = await pool.query("select pg_backend_pid() as pid");
  return Number(row?.pid);
}

testOnServer("connections that are cut while they are idle are replaced unnoticed", async () => {
  const database = await open(2);
  const before = await backendOf(database);
  await database.cutAll();
  expect(await backendOf(database)).not.toBe(before);
  expect(database.pool.isAway).toBe(false);
});

testOnServer("a read that is cut is asked once more, and a write never is", async () => {
  const database = await open(2);
  const { db, pool } = database;
  await pool.query("create sequence asked");
  const reading = pool.query("select pg_sleep(1), 1 as one");
  await database.cutAll(1);
  expect(await reading).toMatchObject([{ one: 1 }]);

  await pool.query("create table kept (n int)");
  const writing = db
    .execute(sql`insert into kept select 1 from pg_sleep(1)`)
    .catch((problem: unknown) => problem);
  const hidden = pool.query("with x as (insert into kept select 2 from pg_sleep(1)) select 1");
  const heard = hidden.catch((problem: unknown) => problem);
  await database.cutAll(2);
  expect(isAway(await writing)).toBe(true);
  expect(await heard).toBeInstanceOf(DatabaseAway);
  expect([...(await pool.query("select n from kept"))]).toEqual([]);
});

testOnServer.each([
  { max: 3, reads: 9 },
  { max: 10, reads: 9 },
  { max: 10, reads: 10 },
  { max: 10, reads: 30 },
])("all $reads reads that fill $max connections are answered after a cut of all", async (full) => {
  const url = await createOnServer(String(serverUrl));
  const { pool, close } = await openDatabase({ url, max: full.max });
  onTestFinished(close);
  const cut = await cutWhileFull(url, { pool, ...full });
  expect(cut.reads.filter(({ isAnswered }) => isAnswered)).toHaveLength(full.reads);
  expect(cut.visitor.isAnswered).toBe(true);
});

testOnServer("a transaction keeps to one connection", async () => {
  const { db } = await open(4);
  const backend = sql`select pg_backend_pid() as pid`;
  const seen = await db.transaction(async (tx) => {
    const rows = await Promise.all([1, 2, 3].map(() => tx.execute(backend)));
    return new Set(rows.flat().map(({ pid }) => pid));
  });
  expect(seen.size).toBe(1);
});

testOnServer(
  "a transaction whose connection is cut fails with what cut it, and leaves no connection behind",
  async () => {
    const database = await open(2);
    for (let time = 0; time < 4; time += 1) {
      const problem = await database.db
        .transaction(async (tx) => {
          await tx.execute(sql`select 1`);
          await database.cutAll();
          await tx.execute(sql`select 2`);
        })
        .catch((caught: unknown) => caught);
      expect(isAway(problem)).toBe(true);
      expect(String(problem)).not.toContain("rollback");
    }
    expect(await backendOf(database)).toBeGreaterThan(0);
  },
);

testOnServer("a transaction that has not begun begins on another connection", async () => {
  const database = await open(2);
  await backendOf(database);
  const beginning = await database.pool.connect();
  await database.cutAll();
  await beginning.query("begin");
  expect(await beginning.query("select 1 as one")).toEqual([{ one: 1 }]);
  await beginning.query("commit");
  beginning.release();
});

testOnServer("a mistake in a statement costs no connection", async () => {
  const database = await open(1);
  const before = await backendOf(database);
  await expect(database.pool.query("select 1 / $1::int", [0])).rejects.toThrow("division by zero");
  await expect(database.pool.query("select no_such_column")).rejects.toThrow("does not exist");
  expect(await backendOf(database)).toBe(before);
});

testOnServer("a prepared statement goes on after a migration has changed its columns", async () => {
  const { pool } = await open(1);
  await pool.query("create table shown (n int)");
  await pool.query("insert into shown values (1)");
  const ask = () => pool.query("select * from shown where n::int = $1", [1]);
  for (let time = 0; time < 6; time += 1) await ask();
  await pool.query("alter table shown alter column n type text");
  expect(await ask()).toEqual([{ n: "1" }]);
  expect(await ask()).toEqual([{ n: "1" }]);
});

test("a missing server is reported within two seconds, and to later statements at once", async () => {
  const { pool, close } = await openDatabase({ url: "postgres://nobody@127.0.0.1:1/nothing" });
  const problem = await pool.query("select 1").catch((caught: unknown) => caught);
  expect(problem).toMatchObject({ name: "DatabaseAway", code: "ECONNREFUSED" });
  expect(pool.isAway).toBe(true);
  const later = await pool.query("select 1").catch((caught: unknown) => caught);
  expect(later).toBeInstanceOf(DatabaseAway);
  await close();
});

testOnServer("whoever waits for a connection keeps the place in the line", async () => {
  const { pool } = await open(1);
  const answered: string[] = [];
  const ask = (name: string, seconds = 0) =>
    pool.query("select pg_sleep($1)", [seconds]).then(() => answered.push(name));
  // The first one takes longer than a connection may take to open.
  const waiting = [ask("first", 1.5), ask("second")];
  await pause(1000);
  await Promise.all([...waiting, ask("third")]);
  expect(answered).toEqual(["first", "second", "third"]);
});

testOnServer(
  "where there is no place for one more connection, the others do the work",
  async () => {
    const url = new URL(await createOnServer(String(serverUrl)));
    const admin = new pg.Client(url.href);
    await admin.connect();
    const role = `only_one_${randomUUID().slice(0, 8)}`;
    await admin.query(`create role ${role} login connection limit 1 password 'one'`);
    Object.assign(url, { username: role, password: "one" });
    const { pool, close } = await openDatabase({ url: url.href, max: 2 });
    onTestFinished(async () => {
      await close();
      await admin.query(`drop role ${role}`);
      await admin.end();
    });
    await pool.query("select 1");
    const slow = pool.query("select pg_sleep(2), 1 as one");
    const waiting = pool.query("select 2 as two");
    expect(await Promise.all([slow, waiting])).toMatchObject([[{ one: 1 }], [{ two: 2 }]]);
  },
);

testOnServer("what is told on a channel is heard, also once the connection was cut", async () => {
  const database = await open(2);
  const told: string[] = [];
  const returned = Promise.withResolvers<void>();
  const heard = { before: Promise.withResolvers<void>(), after: Promise.withResolvers<void>() };
  await database.listen(
    "news",
    (text) => {
      told.push(text);
      if (text === "before" || text === "after") heard[text].resolve();
    },
    returned.resolve,
  );
  await database.pool.query("select pg_notify('news', 'before')");
  await heard.before.promise;
  await database.cutAll();
  await returned.promise;
  await database.pool.query("select pg_notify('news', 'after')");
  await heard.after.promise;
  expect(told).toEqual(["before", "after"]);
});

testOnServer("an absence is reported when it begins and when it ends, and counted", async () => {
  const door = await aDoorTo(await createOnServer(String(serverUrl)));
  await door.open();
  const said: string[] = [];
  const log = {
    warn: (_fields: object, message: string) => void said.push(message),
    error: () => {},
  };
  const { pool, close } = await openDatabase({ url: door.url, max: 2, log });
  onTestFinished(close);
  await pool.query("select 1");
  expect(pool.stats()).toEqual({ open: 1, busy: 0, waiting: 0, absences: 0 });
  await door.close();
  await expect(pool.query("select 1")).rejects.toThrow(DatabaseAway);
  expect(said).toEqual(["the database is away"]);
  await door.open();
  await expect.poll(() => said).toEqual(["the database is away", "the database is back"]);
  expect(pool.stats()).toMatchObject({ absences: 1 });
});
