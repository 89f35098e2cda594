import { upkeep } from "#db/upkeep.ts";
import type { Job } from "./job.ts";
import { forgetOldWindows } from "./limits/limits.ts";
import { forgetOldMessages, sendForgotten } from "./outbox/outbox.ts";
import type { Services } from "./services.ts";

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

/** Jobs of a killed process fail without a line of their own, so the dead letters are listed once a day. */
async function reportDeadLetters({ jobs, log }: Pick<Services, "jobs" | "log">) {
  for (const { queue, deadLetters } of await jobs.figures()) {
    if (deadLetters === 0) continue;
    const oldest = await jobs.deadLetters(queue, shownDeadLetters);
    log.error({ queue, deadLetters, oldest }, "jobs failed for good and wait for somebody");
  }
}
