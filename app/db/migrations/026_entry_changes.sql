-- The disputes about a payment, each with what was read of it last.
create table card_disputes (
  id text primary key,
  payment_id uuid not null references card_payments (payment_id) on delete cascade,
  -- A decided one never opens again.
  state text not null check (state in ('open', 'won', 'lost', 'closed')),
  amount_minor integer not null check (amount_minor >= 0),
  -- Until when the organizer may answer; null where nothing is asked.
  answer_until timestamptz,
  created_at timestamptz not null default now()
);
create index card_disputes_payment on card_disputes (payment_id);
insert into card_disputes (id, payment_id, state, amount_minor, answer_until)
select dispute_id, payment_id, dispute_state, coalesce(dispute_minor, 0), dispute_until
from card_payments where dispute_id is not null and dispute_state is not null;
alter table card_payments drop column dispute_id, drop column dispute_state,
  drop column dispute_minor, drop column dispute_until;

-- Distances that were deleted may have had the same name.
drop index race_result_imports_published;
create unique index race_result_imports_published on race_result_imports (distance_id)
  where state = 'published' and distance_id is not null;
create unique index race_result_imports_published_whole on race_result_imports (race_id)
  where state = 'published' and distance_id is null and distance = '';

-- What the organizer of a race lets its runners do with their entries. Without a row, nothing.
create table race_change_rules (
  race_id uuid not null references races (id) on delete cascade,
  kind text not null check (kind in ('transfer', 'distance', 'deferral')),
  -- At the place of the race; null: until the day before it.
  last_day date,
  -- In the currency in which the race sells its entries.
  fee_minor integer not null default 0 check (fee_minor between 0 and 10000000),
  -- For another distance: what is left of the price goes back to the runner.
  pays_back boolean not null default false,
  primary key (race_id, kind)
);

-- An entry that its runner passes on, exchanges for another distance, or keeps for the next edition. It stays
-- as it is until the change is done, and is cancelled then.
create table entry_changes (
  id uuid primary key default gen_random_uuid(),
  race_id uuid not null references races (id) on delete cascade,
  kind text not null check (kind in ('transfer', 'distance', 'deferral')),
  -- unpaid: its fee is not paid yet. An open deferral is a credit.
  state text not null check (state in ('unpaid', 'open', 'done', 'withdrawn', 'declined', 'lapsed')),
  registration_id uuid not null references race_registrations (id) on delete cascade,
  -- The entry in its place.
  new_registration_id uuid references race_registrations (id) on delete set null,
  -- Of another distance.
  distance_id uuid references race_distances (id) on delete cascade,
  -- Of a transfer: who is invited, until it ends, and who has followed the link.
  to_email text check (char_length(to_email) between 3 and 254),
  token_hash text unique,
  to_user uuid references users (id) on delete set null,
  fee_minor integer not null default 0 check (fee_minor >= 0),
  -- Of a deferral: what counts for the next edition.
  credit_minor integer not null default 0 check (credit_minor >= 0),
  -- When it lapses; null for a credit.
  ends_at timestamptz,
  -- Where letters about it lead.
  origin text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((kind = 'distance') = (distance_id is not null)),
  check ((ends_at is null) = (kind = 'deferral')),
  check (to_email is null or kind = 'transfer')
);
create unique index entry_changes_one_open on entry_changes (registration_id) where state in ('unpaid', 'open');
create index entry_changes_race on entry_changes (race_id, created_at);
create index entry_changes_new on entry_changes (new_registration_id) where new_registration_id is not null;
create index entry_changes_user on entry_changes (to_user) where to_user is not null;
create index entry_changes_distance on entry_changes (distance_id) where distance_id is not null;
create index entry_changes_end on entry_changes (ends_at) where state in ('unpaid', 'open');

-- The order that pays for a change: the fee of a transfer, or what another distance costs more; or that uses a
-- credit.
alter table entry_orders add column change_id uuid references entry_changes (id) on delete set null;
create index entry_orders_change on entry_orders (change_id) where change_id is not null;

-- An entry that was changed has what was paid for the first one and for the change.
alter table order_lines drop constraint order_lines_pkey;
alter table order_lines add primary key (registration_id, order_id);
