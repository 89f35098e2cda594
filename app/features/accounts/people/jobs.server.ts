import type { Job } from "#services/job.ts";
import { forgetOldInvitations } from "./invitations.server.ts";

export const invitationJobs: Job[] = [
  { queue: "forget-old-invitations", schedule: "35 3 * * *", work: forgetOldInvitations },
];
