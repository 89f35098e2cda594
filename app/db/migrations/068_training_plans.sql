-- A training plan of a runner: what it leads to, and what it was made from.
create table training_plans (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('standard', 'personalized')),
  name text not null check (char_length(name) between 1 and 120),
  -- The goal: a race of the directory, or any day and distance. The copy stays when the race goes.
  race_id uuid references races (id) on delete set null,
  distance_id uuid references race_distances (id) on delete set null,
  goal_day date not null,
  goal_m double precision not null check (goal_m > 0),
  -- Seconds; null where finishing is the goal.
  goal_s double precision check (goal_s > 0),
  begins date not null check (begins <= goal_day),
  -- The answers that the plan was built from, and the version of the rules that built it.
  answers jsonb not null,
  rules int not null,
  -- The SHA-256 of the secret in the address of its calendar.
  feed_digest text unique,
  -- When its runner ended it; null while it runs.
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger training_plans_touch before update on training_plans
  for each row when (old.* is distinct from new.*) execute function touch();
create index training_plans_user on training_plans (user_id, created_at desc);
-- One plan runs at a time.
create unique index training_plans_running on training_plans (user_id) where ended_at is null;
create index training_plans_race on training_plans (race_id);
create index training_plans_distance on training_plans (distance_id);

-- A session of a plan. Its id stays when it is moved, so that calendars and watches know it again.
create table training_sessions (
  id uuid primary key default gen_random_uuid(),
  plan_id uuid not null references training_plans (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  kind text not null check (kind in (
    'easy', 'recovery', 'long', 'steady', 'tempo', 'intervals', 'repetitions', 'hills', 'race-pace',
    'time-trial', 'race'
  )),
  -- The parts with their targets: see `SessionStep`.
  steps jsonb not null,
  planned_m double precision not null check (planned_m >= 0),
  planned_s double precision not null check (planned_s >= 0),
  -- Why it is there: the code of a reason with what its sentence names.
  reason jsonb not null,
  state text not null default 'planned' check (state in ('planned', 'done', 'skipped')),
  activity_id uuid references activities (id) on delete set null,
  -- The day it was planned for, once its runner has moved it.
  moved_from date,
  updated_at timestamptz not null default now()
);
create trigger training_sessions_touch before update on training_sessions
  for each row when (old.* is distinct from new.*) execute function touch();
create index training_sessions_plan on training_sessions (plan_id, day);
create index training_sessions_user_day on training_sessions (user_id, day);
create index training_sessions_activity on training_sessions (activity_id);
