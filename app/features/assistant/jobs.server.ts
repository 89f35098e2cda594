import type { Job } from "#services/job.ts";
import { forgetOldModelUsage } from "./model/model-usage.server.ts";
import { forgetOldThreads } from "./threads/commands.server.ts";

export const assistantJobs: Job[] = [
  {
    queue: "forget-old-conversations",
    schedule: "55 2 * * *",
    async work({ db, now }) {
      await forgetOldThreads({ db, now });
      await forgetOldModelUsage({ db, now });
    },
  },
];
