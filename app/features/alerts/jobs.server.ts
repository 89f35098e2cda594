import type { Job } from "#services/job.ts";
import { forgetUnconfirmed } from "./commands.server.ts";
import { tellAlerts } from "./digest.server.ts";

export const alertJobs: Job[] = [
  {
    queue: "tell-alerts",
    // The morning of the Americas. Each week is told once, on its Monday unless that was missed.
    schedule: "30 12 * * *",
    work: (services, _, { signal }) => tellAlerts(services, signal),
  },
  { queue: "forget-unconfirmed-alerts", schedule: "35 3 * * *", work: forgetUnconfirmed },
];
