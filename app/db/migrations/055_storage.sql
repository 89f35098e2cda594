-- Its first form was never written to: it knew no buckets and held the bytes themselves.
drop table storage_objects;

-- Files that apps keep for a person. A bucket belongs to one account, and everything in it with it.
create table storage_buckets (
  id text primary key,
  owner_id uuid not null references users (id) on delete cascade,
  -- Everybody may read its objects; nobody else may list or change them.
  is_public boolean not null default false,
  -- Bytes of one object; null: as many as the server takes.
  file_size_limit int check (file_size_limit > 0),
  -- Null: all that the server takes.
  allowed_mime_types text[],
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index storage_buckets_owner on storage_buckets (owner_id);

create table storage_objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references storage_buckets (id) on delete cascade,
  -- With the folders before it: photos/2026/start.jpg
  name text not null,
  -- The key in the store of files: a new one each time, so it is also the entity tag.
  file text not null unique,
  bytes int not null check (bytes >= 0),
  content_type text not null,
  -- Seconds for which readers may keep it.
  cache_seconds int not null default 3600 check (cache_seconds >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (bucket_id, name)
);
