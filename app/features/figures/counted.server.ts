import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { boolean, day, orNull, real, text } from "#db/kinds.ts";
import { readRow, readRows } from "#db/rows.ts";
import { races } from "#db/schema.ts";
import { centsOf, intervals, plans } from "#features/membership/plans/plans.ts";
import { addDays, type Day } from "#values/day.ts";
import { liveStatuses } from "#values/subscription-status.ts";
import type { Chart, KeyFigure, Ranking } from "./figure.ts";
import { bucketsOf, type DayTotal, type FigurePeriod, type Span, sumsOf } from "./period.ts";

/** A figure and the SQL that counts it. */
export type Counted = Omit<KeyFigure, "value" | "before" | "kind" | "isToday" | "bars"> & {
  kind?: KeyFigure["kind"];
  /** Selects the present state: a number, or null. */
  today?: SQL;
  /** Selects a number, or null, for what happened within a span of days. */
  within?: (span: Span) => SQL;
  /**
   * Selects a `moment` and an `amount` for each event within a span: the sum of the amounts is the figure.
   */
  events?: (span: Span) => SQL;
  /** The period before is not known. */
  isOnlyNow?: boolean;
};

/**
 * Counts all figures in two statements.
 * @param read - `name as materialized (…)`: rows that several figures count are read once
 */
export async function countFigures(
  db: Database,
  period: FigurePeriod,
  figures: readonly Counted[],
  read?: SQL,
): Promise<KeyFigure[]> {
  const context = read ? sql`with ${read}` : sql``;
  const numbers = await countNumbers(db, period, figures, context);
  const sums = await sumEvents(db, period, eventsOf(figures), context);
  return figures.map(({ id, label, definition, kind = "count", within, events }) => ({
    id,
    label,
    definition,
    kind,
    isToday: !within && !events,
    ...(sums.get(id) ?? numbers.get(id) ?? { value: null, before: undefined, bars: [] }),
  }));
}

function eventsOf(figures: readonly Counted[]) {
  return figures.flatMap(({ id, events }) => (events ? [{ id, events }] : []));
}

async function countNumbers(
  db: Database,
  { span, before }: FigurePeriod,
  figures: readonly Counted[],
  context: SQL,
): Promise<Map<string, FigureNumbers>> {
  const parts = figures.flatMap(({ id, today, within, isOnlyNow }) => {
    const now = within?.(span) ?? today;
    const was = before && !isOnlyNow ? within?.(before) : undefined;
    return [
      ...(now ? [{ name: id, counting: now }] : []),
      ...(was ? [{ name: beforeOf(id), counting: was }] : []),
    ];
  });
  const columns = parts.map(
    ({ name, counting }) => sql`(${counting})::float8 as ${sql.identifier(name)}`,
  );
  const shape = Object.fromEntries(parts.map(({ name }) => [name, orNull(real)]));
  const row =
    columns.length > 0
      ? await readRow(db, shape, sql`${context} select ${sql.join(columns, sql`, `)}`)
      : null;
  return new Map(
    figures.map(({ id }) => {
      const was = beforeOf(id) in shape ? (row?.[beforeOf(id)] ?? null) : undefined;
      return [id, { value: row?.[id] ?? null, before: was, bars: [] }];
    }),
  );
}

function beforeOf(id: string): string {
  return `${id}_before`;
}

/** The chart of a figure that is counted per day. */
export function chartOf(
  figures: readonly KeyFigure[],
  { unit }: FigurePeriod,
  { id, definition }: Pick<Chart, "id" | "definition">,
): Chart[] {
  return figures
    .filter((figure) => figure.id === id)
    .map(({ label, kind, bars }) => ({ id, title: label, definition, kind, unit, bars }));
}

/** Whether a timestamp is within a span of days in UTC. */
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

/** What is counted of a figure. */
type FigureNumbers = Pick<KeyFigure, "value" | "before" | "bars">;

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
async function sumEvents(
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

/** The revenue of each plan per month, in cents: a yearly price counts with a twelfth. */
const monthlyCents = sql.join(
  plans.flatMap(({ tier }) =>
    intervals.map((interval) => {
      const months = interval === "year" ? 12 : 1;
      return sql`(${tier}::text, ${interval}::text, ${centsOf(tier, interval) / months}::float8)`;
    }),
  ),
  sql`, `,
);

/** `(values ('Pacer', 'pacer'), …)` */
export const tierNames = sql`(values ${sql.join(
  plans.map(({ name, tier }) => sql`(${name}::text, ${tier}::text)`),
  sql`, `,
)})`;

/** Every subscription with its revenue per month, its beginning and its end. */
const allSubscriptions = sql`
  select s.tier, coalesce(s."interval", 'month') as "interval", s.cancel_at_period_end,
    s.subscription_status in ${liveStatuses} as is_live,
    plan.cents,
    coalesce(to_timestamp(s.created), s.created_at) as began,
    case when s.subscription_status = 'canceled'
      then least(s.updated_at, to_timestamp(s.current_period_end)) end as ended
  from stripe_subscriptions s
  left join (values ${monthlyCents}) plan (tier, "interval", cents)
    on plan.tier = s.tier and plan."interval" = coalesce(s."interval", 'month')
  where s.subscription_status in ${[...liveStatuses, "canceled"]}`;

/** The subscriptions that run today. */
export const liveSubscriptions = sql`select * from (${allSubscriptions}) every_one where is_live`;

/** All subscriptions under the name `memberships`, read once for a statement. */
export const membershipsOnce = sql`memberships as materialized (${allSubscriptions})`;
