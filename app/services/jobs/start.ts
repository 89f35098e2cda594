import { upkeep } from "#db/upkeep.ts";
import { toDay } from "#values/day.ts";
import { forgetOldWindows } from "../limits.ts";
import { forgetOldMessages, sendForgotten } from "../outbox/upkeep.ts";
import type { Services } from "../services.ts";

const NIGHTLY = "nightly-upkeep";
const HOURLY = "hourly-upkeep";

/**
 * Starts the jobs, with the product's own upkeep among them. Pages do not wait for it: it
 * takes half a second.
 */
export function startJobs({ db, now, jobs, log }: Pick<Services, "db" | "now" | "jobs" | "log">) {
  let areRunning = false;
  jobs.define(NIGHTLY, async () => {
    await upkeep(db, toDay(now()));
    await forgetOldWindows({ db, now });
    await forgetOldMessages({ db, now });
  });
  jobs.define(HOURLY, () => sendForgotten({ db, now, jobs }));
  jobs.schedule(NIGHTLY, "15 3 * * *");
  jobs.schedule(HOURLY, "5 * * * *");
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
