-- What happened to a race, for those who are told: its organizers, by webhooks and by the event stream,
-- and a runner whose app is signed in. Rows hold ids only. Triggers write them in the transaction of the
-- change.
create table race_events (
  id bigint generated always as identity primary key,
  race_id uuid not null references races (id) on delete cascade,
  kind text not null check (
    kind in (
      'registration.created', 'registration.updated', 'registration.cancelled', 'review.published'
    )
  ),
  -- The registration or the review.
  subject_id uuid not null,
  -- The runner of the registration.
  user_id uuid references users (id) on delete set null,
  -- Numbers are given after the commit, in the order in which readers see the rows. Ids are not in that
  -- order: a transaction that began earlier may commit later.
  place bigint,
  created_at timestamptz not null default now()
);
create unique index race_events_place on race_events (place);
create index race_events_without_place on race_events (id) where place is null;
create index race_events_race on race_events (race_id, place);
create index race_events_user on race_events (user_id, place) where user_id is not null;
create index race_events_subject on race_events (subject_id, kind);
create index race_events_age on race_events (created_at);

-- The last number that was given. Its row is also the lock of those who give numbers.
create table race_event_places (
  is_only boolean primary key default true check (is_only),
  last_place bigint not null
);

-- Gives numbers to at most 1000 committed rows, and says to how many.
create function public.place_race_events() returns int
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
  -- A statement after the one that took the lock: it sees what the last holder of the lock has numbered.
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

-- Where nobody can read an event, none is written: the race has no organizer, and the runner no app. The
-- question stands in both statements, because a function of its own would be called for each row.
create function public.note_registrations() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    insert into race_events (race_id, kind, subject_id, user_id)
    select a.race_id, 'registration.created', a.id, a.user_id
    from added a
    where (
      exists (select from race_organizers o where o.race_id = a.race_id)
      or exists (
        select from auth_sessions s join auth_app_sessions app on app.session_id = s.id
        where s.user_id = a.user_id
      )
    );
  else
    insert into race_events (race_id, kind, subject_id, user_id)
    select a.race_id,
      case when a.status = 'cancelled' and r.status <> 'cancelled'
        then 'registration.cancelled' else 'registration.updated' end,
      a.id, a.user_id
    from added a join removed r on r.id = a.id
    where (
      a.status, a.distance_id, a.bib, a.user_id, a.first_name, a.last_name, a.date_of_birth, a.phone,
      a.country, a.insurance_provider, a.policy_number, a.emergency_contact_name,
      a.emergency_contact_phone
    ) is distinct from (
      r.status, r.distance_id, r.bib, r.user_id, r.first_name, r.last_name, r.date_of_birth, r.phone,
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
create trigger race_registrations_events_insert after insert on race_registrations
  referencing new table as added
  for each statement execute function note_registrations();
create trigger race_registrations_events_update after update on race_registrations
  referencing old table as removed new table as added
  for each statement execute function note_registrations();

-- A review of a race has become visible: it was written, or an administrator shows it again.
create function public.note_reviews() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    insert into race_events (race_id, kind, subject_id)
    select a.entity_id, 'review.published', a.id
    from added a
    where a.entity_type = 'race' and not a.is_hidden
      and exists (select from race_organizers o where o.race_id = a.entity_id);
  else
    insert into race_events (race_id, kind, subject_id)
    select a.entity_id, 'review.published', a.id
    from added a join removed r on r.id = a.id
    where a.entity_type = 'race' and r.is_hidden and not a.is_hidden
      and exists (select from race_organizers o where o.race_id = a.entity_id);
  end if;
  if found then perform pg_notify('race_events', ''); end if;
  return null;
end
$$;
create trigger reviews_events_insert after insert on reviews
  referencing new table as added
  for each statement execute function note_reviews();
create trigger reviews_events_update after update on reviews
  referencing old table as removed new table as added
  for each statement execute function note_reviews();

-- Where the events of a race go. An address ends with the link of its organizer.
create table webhook_endpoints (
  id uuid primary key default gen_random_uuid(),
  race_id uuid not null,
  user_id uuid not null,
  address text not null,
  -- Sealed with the server's secret.
  secret text not null,
  events text[] not null check (cardinality(events) > 0),
  paused_at timestamptz,
  -- Why no letters go there: its organizer said so, it failed for days, or it answered that it is gone.
  paused_by text check (paused_by in ('organizer', 'failures', 'gone')),
  -- Since when every try has failed.
  failing_since timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint webhook_endpoints_once unique (race_id, user_id, address),
  constraint webhook_endpoints_organizer foreign key (race_id, user_id)
    references race_organizers (race_id, user_id) on delete cascade,
  constraint webhook_endpoints_paused check ((paused_at is null) = (paused_by is null))
);
create trigger webhook_endpoints_touch before update on webhook_endpoints
  for each row when (old.* is distinct from new.*) execute function touch();

-- The log of what is sent, and the queue: what has no end waits.
create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
  event_id bigint not null references race_events (id) on delete cascade,
  status text not null default 'waiting'
    check (status in ('waiting', 'sent', 'failed', 'dropped')),
  tries int not null default 0,
  -- Null: at once.
  next_try_at timestamptz,
  tried_at timestamptz,
  -- What came of the last try: the status of the answer, or why no answer came.
  answer_status int,
  answer text,
  problem text,
  took_ms int,
  created_at timestamptz not null default now(),
  constraint webhook_deliveries_once unique (endpoint_id, event_id)
);
create index webhook_deliveries_event on webhook_deliveries (event_id);
create index webhook_deliveries_newest on webhook_deliveries (endpoint_id, event_id desc);
create index webhook_deliveries_waiting on webhook_deliveries (endpoint_id, next_try_at)
  where status = 'waiting';

create function public.hand_out_race_events() returns trigger
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
create trigger race_events_hand_out after insert on race_events
  referencing new table as added
  for each statement execute function hand_out_race_events();
