import type { Job } from "#services/job.ts";
import { offerPlaces } from "./offering.server.ts";

/** Pages show the places that are free or held. */
const offerFreePlaces: Job["work"] = async (services, _, { dropPages }) => {
  if ((await offerPlaces(services)) > 0) dropPages();
};

export const waitingJobs: Job[] = [
  { queue: "offer-free-places", schedule: "* * * * *", work: offerFreePlaces },
];
