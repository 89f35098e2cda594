-- What a database lacks that has the migrations up to 073_race_lengths.sql, but not all later ones.
-- Nothing happens for what is already there.

-- From 075_changes_end_together.sql: letters about a changed sign-in can undo it.
alter table auth_codes
  add column if not exists session_id uuid references auth_sessions (id) on delete set null;
create index if not exists auth_codes_session on auth_codes (session_id);

create table if not exists auth_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  subject_id uuid,
  address_before text,
  link_hash text not null unique,
  made_at timestamptz not null,
  expires_at timestamptz not null
);
create index if not exists auth_changes_user on auth_changes (user_id, made_at);
create index if not exists auth_changes_expiry on auth_changes (expires_at);

-- From 081_minimum_age.sql: the age that a race asks for, and the guardian of a minor.
alter table races
  add column if not exists minimum_age int not null default 16 check (minimum_age between 0 and 100);

alter table race_registrations
  add column if not exists guardian_name text check (guardian_name <> ''),
  drop constraint if exists race_registrations_guardian_of_nobody,
  add constraint race_registrations_guardian_of_nobody
    check (user_id is not null or guardian_name is null);
