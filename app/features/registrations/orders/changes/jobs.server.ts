import type { Job } from "#services/job.ts";
import { remindOfTransfers, sweepChanges } from "./commands.server.ts";

/** An order that ends with its change frees a place, which pages show. */
const endLapsedChanges: Job["work"] = async (services, _, { dropPages }) => {
  if ((await sweepChanges(services)) > 0) dropPages();
};

const remindOfLapsing: Job["work"] = async (services) => {
  await remindOfTransfers(services);
};

export const changeJobs: Job[] = [
  { queue: "end-lapsed-entry-changes", schedule: "*/5 * * * *", work: endLapsedChanges },
  { queue: "remind-of-transfers", schedule: "*/15 * * * *", work: remindOfLapsing },
];
