import { sql } from "drizzle-orm";
import { centsOf, intervals, plans } from "#features/membership/plans/plans.ts";
import { liveStatuses } from "#values/subscription-status.ts";

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
