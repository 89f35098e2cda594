import { randomUUID } from "node:crypto";
import { and, desc, eq, sql } from "drizzle-orm";
import { raceImportMappings, raceImports } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { isId } from "#values/id.ts";
import { plainFileName } from "#values/text/file-name.ts";
import { fileKey } from "./file/file.ts";
import {
  type Heading,
  headingSet,
  type Mapping,
  missingColumns,
  type RememberedMapping,
} from "./file/mapping.ts";
import type { FileProblem } from "./file/problem.ts";
import {
  forecastColumns,
  forecastFile,
  storeForecast,
  storeForecastRows,
} from "./preview/forecasts.server.ts";
import { readInThread } from "./preview/reading.server.ts";
import { noTally } from "./race-import.ts";
import { importProblems } from "./race-imports.server.ts";
import { mappingKind } from "./stored-import.server.ts";

/**
 * Takes a file: reads it, finds out what it would change, and keeps it for the import. No race is
 * changed. A file that is not a CSV of races is not stored.
 */
export async function uploadImport(
  services: Pick<Services, "db" | "now" | "files">,
  admin: Admin,
  file: { name: string; bytes: Uint8Array },
): Promise<{ problem: FileProblem } | { problem: null; id: string }> {
  const { db, now, files } = services;
  const remembered = await rememberedMappings(services);
  const forecast = await forecastFile(services, file.bytes, { remembered });
  if ("problem" in forecast) return forecast;
  const id = randomUUID();
  // The file first: an import that is listed can be begun.
  await files.put(fileKey(id), file.bytes);
  try {
    await db.transaction(async (tx) => {
      await tx.insert(raceImports).values({
        id,
        fileName: plainFileName(file.name, "import.csv"),
        ...forecastColumns(forecast),
        tally: noTally,
        createdBy: admin.userId,
        createdAt: now(),
      });
      await storeForecastRows(tx, id, forecast);
    });
  } catch (error) {
    await files.remove(fileKey(id));
    throw error;
  }
  return { problem: null, id };
}

/**
 * Says what the columns of an uploaded file are and how its dates are read, finds out once more what
 * its import would do, and remembers it for the next file.
 */
export async function mapImport(
  services: Pick<Services, "db" | "now" | "files">,
  _admin: Admin,
  id: string,
  mapping: Mapping,
): Promise<{ problem: FileProblem | null }> {
  const { db, now, files } = services;
  const file = isId(id) ? await files.read(fileKey(id)) : null;
  if (!file) return { problem: { code: "not-kept" } };
  const forecast = await forecastFile(services, file.bytes, { mapping });
  if ("problem" in forecast) return forecast;
  const { headings } = forecast.summary;
  const missing = missingColumns(headings.map(({ column }) => column));
  if (missing.length > 0) return { problem: { code: "missing-columns", columns: missing } };
  return db.transaction(async (tx) => {
    const [own] = await tx
      .select({ id: raceImports.id })
      .from(raceImports)
      .where(and(eq(raceImports.id, id), eq(raceImports.state, "uploaded")))
      .for("update");
    if (!own) return { problem: { code: "not-waiting" } };
    await storeForecast(tx, id, forecast);
    await rememberMapping({ db: tx, now }, headings, mapping);
    return { problem: null };
  });
}

/**
 * The CSV file of the rows that an import left out, as far as it has come; `null` when its file is
 * not kept any more.
 */
export async function refusedRowsOf(
  { db, files }: Pick<Services, "db" | "files">,
  importId: string,
): Promise<string | null> {
  if (!isId(importId)) return null;
  const [own] = await db
    .select({ mapping: sql`${raceImports.mapping}`.mapWith(mappingKind) })
    .from(raceImports)
    .where(eq(raceImports.id, importId));
  const file = own && (await files.read(fileKey(importId)));
  const reading = file && (await readInThread(file.bytes, own));
  if (!reading || "problem" in reading) return null;
  try {
    return await reading.errorFile(await importProblems({ db }, importId));
  } finally {
    await reading.close();
  }
}

/** Of very many the latest ones are remembered. */
const mostRemembered = 200;

/** What an index can hold. */
const longestSet = 2000;

/** The chosen columns of earlier files. */
async function rememberedMappings({ db }: Pick<Services, "db">): Promise<RememberedMapping[]> {
  return db
    .select({
      headings: raceImportMappings.headings,
      mapping: sql`${raceImportMappings.mapping}`.mapWith(mappingKind),
    })
    .from(raceImportMappings)
    .orderBy(desc(raceImportMappings.usedAt))
    .limit(mostRemembered);
}

/** Remembers the mapping of a file for the next file with the same headings. */
async function rememberMapping(
  { db, now }: Pick<Services, "db" | "now">,
  headings: readonly Heading[],
  mapping: Mapping,
): Promise<void> {
  const set = headingSet(headings.map(({ name }) => name));
  if (set.length > longestSet) return;
  const said = { mapping, usedAt: now() };
  await db
    .insert(raceImportMappings)
    .values({ headings: set, ...said })
    .onConflictDoUpdate({ target: raceImportMappings.headings, set: said });
}
