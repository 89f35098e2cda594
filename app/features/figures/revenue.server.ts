import { type SQL, sql } from "drizzle-orm";
import type { Services } from "#services/services.ts";
import {
  chartOf,
  countFigures,
  isWithin,
  isWithinSeconds,
  liveSubscriptions,
  membershipsOnce,
  rank,
  rankedLine,
  tierNames,
} from "./counted.server.ts";
import type { Sheet } from "./figure.ts";
import type { FigurePeriod, Span } from "./period.ts";

const paid = (span: Span) =>
  sql`from invoices where status = 'paid' and ${isWithinSeconds(sql`created`, span)}`;
const began = (span: Span) => sql`from memberships where ${isWithin(sql`began`, span)}`;
const ended = (span: Span) =>
  sql`from memberships where ended is not null and ${isWithin(sql`ended`, span)}`;

/** The figures about revenue from memberships. */
export async function revenueSheet(
  { db }: Pick<Services, "db">,
  period: FigurePeriod,
): Promise<Sheet> {
  const live = sql`from memberships where is_live`;
  const figures = await countFigures(
    db,
    period,
    [
      {
        id: "mrr",
        label: "Monthly revenue",
        definition:
          "What the memberships of today bring in each month, by their list price. A yearly one counts with a twelfth of its price.",
        kind: "money",
        today: sql`select coalesce(sum(cents), 0) ${live}`,
      },
      {
        id: "memberships",
        label: "Memberships",
        definition: "Subscriptions that are active, in trial or with a payment overdue today.",
        today: sql`select count(*) ${live}`,
      },
      {
        id: "ending",
        label: "Ending",
        definition: "Memberships of today that end with the period they are paid for.",
        today: sql`select count(*) ${live} and cancel_at_period_end`,
      },
      {
        id: "invoices",
        label: "Paid invoices",
        definition: "Invoices of memberships that were issued in the period and are paid.",
        events: (span) => sql`
          select to_timestamp(created) as moment, 1 as amount ${paid(span)} and amount_paid > 0`,
      },
      {
        id: "paid",
        label: "Paid",
        definition:
          "The sum of these invoices, taxes and credits as charged. All are in US dollars.",
        kind: "money",
        events: (span) => sql`
          select to_timestamp(created) as moment, amount_paid as amount ${paid(span)}`,
      },
      {
        id: "begun",
        label: "New memberships",
        definition: "Subscriptions that began in the period.",
        events: (span) => sql`select began as moment, 1 as amount ${began(span)}`,
      },
      {
        id: "ended",
        label: "Ended memberships",
        definition: "Subscriptions that ended in the period, at once or when they ran out.",
        events: (span) => sql`select ended as moment, 1 as amount ${ended(span)}`,
      },
      {
        id: "churn",
        label: "Churn",
        definition:
          "Of the memberships that ran when the period began, the share that ended in it. Without any there is no share.",
        kind: "share",
        within: (span) => churn(span),
      },
    ],
    membershipsOnce,
  );
  const charts = chartOf(figures, period, {
    id: "paid",
    definition: "Paid invoices in US dollars, by the day in UTC on which they were issued.",
  });
  const plans = await rank(db, rankedLine, {
    id: "plans",
    title: "Memberships per plan",
    definition: "Subscriptions that are active, in trial or with a payment overdue today.",
    rows: sql`
      select t.name || ', ' || i.name as name, count(s.tier)::float8 as value
      from ${tierNames} t (name, tier)
      cross join (values ('monthly', 'month'), ('yearly', 'year')) i (name, "interval")
      left join (${liveSubscriptions}) s on s.tier = t.tier and s."interval" = i."interval"
      group by 1`,
  });
  return { figures, charts, rankings: [plans] };
}

/** All time has no beginning at which memberships ran. */
function churn({ from, to }: Span): SQL {
  if (from === null) return sql`select null`;
  const start = { from: null, to: from };
  const ran = sql`${isWithin(sql`began`, start)} and not coalesce(${isWithin(sql`ended`, start)}, false)`;
  return sql`
    select (count(*) filter (where ended is not null and ${isWithin(sql`ended`, { from, to })}))::float8
      / nullif(count(*), 0)
    from memberships
    where ${ran}`;
}
