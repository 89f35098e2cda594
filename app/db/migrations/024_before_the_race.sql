-- What is arranged before race day: what runners should know, where and when they pick up their kits, the waves
-- in which they start, and the blocks of bib numbers.

-- What the organizer tells everyone who is entered. A race without a row tells nothing of its own.
create table race_guides (
  race_id uuid primary key references races (id) on delete cascade,
  kit_en text check (char_length(kit_en) between 1 and 3000),
  kit_es text check (char_length(kit_es) between 1 and 3000),
  arrival_en text check (char_length(arrival_en) between 1 and 3000),
  arrival_es text check (char_length(arrival_es) between 1 and 3000),
  bring_en text check (char_length(bring_en) between 1 and 3000),
  bring_es text check (char_length(bring_es) between 1 and 3000),
  documents_en text check (char_length(documents_en) between 1 and 3000),
  documents_es text check (char_length(documents_es) between 1 and 3000),
  map_link text check (char_length(map_link) between 1 and 500),
  updated_at timestamptz not null default now()
);

create table kit_places (
  id uuid primary key default gen_random_uuid(),
  race_id uuid not null references races (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  address text not null check (char_length(address) between 1 and 200),
  map_link text check (char_length(map_link) between 1 and 500),
  sort_order integer not null default 0
);
create index kit_places_race on kit_places (race_id, sort_order);

-- When runners may come, at the place of the race. A slot that a runner has chosen cannot be deleted.
create table kit_slots (
  id uuid primary key default gen_random_uuid(),
  race_id uuid not null references races (id) on delete cascade,
  place_id uuid not null references kit_places (id) on delete cascade,
  day date not null,
  begins text not null check (begins ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  ends text not null check (ends ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  capacity integer not null check (capacity >= 0),
  taken integer not null default 0 check (taken >= 0),
  constraint kit_slots_order check (begins < ends),
  constraint kit_slots_once unique (place_id, day, begins),
  constraint kit_slots_capacity check (taken <= capacity)
);
create index kit_slots_race on kit_slots (race_id, day, begins);

-- A group of runners that starts together.
create table start_waves (
  id uuid primary key default gen_random_uuid(),
  race_id uuid not null references races (id) on delete cascade,
  -- null: of a race without distances.
  distance_id uuid references race_distances (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 40),
  start_time text not null check (start_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  capacity integer check (capacity > 0),
  -- For runners with this time or a faster one, in seconds; null takes everyone.
  up_to_s integer check (up_to_s > 0)
);
create index start_waves_race on start_waves (race_id, start_time);
create index start_waves_distance on start_waves (distance_id);

-- The bib numbers of a distance, or of one wave of it. Blocks of a race do not overlap.
create table bib_blocks (
  id uuid primary key default gen_random_uuid(),
  race_id uuid not null references races (id) on delete cascade,
  distance_id uuid references race_distances (id) on delete cascade,
  wave_id uuid references start_waves (id) on delete cascade,
  first_bib integer not null check (first_bib > 0),
  last_bib integer not null,
  constraint bib_blocks_order check (first_bib <= last_bib),
  constraint bib_blocks_once unique nulls not distinct (race_id, distance_id, wave_id)
);
create index bib_blocks_distance on bib_blocks (distance_id);
create index bib_blocks_wave on bib_blocks (wave_id);

-- What is arranged for one entry. An entry without a row has chosen nothing.
create table entry_race_days (
  registration_id uuid primary key references race_registrations (id) on delete cascade,
  slot_id uuid references kit_slots (id),
  -- Who else may pick up the kit, with the code that this person shows.
  collector_name text check (char_length(collector_name) between 1 and 120),
  collector_code text unique check (collector_code ~ '^[0-9A-HJKMNP-TV-Z]{6}$'),
  -- The time that the runner expects to need, in seconds.
  expected_s integer check (expected_s > 0),
  wave_id uuid references start_waves (id) on delete set null,
  -- An organizer has chosen the wave: assigning waves by their rules leaves it.
  is_wave_fixed boolean not null default false,
  updated_at timestamptz not null default now(),
  constraint entry_race_days_collector check ((collector_name is null) = (collector_code is null))
);
create index entry_race_days_slot on entry_race_days (slot_id);
create index entry_race_days_wave on entry_race_days (wave_id);

-- The desk of the organizers themselves has no link; the log of changes says who used it.
alter table check_in_desks add column is_office boolean not null default false;
create unique index check_in_desks_office on check_in_desks (race_id) where is_office;

-- Two entries may exchange their numbers in one statement.
alter table race_registrations drop constraint race_registrations_bib;
alter table race_registrations add constraint race_registrations_bib unique (race_id, bib)
  deferrable initially immediate;
