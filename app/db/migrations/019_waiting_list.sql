-- The waiting list of a race. A race without a row has none.
create table race_waiting_lists (
  race_id uuid primary key references races (id) on delete cascade,
  -- Whether runners may join. Those who wait keep their place in line while they may not.
  is_open boolean not null,
  -- Hours that an offer lasts.
  offer_hours integer not null default 24 check (offer_hours between 1 and 168),
  updated_at timestamptz not null default now()
);

-- Who waits for a place of a distance, or has the offer of one. A row goes when the runner leaves, enters or lets
-- the offer lapse.
create table waiting_runners (
  id uuid primary key default gen_random_uuid(),
  race_id uuid not null references races (id) on delete cascade,
  distance_id uuid not null references race_distances (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- The order of joining.
  number bigint not null generated always as identity,
  -- When an organizer put the runner at the head of the line.
  moved_up_at timestamptz,
  -- The end of an open offer, which holds a place. null: the runner waits.
  offered_until timestamptz,
  -- Where letters about it lead.
  origin text not null,
  created_at timestamptz not null default now(),
  constraint waiting_runners_once unique (distance_id, user_id)
);
create index waiting_runners_race on waiting_runners (race_id);
create index waiting_runners_user on waiting_runners (user_id);
