import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { readCount } from "#db/rows.ts";
import type { JobData, JobHandler, QueueRules } from "./jobs/jobs.ts";
import { forgetOldWindows } from "./limits/limits.ts";
import type { PageNews } from "./news/page-news.ts";
import { forgetOldMessages, sendForgotten } from "./outbox/outbox.ts";
import type { Services } from "./services.ts";

/**
 * Deferred or scheduled work. The folder that does it declares it in `jobs.server.ts`; `app/jobs.ts`
 * lists all.
 */
export type Job = {
  /** The name of its queue: what is done there. */
  queue: string;
  /** When an empty job is sent by the clock, as a cron expression in UTC. */
  schedule?: string;
  rules?: QueueRules;
  /** Whether these services have any use for it; left out where all of them do. */
  isNeeded?(services: Services): boolean;
  /** A queue with data names its type: `work: (services, job: UploadJob) => …`. */
  work(services: Services, data: JobData, run: JobRun): Promise<unknown>;
};

type JobRun = Parameters<JobHandler<JobData>>[1] & {
  /** For work that changed public pages: the cached pages are dropped, in all copies of the server. */
  dropPages(): void;
};

/** Defines every job that these services need. */
export function defineJobs(
  all: readonly Job[],
  services: Services,
  { tell }: Pick<PageNews, "tell">,
): void {
  const { jobs } = services;
  for (const job of all) {
    if (job.isNeeded?.(services) === false) continue;
    const handler: JobHandler<JobData> = async (data, run) => {
      await job.work(services, data, { ...run, dropPages: tell });
    };
    jobs.define(job.queue, handler, job.rules);
    if (job.schedule) jobs.schedule(job.queue, job.schedule);
  }
}

/** The queue of the nightly upkeep. */
export const UPKEEP = "nightly-upkeep";

const shownDeadLetters = 5;

/** The upkeep of the database and of the services themselves. */
export const upkeepJobs: Job[] = [
  {
    queue: UPKEEP,
    schedule: "15 3 * * *",
    async work({ db, now, jobs, log }) {
      await upkeep(db, now());
      await forgetOldWindows({ db, now });
      await forgetOldMessages({ db, now });
      await reportDeadLetters({ jobs, log });
    },
  },
  { queue: "hourly-upkeep", schedule: "5 * * * *", work: sendForgotten },
];

/** Jobs of a killed process fail without a log line, so the dead letters are listed once a day. */
async function reportDeadLetters({ jobs, log }: Pick<Services, "jobs" | "log">) {
  for (const { queue, deadLetters } of await jobs.figures()) {
    if (deadLetters === 0) continue;
    const oldest = await jobs.deadLetters(queue, shownDeadLetters);
    log.error({ queue, deadLetters, oldest }, "jobs failed for good and wait for somebody");
  }
}

/**
 * The nightly work of search: removes races that have ended from its projection, and counts the words
 * from which misspellings are corrected again. Returns the number of races removed.
 */
export async function upkeep(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    const pruned = sql`select race_search_prune(${now.toISOString()}::timestamptz) as count`;
    const removed = await readCount(tx, pruned);
    await tx.execute(sql`select search_words_rebuild()`);
    return removed;
  });
}
