import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { day, orNull, real, text } from "#db/kinds.ts";
import { readRow, readRows } from "#db/rows.ts";
import { races } from "#db/schema.ts";
import { addDays, type Day } from "#values/day.ts";
import type { Chart, KeyFigure, Ranking } from "./figure.ts";
import { bucketsOf, type FigurePeriod, type Span } from "./period.ts";

/** A figure and the statement that counts it: a number, or null. */
export type Counted = Omit<KeyFigure, "value" | "before" | "kind" | "isToday"> & {
  kind?: KeyFigure["kind"];
  /** Counts the present state. */
  today?: SQL;
  /** Counts what happened within a span of days. */
  within?: (span: Span) => SQL;
  /** The period before is not known. */
  isOnlyNow?: boolean;
};

/**
 * Counts all figures in one statement.
 * @param read - `name as materialized (…)`: rows that several figures count are read once
 */
export async function countFigures(
  db: Database,
  { span, before }: FigurePeriod,
  figures: readonly Counted[],
  read?: SQL,
): Promise<KeyFigure[]> {
  const compares = ({ within, isOnlyNow }: Counted) =>
    before && within && !isOnlyNow ? within(before) : null;
  const parts = figures.flatMap((each) => {
    const was = compares(each);
    const now = each.within?.(span) ?? each.today ?? sql`select null`;
    return [
      sql`(${now})::float8 as ${sql.identifier(each.id)}`,
      ...(was ? [sql`(${was})::float8 as ${sql.identifier(`${each.id}_before`)}`] : []),
    ];
  });
  const names = figures.flatMap((each) =>
    compares(each) ? [each.id, `${each.id}_before`] : [each.id],
  );
  const row = await readRow(
    db,
    Object.fromEntries(names.map((name) => [name, orNull(real)])),
    sql`${read ? sql`with ${read}` : sql``} select ${sql.join(parts, sql`, `)}`,
  );
  return figures.map((each) => ({
    id: each.id,
    label: each.label,
    definition: each.definition,
    kind: each.kind ?? "count",
    isToday: !each.within,
    value: row?.[each.id] ?? null,
    before: compares(each) ? (row?.[`${each.id}_before`] ?? null) : undefined,
  }));
}

/** Whether a moment is within a span of days in UTC. */
export function isWithin(moment: SQL, { from, to }: Span): SQL {
  const end = sql`${moment} < ${midnight(to)}::timestamptz`;
  return from ? sql`${moment} >= ${midnight(from)}::timestamptz and ${end}` : end;
}

/** The same for seconds since 1970, which the payment provider stores. */
export function isWithinSeconds(seconds: SQL, { from, to }: Span): SQL {
  const at = (day: Day) => Date.parse(midnight(day)) / 1000;
  const end = sql`${seconds} < ${at(to)}`;
  return from ? sql`${seconds} >= ${at(from)} and ${end}` : end;
}

type DrawnChart = Omit<Chart, "bars" | "unit" | "kind"> & {
  kind?: Chart["kind"];
  /** Selects a moment and an amount for each event within a span of days. */
  rows: (span: Span) => SQL;
};

/**
 * Sums up events per day or month, beside those of the period before. Days without events are zero.
 * @param drawn.rows - `select created_at as moment, 1 as amount from …`
 */
export async function drawChart(
  db: Database,
  { span, before, unit }: FigurePeriod,
  { rows, ...chart }: DrawnChart,
): Promise<Chart> {
  const sums = async (within: Span) => {
    const found = await readRows(
      db,
      { bucket: day, total: real },
      sql`
      select to_char(bucket, 'YYYY-MM-DD') as bucket, total
      from (
        select date_trunc(${unit}, moment at time zone 'UTC') as bucket, sum(amount)::float8 as total
        from (${rows(within)}) happened
        group by 1
      ) summed
      order by 1`,
    );
    const totals = new Map(found.map(({ bucket, total }) => [bucket, total]));
    const earliest = found[0]?.bucket ?? addDays(within.to, -1);
    return bucketsOf(within, unit, earliest).map((from) => ({
      from,
      value: totals.get(from) ?? 0,
    }));
  };
  const bars = await sums(span);
  const past = before ? await sums(before) : [];
  return {
    kind: "count",
    ...chart,
    unit,
    bars: bars.map((bar, place) => ({ ...bar, before: past[place]?.value ?? null })),
  };
}

/** Rows of a ranking. */
export const mostRows = 8;

/** A line of a ranking, and of one of races. */
export const rankedLine = { name: text, value: real };
export const rankedRace = { name: races.raceName, raceId: races.id, value: real };

/** @param ranked.rows - selects the columns of the shape; sorted and cut here */
export async function rank(
  db: Database,
  shape: typeof rankedLine | typeof rankedRace,
  { rows, ...ranking }: Omit<Ranking, "rows"> & { rows: SQL },
): Promise<Ranking> {
  const ranked = sql`
    select * from (${rows}) ranked order by value desc, name limit ${mostRows}`;
  return { ...ranking, rows: await readRows(db, shape, ranked) };
}

function midnight(day: Day): string {
  return `${day}T00:00:00Z`;
}
