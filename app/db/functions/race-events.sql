-- Events are written by note_registrations(), note_changed_entries() and note_reviews().
-- A write to race_events: deliveries to webhooks.
-- A write to webhook_endpoints: updated_at.

-- Numbers at most 1000 committed events, and returns how many.
create or replace function place_race_events() returns int
language plpgsql
as $$
declare
  last bigint;
  given int;
begin
  if not exists (select from race_events where place is null) then return 0; end if;
  insert into race_event_places (last_place) values (0)
    on conflict (is_only) do update set last_place = race_event_places.last_place
    returning last_place into last;
  -- A statement after the one that took the lock, so that it sees the numbers of the lock's last holder.
  update race_events e set place = last + fresh.number
  from (
    select id, row_number() over (order by id) as number
    from (select id from race_events where place is null order by id limit 1000) few
  ) fresh
  where e.id = fresh.id;
  get diagnostics given = row_count;
  update race_event_places set last_place = last + given;
  return given;
end
$$;

create or replace function hand_out_race_events() returns trigger
language plpgsql
as $$
begin
  insert into webhook_deliveries (endpoint_id, event_id)
  select w.id, a.id
  from added a
  join webhook_endpoints w on w.race_id = a.race_id and a.kind = any (w.events)
  where w.paused_at is null;
  return null;
end
$$;

create or replace trigger race_events_hand_out after insert on race_events
  referencing new table as added
  for each statement execute function hand_out_race_events();

create or replace trigger webhook_endpoints_touch before update on webhook_endpoints
  for each row when (old.* is distinct from new.*) execute function touch();
