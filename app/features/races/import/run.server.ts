import { setTimeout as pause } from "node:timers/promises";
import { and, eq, exists, gt, inArray, lt, notInArray, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { withRetry } from "#db/failures/retry.ts";
import { raceImportChanges, raceImports } from "#db/schema.ts";
import type { Job } from "#services/job.ts";
import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";
import { saveBatch, type Tally } from "./batch.server.ts";
import { importLock, rebuildWords } from "./commands.server.ts";
import { fileKey } from "./file/file.ts";
import type { Mapping } from "./file/mapping.ts";
import type { FileRace } from "./preview/plan.ts";
import { type FileReading, readInThread } from "./preview/reading.server.ts";
import { enteredRaces, notifyOfChanges } from "./preview/runner-notices.server.ts";
import { noteProblems } from "./preview/stored-distances.server.ts";
import { type ImportTally, undoDays, unusedDays } from "./race-import.ts";
import { importQueue, undoQueue } from "./steps.server.ts";
import { mappingKind, movesKind, tallyKind } from "./stored-import.server.ts";
import { undoImport } from "./undo.server.ts";

/** Small enough that a batch blocks others only briefly, and that a restart repeats little. */
const racesPerBatch = 250;

/** The pause after a batch, as a share of the time that the batch took. */
const restShare = 0.25;

/** An earlier import that was heard of within this time goes first. */
const turnSeconds = 20;
const lookAgainSeconds = 3;

type Running = Pick<Services, "db" | "now" | "log" | "files" | "jobs" | "mail">;
const running = {
  id: raceImports.id,
  done: raceImports.done,
  onlyExisting: raceImports.onlyExisting,
  mapping: sql`${raceImports.mapping}`.mapWith(mappingKind),
  tellOrigin: raceImports.tellOrigin,
  tally: sql`${raceImports.tally}`.mapWith(tallyKind),
  moves: sql`${raceImports.moves}`.mapWith(movesKind),
};
type Run = {
  id: string;
  done: number;
  onlyExisting: boolean;
  mapping: Mapping;
  tellOrigin: string | null;
  tally: ImportTally;
  moves: { line: number; raceId: string }[];
};

/**
 * The job of an import: stores the races of its file batch by batch, each in one transaction with
 * how far it is. A run that was interrupted is resumed by the next one where the last whole batch
 * ended. Ends when the import is cancelled.
 */
export async function runImport(
  services: Running,
  { importId }: { importId: string },
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const { db, jobs, log, files } = services;
  if (await isBehindAnother(services, importId)) {
    const later = { startAfter: lookAgainSeconds, singletonKey: importId };
    return await jobs.send(importQueue, { importId }, later);
  }
  const run = await takeUp(services, importId);
  if (!run) return;
  let reading: FileReading | null = null;
  try {
    reading = await openReading(files, run);
    const isWhole = await saveAllBatches(services, run, reading, signal);
    if (!isWhole) return;
    await rebuildWords({ db, log });
    await end(services, importId, "complete");
  } catch (error) {
    // A process that stops leaves the rest to the next one.
    if (signal.aborted) throw error;
    log.error({ error, importId }, "An import of races failed.");
    await end(services, importId, "failed");
  } finally {
    await reading?.close();
  }
}

async function isBehindAnother({ db, now }: Running, id: string): Promise<boolean> {
  const since = new Date(now().getTime() - turnSeconds * 1000);
  const other = alias(raceImports, "other");
  const isEarlier = sql`
    (${other.startedAt}, ${other.id}) < (${raceImports.startedAt}, ${raceImports.id})`;
  const [ahead] = await db
    .select({ id: other.id })
    .from(raceImports)
    .innerJoin(other, isEarlier)
    .where(
      and(
        eq(raceImports.id, id),
        inArray(other.state, ["importing", "undoing"]),
        gt(other.heartbeatAt, since),
      ),
    )
    .limit(1);
  return ahead !== undefined;
}

async function takeUp({ db, now }: Running, id: string): Promise<Run | null> {
  const [run] = await db
    .update(raceImports)
    .set({ runs: sql`${raceImports.runs} + 1`, heartbeatAt: now() })
    .where(isImporting(id))
    .returning(running);
  return run ?? null;
}

function isImporting(id: string) {
  return and(eq(raceImports.id, id), eq(raceImports.state, "importing"));
}

async function openReading(
  files: Services["files"],
  { id, mapping }: Pick<Run, "id" | "mapping">,
): Promise<FileReading> {
  const file = await files.read(fileKey(id));
  if (!file) throw new Error("The file of the import is gone.");
  const reading = await readInThread(file.bytes, { mapping });
  if ("problem" in reading)
    throw new Error(`The file of the import is refused now: ${reading.problem.code}.`);
  return reading;
}

/** @returns false when it was cancelled, or when another run goes on with it */
async function saveAllBatches(
  services: Running,
  run: Run,
  reading: FileReading,
  signal: AbortSignal,
): Promise<boolean> {
  let { tally } = run;
  const moves = new Map(run.moves.map(({ line, raceId }) => [line, raceId]));
  for (let from = run.done; from < reading.summary.raceCount; from += racesPerBatch) {
    signal.throwIfAborted();
    const read = await reading.races(from, racesPerBatch);
    const races = read.map((race) => ({ ...race, movedFrom: moves.get(race.line) ?? null }));
    const started = performance.now();
    const saved = await saveStep(services, { ...run, done: from, tally }, races);
    if (!saved) return false;
    tally = saved;
    await pause((performance.now() - started) * restShare);
  }
  return true;
}

async function saveStep(
  services: Running,
  run: Run,
  races: FileRace[],
): Promise<ImportTally | null> {
  return withRetry(services.db, async (tx) => {
    const [own] = await tx
      .select({ id: raceImports.id })
      .from(raceImports)
      .where(and(isImporting(run.id), eq(raceImports.done, run.done)))
      .for("update");
    if (!own) return null;
    await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
    const options = { onlyExisting: run.onlyExisting, importId: run.id };
    const saved = await saveBatch(tx, races, options);
    const tally = plus(run.tally, saved);
    await noteProblems(tx, run.id, "import", saved.errors);
    if (run.tellOrigin) {
      const entered = await enteredRaces(tx, saved.updatedRaces, run.id);
      await notifyOfChanges({ ...services, db: tx }, entered, { origin: run.tellOrigin });
    }
    await tx
      .update(raceImports)
      .set({ done: run.done + races.length, tally, heartbeatAt: services.now() })
      .where(eq(raceImports.id, run.id));
    return tally;
  });
}

async function end({ db, now }: Running, id: string, state: "complete" | "failed"): Promise<void> {
  await db.transaction(async (tx) => {
    const [own] = await tx
      .update(raceImports)
      .set({ state, finishedAt: now() })
      .where(isImporting(id))
      .returning({ id: raceImports.id });
    if (!own || state === "complete") return;
    await noteProblems(tx, id, "import", [{ line: null, finding: { code: "unexpected-error" } }]);
  });
}

function plus(before: ImportTally, batch: Tally): ImportTally {
  return {
    created: before.created + batch.created,
    updated: before.updated + batch.updated,
    unchanged: before.unchanged + batch.unchanged,
    skipped: before.skipped + batch.skipped,
    failed: before.failed + batch.failed.length,
    distances: {
      created: before.distances.created + batch.distances.created,
      updated: before.distances.updated + batch.distances.updated,
      unchanged: before.distances.unchanged + batch.distances.unchanged,
    },
  };
}

type ImportJob = { importId: string };

/**
 * Days in which old files are removed again, in case the nightly job did not run. The rows for taking an import
 * back need no limit: they exist until they are deleted.
 */
const lookBackDays = 90;

/** Deletes old files and the rows for taking them back; what an import did stays listed. */
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
