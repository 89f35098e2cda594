import type { Job } from "#services/job.ts";
import { forgetOldImports } from "./retention.server.ts";
import { runImport } from "./run.server.ts";
import { importQueue, undoQueue } from "./steps.server.ts";
import { undoImport } from "./undo.server.ts";

type ImportJob = { importId: string };

export const raceImportJobs: Job[] = [
  {
    queue: importQueue,
    work: (services, job: ImportJob, run) => runImport(services, job, run).finally(run.dropPages),
  },
  {
    queue: undoQueue,
    work: (services, job: ImportJob, run) => undoImport(services, job, run).finally(run.dropPages),
  },
  { queue: "forget-race-imports", schedule: "10 3 * * *", work: forgetOldImports },
];
