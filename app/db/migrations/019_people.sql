-- What the list of users is searched by: address and name, folded by norm(), with a space before each
-- word. A plain column kept by a trigger, because the trigger of updated_at compares whole rows, which
-- no generated column may be a part of.
alter table user_profiles add column search_text text collate "C" not null default '';

create function public.user_profiles_search() returns trigger
language plpgsql
as $$
begin
  new.search_text := ' ' || public.norm(concat_ws(' ', new.email, new.first_name, new.last_name));
  return new;
end
$$;
-- Triggers of one kind run in the order of their names: this one before user_profiles_touch.
create trigger user_profiles_search before insert or update of email, first_name, last_name
  on user_profiles for each row execute function user_profiles_search();

alter table user_profiles disable trigger user_profiles_touch;
update user_profiles
set search_text = ' ' || norm(concat_ws(' ', email, first_name, last_name));
alter table user_profiles enable trigger user_profiles_touch;

create index user_profiles_words on user_profiles using gin (search_text gin_trgm_ops);
-- Any page of the list, and its length, is read from this index alone.
create index user_profiles_list on user_profiles (created_at desc, user_id)
  include (is_active, is_admin);
drop index user_profiles_newest;
create index user_profiles_admins on user_profiles (created_at desc, user_id) where is_admin;
create index user_profiles_inactive on user_profiles (created_at desc, user_id)
  where not is_active;

-- People whom an administrator has asked to join. The account is made when the link of the mail is
-- followed and the form behind it sent; of the link only a fingerprint is kept.
create table invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  token_hash text not null unique,
  invited_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  -- When the latest mail was written.
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  -- The account that was made of it.
  user_id uuid references users (id) on delete cascade
);
-- One open invitation for each address: inviting again renews it.
create unique index invitations_open on invitations (lower(email)) where accepted_at is null;
create index invitations_email on invitations (lower(email));
create index invitations_sent on invitations (sent_at desc, id);
create index invitations_inviter on invitations (invited_by);
create index invitations_user on invitations (user_id);
