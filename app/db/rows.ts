import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";
import { keptPlanMark } from "./driver/prepare.ts";
import { areRowsChecked, complaintOfFields, type InRow, integer, type Shape } from "./kinds.ts";

/** The type of the rows of a shape: `type RaceLine = RowOf<typeof raceLine>`. */
export type RowOf<S extends Shape> = { -readonly [Name in keyof S]: InRow<S[Name]> };

/**
 * Stands in a statement of pages that are asked for often: a server plans it once for each connection, not each time.
 * Planning takes longer than most statements of a page. Not for patterns (`like`), nor where the best plan
 * depends on the values: such plans were up to a hundred times slower.
 */
export const keptPlan = sql.raw(keptPlanMark);

/**
 * The rows of a statement in raw SQL. Its shape names every column of the answer, each as the column
 * of the schema where the value comes from or as a kind of `kinds.ts`; the type of the rows follows.
 * The tests compare each row with the shape: a name that is missing or not in the shape, a value of
 * another type, an unexpected null.
 * @example
 * const raceLine = {
 *   id: races.id,
 *   startDate: races.startDate,
 *   photo: orNull(text),
 *   entries: integer,
 *   distances: listOf(object({ name: raceDistances.distance, meters: raceDistances.distanceM })),
 * };
 *
 * const lines = await readRows(db, raceLine, sql`
 *   select r.id, r.start_date as "startDate", coalesce(r.race_photo, r.external_image_url) as photo,
 *     (select count(*) from race_registrations g where g.race_id = r.id) as entries,
 *     (select coalesce(json_agg(json_build_object('name', d.distance, 'meters', d.distance_m)), '[]')
 *       from race_distances d where d.race_id = r.id) as distances
 *   from races r where r.start_date >= ${today}::date`);
 */
export async function readRows<S extends Shape>(
  db: Database,
  shape: S,
  statement: SQL,
): Promise<RowOf<S>[]> {
  return rowsOfShape(shape, await db.execute(statement), statement);
}

/** The same for rows that were read with the driver itself. */
export function rowsOfShape<S extends Shape>(
  shape: S,
  rows: Record<string, unknown>[],
  statement: SQL | string,
): RowOf<S>[] {
  if (areRowsChecked()) for (const row of rows) refuseOtherShape(row, shape, statement);
  // The only place where rows get a type without a check; in tests, the code above checks them.
  return rows as RowOf<S>[];
}

/** The first row, or `null` where there are no rows. */
export async function readRow<S extends Shape>(
  db: Database,
  shape: S,
  statement: SQL,
): Promise<RowOf<S> | null> {
  const [row] = await readRows(db, shape, statement);
  return row ?? null;
}

/** The `count` of a statement: ``readCount(db, sql`select count(*) from races`)``. */
export async function readCount(db: Database, statement: SQL): Promise<number> {
  const row = await readRow(db, { count: integer }, statement);
  return row?.count ?? 0;
}

const lettersShown = 160;

function refuseOtherShape(
  row: Record<string, unknown>,
  shape: Shape,
  statement: SQL | string,
): void {
  const complaint = complaintOfFields(shape, row, false);
  if (!complaint) return;
  const sql = typeof statement === "string" ? statement : textOf(statement);
  const beginning = sql.replace(/\s+/g, " ").trim().slice(0, lettersShown);
  throw new Error(`The column ${complaint.at.slice(1)} ${complaint.is}. Statement: ${beginning}`);
}

function textOf(statement: SQL): string {
  return new PgDialect().sqlToQuery(statement).sql;
}
