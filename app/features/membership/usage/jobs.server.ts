import type { Job } from "#services/job.ts";
import { forgetOldUsage } from "./usage.server.ts";

export const usageJobs: Job[] = [
  { queue: "forget-old-usage", schedule: "45 3 * * *", work: forgetOldUsage },
];
