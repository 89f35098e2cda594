import type { Job } from "#services/job.ts";
import { forgetOldCodes } from "./retention.server.ts";

export const appAuthJobs: Job[] = [
  { queue: "forget-app-codes", schedule: "30 3 * * *", work: forgetOldCodes },
];
