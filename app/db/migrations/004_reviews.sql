create table reviews (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  entity_id uuid not null,
  entity_type text not null check (entity_type in ('race', 'expert')),
  rating smallint not null check (rating between 1 and 5),
  comment text,
  experience_date date,
  is_hidden boolean not null default false,
  is_anonymous boolean not null default false,
  author_first_name text,
  author_last_name text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint reviews_once unique (user_id, entity_type, entity_id)
);
create index reviews_subject on reviews (entity_type, entity_id, is_hidden, created_at desc);
create index reviews_author on reviews (user_id, created_at desc);
create index reviews_newest on reviews (created_at desc);
create trigger reviews_touch before update on reviews
  for each row when (old.* is distinct from new.*) execute function touch();

-- A review names its subject by kind and id, which no foreign key can follow. The kind is the
-- argument of the trigger.
create function public.reviews_follow_subject() returns trigger
language plpgsql
as $$
begin
  delete from public.reviews
  where entity_type = tg_argv[0] and entity_id in (select id from removed);
  return null;
end
$$;
create trigger races_take_reviews after delete on races
  referencing old table as removed
  for each statement execute function reviews_follow_subject('race');
create trigger experts_take_reviews after delete on experts
  referencing old table as removed
  for each statement execute function reviews_follow_subject('expert');
