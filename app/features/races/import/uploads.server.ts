import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Admin } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { compareRaces } from "./compare.server.ts";
import type { FileProblem, ImportProblem } from "./problem.ts";
import { type Forecast, isImportId, noTally } from "./race-import.ts";
import { importProblems } from "./race-imports.server.ts";
import { type Reading, readInThread } from "./reading.server.ts";
import type { FileSummary } from "./reading.ts";

/** How many races are compared with the stored ones by one set of statements. */
const comparedAtOnce = 500;

/** What a database keeps of a name that somebody's computer gave. */
const nameLimit = 200;

/** Where the file of an import lies. */
export function fileKey(importId: string): string {
  return `imports/${importId}.csv`;
}

/**
 * Takes a file: reads it, finds out what it would change, and keeps it for the import. No race is
 * changed. Nothing is kept of a file that is no CSV of races.
 */
export async function uploadImport(
  services: Pick<Services, "db" | "now" | "files">,
  admin: Admin,
  file: { name: string; bytes: Uint8Array },
): Promise<{ problem: FileProblem } | { problem: null; id: string }> {
  const reading = await readInThread(file.bytes);
  if ("problem" in reading) return reading;
  try {
    const forecast = await forecastOf(services, reading);
    const id = randomUUID();
    // The file first: an import that is listed can be begun.
    await services.files.put(fileKey(id), file.bytes);
    try {
      await storeUpload(services, admin, { id, name: file.name, forecast, ...reading });
    } catch (error) {
      await services.files.remove(fileKey(id));
      throw error;
    }
    return { problem: null, id };
  } finally {
    await reading.close();
  }
}

async function forecastOf({ db }: Pick<Services, "db">, reading: Reading): Promise<Forecast> {
  const total = { created: 0, updated: 0, unchanged: 0 };
  for (let from = 0; from < reading.summary.raceCount; from += comparedAtOnce) {
    const races = await reading.races(from, comparedAtOnce);
    const { created, updated, unchanged } = await compareRaces(db, races);
    total.created += created;
    total.updated += updated;
    total.unchanged += unchanged;
  }
  return total;
}

type Upload = { id: string; name: string; summary: FileSummary; forecast: Forecast };

async function storeUpload(
  { db, now }: Pick<Services, "db" | "now">,
  admin: Admin,
  { id, name, summary, forecast }: Upload,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into race_imports (
        id, file_name, encoding, separator, row_count, race_count, distance_count, problem_count,
        notice_count, forecast, first_races, tally, created_by, created_at
      )
      values (
        ${id}::uuid, ${plainName(name)}, ${summary.encoding}, ${summary.separator}, ${summary.rowCount},
        ${summary.raceCount}, ${summary.distanceCount}, ${summary.problemCount},
        ${summary.noticeCount}, ${JSON.stringify(forecast)}::text::jsonb,
        ${JSON.stringify(summary.firstRaces)}::text::jsonb, ${JSON.stringify(noTally)}::text::jsonb,
        ${admin.userId}::uuid, ${now().toISOString()}::timestamptz
      )`);
    await noteProblems({ db: tx }, id, "row", summary.problems);
    await noteProblems({ db: tx }, id, "notice", summary.notices);
  });
}

/** Adds sentences to the lists of an import. */
export async function noteProblems(
  { db }: Pick<Services, "db">,
  importId: string,
  kind: "row" | "notice" | "import",
  problems: ImportProblem[],
): Promise<void> {
  if (problems.length === 0) return;
  // A cell that was cut for its sentence may end in half a letter.
  const rows = problems.map(({ line, message }) => ({ line, message: message.toWellFormed() }));
  await db.execute(sql`
    insert into race_import_problems (import_id, kind, line, message)
    select ${importId}::uuid, ${kind}, line, message
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row (line int, message text)`);
}

function plainName(name: string): string {
  const plain = name
    .toWellFormed()
    .replace(/\p{Cc}/gu, "")
    .trim()
    .slice(0, nameLimit)
    .toWellFormed();
  return plain || "import.csv";
}

/**
 * The CSV file of the rows that an import left out, as far as it has come; `null` when its file is
 * not kept any more.
 */
export async function refusedRowsOf(
  { db, files }: Pick<Services, "db" | "files">,
  importId: string,
): Promise<string | null> {
  if (!isImportId(importId)) return null;
  const file = await files.read(fileKey(importId));
  const reading = file && (await readInThread(file.bytes));
  if (!reading || "problem" in reading) return null;
  try {
    return await reading.errorFile(await importProblems({ db }, importId));
  } finally {
    await reading.close();
  }
}
