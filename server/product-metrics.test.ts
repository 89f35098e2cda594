import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Registry } from "prom-client";
import { afterAll, expect, test } from "vitest";
import { outboxMessages } from "#db/schema.ts";
import { bossJobs } from "#services/jobs/pg-boss.ts";
import { measure } from "#services/measurements.ts";
import { ServiceProblem } from "#services/providers/problem.ts";
import { openTestDatabase } from "../tests/support/database.ts";
import { addProductMetrics } from "./product-metrics.ts";

const database = await openTestDatabase();
const log = { warn() {}, error() {} };
const jobs = bossJobs({ database, log });
jobs.define("later", async () => {});
await jobs.start();
afterAll(() => jobs.stop());
const dataDir = mkdtempSync(join(tmpdir(), "dorsal-metrics-"));

function scrape(pool: typeof database.pool = database.pool) {
  const registry = new Registry();
  addProductMetrics(registry, {
    running: { measure: () => measure({ database: { pool }, jobs, dataDir }) },
    version: { version: "1.2.3", commit: "abc" },
    connections: { dropped: () => 7 },
  });
  return registry.metrics();
}

test("the metrics name what waits, what failed and what runs", async () => {
  await database.db
    .insert(outboxMessages)
    .values({ channel: "email", recipient: "a@example.com", body: "", createdAt: new Date(0) });
  const before = videoTimeouts(await scrape());
  new ServiceProblem("video", "timeout");
  const found = await scrape();
  expect(found).toContain('dorsal_build_info{version="1.2.3",commit="abc"} 1');
  expect(found).toContain("dorsal_database_up 1");
  expect(found).toContain('dorsal_outbox_queued{channel="email"} 1');
  expect(found).toMatch(/dorsal_outbox_oldest_seconds\{channel="email"\} \d{9}/);
  expect(found).toContain("dorsal_webhook_deliveries_waiting 0");
  expect(videoTimeouts(found)).toBe(before + 1);
  expect(found).toContain("dorsal_connections_dropped_total 7");
  expect(found).toContain("dorsal_upkeep_last_success_timestamp_seconds Nan");
  expect(found).toMatch(/dorsal_disk_free_bytes \d+/);
});

/** Failures are counted for the whole process, and so also those of other tests. */
function videoTimeouts(found: string): number {
  const [, count = "0"] =
    /dorsal_service_failures_total\{service="video",kind="timeout"\} (\d+)/.exec(found) ?? [];
  return Number(count);
}

test("while the database is away the metrics say so, and leave out what only it knows", async () => {
  const away = { isAway: true, stats: () => database.pool.stats() } as typeof database.pool;
  const found = await scrape(away);
  expect(found).toContain("dorsal_database_up 0");
  expect(found).not.toContain("dorsal_outbox_queued{");
  expect(found).toContain("dorsal_webhook_deliveries_waiting Nan");
});
