import { setTimeout as pause } from "node:timers/promises";
import { upkeep } from "#db/upkeep.ts";
import { toDay } from "#values/day.ts";
import { forgetOldWindows } from "../limits/limits.ts";
import { forgetOldMessages, sendForgotten } from "../outbox/upkeep.ts";
import type { Services } from "../services.ts";

/** The queue of the nightly upkeep. */
export const UPKEEP = "nightly-upkeep";
const HOURLY = "hourly-upkeep";

const startAgainMs = 1000;
const shownDeadLetters = 5;

/** Jobs of a killed process fail without a line of their own, so the dead letters are listed once a day. */
async function reportDeadLetters({ jobs, log }: Pick<Services, "jobs" | "log">) {
  for (const { queue, deadLetters } of await jobs.figures()) {
    if (deadLetters === 0) continue;
    const oldest = await jobs.deadLetters(queue, shownDeadLetters);
    log.error({ queue, deadLetters, oldest }, "jobs failed for good and wait for somebody");
  }
}

/**
 * Starts the jobs, including the product's own upkeep, and retries until it works, because the database
 * may be unreachable. Pages do not wait for the half second that it takes.
 */
export function startJobs({ db, now, jobs, log }: Pick<Services, "db" | "now" | "jobs" | "log">) {
  let areRunning = false;
  jobs.define(UPKEEP, async () => {
    await upkeep(db, toDay(now()));
    await forgetOldWindows({ db, now });
    await forgetOldMessages({ db, now });
    await reportDeadLetters({ jobs, log });
  });
  jobs.define(HOURLY, () => sendForgotten({ db, now, jobs }));
  jobs.schedule(UPKEEP, "15 3 * * *");
  jobs.schedule(HOURLY, "5 * * * *");
  const stopping = new AbortController();
  const begin = async () => {
    await jobs.start();
    areRunning = true;
  };
  async function beginAgain() {
    while (!areRunning && !stopping.signal.aborted) {
      await pause(startAgainMs, undefined, { signal: stopping.signal })
        .then(begin)
        .catch(() => {});
    }
    if (areRunning) log.info("jobs have started");
  }

  let again: Promise<void> | undefined;
  const settled = begin().catch((error: unknown) => {
    log.error({ error }, "jobs could not start yet");
    again = beginAgain();
  });
  return {
    /** Once the first attempt has ended, one way or the other. */
    settled,
    areRunning: () => areRunning,
    /** Whether they could not start yet and are tried again. */
    areLate: () => again !== undefined && !areRunning,
    async stop() {
      stopping.abort();
      await settled;
      await again;
      await jobs.stop();
    },
  };
}
