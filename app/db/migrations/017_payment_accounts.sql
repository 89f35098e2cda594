-- The stand-in of the payment provider keeps what belongs to each account apart; '' is our own.
alter table sandbox_payment_objects add column account_id text not null default '';
alter table sandbox_payment_events add column account_id text not null default '';
alter table sandbox_payment_answers add column account_id text not null default '';
alter table sandbox_payment_answers drop constraint sandbox_payment_answers_pkey;
alter table sandbox_payment_answers add primary key (account_id, key);

drop index sandbox_payment_objects_kind;
create index sandbox_payment_objects_kind
  on sandbox_payment_objects (account_id, kind, position desc);

-- The accounts at the payment provider that organizers are paid on, as they were when they were read last.
create table payment_accounts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  account_id text not null unique,
  country text not null check (country ~ '^[A-Z]{2}$'),
  takes_charges boolean not null default false,
  takes_oxxo boolean not null default false,
  pays_out boolean not null default false,
  is_submitted boolean not null default false,
  -- What the provider still wants to know, by its own names.
  due text[] not null default '{}',
  disabled_reason text,
  version int not null default 0,
  read_at timestamptz,
  -- A disconnected account stays: payments that it received are still in it.
  disconnected_at timestamptz,
  created_at timestamptz not null default now(),
  check (disconnected_at is null or not takes_charges)
);
create unique index payment_accounts_one on payment_accounts (user_id)
  where disconnected_at is null;
create index payment_accounts_person on payment_accounts (user_id);

-- The account that the entries of a race are paid to by card.
create table race_payees (
  race_id uuid primary key references races (id) on delete cascade,
  payment_account_id uuid not null references payment_accounts (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index race_payees_account on race_payees (payment_account_id);

-- What the payment provider says of a payment on an organizer's account, besides its state.
create table card_payments (
  payment_id uuid primary key references payments (id) on delete cascade,
  -- A slip that is paid in a shop.
  slip_number text,
  slip_url text,
  slip_until timestamptz,
  -- The card's owner says that they did not pay: nothing is refunded until that is decided.
  is_disputed boolean not null default false,
  -- Our part of it, in minor units.
  fee_minor int not null default 0 check (fee_minor >= 0),
  -- Nobody can begin to pay on the provider's page any more.
  is_over boolean not null default false,
  read_at timestamptz
);
create index card_payments_open on card_payments (payment_id) where not is_over;
create index payments_by_account on payments (account_id, intent_id)
  where account_id is not null;
