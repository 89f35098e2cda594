import type { Job } from "#services/job.ts";
import { releaseKeptPlaces } from "./commands.server.ts";

/** Pages show the places that are free for everybody again. */
const releasePlaces: Job["work"] = async (services, _, { dropPages }) => {
  if ((await releaseKeptPlaces(services)) > 0) dropPages();
};

export const codeJobs: Job[] = [
  { queue: "release-kept-places", schedule: "* * * * *", work: releasePlaces },
];
