-- Entries that cost money: prices, codes, orders and what is paid for them.

-- An entry exists from the moment its place is held. While its order is open it is pending: it counts as
-- taken, and has no bib number yet. One that was never paid for is cancelled without a number.
alter table race_registrations drop constraint race_registrations_status_check;
alter table race_registrations add constraint race_registrations_status_check
  check (status in ('pending', 'registered', 'confirmed', 'completed', 'cancelled'));
alter table race_registrations alter column bib drop not null;
alter table race_registrations add constraint race_registrations_made
  check (bib is not null or status in ('pending', 'cancelled'));

-- How a race sells its entries. A race without a row sells none.
create table race_sales (
  race_id uuid primary key references races (id) on delete cascade,
  currency text not null check (currency in ('USD', 'MXN', 'PEN', 'CAD')),
  -- What a member of this site pays less, in percent.
  member_percent integer not null default 0 check (member_percent between 0 and 100),
  -- Hours that a runner has to pay, and an organizer to look at a proof.
  upload_hours integer not null default 48 check (upload_hours between 1 and 720),
  review_hours integer not null default 72 check (review_hours between 1 and 720),
  updated_at timestamptz not null default now()
);

-- The steps of a distance's price, in their order; without a distance, of a race that has none. A step
-- ends after its last day, or when all of its places are sold.
create table price_tiers (
  id uuid primary key default gen_random_uuid(),
  race_id uuid not null references races (id) on delete cascade,
  distance_id uuid references race_distances (id) on delete cascade,
  price_minor integer not null check (price_minor between 0 and 10000000),
  last_day date,
  places integer check (places > 0),
  sold integer not null default 0 check (sold >= 0),
  sort_order integer not null default 0,
  constraint price_tiers_places check (places is null or sold <= places)
);
create index price_tiers_race on price_tiers (race_id, sort_order);
create index price_tiers_distance on price_tiers (distance_id);

create table vouchers (
  id uuid primary key default gen_random_uuid(),
  race_id uuid not null references races (id) on delete cascade,
  code text not null check (code ~ '^[A-Z0-9-]{3,20}$'),
  kind text not null check (kind in ('amount', 'percent', 'free')),
  -- Minor units or percent; null where the entry is free.
  value integer check (value > 0),
  max_uses integer check (max_uses > 0),
  uses integer not null default 0 check (uses >= 0),
  max_per_person integer not null default 1 check (max_per_person > 0),
  distance_id uuid references race_distances (id) on delete cascade,
  last_day date,
  email_domain text check (char_length(email_domain) between 3 and 100),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  unique (race_id, code),
  constraint vouchers_uses check (max_uses is null or uses <= max_uses),
  check ((kind = 'free') = (value is null)),
  check (kind <> 'percent' or value < 100)
);
create index vouchers_distance on vouchers (distance_id);

-- How runners pay the organizer without this site: the text says where to, in at least one language.
create table payment_methods (
  race_id uuid not null references races (id) on delete cascade,
  kind text not null check (kind in ('yape', 'plin', 'bank_deposit', 'spei', 'transfer', 'cash')),
  text_en text check (char_length(text_en) between 1 and 1000),
  text_es text check (char_length(text_es) between 1 and 1000),
  primary key (race_id, kind),
  check (text_en is not null or text_es is not null)
);

