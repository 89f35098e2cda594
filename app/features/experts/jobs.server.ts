import type { Job } from "#services/job.ts";
import { forgetOldDocuments } from "./applications/retention.server.ts";
import { forgetOldInquiries } from "./inquiries/retention.server.ts";

export const expertJobs: Job[] = [
  { queue: "forget-expert-documents", schedule: "20 3 * * *", work: forgetOldDocuments },
  { queue: "forget-old-inquiries", schedule: "15 3 * * *", work: forgetOldInquiries },
];
