import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../log/log.ts";
import type { Jobs } from "./jobs.ts";

const startAgainMs = 1000;

/**
 * Starts the jobs that are defined, and retries until it works, because the database may be
 * unreachable. Pages do not wait for the half second that it takes.
 */
export function startJobs({ jobs, log }: { jobs: Jobs; log: Log }) {
  let areRunning = false;
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
