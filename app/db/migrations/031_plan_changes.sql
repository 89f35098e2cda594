-- A change of plan that waits for its payment to be confirmed, and until when it does.
alter table stripe_subscriptions
  add column waiting_tier text check (waiting_tier in ('pacer', 'sprinter', 'elite')),
  add column waiting_until bigint,
  -- What a period is paid for is noted at the provider.
  drop column period_tier;

-- Where letters about the membership lead to: where the site was reached when it was last paid for.
alter table stripe_customers add column origin text;

-- What is still to be paid, in the currency's smallest unit.
alter table invoices add column amount_due int not null default 0;

create or replace view stripe_user_subscriptions as
select distinct on (c.user_id)
  c.user_id,
  s.subscription_status,
  s.price_id,
  s.current_period_end,
  s.cancel_at_period_end,
  s.payment_method_brand,
  s.payment_method_last4,
  s.customer_id,
  s.subscription_id,
  s.tier,
  s."interval",
  s.entitled_tier,
  s.entitled_until,
  s.waiting_tier,
  s.waiting_until
from stripe_customers c
join stripe_subscriptions s on s.customer_id = c.customer_id
order by
  c.user_id,
  s.subscription_status in ('active', 'trialing', 'past_due', 'unpaid', 'incomplete') desc,
  s.created desc nulls last,
  s.created_at desc,
  s.id;
