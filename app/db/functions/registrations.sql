-- A write to race_registrations, in this order: bib, search text, updated_at, places taken, place in the waiting
-- list, entries sold (see entry-orders.sql), race day, event, office counts.
-- A write to waiting_runners: places taken, by open offers.
-- A write to vouchers: places taken, by those that a code keeps.
-- A write to entry_race_days: places taken in the time slots of kits, updated_at, event.
-- A write to check_in_scans: event.
-- A write to registration_drafts, travel_notes, race_waiting_lists or entry_teams: updated_at.

-- Gives an entry the next bib number of the block of its distance, or else of its race: when it is made, which is
-- when it is paid for if it was pending.
create or replace function give_bib() returns trigger
language plpgsql
as $$
declare
  after_blocks integer;
begin
  if tg_op = 'INSERT' and new.status = 'pending' then
    new.bib := null;
    return new;
  end if;
  -- Waits here if the race is being deleted, before it takes a number.
  perform from races where id = new.race_id for key share;
  if (new.bib > 0) is not true and exists (
    select from bib_blocks k
    where k.race_id = new.race_id and k.distance_id is not distinct from new.distance_id
      and k.wave_id is null
  ) then
    -- Entries of one race wait for each other here, as they do below.
    insert into race_bibs as b (race_id, last_bib) values (new.race_id, 1)
    on conflict (race_id) do update set last_bib = b.last_bib;
    -- A block that is full gives no number.
    select free.bib into new.bib
    from bib_blocks k, lateral (
      select coalesce(max(g.bib) + 1, k.first_bib) as bib from race_registrations g
      where g.race_id = k.race_id and g.bib between k.first_bib and k.last_bib
    ) free
    where k.race_id = new.race_id and k.distance_id is not distinct from new.distance_id
      and k.wave_id is null and free.bib <= k.last_bib;
  end if;
  -- A number that the writer has chosen counts as taken. Other numbers are after all blocks.
  select greatest(max(last_bib), 0) into after_blocks from bib_blocks where race_id = new.race_id;
  insert into race_bibs as b (race_id, last_bib)
  values (new.race_id, case when new.bib > 0 then new.bib else after_blocks + 1 end)
  on conflict (race_id) do update
    set last_bib = case when new.bib > 0 then greatest(b.last_bib, new.bib)
      else greatest(b.last_bib, after_blocks) + 1 end
  returning case when new.bib > 0 then new.bib else b.last_bib end into new.bib;
  return new;
end
$$;

create or replace trigger race_registrations_bib before insert on race_registrations
  for each row execute function give_bib();
create or replace trigger race_registrations_late_bib before update of status on race_registrations
  for each row when (new.bib is null and new.status not in ('pending', 'cancelled'))
  execute function give_bib();

create or replace function race_registrations_search() returns trigger
language plpgsql
as $$
begin
  new.search_text := ' ' || public.norm(concat_ws(' ', new.first_name, new.last_name));
  return new;
end
$$;

create or replace trigger race_registrations_search before insert or update of first_name, last_name
  on race_registrations for each row execute function race_registrations_search();

create or replace trigger race_registrations_touch before update on race_registrations
  for each row when (old.* is distinct from new.*) execute function touch();

-- Counts the taken places in the transaction of a new, cancelled or moved entry. The constraint
-- race_distances_capacity refuses one too many. An entry takes its runner off the waiting list: it has the place
-- that the runner's offer held. Without an offer, a free place for which others wait counts as taken. An entry with
-- a code that keeps places takes one of these, and a cancelled one gives it back to the code. An entry that shares
-- the place of its team takes none; when it takes over the place, the team has had it before.
create or replace function count_places() returns trigger
language plpgsql
as $$
declare
  freed uuid;
  filled uuid;
  was_offered boolean;
  was_kept boolean;
