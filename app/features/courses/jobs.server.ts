import type { Job } from "#services/job.ts";
import { forgetUnusedCourses, measureOldCourses, measuringQueue } from "./upkeep.server.ts";

export const courseJobs: Job[] = [
  { queue: "forget-courses", schedule: "35 4 * * *", work: forgetUnusedCourses },
  {
    queue: measuringQueue,
    schedule: "40 4 * * *",
    async work(services, _, { signal, dropPages }) {
      if ((await measureOldCourses(services, { signal })) > 0) dropPages();
    },
  },
];
