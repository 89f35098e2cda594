/** @module-tag both-databases */
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { createOnServer, serverUrl } from "../../tests/support/database.ts";
import { type Database, openDatabase } from "./database.ts";
import { openReplica } from "./replica.ts";
import { appSecrets } from "./schema.ts";

// Two databases of one server play the two servers: set TEST_DATABASE_URL.
const testOnServer = test.skipIf(!serverUrl);

const log = { info() {}, warn() {}, error() {} };

async function world({ longestLagMs = 60_000 } = {}) {
  const [primaryUrl, replicaUrl] = await Promise.all([
    createOnServer(String(serverUrl)),
    createOnServer(String(serverUrl)),
  ]);
  const database = await openDatabase({ url: primaryUrl, max: 4 });
  const other = await openDatabase({ url: replicaUrl, max: 2 });
  await database.db.insert(appSecrets).values({ name: "server", value: "primary" });
  await other.db.insert(appSecrets).values({ name: "server", value: "replica" });
  const replica = await openReplica({ url: replicaUrl, longestLagMs, database, log });
  onTestFinished(async () => {
    await replica.close();
    await Promise.all([database.close(), other.close()]);
  });
  const primaryBeat = async () => {
    const [row] = await database.pool.query("select beat::integer from replica_beats");
    return Number(row?.beat);
  };
  /** What replication does: the replica gets the number that the primary has now, or had before. */
  const follow = async (beat?: number) => {
    await other.db.execute(sql`
      insert into replica_beats (beat) values (${beat ?? (await primaryBeat())})
      on conflict (only_row) do update set beat = excluded.beat`);
    await replica.beat();
  };
  return { replica, primaryBeat, follow, database, other };
}

async function serverOf(db: Database): Promise<string | undefined> {
  const [found] = await db.select({ value: appSecrets.value }).from(appSecrets);
  return found?.value;
}

testOnServer("a replica is read once it follows, and nothing is written to it", async () => {
  const { replica, follow, database } = await world();
  expect(await serverOf(replica.reads()), "before it follows").toBe("primary");
  await replica.beat();
  await follow();
  expect(await serverOf(replica.reads())).toBe("replica");
  await replica.reads().insert(appSecrets).values({ name: "written", value: "here" });
  const written = await database.pool.query("select from app_secrets where name = 'written'");
  expect(written).toHaveLength(1);
  await replica.reads().transaction(async (tx) => {
    expect(await serverOf(tx)).toBe("primary");
  });
});

testOnServer("a replica that lags too far behind is not read", async () => {
  const { replica, follow } = await world({ longestLagMs: 0 });
  await replica.beat();
  await follow();
  expect(await serverOf(replica.reads())).toBe("primary");
});

testOnServer("after a change the primary answers until the replica has the change", async () => {
  const { replica, primaryBeat, follow } = await world();
  await replica.beat();
  await follow();
  const before = await primaryBeat();
  replica.noteChange();
  expect(await serverOf(replica.reads()), "right after the change").toBe("primary");
  await replica.beat();
  await follow(before);
  expect(await serverOf(replica.reads()), "with what it had before").toBe("primary");
  await follow();
  expect(await serverOf(replica.reads())).toBe("replica");
});

testOnServer("the primary answers what a replica cannot", async () => {
  const { replica, follow, other } = await world();
  await replica.beat();
  await follow();
  await other.db.execute(sql`alter table app_secrets rename to elsewhere`);
  expect(await serverOf(replica.reads())).toBe("primary");
});
