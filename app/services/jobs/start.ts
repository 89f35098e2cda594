import { upkeep } from "#db/upkeep.ts";
import { toDay } from "#values/day.ts";
import { forgetOldWindows } from "../limits.ts";
import type { Services } from "../services.ts";

const NIGHTLY = "nightly-upkeep";

/**
 * Starts the jobs, with what the product does every night among them. Pages do not wait for it: it
 * takes half a second.
 */
export function startJobs({ db, now, jobs, log }: Pick<Services, "db" | "now" | "jobs" | "log">) {
  let areRunning = false;
  jobs.define(NIGHTLY, async () => {
    await upkeep(db, toDay(now()));
    await forgetOldWindows({ db, now });
  });
  jobs.schedule(NIGHTLY, "15 3 * * *");
  const settled = jobs.start().then(
    () => {
      areRunning = true;
    },
    (error: unknown) => log.error({ error }, "jobs could not start"),
  );
  return {
    settled,
    areRunning: () => areRunning,
    async stop() {
      await settled;
      await jobs.stop();
    },
  };
}
