-- A write to races, in this order: place, whether it stays cancelled, time zone, updated_at and sequence, row of the
-- directory, row of the search, reviews of deleted races, office counts.
-- A write to race_distances: lengths, then price, in the row of the search.

-- A race that moves to another town loses its place, unless the same statement writes the new place.
create or replace function race_leaves_place() returns trigger
language plpgsql
as $$
begin
  if new.place_id is not distinct from old.place_id then
    new.place_id := null;
  end if;
  delete from public.race_places where race_id = new.id;
  return new;
end
$$;

-- Runs before races_touch, by its name.
create or replace trigger races_leave_place before update of city, state_province, country on races
  for each row when (
    (old.city, old.state_province, old.country)
      is distinct from (new.city, new.state_province, new.country)
  )
  execute function race_leaves_place();

-- A cancelled race whose credits were returned stays cancelled, whichever writer takes it back. The job
-- that returns credits locks the race, so this waits for it and sees what it has done.
create or replace function race_stays_cancelled() returns trigger
language plpgsql
as $$
begin
  if public.race_lost_credits(new.id) then
    raise exception 'The credits of this race were returned.'
      using errcode = 'check_violation', constraint = 'races_stay_cancelled';
  end if;
  return new;
end
$$;

create or replace trigger races_stay_cancelled before update of race_status on races
  for each row when (old.race_status = 'cancelled' and new.race_status <> 'cancelled')
  execute function race_stays_cancelled();

-- A race has the time zone of its place. Without one it keeps its zone: that of its country. A zone that is
-- newer than the tables of the server, which would refuse every write of the race, counts as not known.
create or replace function race_takes_zone() returns trigger
language plpgsql
as $$
begin
  new.time_zone := coalesce(
    (select time_zone from public.places where id = new.place_id), new.time_zone
  );
  perform now() at time zone new.time_zone;
  return new;
exception when invalid_parameter_value then
  new.time_zone := 'UTC';
  return new;
end
$$;

-- Runs after races_leave_place and before races_touch, by its name.
create or replace trigger races_take_zone before insert or update of place_id, time_zone on races
  for each row execute function race_takes_zone();

-- The zone of a place that is older than zones is looked up later; see fillZones().
create or replace function place_moves_clock() returns trigger
language plpgsql
as $$
begin
  update public.races set time_zone = new.time_zone where place_id = new.id;
  return null;
end
$$;

create or replace trigger places_move_clock after update of time_zone on places
  for each row when (old.time_zone <> new.time_zone) execute function place_moves_clock();

-- Also counts the revision of the race in calendars. Finding the place and the zone of a race is not
-- a change of it.
create or replace function touch_race() returns trigger
language plpgsql
as $$
begin
  if (new.place_id, new.time_zone) is distinct from (old.place_id, old.time_zone)
    and to_jsonb(new) - '{place_id,time_zone}'::text[]
      = to_jsonb(old) - '{place_id,time_zone}'::text[] then
    return new;
  end if;
  if new.updated_at is not distinct from old.updated_at then
    new.updated_at := now();
  end if;
  if new.sequence is not distinct from old.sequence then
    new.sequence := old.sequence + 1;
  end if;
  return new;
end
$$;

create or replace trigger races_touch before update on races
  for each row when (old.* is distinct from new.*) execute function touch_race();

create or replace trigger races_take_reviews after delete on races
  referencing old table as removed
  for each statement execute function reviews_follow_subject('race');

-- ===== Its times, on the clocks of its place =====

-- When a day begins on the clocks of a time zone.
create or replace function day_begins(day date, time_zone text) returns timestamptz
language sql immutable parallel safe
as $$
  select day::timestamp at time zone time_zone
$$;

-- When the day of a race ends at its place.
create or replace function race_ends(r races) returns timestamptz
language sql immutable parallel safe
as $$
  select public.day_begins(r.start_date + 1, r.time_zone)
$$;

-- When the registration of a race closes; '-infinity' where it is closed.
drop function if exists registration_ends(races);
create or replace function registration_closes(r races) returns timestamptz
language sql immutable parallel safe
as $$
  select case
    when r.registration_status = 'open' and r.race_status not in ('cancelled', 'completed')
    then public.day_begins(least(r.start_date, r.registration_deadline) + 1, r.time_zone)
    else '-infinity'
  end
$$;

-- ===== The directory of the back office =====

-- Writes the rows of these races. Its plan is kept, as those of race_search_refresh() are.
create or replace function race_directory_write(ids uuid[]) returns void
language plpgsql
set plan_cache_mode = force_generic_plan
as $$
begin
  insert into public.race_directory (
    race_id, start_date, ends_at, race_status, race_type_category, is_premium, created_at,
    name_norm, city_norm, words
  )
  select id, start_date, public.race_ends(r), race_status, race_type_category, is_premium, created_at,
    btrim(public.norm(race_name)), btrim(public.norm(city)),
    ' ' || public.norm(concat_ws(' ', race_name, nullif(event, race_name), organizer, city))
  from public.races r
  where id = any (ids)
  on conflict (race_id) do update set
    start_date = excluded.start_date,
    ends_at = excluded.ends_at,
    race_status = excluded.race_status,
    race_type_category = excluded.race_type_category,
    is_premium = excluded.is_premium,
    name_norm = excluded.name_norm,
    city_norm = excluded.city_norm,
    words = excluded.words;
