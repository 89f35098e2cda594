create table experts (
  id uuid primary key default gen_random_uuid(),
  profile_picture text,
  first_name text not null,
  last_name text not null,
  title text not null,
  city text not null,
  province text,
  country text not null,
  years_experience int not null default 0 check (years_experience >= 0),
  services text[] not null default '{}',
  hourly_rate numeric(10, 2) not null default 0 check (hourly_rate >= 0),
  hourly_rate_currency text not null default 'USD'
    check (hourly_rate_currency in ('USD', 'MXN', 'PEN', 'CAD')),
  rate_description text,
  phone text,
  email text,
  bio text,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger experts_touch before update on experts
  for each row when (old.* is distinct from new.*) execute function touch();

create table personas (
  persona_id text primary key,
  persona_name text not null,
  system_prompt text,
  context text,
  default_replica_id text,
  layers jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger personas_touch before update on personas
  for each row when (old.* is distinct from new.*) execute function touch();

create table coach_conversations (
  conversation_id text primary key,
  persona_id text not null,
  user_id uuid references users (id) on delete set null,
  conversation_url text,
  status text not null default 'active' check (status in ('active', 'ended')),
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index coach_conversations_user on coach_conversations (user_id);
create index coach_conversations_open on coach_conversations (created_at) where ended_at is null;
