import type { Job } from "#services/job.ts";
import { tellRaceNews } from "./telling.server.ts";

export const recommendationJobs: Job[] = [
  {
    queue: "tell-race-news",
    // The morning of the Americas.
    schedule: "0 13 * * *",
    work: (services, _, { signal }) => tellRaceNews(services, signal),
  },
];
