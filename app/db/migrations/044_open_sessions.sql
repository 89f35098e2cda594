-- A session of the provider may still cost after our row has ended: until the provider has confirmed
-- its end, the job asks again.
alter table coach_conversations
  add column is_open_at_provider boolean not null default false,
  -- Finds the row of an event of the provider. A deleted session has no key, so nothing comes back.
  add column event_key uuid unique;

update coach_conversations set status = 'ended', ended_at = now(), end_reason = 'swept'
where status = 'active';

-- One session of an owner runs at a time.
create unique index coach_conversations_runs_for_user on coach_conversations (user_id)
  where status = 'active';
create unique index coach_conversations_runs_for_guest on coach_conversations (guest_key)
  where status = 'active';
create index coach_conversations_to_end on coach_conversations (expires_at)
  where status = 'active' or is_open_at_provider;
