import type { Job } from "#services/job.ts";
import { type DeletionJob, deletionQueue, sendDeletionLetters } from "./deletion.server.ts";
import { type RunnersJob, runnersQueue } from "./notices/notify-runners.server.ts";
import { sendRunnerLetters } from "./notices/runner-letters.server.ts";

export const raceEditingJobs: Job[] = [
  { queue: runnersQueue, work: (services, job: RunnersJob) => sendRunnerLetters(services, job) },
  {
    queue: deletionQueue,
    work: (services, job: DeletionJob) => sendDeletionLetters(services, job),
  },
];
