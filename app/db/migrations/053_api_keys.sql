-- Keys for programs. A key acts as its owner does as an organizer; only its hash is stored.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  -- SHA-256: a key has 192 bits of chance, so that nobody can try them all.
  secret_hash text not null unique,
  -- The last letters of the key, by which its owner tells it from others.
  ending text not null,
  scopes text[] not null,
  created_at timestamptz not null,
  -- To the minute.
  last_used_at timestamptz
);
create index api_keys_user on api_keys (user_id, created_at);

-- The answers to writes that name themselves by an Idempotency-Key: the same write again gets the same
-- answer. The caller is a key or an app's session.
create table api_answers (
  caller_id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  -- Of the method, the address and the body.
  request_hash text not null,
  -- Null while the write is under way.
  status int,
  body jsonb,
  created_at timestamptz not null,
  primary key (caller_id, name)
);
create index api_answers_user on api_answers (user_id);
create index api_answers_created on api_answers (created_at);
