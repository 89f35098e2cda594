import { sql } from "drizzle-orm";
import { readPage } from "#db/page.ts";
import type { Services } from "#services/services.ts";
import type { Page } from "#values/paging.ts";
import type { ImportProblem } from "./problem.ts";
import { type ImportLine, isImportId, type RaceImport } from "./race-import.ts";

const importsPerPage = 20;
export const problemsPerPage = 50;

type Reading = Pick<Services, "db">;

const line = sql`
  i.id, i.file_name as "fileName", i.state, i.race_count as "raceCount", i.done, i.tally,
  u.email as "createdBy", i.created_at as "createdAt", i.finished_at as "finishedAt"`;

/** An import at its address; `null` when there is none. */
export async function findImport({ db }: Reading, id: string): Promise<RaceImport | null> {
  if (!isImportId(id)) return null;
  const [row] = await db.execute<RaceImport>(sql`
    select ${line}, i.encoding, i.separator, i.row_count as "rowCount",
      i.distance_count as "distanceCount", i.problem_count as "problemCount",
      i.notice_count as "noticeCount", i.forecast, i.first_races as "firstRaces",
      i.only_existing as "onlyExisting", i.runs, i.started_at as "startedAt",
      i.heartbeat_at as "heartbeatAt"
    from race_imports i left join users u on u.id = i.created_by
    where i.id = ${id}::uuid`);
  return row ?? null;
}

/** The imports so far, the latest first. */
export async function listImports({ db }: Reading, page: number): Promise<Page<ImportLine>> {
  const count = sql`select count(*)::int as total from race_imports`;
  const rows = sql`
    select ${line}
    from race_imports i left join users u on u.id = i.created_by
    order by i.created_at desc, i.id`;
  return readPage(db, { count, rows, perPage: importsPerPage }, page);
}

/** What is said about an import: about rows of its file, or about what it did. */
export async function problemsOf(
  { db }: Reading,
  importId: string,
  kind: "row" | "notice" | "import",
  page: number,
): Promise<Page<ImportProblem>> {
  const isAsked = sql`import_id = ${importId}::uuid and kind = ${kind}`;
  const count = sql`select count(*)::int as total from race_import_problems where ${isAsked}`;
  const rows = sql`select line, message from race_import_problems where ${isAsked} order by id`;
  return readPage(db, { count, rows, perPage: problemsPerPage }, page);
}

/** Every sentence of an import about what it did: at most one for each row of its file. */
export async function importProblems({ db }: Reading, importId: string): Promise<ImportProblem[]> {
  const rows = await db.execute<ImportProblem>(sql`
    select line, message from race_import_problems
    where import_id = ${importId}::uuid and kind = 'import' order by id`);
  return [...rows];
}

/** How far it is with taking an import back, counted in races and distances. */
export async function undoProgress(
  { db }: Reading,
  importId: string,
): Promise<{ done: number; total: number }> {
  const [row] = await db.execute<{ done: number; total: number }>(sql`
    select count(outcome)::int as done, count(*)::int as total
    from race_import_changes where import_id = ${importId}::uuid`);
  return row ?? { done: 0, total: 0 };
}

/** A race or a distance of which an import was not taken back. */
export type Leftover = {
  raceId: string;
  /** `null` when the race is gone. */
  raceName: string | null;
  distance: string | null;
  why: "registrations" | "reviews" | "claims" | "changed" | "gone";
};

/** What stayed when an import was undone, and why. */
export async function leftoversOf(
  { db }: Reading,
  importId: string,
  page: number,
): Promise<Page<Leftover>> {
  const isLeft = sql`c.import_id = ${importId}::uuid and c.outcome <> 'undone'`;
  const count = sql`select count(*)::int as total from race_import_changes c where ${isLeft}`;
  const rows = sql`
    select c.race_id as "raceId", r.race_name as "raceName", d.distance, c.outcome as why
    from race_import_changes c
    left join races r on r.id = c.race_id
    left join race_distances d on d.id = c.subject_id
    where ${isLeft}
    order by r.start_date, r.race_name, c.race_id, d.sort_order, c.subject_id`;
  return readPage(db, { count, rows, perPage: problemsPerPage }, page);
}
