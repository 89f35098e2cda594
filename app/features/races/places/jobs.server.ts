import type { Job } from "#services/job.ts";
import { placeQueue, placeWaitingRaces } from "./placing.server.ts";

export const racePlaceJobs: Job[] = [
  {
    queue: placeQueue,
    schedule: "20 * * * *",
    async work(services, _, { signal, dropPages }) {
      if ((await placeWaitingRaces(services, signal)) > 0) dropPages();
    },
  },
];
