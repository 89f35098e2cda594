-- Race day: the code of an entry, the desks that check runners in, and the log of their scans.

-- What a desk reads from the picture of an entry. It says nothing about the runner, and readers see that of
-- made entries only.
alter table race_registrations
  add column check_in_code text not null default new_entry_code()
    check (check_in_code ~ '^[0-9A-HJKMNP-TV-Z]{20}$');
alter table race_registrations add constraint race_registrations_code unique (check_in_code);

-- A desk of a race: anyone with its link may check in, until two days after the start at the latest.
create table check_in_desks (
  id uuid primary key default gen_random_uuid(),
  race_id uuid not null references races (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  last_used_at timestamptz
);
create index check_in_desks_race on check_in_desks (race_id, created_at);

-- What desks did, in the order in which it was received; rows are only added, and only `holds` changes. A
-- device numbers its scans under a random id of its installation: a repeated one is answered, not stored.
create table check_in_scans (
  race_id uuid not null references races (id) on delete cascade,
  -- Grows within a race without gaps, because all writers lock the race first.
  change integer not null check (change > 0),
  desk_id uuid not null references check_in_desks (id) on delete cascade,
  installation uuid not null,
  sequence integer not null check (sequence > 0),
  registration_id uuid not null references race_registrations (id) on delete cascade,
  kind text not null check (kind in ('in', 'undo')),
  -- Of an undo: the scan that it takes back.
  undoes_installation uuid,
  undoes_sequence integer,
  answer text not null check (answer in ('in', 'already', 'cancelled', 'undone', 'void')),
  -- Of `already`: the scan that had checked the entry in.
  held_by integer,
  -- The entry is checked in by this scan.
  holds boolean not null,
  -- By the clock of the device, corrected by what it showed when the scan was sent.
  scanned_at timestamptz not null,
  received_at timestamptz not null default now(),
  primary key (race_id, change),
  unique (desk_id, installation, sequence),
  check ((kind = 'undo') = (undoes_installation is not null)),
  check ((kind = 'undo') = (undoes_sequence is not null)),
  check ((kind = 'undo') = (answer in ('undone', 'void'))),
  check ((answer = 'already') = (held_by is not null)),
  check (answer = 'in' or not holds)
);
create unique index check_in_scans_holder on check_in_scans (registration_id) where holds;
create index check_in_scans_entry on check_in_scans (registration_id);
