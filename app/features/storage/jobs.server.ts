import type { Job } from "#services/job.ts";
import { sweepStorage } from "./sweep.server.ts";

export const storageJobs: Job[] = [
  { queue: "sweep-storage", schedule: "5 4 * * *", work: sweepStorage },
];
