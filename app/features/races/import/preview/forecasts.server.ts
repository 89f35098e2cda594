import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { raceImportForecasts, raceImportProblems, raceImports } from "#db/schema.ts";
import { inReadingTurn } from "#services/jobs/in-turn.ts";
import type { Services } from "#services/services.ts";
import { homeDay } from "#values/zone.ts";
import { columnName } from "../file/columns.ts";
import type { Mapping } from "../file/mapping.ts";
import type { FileProblem } from "../file/problem.ts";
import { type ComparedFileRace, compareRaces } from "./compare.server.ts";
import { countForecasts, type RaceForecast } from "./forecast.ts";
import type { FileSummary, KnownMappings } from "./preview.ts";
import { type FileReading, readInThread } from "./reading.server.ts";
import { noteProblems } from "./stored-distances.server.ts";

/** The number of races that one set of statements compares or stores. */
const racesAtOnce = 500;

/** A file that was read, and the forecast of its import. */
export type FileForecast = { summary: FileSummary; races: RaceForecast[] };

/** Reads a file and forecasts the effect of its import on each race: one file after the other. */
export async function forecastFile(
  services: Pick<Services, "db" | "now">,
  bytes: Uint8Array,
  known: KnownMappings,
): Promise<FileForecast | { problem: FileProblem }> {
  const read = () => forecastHere(services, bytes, known);
  return (await inReadingTurn(read, { by: "race imports" })) ?? { problem: { code: "busy" } };
}

async function forecastHere(
  services: Pick<Services, "db" | "now">,
  bytes: Uint8Array,
  known: KnownMappings,
): Promise<FileForecast | { problem: FileProblem }> {
  const reading = await readInThread(bytes, { ...known, today: homeDay(services.now()) });
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
  reading: FileReading,
): Promise<RaceForecast[]> {
  const races: ComparedFileRace[] = [];
  for (let from = 0; from < reading.summary.raceCount; from += racesAtOnce) {
    const some = await reading.races(from, racesAtOnce);
    races.push(...(await compareRaces(db, some, homeDay(now()))));
  }
  return withoutSeries(races);
}

/** A stored race that the file has too, or that several of its races may be, has not moved. */
function withoutSeries(races: ComparedFileRace[]): RaceForecast[] {
  const known = new Set(races.map(({ storedId }) => storedId));
  const offers = Map.groupBy(races, ({ movedFrom }) => movedFrom?.id);
  return races.map(({ storedId: _, movedFrom, ...race }) => {
    const isOne = movedFrom && !known.has(movedFrom.id) && offers.get(movedFrom.id)?.length === 1;
    return { ...race, movedFrom: isOne ? movedFrom : null };
  });
}

/** Replaces the stored forecast of an import. */
export async function storeForecast(
  tx: Database,
  importId: string,
  forecast: FileForecast,
): Promise<void> {
  await tx.update(raceImports).set(forecastColumns(forecast)).where(eq(raceImports.id, importId));
  await tx.delete(raceImportProblems).where(eq(raceImportProblems.importId, importId));
  await forgetForecasts(tx, importId);
  await storeForecastRows(tx, importId, forecast);
}

/** The facts about a file, as columns of its import. */
export function forecastColumns({ summary, races }: FileForecast) {
  const { encoding, separator, rowCount, distanceCount, problemCount, noticeCount } = summary;
  const { headings, dates, decimals, since, question, hasOrder, numbers } = summary;
  const columns = headings.map(({ name, column }) => [columnName(name), column] as const);
  const mapping: Mapping = {
    columns: Object.fromEntries(columns.reverse()),
    dates,
    decimals,
    since,
  };
  return {
    encoding,
    separator,
    rowCount,
    raceCount: question ? 0 : summary.raceCount,
    distanceCount,
    problemCount,
    noticeCount,
    question,
    hasOrder,
    numbers,
    headings,
    mapping,
    forecast: countForecasts(races),
  };
}

/** Stores the problems, notices and forecasts of the rows and races of a file. */
export async function storeForecastRows(
  tx: Database,
  importId: string,
  { summary, races }: FileForecast,
): Promise<void> {
  await noteProblems(tx, importId, "row", summary.problems);
  await noteProblems(tx, importId, "notice", summary.notices);
  const open = races.flatMap(({ line, open }) =>
    open ? [{ line, finding: { code: "open-place", ...open } as const }] : [],
  );
  await noteProblems(tx, importId, "notice", open);
  for (let from = 0; from < races.length; from += racesAtOnce) {
    await insertForecasts(tx, importId, races.slice(from, from + racesAtOnce));
  }
}

/** An import that has begun shows its progress instead. */
export async function forgetForecasts(tx: Database, importId: string): Promise<void> {
  await tx.delete(raceImportForecasts).where(eq(raceImportForecasts.importId, importId));
  await tx
    .delete(raceImportProblems)
    .where(
      and(eq(raceImportProblems.importId, importId), eq(raceImportProblems.code, "open-place")),
    );
}

async function insertForecasts(
  tx: Database,
  importId: string,
  races: RaceForecast[],
): Promise<void> {
  await tx.execute(sql`
    insert into race_import_forecasts (
      import_id, line, change, title, start_date, place, distances, changes, runners, moved_from
    )
    select ${importId}::uuid, line, change, title, "startDate", place, distances, changes, runners,
      nullif("movedFrom", 'null')
    from jsonb_to_recordset(${JSON.stringify(races)}::text::jsonb) as row (
      line int, change text, title text, "startDate" date, place text, distances jsonb,
      changes jsonb, runners int, "movedFrom" jsonb
    )`);
}
