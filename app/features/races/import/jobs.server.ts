import { and, eq, exists, gt, inArray, lt, notInArray, or } from "drizzle-orm";
import { raceImportChanges, raceImports } from "#db/schema.ts";
import type { Job } from "#services/job.ts";
import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";
import { fileKey } from "./file/file.ts";
import { undoDays, unusedDays } from "./race-import.ts";
import { runImport } from "./run.server.ts";
import { importQueue, undoQueue } from "./steps.server.ts";
import { undoImport } from "./undo.server.ts";

type ImportJob = { importId: string };

/**
 * Files are removed again for so long: should the nightly work have stood still, none is missed. What
 * was noted for taking an import back shows for how long ever that it was not forgotten yet.
 */
const lookBackDays = 90;

/** Lets go of old files with what was noted for taking them back; what an import did stays listed. */
export async function forgetOldImports({
  db,
  now,
  files,
}: Pick<Services, "db" | "now" | "files">): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * msPerDay);
  const { id: importId, state, createdAt, finishedAt } = raceImports;
  const unused = await db
    .delete(raceImports)
    .where(and(eq(state, "uploaded"), lt(createdAt, daysAgo(unusedDays))))
    .returning({ id: importId });
  const notes = db
    .select({ id: raceImportChanges.subjectId })
    .from(raceImportChanges)
    .where(eq(raceImportChanges.importId, importId));
  const ended = db
    .select({ id: importId })
    .from(raceImports)
    .where(
      and(
        notInArray(state, ["uploaded", "importing", "undoing"]),
        lt(finishedAt, daysAgo(undoDays)),
        or(gt(finishedAt, daysAgo(undoDays + lookBackDays)), exists(notes)),
      ),
    );
  const old = await ended;
  await db.delete(raceImportChanges).where(inArray(raceImportChanges.importId, ended));
  for (const { id } of [...unused, ...old]) await files.remove(fileKey(id));
}

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
