import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { openDatabase } from "#db/database.ts";
import { userFavorites, users } from "#db/schema.ts";
import { recommendationsFor } from "#features/recommendations/queries.server.ts";
import { benchDatabase, stopBenchServer } from "../databases.ts";
import { cpuReader } from "../server-cpu.ts";
import { percentile, printTable, round } from "../table.ts";

const rounds = 40;

/** Races that a runner keeps: nothing more counts from `likingLimit` on. */
const keptRaces = [1, 10, 120];

/** Processor time of the recommendations of a runner, the server's included. */
const { url } = await benchDatabase(100_000);
const { db, close } = await openDatabase({ url });
const cpu = await cpuReader(db);
const rows = [];
for (const kept of keptRaces) {
  const userId = randomUUID();
  await db.insert(users).values({ id: userId, email: `${userId}@bench.test` });
  await db.execute(sql`
    insert into ${userFavorites} (user_id, race_id)
    select ${userId}::uuid, id from races order by md5(id::text) limit ${kept}`);
  const times = [];
  let spent = 0;
  let found = 0;
  for (let turn = -5; turn < rounds; turn++) {
    if (turn === 0) spent = cpu?.() ?? 0;
    const started = performance.now();
    found = (await recommendationsFor({ db, now: () => new Date() }, { userId }, "priority"))
      .length;
    if (turn >= 0) times.push(performance.now() - started);
  }
  rows.push({
    "kept races": kept,
    recommended: found,
    "CPU ms": cpu ? round((cpu() - spent) / rounds, 1) : "",
    "p50 ms": round(percentile(times, 0.5), 1),
    "p95 ms": round(percentile(times, 0.95), 1),
  });
  await db.delete(users).where(eq(users.id, userId));
}
printTable("Recommendations at 100,000 races on PostgreSQL", rows);
await close();
await stopBenchServer();