create table entry_orders (
  id uuid primary key default gen_random_uuid(),
  -- What a runner writes into the concept of a transfer: no letters or digits that look alike.
  code text not null unique check (code ~ '^[AC-FHJ-NP-RT-Y379]{8}$'),
  race_id uuid not null references races (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  currency text not null check (currency in ('USD', 'MXN', 'PEN', 'CAD')),
  -- Frozen when the place is held.
  total_minor integer not null check (total_minor >= 0),
  state text not null
    check (state in ('held', 'awaiting_payment', 'in_review', 'paid', 'expired', 'cancelled')),
  -- When the state ends. A proof that waits for the organizer keeps the place after it.
  expires_at timestamptz,
  -- The runner has had more time once, after a proof was refused.
  is_extended boolean not null default false,
  -- Where letters about it lead.
  origin text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((state in ('held', 'awaiting_payment', 'in_review')) = (expires_at is not null))
);
create index entry_orders_race on entry_orders (race_id, state, created_at desc);
create index entry_orders_user on entry_orders (user_id, created_at desc);
create index entry_orders_expiry on entry_orders (expires_at)
  where state in ('held', 'awaiting_payment');

-- One line for each entry of an order. Whether its place is held is the status of the entry.
create table order_lines (
  registration_id uuid primary key references race_registrations (id) on delete cascade,
  order_id uuid not null references entry_orders (id) on delete cascade,
  tier_id uuid references price_tiers (id) on delete set null,
  voucher_id uuid references vouchers (id) on delete set null,
  price_minor integer not null check (price_minor >= 0),
  discount_minor integer not null default 0 check (discount_minor between 0 and price_minor)
);
create index order_lines_order on order_lines (order_id);
create index order_lines_tier on order_lines (tier_id);
create index order_lines_voucher on order_lines (voucher_id);

create table payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references entry_orders (id) on delete cascade,
  -- A race with money cannot be deleted.
  race_id uuid not null references races (id),
  attempt integer not null check (attempt > 0),
  method text not null check (method in (
    'stripe_card', 'stripe_oxxo', 'yape', 'plin', 'bank_deposit', 'spei', 'transfer', 'cash')),
  state text not null
    check (state in ('started', 'pending', 'in_review', 'received', 'failed', 'void')),
  -- Money that came when its order could not take it is a surplus, which the organizer settles.
  kind text not null default 'due' check (kind in ('due', 'surplus')),
  currency text not null check (currency in ('USD', 'MXN', 'PEN', 'CAD')),
  amount_minor integer not null check (amount_minor > 0),
  received_minor integer not null default 0 check (received_minor >= 0),
  refunded_minor integer not null default 0,
  -- What the organizer keeps of an entry that is gone, and said so.
  kept_minor integer not null default 0 check (kept_minor >= 0),
  account_id text,
  session_id text unique,
  intent_id text unique,
  charge_id text unique,
  -- The number of the operation as the runner typed it, and without what people write differently.
  reference text check (char_length(reference) between 1 and 60),
  reference_key text,
  proof_file text,
  proof_type text,
  proof_hash text,
  reviewed_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (order_id, attempt),
  constraint payments_settled check (refunded_minor >= 0 and refunded_minor + kept_minor <= received_minor),
  check ((method like 'stripe%') = (account_id is not null)),
  check ((state = 'received') = (received_minor > 0)),
  check ((proof_file is null) = (proof_type is null))
);
create unique index payments_one_open on payments (order_id)
  where state in ('started', 'pending', 'in_review');
create unique index payments_one_due on payments (order_id)
  where state = 'received' and kind = 'due';
create unique index payments_one_reference on payments (race_id, method, reference_key)
  where state in ('in_review', 'received') and reference_key is not null;
create index payments_race on payments (race_id, state, created_at);
create index payments_proof on payments (race_id, proof_hash) where proof_hash is not null;
create index payments_reviewer on payments (reviewed_by) where reviewed_by is not null;

create table refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payments (id) on delete cascade,
  amount_minor integer not null check (amount_minor > 0),
  way text not null check (way in ('stripe', 'by_hand')),
  state text not null
    check (state in ('requested', 'pending', 'succeeded', 'failed', 'canceled')),
  stripe_id text unique,
  reason text check (char_length(reason) between 1 and 300),
  requested_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (way = 'stripe' or stripe_id is null)
);
create index refunds_payment on refunds (payment_id);
create index refunds_requester on refunds (requested_by) where requested_by is not null;

-- Every change of an order's state, and why. Rows are only added.
create table order_log (
  id bigint generated always as identity primary key,
  order_id uuid not null references entry_orders (id) on delete cascade,
  from_state text,
  to_state text not null,
  -- Who did it; null for the time and for the payment provider.
  by_user uuid references users (id) on delete set null,
  reason text check (char_length(reason) between 1 and 300),
  created_at timestamptz not null default now()
);
create index order_log_order on order_log (order_id, id);
create index order_log_person on order_log (by_user) where by_user is not null;
