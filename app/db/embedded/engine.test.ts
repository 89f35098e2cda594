import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { embeddedDirectory } from "../../../tests/support/database.ts";
import { connectTo } from "../database.ts";
import { startEngine } from "./engine.ts";

const dataDir = await embeddedDirectory();
let stuck = 0;
const engine = await startEngine({
  dataDir,
  isDurable: false,
  stuckAfterMs: 400,
  onStuck: () => void stuck++,
});
afterAll(() => engine.close());

test("a connection that drops in a transaction leaves nothing behind and blocks no others", async () => {
  const [dropped, other] = [connectTo(engine), connectTo(engine)];
  await other.pool.query("create table kept (id int)");
  const connection = await dropped.pool.connect();
  await connection.query("begin");
  await connection.query("insert into kept values (1)");
  const waiting = other.pool.query("select count(*)::int as n from kept");
  await dropped.pool.close(0);
  expect(await waiting).toEqual([{ n: 0 }]);
  await other.close();
});

test("two connections take turns, a transaction at a time", async () => {
  const [one, two] = [connectTo(engine), connectTo(engine)];
  await one.pool.query("create table turns (who int)");
  const add = ({ pool }: typeof one, who: number) =>
    pool.transaction(async (tx) => {
      for (let time = 0; time < 3; time++) await tx.query(`insert into turns values (${who})`);
    });
  await Promise.all([add(one, 1), add(two, 2)]);
  const rows = await one.pool.query("select who from turns order by ctid");
  expect(rows.map(({ who }) => who).join("")).toMatch(/^(111222|222111)$/);
  await Promise.all([one.close(), two.close()]);
});

test("an endless query is ended, and later ones work", async () => {
  const { pool, close } = connectTo(engine);
  await pool.query("create table survives as select 1 as id");
  await expect(pool.query("select pg_sleep(30)")).rejects.toMatchObject({
    code: "CONNECTION_CLOSED",
  });
  expect(stuck).toBe(1);
  expect(await pool.query("select id from survives")).toEqual([{ id: 1 }]);
  await close();
});

test("an error in a query is an ordinary answer", async () => {
  const { pool, close } = connectTo(engine);
  await expect(pool.query("select no_such_column")).rejects.toMatchObject({ code: "42703" });
  expect(await pool.query("select 1 as one")).toEqual([{ one: 1 }]);
  await close();
});

test("housekeeping keeps the planner's statistics current", async () => {
  const { pool, close } = connectTo(engine);
  await pool.query("create table counted as select generate_series(1, 500) as id");
  await pool.query("delete from counted where id > 300");
  await engine.maintain();
  const [row] = await pool.query(
    "select reltuples::int as n from pg_class where relname = 'counted'",
  );
  expect(row).toEqual({ n: 300 });
  await close();
});

test("a directory can be opened once at a time", async () => {
  await expect(startEngine({ dataDir })).rejects.toThrow(
    `The database directory ${dataDir} is in use by another process.`,
  );
});

test("committed data survives closing and opening", async () => {
  const directory = await embeddedDirectory();
  const first = await startEngine({ dataDir: directory });
  const writing = connectTo(first);
  await writing.pool.query("create table diary (line text)");
  await writing.pool.query("insert into diary values ('still here')");
  await writing.close();
  await first.close();
  const second = await startEngine({ dataDir: directory });
  const reading = connectTo(second);
  expect(await reading.pool.query("select line from diary")).toEqual([{ line: "still here" }]);
  await reading.close();
  await second.close();
  expect(readFileSync(join(directory, "PG_VERSION"), "utf8").trim()).toBe("18");
});
