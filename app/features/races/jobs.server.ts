import type { Job } from "#services/job.ts";
import {
  type DeletionJob,
  deletionQueue,
  writeOfDeletion,
} from "./editing/removal/deletion-letters.server.ts";
import { writeToRunners } from "./editing/telling/runner-letters.server.ts";
import { type RunnersJob, runnersQueue } from "./editing/telling/runners.server.ts";
import { forgetOldImports } from "./import/retention.server.ts";
import { runImport } from "./import/run.server.ts";
import { importQueue, undoQueue } from "./import/steps.server.ts";
import { undoImport } from "./import/undo.server.ts";
import { placeQueue, placeWaitingRaces } from "./places/placing.server.ts";

type ImportJob = { importId: string };

export const raceJobs: Job[] = [
  {
    queue: importQueue,
    work: (services, job: ImportJob, run) => runImport(services, job, run).finally(run.dropPages),
  },
  {
    queue: undoQueue,
    work: (services, job: ImportJob, run) => undoImport(services, job, run).finally(run.dropPages),
  },
  { queue: "forget-race-imports", schedule: "10 3 * * *", work: forgetOldImports },
  {
    queue: placeQueue,
    schedule: "20 * * * *",
    async work(services, _, { signal, dropPages }) {
      if ((await placeWaitingRaces(services, signal)) > 0) dropPages();
    },
  },
  { queue: runnersQueue, work: (services, job: RunnersJob) => writeToRunners(services, job) },
  { queue: deletionQueue, work: (services, job: DeletionJob) => writeOfDeletion(services, job) },
];