begin
  if tg_op <> 'INSERT' and old.status <> 'cancelled' and not old.shares_place then
    freed := old.distance_id;
  end if;
  if tg_op <> 'DELETE' and new.status <> 'cancelled' then
    if not new.shares_place then
      filled := new.distance_id;
    elsif tg_op = 'INSERT' or old.status = 'cancelled' then
      perform from race_distances where id = new.distance_id for no key update;
      delete from waiting_runners
        where distance_id = new.distance_id and user_id = new.user_id and new.companion_id is null;
    end if;
  end if;
  if freed is distinct from filled then
    update race_distances set taken = taken - 1 where id = freed;
    if freed is not null and old.voucher_id is not null then
      update vouchers set uses = uses - 1
      where id = old.voucher_id and distance_id = freed and keeps_places;
    end if;
  end if;
  if filled is not null and freed is distinct from filled then
    -- Everything that changes a waiting list or kept places locks its distance first.
    perform from race_distances where id = filled for no key update;
    delete from waiting_runners
      where distance_id = filled and user_id = new.user_id and new.companion_id is null
      returning offered_until is not null into was_offered;
    if new.voucher_id is not null then
      -- Frees the place that is taken next. The constraint vouchers_uses refuses one too many.
      update vouchers set uses = uses + 1
      where id = new.voucher_id and distance_id = filled and keeps_places
      returning is_active into was_kept;
    end if;
    update race_distances set taken = taken + 1 where id = filled;
    if was_offered is not true and was_kept is not true
      and not (tg_op = 'UPDATE' and old.shares_place) and exists (
      select from waiting_runners where distance_id = filled and offered_until is null
    ) then
      raise exception 'Others wait for this place.'
        using errcode = 'check_violation', constraint = 'race_distances_capacity';
    end if;
  end if;
  return null;
end
$$;

create or replace trigger race_registrations_places
  after insert or delete or update of status, distance_id, shares_place on race_registrations
  for each row execute function count_places();

-- An open offer holds a place, in the same count as entries.
create or replace function count_offers() returns trigger
language plpgsql
as $$
declare
  change integer := 0;
begin
  if tg_op <> 'INSERT' and old.offered_until is not null then change := change - 1; end if;
  if tg_op <> 'DELETE' and new.offered_until is not null then change := change + 1; end if;
  if change <> 0 then
    update race_distances set taken = taken + change
    where id = coalesce(new.distance_id, old.distance_id);
  end if;
  return null;
end
$$;

create or replace trigger waiting_runners_places
  after insert or delete or update of offered_until on waiting_runners
  for each row execute function count_offers();

-- The places that a code keeps: one for each of its uses that is left, until it is stopped.
create or replace function kept_places(code vouchers) returns integer
language sql immutable
as $$
  select case when code.keeps_places and code.is_active then code.max_uses - code.uses else 0 end
$$;

create or replace function count_kept_places() returns trigger
language plpgsql
as $$
declare
  change integer := 0;
begin
  if tg_op <> 'INSERT' then change := change - kept_places(old); end if;
  if tg_op <> 'DELETE' then change := change + kept_places(new); end if;
  if change <> 0 then
    update race_distances set taken = taken + change
    where id = coalesce(new.distance_id, old.distance_id);
  end if;
  return null;
end
$$;

create or replace trigger vouchers_places
  after insert or delete or update of uses, max_uses, is_active on vouchers
  for each row execute function count_kept_places();

-- Writes an event for a new or changed entry if somebody can read it: if the race has an organizer, or the
-- runner an app. Both statements contain this condition, because a function would be called for each row.
-- An entry is new when it gets its bib number.
create or replace function note_registrations() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    insert into race_events (race_id, kind, subject_id, user_id)
    select a.race_id, 'registration.created', a.id, a.user_id
    from added a
    where a.bib is not null and (
      exists (select from race_organizers o where o.race_id = a.race_id)
      or exists (
        select from auth_sessions s join auth_app_sessions app on app.session_id = s.id
        where s.user_id = a.user_id
      )
    );
  else
    insert into race_events (race_id, kind, subject_id, user_id)
    select a.race_id,
      case when r.bib is null then 'registration.created'
        when a.status = 'cancelled' and r.status <> 'cancelled'
        then 'registration.cancelled' else 'registration.updated' end,
      a.id, a.user_id
    from added a join removed r on r.id = a.id
    where a.bib is not null and (
      a.status, a.distance_id, a.category_id, a.bib, a.user_id, a.first_name, a.last_name, a.date_of_birth, a.phone,
      a.country, a.insurance_provider, a.policy_number, a.emergency_contact_name,
      a.emergency_contact_phone
    ) is distinct from (
      r.status, r.distance_id, r.category_id, r.bib, r.user_id, r.first_name, r.last_name, r.date_of_birth, r.phone,
      r.country, r.insurance_provider, r.policy_number, r.emergency_contact_name,
      r.emergency_contact_phone
    ) and (
      exists (select from race_organizers o where o.race_id = a.race_id)
      or exists (
        select from auth_sessions s join auth_app_sessions app on app.session_id = s.id
        where s.user_id = a.user_id
      )
    );
  end if;
  if found then perform pg_notify('race_events', ''); end if;
  return null;
end
$$;

create or replace trigger race_registrations_events_insert after insert on race_registrations
  referencing new table as added
  for each statement execute function note_registrations();
create or replace trigger race_registrations_events_update after update on race_registrations
  referencing old table as removed new table as added
  for each statement execute function note_registrations();

