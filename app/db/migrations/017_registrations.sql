-- Whoever enters, leaves or moves to another distance: the places are counted in the same
-- transaction, and race_distances_capacity refuses one too many.
create function public.count_places() returns trigger
language plpgsql
as $$
declare
  freed uuid;
  filled uuid;
begin
  if tg_op <> 'INSERT' and old.status <> 'cancelled' then freed := old.distance_id; end if;
  if tg_op <> 'DELETE' and new.status <> 'cancelled' then filled := new.distance_id; end if;
  if freed is distinct from filled then
    update race_distances set taken = taken - 1 where id = freed;
    update race_distances set taken = taken + 1 where id = filled;
  end if;
  return null;
end
$$;
create trigger race_registrations_places
  after insert or delete or update of status, distance_id on race_registrations
  for each row execute function count_places();

-- What somebody has typed into the registration of a race so far. The runner's browser chooses the
-- id, one for each time that the form is opened; it means nothing without the runner.
create table registration_drafts (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  race_id uuid not null references races (id) on delete cascade,
  distance_id uuid references race_distances (id) on delete cascade,
  answers jsonb not null default '{}',
  -- The entry that came of it: sending the same draft again makes no second one.
  registration_id uuid references race_registrations (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  check (registration_id is null or answers = '{}')
);
create index registration_drafts_newest on registration_drafts (user_id, updated_at desc);
create index registration_drafts_age on registration_drafts (updated_at);
create trigger registration_drafts_touch before update on registration_drafts
  for each row when (old.* is distinct from new.*) execute function touch();
