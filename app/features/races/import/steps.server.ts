import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { raceImports } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";
import { isId } from "#values/id.ts";
import { fileKey } from "./file/file.ts";
import { forgetForecasts } from "./preview/forecasts.server.ts";
import type { ImportStepProblem } from "./preview/messages.ts";
import { type ImportLine, mayStart, mayUndo, paceOf } from "./race-import.ts";
import { tallyKind } from "./stored-import.server.ts";

/** The queues in which imports run and are undone. */
export const importQueue = "import-races";
export const undoQueue = "undo-race-import";

type Stepping = Pick<Services, "db" | "now" | "jobs">;
type StepAnswer = { problem: ImportStepProblem | null };

/** The choices at the start of an import. */
export type StartOptions = {
  onlyExisting: boolean;
  /** Where the letters lead that tell runners of moved races; `null` to tell no one. */
  tellOrigin?: string | null;
  /** The lines of the races that are stored ones on another day, as the preview offered them. */
  moved?: number[];
};

/**
 * Starts an import, or resumes one that stopped halfway. The work is done by a job, which is queued in
 * the same transaction.
 */
export function startImport(
  { db, now, jobs }: Stepping,
  admin: Admin,
  id: string,
  { onlyExisting, tellOrigin = null, moved = [] }: StartOptions,
): Promise<StepAnswer> {
  return db.transaction(async (tx) => {
    const held = await hold(tx, id);
    const isAbandoned = held?.state === "importing" && paceOf(held, now()) === "abandoned";
    if (!held || !(mayStart(held) || isAbandoned)) return { problem: "not-startable" };
    const isNew = held.state === "uploaded";
    const moment = now();
    await tx
      .update(raceImports)
      .set({
        state: "importing",
        heartbeatAt: moment,
        finishedAt: null,
        startedAt: held.startedAt ?? moment,
        ...(isNew && { onlyExisting, tellOrigin, moves: offeredMoves(id, moved) }),
      })
      .where(eq(raceImports.id, id));
    await forgetForecasts(tx, id);
    await recordChange({ db: tx, now }, admin, {
      ...subjectOf(held),
      action: isNew ? "started" : "continued",
      after: {
        races: held.raceCount,
        ...(isNew && { only_existing: onlyExisting, tells_runners: tellOrigin !== null }),
      },
    });
    await jobs.send(importQueue, { importId: id }, { within: tx, singletonKey: id });
    return { problem: null };
  });
}

/** The moves that a preview offered for these lines. */
function offeredMoves(id: string, lines: number[]): SQL {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('line', line, 'raceId', moved_from ->> 'id')), '[]')
    from race_import_forecasts
    where import_id = ${id}::uuid and moved_from is not null and line = any (array(
      select value::int from jsonb_array_elements_text(${JSON.stringify(lines)}::text::jsonb)
    )))`;
}

/** Stops an import after the batch that is being stored. What is stored stays. */
export function cancelImport(
  { db, now }: Pick<Services, "db" | "now">,
  admin: Admin,
  id: string,
): Promise<StepAnswer> {
  return db.transaction(async (tx) => {
    const held = await hold(tx, id);
    if (held?.state !== "importing") return { problem: "not-running" };
    await tx
      .update(raceImports)
      .set({ state: "cancelled", finishedAt: now() })
      .where(eq(raceImports.id, id));
    const after = { races_done: held.done, races: held.raceCount };
    await recordChange({ db: tx, now }, admin, { ...subjectOf(held), action: "cancelled", after });
    return { problem: null };
  });
}

/** Discards an uploaded file that was not imported. */
export async function discardUpload(
  { db, files }: Pick<Services, "db" | "files">,
  _admin: Admin,
  id: string,
): Promise<StepAnswer> {
  if (!isId(id)) return { problem: "not-waiting" };
  const [gone] = await db
    .delete(raceImports)
    .where(and(eq(raceImports.id, id), eq(raceImports.state, "uploaded")))
    .returning({ id: raceImports.id });
  if (!gone) return { problem: "not-waiting" };
  await files.remove(fileKey(id));
  return { problem: null };
}

/** Starts the undo of an import: see `undoImport`. */
export function startUndo(
  { db, now, jobs }: Stepping,
  admin: Admin,
  id: string,
): Promise<StepAnswer> {
  return db.transaction(async (tx) => {
    const held = await hold(tx, id);
    const isAbandoned = held?.state === "undoing" && paceOf(held, now()) === "abandoned";
    if (!held || !(mayUndo(held, now()) || isAbandoned)) return { problem: "not-undoable" };
    await tx
      .update(raceImports)
      .set({ state: "undoing", heartbeatAt: now() })
      .where(eq(raceImports.id, id));
    const before = { created: held.tally.created, updated: held.tally.updated };
    await recordChange({ db: tx, now }, admin, { ...subjectOf(held), action: "undid", before });
    await jobs.send(undoQueue, { importId: id }, { within: tx, singletonKey: id });
    return { problem: null };
  });
}

/** Locks an import until the transaction ends. */
async function hold(tx: Database, id: string) {
  if (!isId(id)) return null;
  const [row] = await tx
    .select(heldColumns)
    .from(raceImports)
    .where(eq(raceImports.id, id))
    .for("update");
  return row ?? null;
}

const heldColumns = {
  id: raceImports.id,
  fileName: raceImports.fileName,
  state: raceImports.state,
  raceCount: raceImports.raceCount,
  done: raceImports.done,
  tally: sql`${raceImports.tally}`.mapWith(tallyKind),
  runs: raceImports.runs,
  startedAt: raceImports.startedAt,
  heartbeatAt: raceImports.heartbeatAt,
  finishedAt: raceImports.finishedAt,
  question: raceImports.question,
};

function subjectOf({ id, fileName }: Pick<ImportLine, "id" | "fileName">) {
  return { subjectType: "race import", subjectId: id, subjectName: fileName } as const;
}
