import type { Job } from "#services/jobs/job.ts";
import { type DeletionJob, deletionQueue, writeOfDeletion } from "./deletion.server.ts";
import { type RunnersJob, runnersQueue, writeToRunners } from "./notices/notify-runners.server.ts";

export const raceEditingJobs: Job[] = [
  { queue: runnersQueue, work: (services, job: RunnersJob) => writeToRunners(services, job) },
  { queue: deletionQueue, work: (services, job: DeletionJob) => writeOfDeletion(services, job) },
];
