create table ai_assistants (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  description text,
  instructions text not null,
  model text not null default 'gpt-4o',
  tools jsonb not null default '["search_races"]',
  conversation_starter text,
  follow_up_questions jsonb not null default '[]',
  sort_order int,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index ai_assistants_order on ai_assistants (sort_order nulls last, created_at);
create trigger ai_assistants_touch before update on ai_assistants
  for each row when (old.* is distinct from new.*) execute function touch();

create table chat_threads (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  assistant_id uuid references ai_assistants (id) on delete set null,
  title text,
  created_at timestamptz not null default now(),
  expires_at timestamptz
);
create index chat_threads_user on chat_threads (user_id, created_at desc);
create index chat_threads_assistant on chat_threads (assistant_id);
create index chat_threads_expiry on chat_threads (expires_at);

create table chat_messages (
  id uuid primary key default gen_random_uuid(),
  thread_id uuid not null references chat_threads (id) on delete cascade,
  content text not null,
  is_user boolean not null,
  debug jsonb,
  "timestamp" timestamptz not null default now()
);
create index chat_messages_thread on chat_messages (thread_id, "timestamp");
