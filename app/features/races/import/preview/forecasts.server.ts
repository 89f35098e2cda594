import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import { columnName } from "../file/columns.ts";
import { type Reading, readInThread } from "../file/reading.server.ts";
import type { FileSummary } from "../file/reading.ts";
import type { Mapping } from "../mapping/mapping.ts";
import type { FileProblem } from "../problem.ts";
import { noteProblems } from "../run/noted.server.ts";
import { compareRaces } from "./compare.server.ts";
import { countForecasts, type RaceForecast } from "./forecast.ts";
import type { KnownMappings } from "./preview.ts";

/** How many races are compared with the stored ones, or written down, by one set of statements. */
const racesAtOnce = 500;

/** A file that was read, and what its import would do. */
export type FileForecast = { summary: FileSummary; races: RaceForecast[] };

/** Reads a file and finds out what its import would do to each race, now. */
export async function forecastFile(
  services: Pick<Services, "db" | "now">,
  bytes: Uint8Array,
  known: KnownMappings,
): Promise<FileForecast | { problem: FileProblem }> {
  const reading = await readInThread(bytes, known);
  if ("problem" in reading) return reading;
  try {
    const { summary } = reading;
    return { summary, races: summary.question ? [] : await compareAll(services, reading) };
  } finally {
    await reading.close();
  }
}

async function compareAll(
  { db, now }: Pick<Services, "db" | "now">,
  reading: Reading,
): Promise<RaceForecast[]> {
  const races: RaceForecast[] = [];
  for (let from = 0; from < reading.summary.raceCount; from += racesAtOnce) {
    const some = await reading.races(from, racesAtOnce);
    races.push(...(await compareRaces(db, some, toDay(now()))));
  }
  return races;
}

/** Writes down what was found out about the file of an import, instead of what stood there. */
export async function storeForecast(
  tx: Database,
  importId: string,
  { summary, races }: FileForecast,
): Promise<void> {
  const { headings, dates, question } = summary;
  const columns = headings.map(({ name, column }) => [columnName(name), column] as const);
  const mapping: Mapping = { columns: Object.fromEntries(columns.reverse()), dates };
  await tx.execute(sql`
    update race_imports set
      encoding = ${summary.encoding}, separator = ${summary.separator},
      row_count = ${summary.rowCount}, race_count = ${question ? 0 : summary.raceCount},
      distance_count = ${summary.distanceCount}, problem_count = ${summary.problemCount},
      notice_count = ${summary.noticeCount}, question = ${question},
      has_order = ${summary.hasOrder},
      headings = ${JSON.stringify(headings)}::text::jsonb,
      mapping = ${JSON.stringify(mapping)}::text::jsonb,
      forecast = ${JSON.stringify(countForecasts(races))}::text::jsonb
    where id = ${importId}::uuid`);
  await tx.execute(sql`
    delete from race_import_problems where import_id = ${importId}::uuid`);
  await forgetForecasts(tx, importId);
  await noteProblems(tx, importId, "row", summary.problems);
  await noteProblems(tx, importId, "notice", summary.notices);
  for (let from = 0; from < races.length; from += racesAtOnce) {
    await insertForecasts(tx, importId, races.slice(from, from + racesAtOnce));
  }
}

/** An import that was begun shows what it does instead. */
export async function forgetForecasts(tx: Database, importId: string): Promise<void> {
  await tx.execute(sql`
    delete from race_import_forecasts where import_id = ${importId}::uuid`);
}

async function insertForecasts(
  tx: Database,
  importId: string,
  races: RaceForecast[],
): Promise<void> {
  await tx.execute(sql`
    insert into race_import_forecasts (
      import_id, line, change, title, start_date, place, distances, changes, runners
    )
    select ${importId}::uuid, line, change, title, "startDate", place, distances, changes, runners
    from jsonb_to_recordset(${JSON.stringify(races)}::text::jsonb) as row (
      line int, change text, title text, "startDate" date, place text, distances jsonb,
      changes jsonb, runners int
    )`);
}
