import type { Job } from "#services/job.ts";
import { forgetOldDrafts } from "./drafts.server.ts";

export const registrationJobs: Job[] = [
  { queue: "forget-registration-drafts", schedule: "25 3 * * *", work: forgetOldDrafts },
];
