/** @module-tag both-databases */
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../tests/support/database.ts";
import { bossJobs } from "./pg-boss.ts";

const database = await openTestDatabase();
const { db } = database;
const complaints: object[] = [];
const log = {
  warn: (fields: object, message: string) =>
    void complaints.push({ level: "warn", message, ...fields }),
  error: (fields: object, message: string) =>
    void complaints.push({ level: "error", message, ...fields }),
};
const jobs = bossJobs({ database, log, pollSeconds: 0.05 });
const done: unknown[] = [];
const failures: unknown[] = [];

jobs.define<{ name: string }>("greet", async ({ name }) => void done.push(name));
jobs.define(
  "fail",
  async ({ name }, { isLastTry }) => {
    failures.push(isLastTry ? `${name} at last` : name);
    throw new Error("It never works.");
  },
  { retries: 1, retryAfter: 0 },
);
/** Counts the jobs that run at the same time. */
function counting() {
  const count = { now: 0, most: 0, done: 0 };
  const handler = async () => {
    count.now += 1;
    count.most = Math.max(count.most, count.now);
    await pause(50);
    count.now -= 1;
    count.done += 1;
  };
  return { count, handler };
}

const { count: met, handler: meet } = counting();
const { count: alone, handler: beAlone } = counting();
jobs.define("together", meet, { atOnce: 3 });
jobs.define("alone", beAlone);
jobs.define("nightly", async () => {});
jobs.schedule("nightly", "15 3 * * *");
/** Which jobs of `turns` have begun; the first one runs until it is let go. */
const turns: string[] = [];
const letGo = Promise.withResolvers<void>();
const takeTurn = async ({ name }: { name: string }) => {
  turns.push(name);
  if (turns.length === 1) await letGo.promise;
};
jobs.define("turns", takeTurn, { isOnePerKey: true });
await jobs.start();
afterAll(() => jobs.stop());

test("a job runs once its transaction commits and never after a rollback", async () => {
  await db.transaction((tx) => jobs.send("greet", { name: "kept" }, { within: tx }));
  const lost = db.transaction(async (tx) => {
    await jobs.send("greet", { name: "lost" }, { within: tx });
    throw new Error("rolled back");
  });
  await expect(lost).rejects.toThrow("rolled back");
  await jobs.send("greet", { name: "after" });
  await expect.poll(() => done).toEqual(["kept", "after"]);
});

test("a failing job is a warning, is retried, and then becomes an error and a dead letter", async () => {
  await jobs.send("fail", { name: "hopeless" }, { singletonKey: "its key" });
  await expect.poll(() => jobs.deadLetters("fail")).toEqual([{ name: "hopeless" }]);
  expect(failures).toEqual(["hopeless", "hopeless at last"]);
  const fields = { queue: "fail", key: "its key", error: new Error("It never works.") };
  expect(complaints.splice(0)).toMatchObject([
    { level: "warn", message: "a job failed and is tried again", attempt: 1, ...fields },
    { level: "error", message: "a job failed for good", attempt: 2, ...fields },
  ]);
  expect(jobs.failures()).toEqual(new Map([["fail", 2]]));
  const figures = await jobs.figures();
  expect(figures).toContainEqual(
    expect.objectContaining({ queue: "fail", waiting: 0, deadLetters: 1 }),
  );
});

test("a queue's jobs run concurrently where configured, and else one after another", async () => {
  const names = ["a", "b", "c", "d", "e", "f"];
  await db.transaction(async (tx) => {
    for (const name of names) await jobs.send("together", { name }, { within: tx });
    for (const name of names.slice(0, 3)) await jobs.send("alone", { name }, { within: tx });
  });
  await expect.poll(() => [met.most, alone.done]).toEqual([3, 3]);
  expect(alone.most).toBe(1);
});

test("a scheduled job waits for its time", async () => {
  await jobs.send("greet", { name: "later" }, { startAfter: 3600 });
  await jobs.send("greet", { name: "at once" });
  await expect.poll(() => done).toContain("at once");
  expect(done).not.toContain("later");
  const anHourOn = await db.execute(sql`
    update pgboss.job set start_after = now()
    where data ->> 'name' = 'later' and start_after - created_on = interval '1 hour'
    returning id`);
  expect(anHourOn).toHaveLength(1);
  await expect.poll(() => done).toContain("later");
});

test("only one job of a key waits", async () => {
  for (const name of ["first", "second"]) {
    await jobs.send("greet", { name }, { startAfter: 3600, singletonKey: "one" });
  }
  const waiting = await db.execute(sql`
    select data ->> 'name' as name from pgboss.job
    where name = 'greet' and state = 'created' and start_after > now()`);
  expect([...waiting]).toEqual([{ name: "first" }]);
});

test("schedules are in UTC, and dropped ones are removed", async () => {
  const before = await db.execute(sql`select name, cron, timezone from pgboss.schedule`);
  expect([...before]).toEqual([{ name: "nightly", cron: "15 3 * * *", timezone: "UTC" }]);
  const later = bossJobs({ database, log });
  await later.start();
  await later.stop();
  expect(await db.execute(sql`select name from pgboss.schedule`)).toHaveLength(0);
});

test("an unknown queue is refused with its name, and nothing is logged", async () => {
  await expect(jobs.send("unknown", {})).rejects.toThrow("The queue unknown is not defined.");
  expect(complaints).toEqual([]);
});

test("of jobs with the same key one runs at a time, in all processes, and the others go on", async () => {
  const elsewhere = bossJobs({ database, log, pollSeconds: 0.05 });
  elsewhere.define("turns", takeTurn, { isOnePerKey: true });
  await elsewhere.start();
  await jobs.send("turns", { name: "ana" }, { singletonKey: "ana" });
  await expect.poll(() => turns).toEqual(["ana"]);
  await jobs.send("turns", { name: "ana again" }, { singletonKey: "ana" });
  await jobs.send("turns", { name: "ben" }, { singletonKey: "ben" });
  await expect.poll(() => turns).toEqual(["ana", "ben"]);
  letGo.resolve();
  await expect.poll(() => turns).toEqual(["ana", "ben", "ana again"]);
  await elsewhere.stop();
});

test("a job that is due begins without waiting for the next look at the queue", async () => {
  const begun: string[] = [];
  const seldom = bossJobs({ database, log, pollSeconds: 600 });
  seldom.define<{ name: string }>("prompt", async ({ name }) => void begun.push(name));
  await seldom.start();
  await seldom.send("prompt", { name: "alone" });
  await expect.poll(() => begun).toEqual(["alone"]);
  await db.transaction((tx) => seldom.send("prompt", { name: "committed" }, { within: tx }));
  await expect.poll(() => begun).toEqual(["alone", "committed"]);
  await seldom.stop();
});
