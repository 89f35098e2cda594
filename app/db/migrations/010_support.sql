create table storage_objects (
  id uuid primary key default gen_random_uuid(),
  bucket text not null,
  name text not null,
  owner uuid references users (id) on delete set null,
  content_type text not null,
  size bigint not null check (size >= 0),
  cache_control int not null default 3600 check (cache_control >= 0),
  -- Where the bytes lie outside of the database, or the bytes.
  location text,
  content bytea,
  created_at timestamptz not null default now(),
  constraint storage_objects_name unique (bucket, name),
  check (num_nonnulls(location, content) = 1)
);
create index storage_objects_owner on storage_objects (owner);

create table outbox_messages (
  id uuid primary key default gen_random_uuid(),
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  subject text,
  body text not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outbox_messages_newest on outbox_messages (created_at desc);

create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  subject text,
  message text not null,
  created_at timestamptz not null default now()
);
create index contact_messages_newest on contact_messages (created_at desc);

create table rate_limits (
  key text not null,
  window_start timestamptz not null,
  count int not null default 0,
  primary key (key, window_start)
);
create index rate_limits_age on rate_limits (window_start);
