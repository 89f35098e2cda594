import { count, eq, sql } from "drizzle-orm";
import {
  boolean,
  choiceOf,
  day,
  integer,
  listOf,
  object,
  oneOf,
  orNull,
  type Part,
  text,
} from "#db/kinds.ts";
import { readPage } from "#db/page.ts";
import { readCount, readRow, readRows } from "#db/rows.ts";
import {
  raceImportChanges,
  raceImportForecasts,
  raceImportProblems,
  racePlaces,
} from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import type { Page } from "#values/form/paging.ts";
import { isId } from "#values/id.ts";
import { columns } from "./file/columns.ts";
import { dateOrders } from "./file/dates.ts";
import type { FindingCode, ImportFinding, ImportProblem } from "./file/problem.ts";
import type { ForecastFilter, MovedForecast, RaceForecast } from "./preview/forecast.ts";
import { distanceColumns, raceColumns } from "./preview/stored-columns.ts";
import { type ImportLine, type ImportProgress, paceOf, type RaceImport } from "./race-import.ts";
import { mostMoves } from "./schema.ts";
import { importLine, wholeImport } from "./stored-import.server.ts";

const importsPerPage = 20;
const waitingFilesShown = 10;
const forecastsPerPage = 25;
export const problemsPerPage = 50;

type Reading = Pick<Services, "db">;

const line = sql`
  i.id, i.file_name as "fileName", i.state, i.race_count as "raceCount", i.done, i.tally,
  u.email as "createdBy", i.created_at as "createdAt", i.finished_at as "finishedAt"`;

/** An import at its address; `null` where none is found. */
export async function findImport({ db }: Reading, id: string): Promise<RaceImport | null> {
  if (!isId(id)) return null;
  return readRow(
    db,
    wholeImport,
    sql`
    select ${line}, i.encoding, i.separator, i.row_count as "rowCount",
      i.distance_count as "distanceCount", i.problem_count as "problemCount",
      i.notice_count as "noticeCount", '{"places": null}' || i.forecast as forecast, i.headings, i.mapping, i.question,
      i.has_order as "hasOrder", i.numbers, i.tell_origin is not null as "tellsRunners",
      i.only_existing as "onlyExisting", i.runs, i.started_at as "startedAt",
      i.heartbeat_at as "heartbeatAt"
    from race_imports i left join users u on u.id = i.created_by
    where i.id = ${id}::uuid`,
  );
}

/** The imports that were begun, the latest first. */
export async function listImports({ db }: Reading, page: number): Promise<Page<ImportLine>> {
  const isBegun = sql`state <> 'uploaded'`;
  const count = sql`select count(*) from race_imports where ${isBegun}`;
  const rows = sql`
    select ${line}
    from race_imports i left join users u on u.id = i.created_by
    where ${isBegun}
    order by i.created_at desc, i.id`;
  return readPage(db, importLine, { count, rows, perPage: importsPerPage }, page);
}

/** Files that were uploaded and not imported yet, the latest ones. */
export async function listWaitingFiles({ db }: Reading): Promise<ImportLine[]> {
  return readRows(
    db,
    importLine,
    sql`
    select ${line}
    from race_imports i left join users u on u.id = i.created_by
    where state = 'uploaded'
    order by i.created_at desc, i.id limit ${waitingFilesShown}`,
  );
}

/** What an import would do to the races of its file, in the order of the file. */
export async function forecastsOf(
  { db }: Reading,
  importId: string,
  show: ForecastFilter,
  page: number,
): Promise<Page<RaceForecast>> {
  const filters = {
    all: sql`true`,
    // As a list, because the statistics of fresh rows mislead the planner of a join.
    open: sql`line = any (array(
      select line from race_import_problems
      where ${openPlaces(importId)} and details ->> 'problem' <> 'left'
    ))`,
    moved: sql`runners > 0`,
    create: sql`change = 'create'`,
    update: sql`change = 'update'`,
    unchanged: sql`change = 'unchanged'`,
  };
  const isAsked = sql`import_id = ${importId}::uuid and ${filters[show]}`;
  const count = sql`select count(*) from race_import_forecasts where ${isAsked}`;
  const rows = sql`
    select ${forecastColumns} from race_import_forecasts where ${isAsked} order by line`;
  const found = await readPage(
    db,
    storedForecast,
    { count, rows, perPage: forecastsPerPage },
    page,
  );
  const lines = JSON.stringify(found.rows.map((race) => race.line));
  const open = await readRows(
    db,
    { line: integer, details: storedOpenPlace },
    sql`
    select line, details from race_import_problems
    where ${openPlaces(importId)}
      and line in (select value::int from jsonb_array_elements_text(${lines}::text::jsonb))`,
  );
  const openAt = new Map(open.map(({ line, details }) => [line, details]));
  return {
    ...found,
    rows: found.rows.map((race) => ({ ...race, open: openAt.get(race.line) ?? null })),
  };
}

const forecastColumns = sql`
  line, title, start_date as "startDate", place, distances, change, changes, runners,
  moved_from as "movedFrom"`;

