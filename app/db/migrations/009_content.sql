create table podcasts (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  script text not null,
  audio_url text not null,
  status text not null default 'published' check (status in ('draft', 'published')),
  created_by text not null default 'admin',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index podcasts_newest on podcasts (status, created_at desc);
create trigger podcasts_touch before update on podcasts
  for each row when (old.* is distinct from new.*) execute function touch();

create table blog_posts (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  content text not null,
  featured_image text,
  seo_title text,
  seo_description text,
  seo_keywords text,
  status text not null default 'draft' check (status in ('draft', 'published')),
  created_by text not null default 'admin',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz
);
create index blog_posts_newest on blog_posts (status, published_at desc);
create trigger blog_posts_touch before update on blog_posts
  for each row when (old.* is distinct from new.*) execute function touch();

create table blog_race_references (
  blog_id uuid not null references blog_posts (id) on delete cascade,
  race_id uuid not null references races (id) on delete cascade,
  primary key (blog_id, race_id)
);
create index blog_race_references_race on blog_race_references (race_id);
