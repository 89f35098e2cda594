import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { boolean, day, real, text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { addDays } from "#values/day.ts";
import type { KeyFigure } from "./figure.ts";
import { bucketsOf, type DayTotal, type FigurePeriod, type Span, sumsOf } from "./period.ts";

/** What is counted of a figure. */
export type FigureNumbers = Pick<KeyFigure, "value" | "before" | "bars">;

type CountedEvents = {
  id: string;
  /** Selects a `moment` and an `amount` for each event within a span of days. */
  events: (span: Span) => SQL;
};

/**
 * Sums up events in one statement: in all, per bar, and the same for the period before. A bar without
 * events is zero.
 * @param context - `with …`, or nothing
 * @returns by the id of the figure
 */
export async function sumEvents(
  db: Database,
  { span, before, unit }: FigurePeriod,
  figures: readonly CountedEvents[],
  context: SQL,
): Promise<Map<string, FigureNumbers>> {
  if (figures.length === 0) return new Map();
  const step = unit === "month" ? "month" : "day";
  const parts = figures.flatMap(({ id, events }) => [
    totals({ id, isBefore: false, step }, events(span)),
    ...(before ? [totals({ id, isBefore: true, step }, events(before))] : []),
  ]);
  const found = await readRows(
    db,
    { id: text, isBefore: boolean, day, total: real },
    sql`${context} select * from (${sql.join(parts, sql` union all `)}) counted order by day`,
  );
  return new Map(
    figures.map(({ id }) => {
      const own = found.filter((row) => row.id === id);
      const now = own.filter(({ isBefore }) => !isBefore);
      const was = own.filter(({ isBefore }) => isBefore);
      const starts = bucketsOf(span, unit, now[0]?.day ?? addDays(span.to, -1));
      const values = sumsOf(starts, now);
      const past = before && sumsOf(bucketsOf(before, unit, before.to), was);
      const bars = starts.map((from, place) => ({
        from,
        to: addDays(starts[place + 1] ?? span.to, -1),
        value: values[place] ?? 0,
        before: past?.[place] ?? null,
      }));
      return [id, { value: sumOf(now), before: before ? sumOf(was) : undefined, bars }];
    }),
  );
}

function totals(
  { id, isBefore, step }: { id: string; isBefore: boolean; step: "day" | "month" },
  events: SQL,
): SQL {
  return sql`
    select ${id}::text as id, ${isBefore}::boolean as "isBefore",
      to_char(bucket, 'YYYY-MM-DD') as day, total
    from (
      select date_trunc(${step}, moment at time zone 'UTC') as bucket, sum(amount)::float8 as total
      from (${events}) happened
      group by 1
    ) summed`;
}

function sumOf(totals: readonly DayTotal[]): number {
  return totals.reduce((sum, { total }) => sum + total, 0);
}
