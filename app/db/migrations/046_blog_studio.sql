-- A published post without a date would never show.
update blog_posts set published_at = created_at where status = 'published' and published_at is null;

alter table blog_posts
  -- The account behind `created_by`, whose address is never public, and the name that readers see.
  add column author_id uuid references users (id) on delete set null,
  add column author_name text not null default 'Dorsal editors',
  add column tags text[] not null default '{}',
  add column featured_image_alt text,
  add column image_source text check (image_source in ('upload', 'model', 'drawn')),
  -- What wrote the first text, for the disclosure on the page.
  add column written_by text not null default 'person'
    check (written_by in ('person', 'built-in', 'model')),
  -- Counts the saved versions: a save that is based on an earlier one is a conflict.
  add column revision int not null default 1,
  add constraint blog_posts_dated check (status <> 'published' or published_at is not null),
  add constraint blog_posts_few_tags check (cardinality(tags) <= 8);
create index blog_posts_tags on blog_posts using gin (tags);
create index blog_posts_created on blog_posts (created_at desc, id);

-- The facts of a race when the post was last compared with it. What differs now is flagged in the studio.
alter table blog_race_references
  add column position int not null default 0,
  add column facts jsonb;

-- Every saved text of a post, so that versions can be compared and taken back.
create table blog_post_versions (
  post_id uuid not null references blog_posts (id) on delete cascade,
  revision int not null,
  title text not null,
  content text not null,
  featured_image text,
  featured_image_alt text,
  seo_title text,
  seo_description text,
  seo_keywords text,
  tags text[] not null default '{}',
  race_ids uuid[] not null default '{}',
  saved_by uuid references users (id) on delete set null,
  saved_by_name text not null,
  saved_at timestamptz not null default now(),
  primary key (post_id, revision)
);
create index blog_post_versions_saved_by on blog_post_versions (saved_by);

-- Work in progress of one person: on a post, or on one that is not saved yet.
create table blog_drafts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  post_id uuid references blog_posts (id) on delete cascade,
  -- The revision that the work began with.
  based_on int,
  fields jsonb not null,
  saved_at timestamptz not null default now(),
  unique (user_id, post_id)
);
create index blog_drafts_post on blog_drafts (post_id);

-- Who has a post open right now, one row for each tab.
create table blog_editors (
  post_id uuid not null references blog_posts (id) on delete cascade,
  tab uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  user_name text not null,
  seen_at timestamptz not null,
  primary key (post_id, tab)
);
create index blog_editors_user on blog_editors (user_id);
create index blog_posts_author on blog_posts (author_id) where author_id is not null;
