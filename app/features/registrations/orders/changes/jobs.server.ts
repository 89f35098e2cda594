import type { Job } from "#services/job.ts";
import { sweepChanges } from "./commands.server.ts";

/** An order that ends with its change frees a place, which pages show. */
const endLapsedChanges: Job["work"] = async (services, _, { dropPages }) => {
  if ((await sweepChanges(services)) > 0) dropPages();
};

export const changeJobs: Job[] = [
  { queue: "end-lapsed-entry-changes", schedule: "*/5 * * * *", work: endLapsedChanges },
];