-- Writes an event for entries of which something beside the entry has changed, under the condition of note_registrations.
create or replace function note_changed_entries(ids uuid[]) returns void
language plpgsql
as $$
begin
  insert into race_events (race_id, kind, subject_id, user_id)
  select g.race_id, 'registration.updated', g.id, g.user_id
  from race_registrations g
  where g.id = any (ids) and g.bib is not null and (
    exists (select from race_organizers o where o.race_id = g.race_id)
    or exists (
      select from auth_sessions s join auth_app_sessions app on app.session_id = s.id
      where s.user_id = g.user_id
    )
  );
  if found then perform pg_notify('race_events', ''); end if;
end
$$;

-- An entry has another wave or time slot. A cancelled one, which gives its slot back, has had its event.
create or replace function note_race_days() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    perform note_changed_entries(array(
      select registration_id from added where slot_id is not null or wave_id is not null));
  else
    perform note_changed_entries(array(
      select a.registration_id
      from added a join removed r on r.registration_id = a.registration_id
        join race_registrations g on g.id = a.registration_id
      where (a.slot_id, a.wave_id) is distinct from (r.slot_id, r.wave_id)
        and g.status <> 'cancelled'));
  end if;
  return null;
end
$$;

create or replace trigger entry_race_days_events_insert after insert on entry_race_days
  referencing new table as added
  for each statement execute function note_race_days();
create or replace trigger entry_race_days_events_update after update on entry_race_days
  referencing old table as removed new table as added
  for each statement execute function note_race_days();

-- An entry is checked in, or no longer.
create or replace function note_check_ins() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    perform note_changed_entries(array(select registration_id from added where holds));
  else
    perform note_changed_entries(array(
      select a.registration_id
      from added a join removed r on r.race_id = a.race_id and r.change = a.change
      where a.holds is distinct from r.holds));
  end if;
  return null;
end
$$;

create or replace trigger check_in_scans_events_insert after insert on check_in_scans
  referencing new table as added
  for each statement execute function note_check_ins();
create or replace trigger check_in_scans_events_update after update on check_in_scans
  referencing old table as removed new table as added
  for each statement execute function note_check_ins();

-- Counts the places of a time slot. The constraint kit_slots_capacity refuses one too many.
create or replace function count_kit_slots() returns trigger
language plpgsql
as $$
declare
  freed uuid;
  filled uuid;
begin
  if tg_op <> 'INSERT' then freed := old.slot_id; end if;
  if tg_op <> 'DELETE' then filled := new.slot_id; end if;
  if freed is distinct from filled then
    -- In one order, so that two runners who change in opposite directions do not wait for each other.
    perform from kit_slots where id in (freed, filled) order by id for no key update;
    update kit_slots set taken = taken - 1 where id = freed;
    update kit_slots set taken = taken + 1 where id = filled;
  end if;
  return null;
end
$$;

create or replace trigger entry_race_days_slots
  after insert or delete or update of slot_id on entry_race_days
  for each row execute function count_kit_slots();

create or replace trigger entry_race_days_touch before update on entry_race_days
  for each row when (old.* is distinct from new.*) execute function touch();

create or replace trigger race_guides_touch before update on race_guides
  for each row when (old.* is distinct from new.*) execute function touch();

-- A cancelled entry frees its time slot; a wave and a team are of one distance.
create or replace function leave_race_day() returns trigger
language plpgsql
as $$
begin
  if new.status = 'cancelled' then
    update entry_race_days set slot_id = null
    where registration_id = new.id and slot_id is not null;
  end if;
  if new.distance_id is distinct from old.distance_id then
    update entry_race_days set wave_id = null, is_wave_fixed = false
    where registration_id = new.id and wave_id is not null;
    delete from team_members where registration_id = new.id;
  end if;
  return null;
end
$$;

create or replace trigger race_registrations_race_day
  after update of status, distance_id on race_registrations
  for each row execute function leave_race_day();

create or replace trigger race_registrations_tell_office
  after insert or delete or update of status on race_registrations
  for each statement execute function tell_office_counts();

create or replace trigger race_waiting_lists_touch before update on race_waiting_lists
  for each row when (old.* is distinct from new.*) execute function touch();

create or replace trigger registration_drafts_touch before update on registration_drafts
  for each row when (old.* is distinct from new.*) execute function touch();

create or replace trigger entry_teams_touch before update on entry_teams
  for each row when (old.* is distinct from new.*) execute function touch();

create or replace trigger travel_notes_touch before update on travel_notes
  for each row when (old.* is distinct from new.*) execute function touch();
