import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { raceImports } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { isId } from "#values/id.ts";
import { plainFileName } from "#values/text/file-name.ts";
import { fileKey } from "./file/file.ts";
import type { FileProblem } from "./file/problem.ts";
import { rememberedMappings } from "./mappings.server.ts";
import { forecastColumns, forecastFile, storeForecastRows } from "./preview/forecasts.server.ts";
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
