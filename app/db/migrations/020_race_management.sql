-- What the back office searches and sorts all races by: one narrow row for each, past or to come,
-- kept by triggers. Reading all of them is cheap, so that filters need no indexes of their own.
create table race_directory (
  race_id uuid primary key references races (id) on delete cascade,
  start_date date not null,
  race_status text not null,
  race_type_category text not null,
  is_premium boolean not null,
  created_at timestamptz not null,
  name_norm text collate "C" not null,
  city_norm text collate "C" not null,
  -- Folded name, event, organizer and city; begins with a space, see race_search.
  words text collate "C" not null
);
-- Twins are looked for in the same city and around the same day.
create index race_directory_place on race_directory (city_norm, start_date)
  include (race_id, name_norm);
create index race_directory_date on race_directory (start_date, race_id);
create index race_directory_name on race_directory (name_norm, race_id);
create index race_directory_newest on race_directory (created_at desc, race_id);
create index race_directory_words on race_directory using gin (words gin_trgm_ops);

create function public.race_directory_write(ids uuid[]) returns void
language sql
as $$
  insert into public.race_directory (
    race_id, start_date, race_status, race_type_category, is_premium, created_at,
    name_norm, city_norm, words
  )
  select id, start_date, race_status, race_type_category, is_premium, created_at,
    btrim(public.norm(race_name)), btrim(public.norm(city)),
    ' ' || public.norm(concat_ws(' ', race_name, nullif(event, race_name), organizer, city))
  from public.races
  where id = any (ids)
  on conflict (race_id) do update set
    start_date = excluded.start_date,
    race_status = excluded.race_status,
    race_type_category = excluded.race_type_category,
    is_premium = excluded.is_premium,
    name_norm = excluded.name_norm,
    city_norm = excluded.city_norm,
    words = excluded.words
$$;

create function public.race_directory_on_insert() returns trigger
language plpgsql
as $$
begin
  perform public.race_directory_write(array(select id from added));
  return null;
end
$$;
create trigger races_directory_insert after insert on races
  referencing new table as added
  for each statement execute function race_directory_on_insert();

create function public.race_directory_on_update() returns trigger
language plpgsql
as $$
begin
  perform public.race_directory_write(array(
    select a.id
    from added a
    join removed r on r.id = a.id
    where (
      a.race_name, a.event, a.organizer, a.city, a.start_date, a.race_status,
      a.race_type_category, a.is_premium
    ) is distinct from (
      r.race_name, r.event, r.organizer, r.city, r.start_date, r.race_status,
      r.race_type_category, r.is_premium
    )
  ));
  return null;
end
$$;
create trigger races_directory_update after update on races
  referencing old table as removed new table as added
  for each statement execute function race_directory_on_update();

select race_directory_write(array(select id from races order by start_date, id));

-- Races that look like twins and are none, as an administrator has said.
create table race_non_twins (
  -- The smaller id first.
  first_id uuid not null references races (id) on delete cascade,
  second_id uuid not null references races (id) on delete cascade,
  decided_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (first_id, second_id),
  check (first_id < second_id)
);
create index race_non_twins_second on race_non_twins (second_id);
create index race_non_twins_decided on race_non_twins (decided_by);
