-- What a database lacks that has the migrations up to 073_race_lengths.sql, but not all later ones.
-- Nothing happens for what is already there.

-- From 075_changes_end_together.sql: letters about a changed sign-in can undo it.
alter table auth_codes
  add column if not exists session_id uuid references auth_sessions (id) on delete set null;
create index if not exists auth_codes_session on auth_codes (session_id);

create table if not exists auth_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  subject_id uuid,
  address_before text,
  link_hash text not null unique,
  made_at timestamptz not null,
  expires_at timestamptz not null
);
create index if not exists auth_changes_user on auth_changes (user_id, made_at);
create index if not exists auth_changes_expiry on auth_changes (expires_at);

-- From 081_minimum_age.sql: the age that a race asks for, and the guardian of a minor.
alter table races
  add column if not exists minimum_age int not null default 16 check (minimum_age between 0 and 100);

alter table race_registrations
  add column if not exists guardian_name text check (guardian_name <> ''),
  drop constraint if exists race_registrations_guardian_of_nobody,
  add constraint race_registrations_guardian_of_nobody
    check (user_id is not null or guardian_name is null);

-- Experts are searched in their own table, by two columns with folded texts.
drop table if exists
  expert_search, expert_sets, expert_term_sets, expert_terms, expert_services, expert_cities, expert_words
  cascade;
drop trigger if exists experts_search_insert on experts;
drop trigger if exists experts_search_update on experts;
drop trigger if exists "Experts_search_delete" on experts;
drop trigger if exists reviews_expert_insert on reviews;
drop trigger if exists reviews_expert_update on reviews;
drop trigger if exists reviews_expert_delete on reviews;
drop function if exists
  expert_search_tidy(), expert_search_on_change(), expert_search_on_reviews(),
  expert_search_before_leaving(), expert_search_on_experts(), expert_rating_refresh(uuid[]),
  expert_search_refresh(uuid[]), expert_terms_in(text), expert_search_text(experts),
  expert_services_text(text[]), expert_words_in(text[]);
do $$ begin
  if to_regtype('expert_member') is not null then
    drop function if exists expert_members_leave(expert_member[]);
    drop function if exists expert_members_join(expert_member[]);
    drop function if exists expert_members_of(int, int, int[], int[]);
    drop type expert_member;
  end if;
end $$;

alter table experts
  add column if not exists services_text text collate "C" not null default '',
  add column if not exists search_text text not null default '';

-- As the trigger of app/db/functions/experts.sql will fill them.
alter table experts disable trigger experts_touch;
with folded as (
  select e.id, coalesce(string_agg(norm(btrim(name)), E'\n' order by place), '') as services
  from experts e left join unnest(e.services) with ordinality as service (name, place) on true
  group by e.id
)
update experts e set
  services_text = folded.services,
  search_text = ' ' || norm(concat_ws(' ', e.first_name, e.last_name, e.title)) || ' '
    || replace(folded.services, E'\n', ' ')
from folded where folded.id = e.id;
alter table experts enable trigger experts_touch;
