-- The course of a distance: a file as it came, and what the recipe makes of it.
create table race_courses (
  distance_id uuid primary key references race_distances (id) on delete cascade,
  -- The key in the store of files.
  file text not null unique,
  -- As it was called where it came from.
  file_name text not null,
  format text not null check (format in ('gpx', 'tcx', 'kml', 'fit')),
  bytes int not null check (bytes > 0),
  -- Everybody may download the file.
  is_downloadable boolean not null default false,
  attached_by uuid references users (id) on delete set null,
  -- The version of the recipe; a later one computes the rest of the row again.
  recipe int not null,
  -- The SHA-256 of all points.
  geometry text not null,
  length_m double precision not null check (length_m > 0),
  -- Null where the file has no heights.
  climb_m double precision check (climb_m >= 0),
  descent_m double precision check (descent_m >= 0),
  highest_m double precision,
  lowest_m double precision,
  -- The profile as the path of a hairline, for cards.
  hairline text,
  -- The line and the profile as they are drawn, splits, climbs, places, and what is worth knowing.
  drawing jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index race_courses_recipe on race_courses (recipe);
