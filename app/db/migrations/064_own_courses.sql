
-- The course of a member's own file as it was measured. The file itself is not kept, nor where on the
-- earth it lies.
create table own_courses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  -- As the file was called.
  name text not null,
  format text not null check (format in ('gpx', 'tcx', 'kml', 'fit')),
  -- The version of the recipe that measured it.
  recipe int not null,
  -- The SHA-256 of all points: the same course is not counted twice.
  geometry text not null,
  length_m double precision not null check (length_m > 0),
  climb_m double precision check (climb_m >= 0),
  descent_m double precision check (descent_m >= 0),
  highest_m double precision,
  lowest_m double precision,
  drawing jsonb not null,
  -- When it is deleted. Null once its member keeps it.
  forget_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, geometry)
);
create index own_courses_forget on own_courses (forget_at) where forget_at is not null;
