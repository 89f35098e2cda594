-- The race from which a race was prepared: its edition before.
create table race_editions (
  race_id uuid primary key references races (id) on delete cascade,
  previous_id uuid not null unique references races (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint race_editions_not_itself check (race_id <> previous_id)
);

-- What an organizer has looked at before registration opens, and left or made as it is.
create table race_setup_marks (
  race_id uuid not null references races (id) on delete cascade,
  point text not null check (point in ('form', 'waiver')),
  created_at timestamptz not null default now(),
  primary key (race_id, point)
);
