import type { Job } from "#services/job.ts";
import { forgetOldWork } from "./editing/drafts.server.ts";
import { forgetUnusedPictures } from "./images/retention.server.ts";

export const blogJobs: Job[] = [
  { queue: "forget-work-on-posts", schedule: "55 3 * * *", work: forgetOldWork },
  { queue: "forget-pictures-of-posts", schedule: "0 4 * * *", work: forgetUnusedPictures },
];