end
$$;

create or replace function race_directory_on_insert() returns trigger
language plpgsql
as $$
begin
  perform public.race_directory_write(array(select id from added));
  return null;
end
$$;

create or replace trigger races_directory_insert after insert on races
  referencing new table as added
  for each statement execute function race_directory_on_insert();

-- Only for changed columns that the directory has.
create or replace function race_directory_on_update() returns trigger
language plpgsql
as $$
begin
  perform public.race_directory_write(array(
    select a.id
    from added a
    join removed r on r.id = a.id
    where (
      a.race_name, a.event, a.organizer, a.city, a.start_date, a.time_zone, a.race_status,
      a.race_type_category, a.is_premium
    ) is distinct from (
      r.race_name, r.event, r.organizer, r.city, r.start_date, r.time_zone, r.race_status,
      r.race_type_category, r.is_premium
    )
  ));
  return null;
end
$$;

create or replace trigger races_directory_update after update on races
  referencing old table as removed new table as added
  for each statement execute function race_directory_on_update();

-- ===== The search: see race-search.sql =====

-- One refresh for each statement, and only for races whose searched columns it changes: taking a place in a
-- distance or editing a description costs the search nothing.
create or replace function race_search_on_insert() returns trigger
language plpgsql
as $$
begin
  perform public.race_search_refresh(array(select id from added));
  return null;
end
$$;

create or replace trigger races_search_insert after insert on races
  referencing new table as added
  for each statement execute function race_search_on_insert();

-- A new place, zone or state does not bring back a race that has left the search.
create or replace function race_search_on_update() returns trigger
language plpgsql
as $$
begin
  perform public.race_search_refresh(array(
    select a.id
    from added a
    join removed r on r.id = a.id
    where (
      a.race_name, a.event, a.organizer, a.city, a.state_province, a.country, a.race_type, a.start_date
    ) is distinct from (
      r.race_name, r.event, r.organizer, r.city, r.state_province, r.country, r.race_type, r.start_date
    ) or (
      (a.place_id, a.time_zone, a.race_status, a.registration_status, a.registration_deadline)
        is distinct from
        (r.place_id, r.time_zone, r.race_status, r.registration_status, r.registration_deadline)
      and exists (select from public.race_search s where s.race_id = a.id)
    )
  ));
  return null;
end
$$;

create or replace trigger races_search_update after update on races
  referencing old table as removed new table as added
  for each statement execute function race_search_on_update();

create or replace function race_search_on_distances() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    perform public.race_search_relength(array(select distinct race_id from added));
  elsif tg_op = 'DELETE' then
    perform public.race_search_relength(array(select distinct race_id from removed));
  else
    perform public.race_search_relength(array(
      select unnest(array[a.race_id, r.race_id])
      from added a
      join removed r on r.id = a.id
      where (a.race_id, a.distance_m) is distinct from (r.race_id, r.distance_m)
    ));
  end if;
  return null;
end
$$;

create or replace trigger race_distances_search_insert after insert on race_distances
  referencing new table as added
  for each statement execute function race_search_on_distances();
create or replace trigger race_distances_search_update after update on race_distances
  referencing old table as removed new table as added
  for each statement execute function race_search_on_distances();
create or replace trigger race_distances_search_delete after delete on race_distances
  referencing old table as removed
  for each statement execute function race_search_on_distances();

create or replace function race_search_on_prices() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    perform public.race_search_reprice(array(select distinct race_id from added));
  elsif tg_op = 'DELETE' then
    perform public.race_search_reprice(array(select distinct race_id from removed));
  else
    perform public.race_search_reprice(array(
      select unnest(array[a.race_id, r.race_id])
      from added a
      join removed r on r.id = a.id
      where (a.race_id, a.price_minor, a.discounted_price_minor, a.price_currency, a.sold_minor,
          a.sold_currency)
        is distinct from (r.race_id, r.price_minor, r.discounted_price_minor, r.price_currency,
          r.sold_minor, r.sold_currency)
    ));
  end if;
  return null;
end
$$;

-- Their names come after those of race_search_on_distances(), which already writes the price of a race whose
-- lengths change.
create or replace trigger race_distances_shown_price_insert after insert on race_distances
  referencing new table as added
  for each statement execute function race_search_on_prices();
create or replace trigger race_distances_shown_price_update after update on race_distances
  referencing old table as removed new table as added
  for each statement execute function race_search_on_prices();
create or replace trigger race_distances_shown_price_delete after delete on race_distances
  referencing old table as removed
  for each statement execute function race_search_on_prices();

-- ===== Office counts =====
create or replace trigger races_tell_office after insert or delete on races
  for each statement execute function tell_office_counts();
