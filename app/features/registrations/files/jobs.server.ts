import type { Job } from "#services/job.ts";
import { forgetFiles } from "./stored.server.ts";

export const fileJobs: Job[] = [
  { queue: "forget-entry-files", schedule: "40 3 * * *", work: forgetFiles },
];
