import type { Job } from "#services/job.ts";
import { deleteDueAccounts } from "./erasure.server.ts";

export const deletionJobs: Job[] = [
  {
    queue: "delete-due-accounts",
    schedule: "40 2 * * *",
    async work(services, _, { dropPages }) {
      if ((await deleteDueAccounts(services)) > 0) dropPages();
    },
  },
];
