/** @module-tag both-databases */
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { createOnServer, serverUrl } from "../../../tests/support/database.ts";
import { aDoorTo } from "../../../tests/support/door.ts";
import { openDatabase } from "../database.ts";
import { DatabaseAway, isAway } from "../failures/away.ts";

// Only a server can fall silent: set TEST_DATABASE_URL.
const testOnServer = test.skipIf(!serverUrl);

/** With one open connection, behind a door that can fall silent. */
async function openThroughDoor(max: number, statementMs?: number) {
  const door = await aDoorTo(await createOnServer(String(serverUrl)));
  await door.open();
  const database = await openDatabase({ url: door.url, max, statementMs });
  onTestFinished(() => database.close());
  await database.pool.query("select 1");
  return { ...database, door };
}

testOnServer(
  "a server that falls silent is away within two seconds, for those who wait and those who come",
  async () => {
    const { door, db, pool } = await openThroughDoor(3);
    door.silence();
    const waiting = [
      pool.query("select 1"),
      pool.query("select 1 as new_connection"),
      db.transaction((tx) => tx.execute(sql`select 1`)),
    ].map((asked) => asked.catch((problem: unknown) => problem));
    for (const problem of await Promise.all(waiting)) expect(isAway(problem)).toBe(true);
    expect(pool.isAway).toBe(true);
  },
);

testOnServer("nobody in a long line waits for a turn at a server that is silent", async () => {
  const { door, pool } = await openThroughDoor(2);
  door.silence();
  const waiting = Array.from({ length: 50 }, () => pool.query("select 1"));
  for (const answer of await Promise.allSettled(waiting)) {
    const problem = answer.status === "rejected" ? answer.reason : null;
    expect(problem).toBeInstanceOf(DatabaseAway);
    expect(String(problem.cause)).not.toContain("timeout exceeded");
  }
  expect(pool.isAway).toBe(true);
});

testOnServer("a server that is slow to greet is there as long as it answers", async () => {
  const { door, pool } = await openThroughDoor(2);
  door.ignoreNewcomers();
  const ask = () => pool.query("select pg_sleep(0.5), 1 as one");
  // The second one takes a connection of its own, which does not open.
  const [first, second] = [ask(), ask()];
  expect(await first).toMatchObject([{ one: 1 }]);
  for (let time = 0; time < 3; time += 1) expect(await ask()).toMatchObject([{ one: 1 }]);
  expect(await second).toMatchObject([{ one: 1 }]);
  expect(pool.isAway).toBe(false);
});

testOnServer("a program whose statements have no limit waits for one that takes long", async () => {
  const { door, pool } = await openThroughDoor(1, 0);
  door.ignoreNewcomers();
  expect(await pool.query("select pg_sleep(2), 1 as one")).toMatchObject([{ one: 1 }]);
  expect(pool.isAway).toBe(false);
});
