import { readFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, expect, test } from "vitest";
import { embeddedDirectory } from "../../../tests/support/database.ts";
import { type Engine, startEngine } from "./engine.ts";

const dataDir = await embeddedDirectory();
let stuck = 0;
const engine = await startEngine({
  dataDir,
  isDurable: false,
  stuckAfterMs: 400,
  onStuck: () => void stuck++,
});
afterAll(() => engine.close());

function connect(to: Engine) {
  return postgres({
    max: 1,
    prepare: false,
    user: "postgres",
    database: "postgres",
    onnotice: () => {},
    socket: () => to.connect(),
  } as postgres.Options<Record<string, never>>);
}

test("a connection that drops in a transaction leaves nothing behind and blocks nobody", async () => {
  const [dropped, other] = [connect(engine), connect(engine)];
  await other`create table kept (id int)`;
  await new Promise<void>((seen) => {
    void dropped
      .begin(async (tx) => {
        await tx`insert into kept values (1)`;
        seen();
        await new Promise(() => {});
      })
      .catch(() => {});
  });
  const waiting = other`select count(*)::int as n from kept`;
  await dropped.end({ timeout: 0 });
  expect(await waiting).toEqual([{ n: 0 }]);
  await other.end();
});

test("two connections take turns, a transaction at a time", async () => {
  const [one, two] = [connect(engine), connect(engine)];
  await one`create table turns (who int)`;
  const add = (sql: postgres.Sql, who: number) =>
    sql.begin(async (tx) => {
      for (let time = 0; time < 3; time++) await tx`insert into turns values (${who})`;
    });
  await Promise.all([add(one, 1), add(two, 2)]);
  const rows = await one<{ who: number }[]>`select who from turns order by ctid`;
  expect(rows.map(({ who }) => who).join("")).toMatch(/^(111222|222111)$/);
  await Promise.all([one.end(), two.end()]);
});

test("a query that never ends is ended, and the ones after it work", async () => {
  const sql = connect(engine);
  await sql`create table survives as select 1 as id`;
  await expect(sql`select pg_sleep(30)`).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
  expect(stuck).toBe(1);
  expect(await sql`select id from survives`).toEqual([{ id: 1 }]);
  await sql.end();
});

test("a mistake in a query is an answer like any other", async () => {
  const sql = connect(engine);
  await expect(sql`select no_such_column`).rejects.toMatchObject({ code: "42703" });
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  await sql.end();
});

test("housekeeping keeps the planner's numbers right", async () => {
  const sql = connect(engine);
  await sql`create table counted as select generate_series(1, 500) as id`;
  await sql`delete from counted where id > 300`;
  await engine.maintain();
  const [row] = await sql`select reltuples::int as n from pg_class where relname = 'counted'`;
  expect(row).toEqual({ n: 300 });
  await sql.end();
});

test("the directory is for one at a time", async () => {
  await expect(startEngine({ dataDir })).rejects.toThrow(
    `The database directory ${dataDir} is in use by another process.`,
  );
});

test("what was committed is there after closing and opening again", async () => {
  const directory = await embeddedDirectory();
  const first = await startEngine({ dataDir: directory });
  const writing = connect(first);
  await writing`create table diary (line text)`;
  await writing`insert into diary values ('still here')`;
  await writing.end();
  await first.close();
  const second = await startEngine({ dataDir: directory });
  const reading = connect(second);
  expect(await reading`select line from diary`).toEqual([{ line: "still here" }]);
  await reading.end();
  await second.close();
  expect(readFileSync(join(directory, "PG_VERSION"), "utf8").trim()).toBe("18");
});
