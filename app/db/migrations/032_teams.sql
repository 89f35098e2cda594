-- What the organizer of a distance says about teams. Without a row, its runners form none.
create table race_team_rules (
  distance_id uuid primary key references race_distances (id) on delete cascade,
  race_id uuid not null references races (id) on delete cascade,
  -- relay: each member runs one leg, and both numbers are the number of legs.
  kind text not null check (kind in ('team', 'relay')),
  fewest integer not null check (fewest between 2 and 20),
  most integer not null check (most between 2 and 20),
  -- The last day on which teams change, at the place of the race; null: the day before the race.
  last_day date,
  -- Who may be in a team, in the organizer's words.
  text_en text check (char_length(text_en) between 1 and 500),
  text_es text check (char_length(text_es) between 1 and 500),
  check (fewest <= most),
  check (kind = 'team' or fewest = most)
);
create index race_team_rules_race on race_team_rules (race_id);

-- A team of a distance, and the account that leads it: its captain. Without one, its members lead it.
create table entry_teams (
  id uuid primary key default gen_random_uuid(),
  race_id uuid not null references races (id) on delete cascade,
  distance_id uuid not null references race_distances (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  captain_id uuid references users (id) on delete set null,
  -- The secret of the link that lets runners join; null: nobody joins by a link.
  invite_code text unique check (char_length(invite_code) = 20),
  -- Where letters about it lead.
  origin text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index entry_teams_name on entry_teams (distance_id, lower(name));
create index entry_teams_race on entry_teams (race_id);
create index entry_teams_captain on entry_teams (captain_id) where captain_id is not null;

-- The entries of a team. The row of a cancelled entry counts no more, and goes when another one needs its number.
create table team_members (
  registration_id uuid primary key references race_registrations (id) on delete cascade,
  team_id uuid not null references entry_teams (id) on delete cascade,
  -- The leg of a relay; else the order of joining.
  number integer not null check (number between 1 and 20),
  created_at timestamptz not null default now(),
  unique (team_id, number)
);
