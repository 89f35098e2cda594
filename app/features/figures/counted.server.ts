import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { addDays, type Day } from "#values/day.ts";
import type { Chart, Figure, Ranking } from "./figure.ts";
import { bucketsOf, type Period, type Span } from "./period.ts";

/** A figure and the statement that counts it: one number, or null. */
export type Counted = Omit<Figure, "value" | "before" | "kind" | "isToday"> & {
  kind?: Figure["kind"];
  /** How things stand today. */
  today?: SQL;
  /** What happened within days. */
  within?: (span: Span) => SQL;
  /** What happened is not known of the time before. */
  isOnlyNow?: boolean;
};

/**
 * Counts all of them in one statement.
 * @param read - `name as materialized (…)`: what several of them are counted from is read once
 */
export async function countFigures(
  db: Database,
  { span, before }: Period,
  asked: readonly Counted[],
  read?: SQL,
): Promise<Figure[]> {
  const compares = ({ within, isOnlyNow }: Counted) =>
    before && within && !isOnlyNow ? within(before) : null;
  const parts = asked.flatMap((each) => {
    const was = compares(each);
    const now = each.within?.(span) ?? each.today ?? sql`select null`;
    return [
      sql`(${now})::float8 as ${sql.identifier(each.id)}`,
      ...(was ? [sql`(${was})::float8 as ${sql.identifier(`${each.id}_before`)}`] : []),
    ];
  });
  const [row] = await db.execute<Record<string, number | null>>(
    sql`${read ? sql`with ${read}` : sql``} select ${sql.join(parts, sql`, `)}`,
  );
  return asked.map((each) => ({
    id: each.id,
    label: each.label,
    definition: each.definition,
    kind: each.kind ?? "count",
    isToday: !each.within,
    value: row?.[each.id] ?? null,
    before: compares(each) ? (row?.[`${each.id}_before`] ?? null) : undefined,
  }));
}

/** Whether a moment lies within days of UTC. */
export function isWithin(moment: SQL, { from, to }: Span): SQL {
  const end = sql`${moment} < ${midnight(to)}::timestamptz`;
  return from ? sql`${moment} >= ${midnight(from)}::timestamptz and ${end}` : end;
}

/** The same for seconds since 1970, as the payment provider counts. */
export function isWithinSeconds(seconds: SQL, { from, to }: Span): SQL {
  const at = (day: Day) => Date.parse(midnight(day)) / 1000;
  const end = sql`${seconds} < ${at(to)}`;
  return from ? sql`${seconds} >= ${at(from)} and ${end}` : end;
}

type Drawn = Omit<Chart, "bars" | "unit" | "kind"> & {
  kind?: Chart["kind"];
  /** What a moment and a number for each thing that happened within days is read from. */
  rows: (span: Span) => SQL;
};

/**
 * Sums up what happened per day or month, beside what happened in the period before. Days without
 * anything are zeros.
 * @param drawn.rows - `select created_at as moment, 1 as amount from …`
 */
export async function drawChart(
  db: Database,
  { span, before, unit }: Period,
  { rows, ...chart }: Drawn,
): Promise<Chart> {
  const sums = async (asked: Span) => {
    const found = await db.execute<{ bucket: Day; total: number }>(sql`
      select to_char(bucket, 'YYYY-MM-DD') as bucket, total
      from (
        select date_trunc(${unit}, moment at time zone 'UTC') as bucket, sum(amount)::float8 as total
        from (${rows(asked)}) happened
        group by 1
      ) summed
      order by 1`);
    const totals = new Map(found.map(({ bucket, total }) => [bucket, total]));
    const earliest = found[0]?.bucket ?? addDays(asked.to, -1);
    return bucketsOf(asked, unit, earliest).map((from) => ({
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

/** Longer rankings tell nothing more. */
export const mostRows = 8;

/** @param ranked.rows - `select name, value` and, of races, `"raceId"`; sorted and cut here */
export async function rank(
  db: Database,
  { rows, ...ranking }: Omit<Ranking, "rows"> & { rows: SQL },
): Promise<Ranking> {
  const found = await db.execute<Ranking["rows"][number]>(sql`
    select * from (${rows}) ranked order by value desc, name limit ${mostRows}`);
  return { ...ranking, rows: [...found] };
}

function midnight(day: Day): string {
  return `${day}T00:00:00Z`;
}
