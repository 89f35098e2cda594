import { openDatabase } from "#db/database.ts";
import { analyticsPeriods } from "#features/activities/analytics/period.ts";
import { readAnalytics } from "#features/activities/analytics/queries.server.ts";
import { saveRunnerProfile } from "#features/activities/profile/profile.server.ts";
import { openLimits } from "#services/limits/limits.ts";
import { openLog } from "#services/log/log.ts";
import { toDay } from "#values/day.ts";
import { aPerson } from "../../tests/support/people.ts";
import { benchDatabase, stopBenchServer } from "../databases.ts";
import { cpuReader } from "../server-cpu.ts";
import { percentile, printTable, round } from "../table.ts";
import { activityBytes, countActivities, fillRunner } from "./analytics-world.ts";

const count = 2000;
const rounds = 30;
const bar = 60;
const email = "runner@analytics.invalid";

/**
 * Measures the statements and the arithmetic of the page of analytics for one runner with 2,000
 * recorded runs on PostgreSQL, and how long a saved profile takes to compute all of them again.
 */
const { url } = await benchDatabase(0, "_analytics");
const { db, close } = await openDatabase({ url });
const today = toDay(new Date());
const known = await db.query.users.findFirst({ where: (users, { eq }) => eq(users.email, email) });
const userId = known?.id ?? (await aPerson(db, { user: { email } }));
if ((await countActivities(db, userId)) !== count) {
  await fillRunner(db, userId, { count, today });
}
const cpu = await cpuReader(db);
const rows = [];
for (const period of analyticsPeriods) {
  rows.push(
    await measured(period, rounds, () =>
      readAnalytics({ db }, { userId }, { today, period, right: "performance", entered: null }),
    ),
  );
}
const services = {
  db,
  log: openLog("silent"),
  limits: openLimits({ db, now: () => new Date() }, 1_000_000),
};
const form = { sex: null, max_heart_rate: 188, resting_heart_rate: 52, time_zone: null };
rows.push(
  await measured("a saved profile", 3, () => saveRunnerProfile(services, { userId }, form)),
);
const megabytes = round((await activityBytes(db)) / 1e6, 0);
printTable(`Analytics of ${count} activities, PostgreSQL (${megabytes} MB)`, rows);
await close();
await stopBenchServer();

async function measured(what: string, turns: number, ask: () => Promise<unknown>) {
  const times: number[] = [];
  let spent = 0;
  for (let turn = -2; turn < turns; turn++) {
    if (turn === 0) spent = cpu?.() ?? 0;
    const began = performance.now();
    await ask();
    if (turn >= 0) times.push(performance.now() - began);
  }
  const p95 = percentile(times, 0.95);
  return {
    what,
    "p50 ms": round(percentile(times, 0.5), 1),
    "p95 ms": round(p95, 1),
    "CPU ms": cpu ? round((cpu() - spent) / turns, 1) : "",
    bar: turns < rounds ? "" : p95 <= bar ? `≤ ${bar}` : `≤ ${bar}: missed`,
  };
}
