-- A thread belongs to an account, or to the browser of a guest.
alter table chat_threads
  alter column user_id drop not null,
  -- The digest of the guest's cookie.
  add column guest_key text,
  -- The race that the thread is about.
  add column race_id uuid references races (id) on delete set null,
  add column last_message_at timestamptz not null default now(),
  -- Set while a question is being answered: one question at a time.
  add column answering_until timestamptz,
  add constraint chat_threads_owner check ((user_id is null) <> (guest_key is null));
create index chat_threads_guest on chat_threads (guest_key, last_message_at desc)
  where guest_key is not null;
create index chat_threads_race on chat_threads (race_id) where race_id is not null;
drop index chat_threads_user;
create index chat_threads_user on chat_threads (user_id, last_message_at desc);

alter table chat_messages
  add column position int not null default 0,
  add column state text not null default 'complete'
    check (state in ('complete', 'streaming', 'stopped', 'failed')),
  -- What the answer shows besides its text: [{"id": race, "why": ["In Cusco"]}].
  add column races jsonb not null default '[]',
  -- Pages of this site that the answer leads to: [{"label": "…", "to": "/races?city=Cusco"}].
  add column links jsonb not null default '[]',
  -- Replies to choose from.
  add column options jsonb not null default '[]',
  add column answered_by text check (answered_by in ('model', 'built-in')),
  add column notice text,
  add column input_tokens int not null default 0,
  add column output_tokens int not null default 0,
  add column rating smallint check (rating in (-1, 1)),
  add column rating_reason text,
  add column rated_at timestamptz,
  -- Chosen by the browser for each question, so that one that is sent twice counts once.
  add column request_key uuid;
update chat_messages set position = numbered.position
from (
  select id, row_number() over (partition by thread_id order by "timestamp", id)::int as position
  from chat_messages
) numbered
where numbered.id = chat_messages.id;
alter table chat_messages alter column position drop default;
drop index chat_messages_thread;
create unique index chat_messages_position on chat_messages (thread_id, position);
create unique index chat_messages_request on chat_messages (thread_id, request_key);
create index chat_messages_rated on chat_messages (rated_at desc) where rated_at is not null;

-- What the language model was used for, by day in UTC. A guest has no account.
create table model_usage (
  id uuid primary key default gen_random_uuid(),
  day date not null,
  user_id uuid references users (id) on delete cascade,
  model text not null,
  calls int not null default 0 check (calls >= 0),
  input_tokens bigint not null default 0 check (input_tokens >= 0),
  output_tokens bigint not null default 0 check (output_tokens >= 0),
  unique nulls not distinct (day, user_id, model)
);
create index model_usage_user on model_usage (user_id) where user_id is not null;
