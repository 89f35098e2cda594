/** @module-tag both-databases */
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#db/database.ts";
import { createOnServer, serverUrl } from "../../../tests/support/database.ts";
import { aDoorTo } from "../../../tests/support/door.ts";
import { openLog } from "../log/log.ts";
import { bossJobs } from "./pg-boss.ts";
import { startJobs } from "./start.ts";

test.skipIf(!serverUrl)("jobs that could not start do so once the database is back", async () => {
  const door = await aDoorTo(await createOnServer(String(serverUrl)));
  const database = await openDatabase({ url: door.url, max: 2 });
  const log = openLog("silent");
  const jobs = bossJobs({ database, log, pollSeconds: 0.5 });
  const done = Promise.withResolvers<unknown>();
  jobs.define("greet", async (greeting) => done.resolve(greeting));
  const starting = startJobs({ jobs, log });
  onTestFinished(async () => {
    await starting.stop();
    await database.close();
  });
  await starting.settled;
  expect([starting.areRunning(), starting.areLate()]).toEqual([false, true]);
  await door.open();
  await expect.poll(() => starting.areRunning()).toBe(true);
  expect(starting.areLate()).toBe(false);
  await jobs.send("greet", { name: "Ana" });
  expect(await done.promise).toEqual({ name: "Ana" });
  const workers = await database.db.execute(sql`select count(*) as n from pgboss.queue`);
  expect(workers[0]?.n).toBeGreaterThan(0);
});
