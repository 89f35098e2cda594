-- What a subscription gives. The provider's prices may be replaced by others over the years, so the
-- tier is kept beside the price.
alter table stripe_subscriptions
  add column tier text check (tier in ('pacer', 'sprinter', 'elite')),
  -- After a downgrade the higher tier's rights stay until what was paid for has passed.
  add column entitled_tier text check (entitled_tier in ('pacer', 'sprinter', 'elite')),
  -- Seconds since 1970, as the payment provider counts.
  add column current_period_start bigint,
  -- Of the provider; the row's own created_at is when we heard of it.
  add column created bigint,
  drop column entitled_price_id;

alter table stripe_customers
  -- Counts what was read from the provider and written here: an answer that took longer than a later
  -- one is not written.
  add column version int not null default 0,
  add column synced_at timestamptz,
  -- The checkout that was begun last: whoever asks again for the same price gets the same one.
  add column checkout_attempt uuid,
  add column checkout_price text,
  add column checkout_id text,
  add column checkout_began timestamptz;
create index stripe_customers_checkout on stripe_customers (checkout_began)
  where checkout_began is not null;

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
  s.entitled_until
from stripe_customers c
join stripe_subscriptions s on s.customer_id = c.customer_id
order by
  c.user_id,
  s.subscription_status in ('active', 'trialing', 'past_due', 'unpaid', 'incomplete') desc,
  s.created desc nulls last,
  s.created_at desc,
  s.id;

-- What the stand-in for the payment provider knows: customers, prices, subscriptions, invoices, in
-- the provider's own shapes.
create table sandbox_payment_objects (
  id text primary key,
  kind text not null,
  customer_id text,
  -- When something happens by itself: a renewal, a further try of a payment. Seconds since 1970.
  due bigint,
  body jsonb not null,
  position bigint generated always as identity
);
create index sandbox_payment_objects_kind on sandbox_payment_objects (kind, position desc);
create index sandbox_payment_objects_customer
  on sandbox_payment_objects (customer_id, kind, position desc);
create index sandbox_payment_objects_due on sandbox_payment_objects (due) where due is not null;

-- What it tells us of, until we have taken it.
create table sandbox_payment_events (
  id text primary key,
  type text not null,
  payload text not null,
  attempts int not null default 0,
  delivered_at timestamptz,
  position bigint generated always as identity
);
create index sandbox_payment_events_waiting on sandbox_payment_events (position)
  where delivered_at is null;

-- The answers to requests with an idempotency key, which get the same answer when they are repeated.
create table sandbox_payment_answers (
  key text primary key,
  request text not null,
  status int not null,
  body jsonb not null,
  created_at timestamptz not null default now()
);
