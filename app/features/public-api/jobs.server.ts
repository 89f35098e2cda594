import type { Job } from "#services/job.ts";
import { forgetOldAnswers } from "./idempotency.server.ts";

export const apiJobs: Job[] = [
  { queue: "forget-api-answers", schedule: "50 2 * * *", work: forgetOldAnswers },
];