/** The races of a file that may be stored ones which have moved, in the order of the file. */
export async function movesOf({ db }: Reading, importId: string): Promise<MovedForecast[]> {
  return readRows(
    db,
    { ...movedForecast, movedFrom: object(movedRace) },
    sql`
    select line, title, start_date as "startDate", place, moved_from as "movedFrom"
    from race_import_forecasts
    where import_id = ${importId}::uuid and moved_from is not null
    order by line limit ${mostMoves}`,
  );
}

/** The findings about the positions of an import's races. */
function openPlaces(importId: string) {
  return sql`import_id = ${importId}::uuid and kind = 'notice' and code = 'open-place'`;
}

/** The findings of an import: about rows of its file, or about its effects. */
export async function problemsOf(
  { db }: Reading,
  importId: string,
  kind: "row" | "notice" | "import",
  page: number,
): Promise<Page<ImportProblem>> {
  const isAsked = sql`import_id = ${importId}::uuid and kind = ${kind} and code <> 'open-place'`;
  const count = sql`select count(*) from race_import_problems where ${isAsked}`;
  const rows = sql`
    select line, details || jsonb_build_object('code', code) as finding
    from race_import_problems where ${isAsked} order by id`;
  return readPage(db, storedProblem, { count, rows, perPage: problemsPerPage }, page);
}

/** Everything that an import could not do, with at most one finding for each row of its file. */
export async function importProblems({ db }: Reading, importId: string): Promise<ImportProblem[]> {
  return readRows(
    db,
    storedProblem,
    sql`
    select line, details || jsonb_build_object('code', code) as finding
    from race_import_problems where import_id = ${importId}::uuid and kind = 'import' order by id`,
  );
}

/** The number of created or changed races that wait for somebody to choose their place. */
export async function openRacesOf({ db }: Reading, importId: string): Promise<number> {
  return readCount(
    db,
    sql`
    select count(*) from race_places
    where decision = 'open' and race_id in (
      select race_id from race_import_changes where import_id = ${importId}::uuid
    )`,
  );
}

const column = oneOf(columns);

const openPlace = {
  problem: oneOf([...racePlaces.problem.enumValues, "left"]),
  candidates: listOf(text),
};

/** The stored reason why a race of a file has no position. */
const storedOpenPlace = object(openPlace);

/** The details of each finding, as they are stored. */
const findingDetails = {
  "unclosed-quote": {},
  "text-after-quote": {},
  "too-many-cells": { cells: integer, columns: integer },
  "empty-cell": { column },
  "overlong-cell": { column, most: integer },
  "overlong-distance": { text, most: integer },
  "not-a-date": { text },
  "unlikely-year": { text, from: integer, to: integer },
  "two-dates": { text, one: day, other: day },
  "no-distance": {},
  "no-race-row": { text },
  "shared-cells": { count: integer },
  "one-sheet": { name: text },
  "other-weekday": { text, day },
  "repeated-distance": { distance: text, earlier: integer },
  "ignored-column": { name: text },
  "dates-by-order": { text, order: oneOf(dateOrders) },
  "dates-by-count": { text },
  "dates-without-year": { text, day },
  "numbers-by-mark": { text, isDecimal: boolean },
  "usual-currency": { text, count: integer },
  "two-currencies": { text, count: integer },
  "several-prices": { text, count: integer },
  "other-country": { text, count: integer },
  "more-columns": { most: integer },
  "other-distance": { text, count: integer },
  "other-type": { text, count: integer },
  "other-price": { text, count: integer },
  "unknown-word": { column, text, count: integer },
  "open-place": openPlace,
  "race-not-found": { title: text, date: day },
  "race-not-saved": { title: text },
  "race-stays-cancelled": { title: text },
  "distance-not-added": { distance: text, title: text },
  "distance-not-saved": { distance: text, title: text },
  "unexpected-error": {},
  sentence: { text },
} satisfies {
  [Code in FindingCode]: Record<Exclude<keyof ImportFinding<Code>, "code">, Part>;
};

/** A finding about an import: its details with its code among them. */
const storedProblem = {
  line: raceImportProblems.line,
  finding: choiceOf("code", findingDetails),
};

/** What an update changes, as it is stored. */
const changedSubject = choiceOf("of", {
  race: { column: oneOf(raceColumns.changed) },
  distance: { distance: text, column: oneOf(distanceColumns.changed) },
  "new-distance": {},
  label: { label: text },
});

const movedRace = { id: text, startDate: day, runners: integer };

const movedForecast = {
  line: raceImportForecasts.line,
  title: raceImportForecasts.title,
  startDate: raceImportForecasts.startDate,
  place: raceImportForecasts.place,
};

const storedForecast = {
  line: raceImportForecasts.line,
  title: raceImportForecasts.title,
  startDate: raceImportForecasts.startDate,
  place: raceImportForecasts.place,
  distances: listOf(text),
  change: raceImportForecasts.change,
  changes: listOf(object({ what: changedSubject, from: orNull(text), to: orNull(text) })),
  runners: raceImportForecasts.runners,
  movedFrom: orNull(object(movedRace)),
};

/** The progress of a running import, in races, or of its undo, in changes. */
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

/** The progress of undoing an import, in races and distances. */
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
