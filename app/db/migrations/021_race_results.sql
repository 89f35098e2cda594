-- The results of a distance, as a timer's file gave them. Nothing of a draft is public. One version of a
-- distance is published; earlier ones stay.
create table race_result_imports (
  id uuid primary key default gen_random_uuid(),
  race_id uuid not null references races (id) on delete cascade,
  -- null: of the race as a whole, or of a distance that was deleted.
  distance_id uuid references race_distances (id) on delete set null,
  -- What the distance was called; empty for the race as a whole.
  distance text not null default '',
  state text not null default 'draft' check (state in ('draft', 'published', 'replaced', 'withdrawn')),
  -- Counted within the distance; null until it is published for the first time.
  version integer check (version > 0),
  file_name text not null check (char_length(file_name) between 1 and 255),
  -- Kept while it is a draft: it is read again when its columns are corrected.
  file bytea,
  -- The names of the columns, one a line.
  headings text not null,
  reading jsonb not null,
  settings jsonb not null,
  summary jsonb not null,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  published_by uuid references users (id) on delete set null,
  published_at timestamptz,
  constraint race_result_imports_file check ((file is not null) = (version is null)),
  constraint race_result_imports_version check ((version is null) = (state = 'draft'))
);

create index race_result_imports_of_race on race_result_imports (race_id, created_at);
create index race_result_imports_of_distance on race_result_imports (distance_id);
create index race_result_imports_by on race_result_imports (created_by, created_at);
create index race_result_imports_published_by on race_result_imports (published_by);
create unique index race_result_imports_published on race_result_imports (race_id, distance_id, distance)
  nulls not distinct where state = 'published';

create table race_results (
  id uuid primary key default gen_random_uuid(),
  import_id uuid not null references race_result_imports (id) on delete cascade,
  -- Of the file.
  line integer not null,
  -- The place in the list, from 0.
  sort_order integer not null,
  bib text not null default '' check (char_length(bib) <= 20),
  name text not null default '' check (char_length(name) <= 200),
  sex text check (sex in ('female', 'male', 'nonbinary')),
  age integer check (age between 0 and 120),
  birth_year integer check (birth_year between 1900 and 2100),
  category text check (char_length(category) between 1 and 80),
  club text check (char_length(club) between 1 and 120),
  country text check (char_length(country) between 1 and 60),
  gun_ms integer check (gun_ms > 0),
  chip_ms integer check (chip_ms > 0),
  -- null: the file does not say how the runner ended. Such a row is not public.
  status text check (status in ('finished', 'dnf', 'dns', 'dsq')),
  -- As the file has it; the others are computed.
  place_found integer check (place_found > 0),
  place_overall integer check (place_overall > 0),
  place_sex integer check (place_sex > 0),
  place_category integer check (place_category > 0),
  splits jsonb not null default '[]',
  -- Why somebody should look at the row.
  doubts text[] not null default '{}',
  registration_id uuid references race_registrations (id) on delete set null,
  -- What it was matched by; none: the organizer leaves it alone.
  match text check (match in ('bib', 'document', 'name', 'hand', 'none')),
  is_name_hidden boolean not null default false,
  search_text text collate "C" not null default '',
  constraint race_results_times check (status = 'finished' or (gun_ms is null and chip_ms is null)),
  constraint race_results_finished check (status <> 'finished' or gun_ms is not null or chip_ms is not null)
);

create index race_results_in_order on race_results (import_id, sort_order);
create index race_results_words on race_results using gin (search_text gin_trgm_ops);
create unique index race_results_of_entry on race_results (registration_id, import_id)
  where registration_id is not null;
