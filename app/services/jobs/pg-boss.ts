import { randomUUID } from "node:crypto";
import type { JobResult, JobWithMetadata, PgBoss } from "pg-boss";
import type { OpenDatabase } from "#db/database.ts";
import { integer, real, text } from "#db/kinds.ts";
import { rowsOfShape } from "#db/rows.ts";
import { HopelessJob, type JobData, type JobHandler, type Jobs, type QueueRules } from "./jobs.ts";

export type JobsOptions = {
  database: Pick<OpenDatabase, "pool" | "engine" | "listen">;
  log: {
    warn(fields: object, message: string): void;
    error(fields: object, message: string): void;
  };
  /** Seconds between polls where no notification announces work; at least 2 outside of tests. */
  pollSeconds?: number;
};

type Started = {
  boss: PgBoss;
  sleep: () => void;
  /** Lets the worker of a queue look for jobs now. */
  wake: (queue: string) => void;
  joining: typeof import("./boss-database.ts")["withinTransaction"];
};

type Opening = Required<JobsOptions> & {
  queues: Map<string, Queue>;
  failures: Map<string, number>;
};

type Queue = { handler: JobHandler<JobData>; rules: QueueRules; cron: string | null };

const defaultRules: Required<QueueRules> = {
  retries: 5,
  retryAfter: 10,
  atOnce: 1,
  isOnePerKey: false,
};
const longestRetrySeconds = 3600;
const longestRunSeconds = 900;
/** A job without a heartbeat for this long is abandoned and retried. */
const heartbeatSeconds = 10;
/** How often abandoned jobs are looked for, in polls: every 10 s with a poll every second. */
const looksPerSupervision = 10;
/** A job that has not ended by then is repeated by another process. */
const stopMs = 1200;
/** How often a worker looks for jobs by itself: `wakeWorkers` tells it when there are some. */
const ownPollSeconds = 60;
const PENDING = ["created", "retry", "active"];

/** It would wait for jobs that wait for the one connection which the transaction holds. */
const NOT_IN_TRANSACTION = "A transaction can send a job only once the jobs have started.";

/** Jobs kept by pg-boss in the schema `pgboss` of our own database, embedded or server. */
export function bossJobs({ database, log, pollSeconds = 1 }: JobsOptions): Jobs {
  const queues = new Map<string, Queue>();
  const failures = new Map<string, number>();
  let start = awaited<Started>();
  let started: Started | undefined;

  function queueOf(name: string): Queue {
    const queue = queues.get(name);
    if (!queue) throw new Error(`The queue ${name} is not defined.`);
    return queue;
  }

  return {
    define(name, handler, rules = {}) {
      queues.set(name, { handler: handler as JobHandler<JobData>, rules, cron: null });
    },
    schedule(name, cron) {
      queueOf(name).cron = cron;
    },
    async send(name, data, { within, startAfter, singletonKey, mayWait } = {}) {
      const { rules } = queueOf(name);
      if (within && !started) throw new Error(NOT_IN_TRANSACTION);
      const { boss, joining, wake } = started ?? (await start.promise);
      await boss.send(name, data, {
        // Queues keep one waiting job for each key, so a job without one gets its own.
        singletonKey: singletonKey ?? randomUUID(),
        ...(rules.isOnePerKey && singletonKey && { group: { id: singletonKey } }),
        ...(startAfter !== undefined && { startAfter }),
        ...(mayWait && { priority: -1 }),
        ...(within && { db: joining(within) }),
      });
      // On the embedded database the worker's question waits until the transaction has ended: there is one session.
      if (startAfter === undefined && database.engine === "embedded") wake(name);
    },
    async sendAll(name, jobs, { within, mayWait }) {
      if (!started) throw new Error(NOT_IN_TRANSACTION);
      const { boss, joining, wake } = started;
      const sent = jobs.map((job) => ({ ...job, ...(mayWait && { priority: -1 }) }));
      await boss.insert(name, sent, { db: joining(within) });
      if (database.engine === "embedded") wake(name);
    },
    async isPending(name, singletonKey) {
      const { boss } = await start.promise;
      const jobs = await boss.findJobs(name, { key: singletonKey });
      return jobs.some(({ state }) => PENDING.includes(state));
    },
    async figures() {
      await start.promise;
      const rows = await database.pool.query(waitingJobs);
      return rowsOfShape(figuresOfQueue, rows, waitingJobs);
    },
    failures: () => failures,
    async deadLetters(name, limit = 100) {
      const { boss } = await start.promise;
      const letters = await boss.findJobs<JobData>(deadLetterQueue(name));
      return letters
        .sort((a, b) => a.createdOn.getTime() - b.createdOn.getTime())
        .slice(0, limit)
        .map(({ data }) => data);
    },
    async start() {
      try {
        started = await open({ database, log, queues, failures, pollSeconds });
        start.resolve(started);
      } catch (problem) {
        start.reject(problem);
        start = awaited();
        throw problem;
      }
    },
    async started() {
      await start.promise;
    },
    async stop() {
      started?.sleep();
      await started?.boss.stop({ graceful: true, timeout: stopMs, close: false });
    },
  };
}

