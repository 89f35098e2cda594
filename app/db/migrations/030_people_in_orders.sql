-- People whom a runner enters beside themselves: in one order, with one payment.

-- How many people one order may have. One: the usual form.
alter table race_entry_rules
  add column people_per_order integer not null default 1 check (people_per_order between 1 and 10);

-- "Every tenth entry is free": of an order with that many entries, the cheapest.
alter table race_sales add column free_every integer check (free_every between 2 and 10);

-- Who runs, where that is not the owner of the account. It names a person, also when nothing is saved of them.
alter table race_registrations add column companion_id uuid;
drop index race_registrations_once;
create unique index race_registrations_once on race_registrations (
  race_id, user_id, coalesce(distance_id, '00000000-0000-0000-0000-000000000000'),
  coalesce(companion_id, '00000000-0000-0000-0000-000000000000')
) where status <> 'cancelled';

-- Drafts with the same group are sent together.
alter table registration_drafts add column companion_id uuid, add column group_id uuid;

-- People whom an account has saved, with their answers as the form keeps them: the number of a document is encrypted.
create table companions (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  answers jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);
