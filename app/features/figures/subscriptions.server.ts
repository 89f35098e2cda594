import { sql } from "drizzle-orm";

/**
 * Every subscription with its tier, price per month in cents, and from when to when it lived. Yearly
 * prices are 80 percent of twelve months, rounded to cents, and count with a twelfth.
 */
export const allSubscriptions = sql`
  select s.subscription_id, lives.tier, coalesce(s."interval", 'month') as "interval",
    s.cancel_at_period_end,
    s.subscription_status in ('active', 'trialing', 'past_due') as is_live,
    case when s."interval" = 'year' then round(plan.cents * 12 * 0.8) / 12 else plan.cents end
      as cents,
    lives.began,
    case when s.subscription_status = 'canceled'
      then least(s.updated_at, to_timestamp(s.current_period_end)) end as ended
  from stripe_subscriptions s
  cross join lateral (
    select
      coalesce(to_jsonb(s) ->> 'tier', split_part(s.price_id, '_', 1)) as tier,
      coalesce(to_timestamp((to_jsonb(s) ->> 'created')::bigint), s.created_at) as began
  ) lives
  left join (values ('pacer', 999), ('sprinter', 1999), ('elite', 3999)) plan (tier, cents)
    on plan.tier = lives.tier
  where s.subscription_status in ('active', 'trialing', 'past_due', 'canceled')`;

/** Those that run today. */
export const liveSubscriptions = sql`select * from (${allSubscriptions}) every_one where is_live`;

/** All of them under the name `memberships`, read once for a statement. */
export const membershipsOnce = sql`memberships as materialized (${allSubscriptions})`;