/** A dead letter waits in its own queue. */
const waitingJobs = `
  select regexp_replace(name, '\\.dead$', '') as queue,
    count(*) filter (where name !~ '\\.dead$') as waiting,
    coalesce(extract(epoch from now() - min(start_after) filter (where name !~ '\\.dead$')), 0)::float8
      as "oldestSeconds",
    count(*) filter (where name ~ '\\.dead$') as "deadLetters"
  from pgboss.job
  where state < 'active' and not blocked and start_after <= now()
    -- The queues of the library itself.
    and name !~ '^__pgboss__'
  group by 1`;

const figuresOfQueue = {
  queue: text,
  waiting: integer,
  oldestSeconds: real,
  deadLetters: integer,
};

async function open({ database, log, queues, failures, pollSeconds }: Opening): Promise<Started> {
  // Loaded here because it costs every process a fifth of a second, also those without jobs.
  const [{ PgBoss }, { bossDatabase, withinTransaction }] = await Promise.all([
    import("pg-boss"),
    import("./boss-database.ts"),
  ]);
  const isServer = database.engine === "server";
  const boss = new PgBoss({
    db: bossDatabase(database),
    backend: isServer ? "postgres" : "pglite",
    useListenNotify: isServer,
    // The embedded database has no other process for these, and its one session is for visitors.
    monitorVacuum: isServer,
    reindex: isServer,
    cronWorkerIntervalSeconds: 30,
    superviseIntervalSeconds: Math.ceil(pollSeconds * looksPerSupervision),
    monitorIntervalSeconds: Math.ceil(pollSeconds * looksPerSupervision),
  });
  boss.on("error", (error) => log.error({ error }, "jobs"));
  boss.on("warning", ({ message, data }) => log.warn({ data }, `jobs: ${message}`));
  const workers = new Map<string, string>();
  try {
    await boss.start();
    for (const [name, queue] of queues) {
      const runner = runnerOf(name, queue.handler, { log, failures });
      workers.set(name, await openQueue(boss, name, { ...queue, runner }));
    }
    await forgetSchedules(boss, queues);
  } catch (problem) {
    // The next attempt creates another instance; this one must not run beside it.
    await boss.stop({ graceful: false, close: false });
    throw problem;
  }
  const wake = (queue: string) => boss.notifyWorker(workers.get(queue) ?? "");
  const sleep = wakeWorkers(database, [...workers.keys()], wake, pollSeconds);
  return { boss, sleep, wake, joining: withinTransaction };
}

/** A promise with its resolvers. An unhandled rejection is not an error. */
function awaited<Result>() {
  const promised = Promise.withResolvers<Result>();
  promised.promise.catch(() => {});
  return promised;
}

