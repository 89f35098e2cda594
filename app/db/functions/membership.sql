-- A write to stripe_subscriptions or partner_offers: updated_at.

-- The latest subscription of each person; a live one before an ended one.
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

create or replace trigger stripe_subscriptions_touch before update on stripe_subscriptions
  for each row when (old.* is distinct from new.*) execute function touch();

create or replace trigger partner_offers_touch before update on partner_offers
  for each row when (old.* is distinct from new.*) execute function touch();
