-- Personas of the built-in side are ours; those of the provider are kept as they were last read.
alter table personas
  add column source text not null default 'built-in' check (source in ('built-in', 'provider')),
  -- The order of the list.
  add column position int not null default 0,
  -- When the provider was last asked.
  add column read_at timestamptz,
  add constraint personas_read check ((source = 'provider') = (read_at is not null));
create index personas_list on personas (source, position);

-- A session belongs to an account, or to the browser of a guest. One that its owner has deleted
-- belongs to nobody: it keeps its times and its stars, and nothing that was said.
alter table coach_conversations
  -- The digest of the guest's cookie.
  add column guest_key text,
  add column source text not null default 'built-in' check (source in ('built-in', 'provider')),
  add column persona_name text not null default '',
  -- The latest end: the provider ends by itself then, and our job ends what is left.
  add column expires_at timestamptz not null default now(),
  add column end_reason text
    check (end_reason in ('closed', 'left', 'replaced', 'time', 'swept', 'provider')),
  -- Set while the built-in coach answers: one question at a time.
  add column answering_until timestamptz,
  add column rating smallint check (rating between 1 and 5),
  add column rated_at timestamptz,
  add column summary text,
  add constraint coach_conversations_owner check (user_id is null or guest_key is null),
  add constraint coach_conversations_ended
    check ((status = 'ended') = (ended_at is not null) and (ended_at is null) = (end_reason is null)),
  add constraint coach_conversations_rated check ((rating is null) = (rated_at is null));
alter table coach_conversations
  alter column source drop default,
  alter column persona_name drop default,
  alter column expires_at drop default;
drop index coach_conversations_user;
create index coach_conversations_user on coach_conversations (user_id, created_at desc);
create index coach_conversations_guest on coach_conversations (guest_key, created_at desc)
  where guest_key is not null;
create index coach_conversations_rated on coach_conversations (persona_id) include (rating)
  where rating is not null;

-- What was said: with the built-in coach as it is said, with the provider's when it tells afterwards.
create table coach_messages (
  id uuid primary key default gen_random_uuid(),
  conversation_id text not null references coach_conversations (conversation_id) on delete cascade,
  position int not null,
  is_user boolean not null,
  content text not null,
  created_at timestamptz not null default now(),
  unique (conversation_id, position)
);
