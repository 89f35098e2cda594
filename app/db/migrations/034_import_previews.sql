-- What a file's columns are, and what its import would do to each race, so that both can be looked at
-- before anything is stored.
alter table race_imports
  drop column first_races,
  -- The names in its first line, each with the column that it stands for and some of its cells.
  add column headings jsonb not null default '[]',
  -- With which columns and order of dates the file is read. Headings that it does not name are
  -- recognised by themselves.
  add column mapping jsonb not null default '{"columns": {}, "dates": null}',
  -- What has to be said about the file before it can be read.
  add column question text check (question in ('columns', 'dates')),
  -- Where the letters to the runners of moved races lead; null when they are not told.
  add column tell_origin text,
  -- Whether dates of the file can be read in two orders.
  add column has_order boolean not null default false;

-- How many races with runners would move, and how many runners these have.
update race_imports set forecast = forecast || '{"moved": 0, "runners": 0}';

create table race_import_forecasts (
  import_id uuid not null references race_imports (id) on delete cascade,
  -- The first line of the race in its file.
  line int not null,
  change text not null check (change in ('create', 'update', 'unchanged')),
  title text not null,
  start_date date not null,
  place text not null,
  distances jsonb not null,
  -- What an update changes: what, from, to.
  changes jsonb not null,
  -- How many runners would have to know of it.
  runners int not null,
  primary key (import_id, line)
);
create index race_import_forecasts_change on race_import_forecasts (import_id, change, line);
create index race_import_forecasts_moved on race_import_forecasts (import_id, line)
  where runners > 0;

-- What was said about the columns of files, for the next file with the same headings.
create table race_import_mappings (
  -- The set of headings, one to a line.
  headings text primary key,
  mapping jsonb not null,
  used_at timestamptz not null
);
