import { statfs } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { OpenDatabase } from "#db/database.ts";
import { integer, orNull, real, type Shape, text } from "#db/kinds.ts";
import { rowsOfShape } from "#db/rows.ts";
import { UPKEEP } from "./job.ts";
import type { Jobs, QueueFigures } from "./jobs/jobs.ts";
import { droppedLines } from "./log/log.ts";
import { type ServiceFailure, serviceFailures } from "./providers/problem.ts";

/** A scrape waits for the database for this long. */
const patienceMs = 1000;

/** The state of the product for monitoring. */
export type Measurements = {
  pool: ReturnType<OpenDatabase["pool"]["stats"]>;
  isAway: boolean;
  serviceFailures: ServiceFailure[];
  jobFailures: { queue: string; count: number }[];
  droppedLines: number;
  /** Of the disk with `DATA_DIR`; null if it does not say. */
  freeBytes: number | null;
  /** null while the database does not answer. */
  stored: Stored | null;
};

type Stored = {
  queues: QueueFigures[];
  outbox: { channel: string; queued: number; oldestSeconds: number }[];
  webhooks: { waiting: number; failing: number; paused: number };
  /** Seconds since 1970 of the last nightly upkeep; null if none has run within a week. */
  lastUpkeep: number | null;
};

type Needs = {
  database: Pick<OpenDatabase, "pool">;
  jobs: Pick<Jobs, "figures" | "failures">;
  dataDir: string;
};

/** Cheap enough for a scrape every few seconds, and answers also while the database is away. */
export async function measure({ database, jobs, dataDir }: Needs): Promise<Measurements> {
  const { pool } = database;
  const asked = pool.isAway ? null : readStored(pool, jobs).catch(() => null);
  const [stored, disk] = await Promise.all([
    Promise.race([asked, pause(patienceMs, null, { ref: false })]),
    statfs(dataDir).catch(() => null),
  ]);
  return {
    pool: pool.stats(),
    isAway: pool.isAway,
    serviceFailures: serviceFailures(),
    jobFailures: [...jobs.failures()].map(([queue, count]) => ({ queue, count })),
    droppedLines: droppedLines(),
    freeBytes: disk && disk.bavail * disk.bsize,
    stored,
  };
}

type Pool = OpenDatabase["pool"];

/** One statement after the other: a scrape must not take the connections of visitors. */
async function readStored(pool: Pool, jobs: Needs["jobs"]): Promise<Stored> {
  const read = async <S extends Shape>(shape: S, statement: string) =>
    rowsOfShape(shape, await pool.query(statement), statement);
  const queues = await jobs.figures();
  const outbox = await read({ channel: text, queued: integer, oldestSeconds: real }, outboxFigures);
  const [webhooks] = await read(
    { waiting: integer, failing: integer, paused: integer },
    webhookFigures,
  );
  const [upkeep] = await read({ at: orNull(real) }, lastUpkeep);
  return {
    queues,
    outbox,
    webhooks: webhooks ?? { waiting: 0, failing: 0, paused: 0 },
    lastUpkeep: upkeep?.at ?? null,
  };
}

const outboxFigures = `
  select channel, count(*) as queued,
    extract(epoch from now() - min(created_at))::float8 as "oldestSeconds"
  from outbox_messages where status = 'queued' group by channel`;

const webhookFigures = `
  select (select count(*) from webhook_deliveries where status = 'waiting') as waiting,
    count(*) filter (where failing_since is not null and paused_at is null) as failing,
    count(*) filter (where paused_by <> 'organizer') as paused
  from webhook_endpoints`;

const lastUpkeep = `
  select extract(epoch from max(completed_on))::float8 as at
  from pgboss.job where name = '${UPKEEP}' and state = 'completed'`;
