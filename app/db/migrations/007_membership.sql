create table stripe_customers (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references users (id) on delete cascade,
  customer_id text not null unique,
  created_at timestamptz not null default now()
);

create table stripe_subscriptions (
  id uuid primary key default gen_random_uuid(),
  customer_id text not null references stripe_customers (customer_id) on delete cascade,
  subscription_id text not null unique,
  subscription_status text not null,
  price_id text,
  "interval" text check ("interval" in ('month', 'year')),
  -- Seconds since 1970, as the payment provider counts.
  current_period_end bigint,
  cancel_at_period_end boolean not null default false,
  payment_method_brand text,
  payment_method_last4 text,
  entitled_price_id text,
  entitled_until bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index stripe_subscriptions_one_live on stripe_subscriptions (customer_id)
  where subscription_status in ('active', 'trialing', 'past_due', 'unpaid', 'incomplete');
create index stripe_subscriptions_customer on stripe_subscriptions (customer_id);
create trigger stripe_subscriptions_touch before update on stripe_subscriptions
  for each row when (old.* is distinct from new.*) execute function touch();

-- The latest subscription of each person; a live one before an ended one.
create view stripe_user_subscriptions as
select distinct on (c.user_id)
  c.user_id,
  s.subscription_status,
  s.price_id,
  s.current_period_end,
  s.cancel_at_period_end,
  s.payment_method_brand,
  s.payment_method_last4
from stripe_customers c
join stripe_subscriptions s on s.customer_id = c.customer_id
order by
  c.user_id,
  s.subscription_status in ('active', 'trialing', 'past_due', 'unpaid', 'incomplete') desc,
  s.created_at desc,
  s.id;

create table invoices (
  id text primary key,
  customer_id text not null references stripe_customers (customer_id) on delete cascade,
  created bigint not null,
  number text,
  amount_paid int not null,
  currency text not null,
  status text,
  hosted_invoice_url text,
  invoice_pdf text
);
create index invoices_customer on invoices (customer_id, created desc);

create table webhook_events (
  event_id text primary key,
  type text not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz
);
