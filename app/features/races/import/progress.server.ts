import { count, eq } from "drizzle-orm";
import { raceImportChanges } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { type ImportProgress, paceOf, type RaceImport } from "./race-import.ts";

/** How far an import that a job works at is: in races, or in changes that are taken back. */
export async function progressOf(
  { db, now }: Pick<Services, "db" | "now">,
  found: RaceImport,
): Promise<ImportProgress> {
  const { id, state, done, raceCount, heartbeatAt } = found;
  const isUndo = state === "undoing";
  // An undo begins after the import has run.
  const pace = paceOf(isUndo ? { runs: 1, heartbeatAt } : found, now());
  const counted = isUndo ? await undoProgress({ db }, id) : { done, total: raceCount };
  const lastHeard = heartbeatAt?.toISOString().slice(11, 19) ?? null;
  return { state, pace, lastHeard, ...counted };
}

/** How far it is with taking an import back, counted in races and distances. */
async function undoProgress(
  { db }: Pick<Services, "db">,
  importId: string,
): Promise<{ done: number; total: number }> {
  const [counted] = await db
    .select({ done: count(raceImportChanges.outcome), total: count() })
    .from(raceImportChanges)
    .where(eq(raceImportChanges.importId, importId));
  return counted ?? { done: 0, total: 0 };
}
