-- What a runner says of the body, for the numbers that follow from it. Everything is optional.
create table runner_profiles (
  user_id uuid primary key references users (id) on delete cascade,
  -- Banister's training impulse weighs effort differently for women and men.
  sex text check (sex in ('female', 'male')),
  -- Beats a minute.
  max_heart_rate smallint check (max_heart_rate between 100 and 240),
  resting_heart_rate smallint check (resting_heart_rate between 25 and 110),
  -- An IANA zone: the day of a run is the day where it began.
  time_zone text,
  updated_at timestamptz not null default now(),
  check (resting_heart_rate < max_heart_rate)
);

-- A recorded run, as the recipe reads its file. Lists and analytics read this row alone.
create table activities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 120),
  sport text not null check (sport in ('run', 'trail', 'treadmill', 'walk', 'other')),
  started_at timestamptz not null,
  -- The day on the runner's clock when it began, and that clock's distance from UTC.
  day date not null,
  utc_offset_minutes smallint not null default 0,
  -- 'file' is read from a recording; 'manual' is what the runner typed.
  source text not null check (source in ('file', 'manual')),
  -- The version of the recipe that measured it; null for a typed one.
  recipe int,
  distance_m double precision not null check (distance_m >= 0),
  elapsed_s double precision not null check (elapsed_s > 0),
  -- Without pauses and gaps.
  moving_s double precision not null check (moving_s > 0 and moving_s <= elapsed_s),
  climb_m double precision check (climb_m >= 0),
  descent_m double precision check (descent_m >= 0),
  average_heart_rate smallint,
  highest_heart_rate smallint,
  -- Steps a minute, both feet.
  average_cadence smallint,
  -- What follows from the heart rate and the runner's profile; null where either is missing.
  training_impulse double precision check (training_impulse >= 0),
  easy_s double precision check (easy_s >= 0),
  easy_m double precision check (easy_m >= 0),
  -- By how much the speed for a heartbeat falls from the first half to the second, as a fraction.
  decoupling double precision,
  -- Seconds below the five zones of the heart rate, then in each of them.
  zone_s real[] check (cardinality(zone_s) = 6),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger activities_touch before update on activities
  for each row when (old.* is distinct from new.*) execute function touch();
create index activities_user_started on activities (user_id, started_at desc, id);

-- What the page of one activity shows, and what is needed to compute its numbers again.
create table activity_tracks (
  activity_id uuid primary key references activities (id) on delete cascade,
  -- The line and the profile as they are drawn, splits, pauses, series of pace, heart rate and cadence.
  drawing jsonb not null,
  -- The notices of the reading: gaps, jumps, an indoor run.
  notices jsonb not null default '[]',
  -- Seconds at each heart rate from 30 to 239 beats; null without heart rate.
  heart_rate_seconds real[] check (cardinality(heart_rate_seconds) = 210),
  -- The metres of each 30 seconds of moving time, and the mean heart rate over them, 0 where it is
  -- not known; null without heart rate.
  step_m real[],
  step_heart_rate smallint[],
  check (cardinality(step_m) = cardinality(step_heart_rate))
);

-- The fastest times over standard distances within an activity.
create table activity_efforts (
  activity_id uuid not null references activities (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  meters double precision not null check (meters > 0),
  seconds double precision not null check (seconds > 0),
  -- Where in the activity it begins, in metres.
  from_m double precision not null,
  primary key (activity_id, meters)
);
create index activity_efforts_user on activity_efforts (user_id, meters, seconds);

-- The file of an activity as it came. It may be removed while the numbers stay.
create table activity_files (
  activity_id uuid primary key references activities (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- The key in the store of files.
  file text not null unique,
  file_name text not null,
  format text not null check (format in ('gpx', 'tcx', 'fit')),
  bytes int not null check (bytes > 0),
  -- The SHA-256 of its bytes: the same file is not taken twice.
  digest text not null,
  created_at timestamptz not null default now(),
  unique (user_id, digest)
);

-- An upload of one file or of hundreds, which a job reads.
create table activity_uploads (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index activity_uploads_user on activity_uploads (user_id, created_at desc);

-- What became of each file of an upload. Files of an archive are named by their path in it.
create table activity_upload_files (
  upload_id uuid not null references activity_uploads (id) on delete cascade,
  place int not null check (place >= 0),
  name text not null,
  -- The key of the waiting bytes in the store; null once they are read.
  file text,
  state text not null check (state in ('waiting', 'taken', 'known', 'passed-over', 'refused')),
  -- The code of the refusal with what its sentence names.
  problem jsonb,
  activity_id uuid references activities (id) on delete set null,
  primary key (upload_id, place)
);
create index activity_upload_files_activity on activity_upload_files (activity_id);
