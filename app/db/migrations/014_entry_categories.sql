-- The categories in which the runners of a race are scored, in the order in which they are tried. What a
-- category leaves open (distance, gender, an age) fits everybody.
create table entry_categories (
  id uuid primary key default gen_random_uuid(),
  race_id uuid not null references races (id) on delete cascade,
  distance_id uuid references race_distances (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  gender text check (gender in ('female', 'male', 'nonbinary')),
  -- In whole years on the day of the race, both included.
  min_age integer check (min_age between 0 and 120),
  max_age integer check (max_age between 0 and 120),
  sort_order integer not null default 0,
  constraint entry_categories_ages check (min_age <= max_age)
);

create index entry_categories_of_race on entry_categories (race_id, sort_order, id);
create index entry_categories_of_distance on entry_categories (distance_id);

-- The organizer's correction. null: the first category that fits, which is computed where it is read.
alter table race_registrations
  add column category_id uuid references entry_categories (id) on delete set null,
  add constraint race_registrations_category_of_nobody check (user_id is not null or category_id is null);

create index race_registrations_category on race_registrations (category_id)
  where category_id is not null;
