import type { Job } from "#services/job.ts";
import { deleteDueAccounts } from "./deletion/erasure.server.ts";
import { forgetOldInvitations } from "./people/invitations.server.ts";

export const accountJobs: Job[] = [
  { queue: "forget-old-invitations", schedule: "35 3 * * *", work: forgetOldInvitations },
  {
    queue: "delete-due-accounts",
    schedule: "40 2 * * *",
    async work(services, _, { dropPages }) {
      if ((await deleteDueAccounts(services)) > 0) dropPages();
    },
  },
];
