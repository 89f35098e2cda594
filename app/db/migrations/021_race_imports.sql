-- Files of races that administrators bring in. The file itself is kept by the files service; what
-- stands here decides which step of the wizard its address shows.
create table race_imports (
  id uuid primary key default gen_random_uuid(),
  file_name text not null check (length(file_name) between 1 and 200),
  state text not null default 'uploaded' check (
    state in ('uploaded', 'importing', 'complete', 'failed', 'cancelled', 'undoing', 'undone')
  ),
  encoding text not null,
  separator text not null,
  row_count int not null,
  race_count int not null,
  distance_count int not null,
  -- Sentences about rows that cannot be imported, and about what is worth knowing. All are counted;
  -- of each the first ones are kept in race_import_problems.
  problem_count int not null,
  notice_count int not null,
  -- What was found out when the file came: races that would be created, updated, left alone; the
  -- first races with their distances.
  forecast jsonb not null,
  first_races jsonb not null,
  only_existing boolean not null default false,
  -- How many of the races are done. Written in the transaction of their batch.
  done int not null default 0,
  tally jsonb not null,
  -- How often the work was taken up: more than once when a process ended in the middle.
  runs int not null default 0,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  heartbeat_at timestamptz,
  finished_at timestamptz
);
create index race_imports_newest on race_imports (created_at desc, id);
create index race_imports_running on race_imports (started_at) where state in ('importing', 'undoing');

create table race_import_problems (
  id bigint generated always as identity primary key,
  import_id uuid not null references race_imports (id) on delete cascade,
  -- row: a row of the file is wrong. notice: nothing is. import: the database refused or lacked it.
  kind text not null check (kind in ('row', 'notice', 'import')),
  line int,
  message text not null
);
create index race_import_problems_listed on race_import_problems (import_id, kind, id);

-- What an import did to each race and each distance, so that it can be taken back.
create table race_import_changes (
  import_id uuid not null references race_imports (id) on delete cascade,
  -- A race, or a distance of it. Neither is a key: both may be gone by now.
  subject_id uuid not null,
  race_id uuid not null,
  -- The columns as they were; null for what the import created.
  before jsonb,
  -- What race_import_mark made of the row when the import left it.
  mark text not null,
  -- Null until it was tried to take it back.
  outcome text check (
    outcome in ('undone', 'registrations', 'reviews', 'claims', 'changed', 'gone')
  ),
  primary key (import_id, subject_id)
);
create index race_import_changes_open on race_import_changes (import_id, race_id)
  where outcome is null;

-- Tells whether a row is still as it was, without keeping it. What changes by itself does not count.
create function public.race_import_mark(row_image jsonb) returns text
language sql immutable
as $$
  select md5((row_image - '{taken,sequence,sort_order,created_at,updated_at}'::text[])::text)
$$;

-- What a file says about a text, or the text that is stored where the file says nothing or the same
-- in other blanks, line ends or composed letters, none of which a file can hold.
create function public.race_import_text(said text, kept text) returns text
language sql immutable
as $$
  select case
    when said is null or said = kept then kept
    when said = regexp_replace(
      normalize(regexp_replace(kept, E'\r\n?', E'\n', 'g'), nfc),
      '^[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+'
        || '|[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+$',
      '', 'g'
    ) then kept
    else said
  end
$$;