function deadLetterQueue(name: string): string {
  return `${name}.dead`;
}

/** The id of the queue's worker. */
async function openQueue(
  boss: PgBoss,
  name: string,
  { runner, rules, cron }: Queue & { runner: Runner },
) {
  const { retries, retryAfter, atOnce, isOnePerKey } = { ...defaultRules, ...rules };
  const settings = {
    retryLimit: retries,
    retryDelay: retryAfter,
    retryBackoff: true,
    retryDelayMax: longestRetrySeconds,
    expireInSeconds: longestRunSeconds,
    heartbeatSeconds,
    deadLetter: deadLetterQueue(name),
    notify: true,
  };
  await boss.createQueue(deadLetterQueue(name));
  await boss.createQueue(name, { ...settings, policy: "short" });
  await boss.updateQueue(name, settings);
  const worker = await boss.work(
    name,
    {
      batchSize: atOnce,
      ...(isOnePerKey && { groupConcurrency: 1 }),
      // While there are enough jobs for all workers, no worker waits for the next poll.
      burstWhenBatchFull: true,
      pollingIntervalSeconds: ownPollSeconds,
      notifyPollingIntervalSeconds: ownPollSeconds,
      perJobResults: true,
      includeMetadata: true,
    },
    (jobs: JobWithMetadata<JobData>[]) => Promise.all(jobs.map(runner)),
  );
  if (cron) await boss.schedule(name, cron, {}, { tz: "UTC" });
  return worker;
}

type Runner = (job: JobWithMetadata<JobData>) => Promise<JobResult>;

/** What runs a job of a queue. A failure is a warning while the job is tried again, and then an error. */
function runnerOf(
  queue: string,
  handler: JobHandler<JobData>,
  { log, failures }: Pick<Opening, "log" | "failures">,
): Runner {
  return async ({ id, data, signal, retryCount, retryLimit, singletonKey }) => {
    const isLastTry = retryCount >= retryLimit;
    try {
      await handler(data ?? {}, { id, signal, isLastTry });
      return { id, status: "completed" };
    } catch (error) {
      failures.set(queue, (failures.get(queue) ?? 0) + 1);
      const isHopeless = error instanceof HopelessJob;
      const fields = { queue, job: id, key: singletonKey, attempt: retryCount + 1, error };
      if (isHopeless || isLastTry) log.error(fields, "a job failed for good");
      else log.warn(fields, "a job failed and is tried again");
      const message = error instanceof Error ? error.message : String(error);
      return { id, status: isHopeless ? "deadletter" : "failed", output: { message } };
    }
  };
}

/** A schedule outlives the code that created it; schedules that are no longer defined are removed here. */
async function forgetSchedules(boss: PgBoss, queues: Map<string, Queue>) {
  for (const { name } of await boss.getSchedules()) {
    if (!queues.get(name)?.cron) await boss.unschedule(name);
  }
}

const dueQueues = `
  select distinct name from pgboss.job
  where name = any($1) and state < 'active' and start_after <= now()`;

/**
 * Wakes the workers of queues that have a job to run. One statement asks for all queues: if each
 * worker asked for its own, an idle server would spend a twentieth of a core on that.
 * @returns a function that ends it
 */
function wakeWorkers(
  { pool }: Pick<OpenDatabase, "pool">,
  queues: string[],
  wakeWorker: (queue: string) => void,
  pollSeconds: number,
): () => void {
  let isAsking = false;
  async function wake() {
    if (isAsking) return;
    isAsking = true;
    try {
      const due = await pool.query(dueQueues, [queues]);
      for (const { name } of rowsOfShape({ name: text }, due, dueQueues)) wakeWorker(name);
    } catch {
      // The database is away: the next question comes soon, and the workers report it.
    } finally {
      isAsking = false;
    }
  }
  const timer = setInterval(wake, pollSeconds * 1000);
  return () => clearInterval(timer);
}
