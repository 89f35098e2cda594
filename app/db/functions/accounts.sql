-- A write to users ends pending changes with the address.
-- A write to auth_identities ends pending changes with the password.
-- A write to user_profiles: search text, updated_at, end of sessions.

-- Ends everything that waits for a proof of its account: codes and links in letters, a second step or Google
-- that is being added, the code of an app that is not exchanged yet, and links, passkeys and sign-ins in
-- progress, which the identity library stores with the id of their account.
create or replace function end_pending_changes(of_user uuid) returns void
language sql
as $$
  delete from auth_codes where user_id = of_user;
  delete from auth_flows where user_id = of_user and (code_hash is not null or kind = 'link');
  delete from auth_two_factors where user_id = of_user and not verified;
  delete from auth_verifications where position(of_user::text in value) > 0;
$$;

-- A new address ends pending changes, whichever code writes it.
create or replace function end_changes_with_account() returns trigger
language plpgsql
as $$
begin
  perform end_pending_changes(new.id);
  return null;
end
$$;

create or replace trigger users_end_pending_changes after update of email on users
  for each row when (lower(old.email) <> lower(new.email)) execute function end_changes_with_account();

-- So does a new password. The sign-ups for an address that nobody has confirmed are independent of each
-- other: each has a password that waits.
create or replace function end_changes_with_password() returns trigger
language plpgsql
as $$
declare
  owner uuid := coalesce(new.user_id, old.user_id);
begin
  if old.password is distinct from new.password
    and exists (select from users where id = owner and email_verified and not is_temporary) then
    perform end_pending_changes(owner);
  end if;
  return null;
end
$$;

create or replace trigger auth_identities_end_pending_changes
  after insert or update of password or delete on auth_identities
  for each row execute function end_changes_with_password();

-- A deactivated person is signed out at once, whichever code does it, and must sign in again when activated.
create or replace function end_sessions() returns trigger
language plpgsql
as $$
begin
  delete from auth_sessions where user_id = new.user_id;
  perform end_pending_changes(new.user_id);
  return null;
end
$$;

create or replace trigger user_profiles_end_sessions after update of is_active on user_profiles
  for each row when (old.is_active and not new.is_active) execute function end_sessions();

create or replace function user_profiles_search() returns trigger
language plpgsql
as $$
begin
  new.search_text := ' ' || public.norm(concat_ws(' ', new.email, new.first_name, new.last_name));
  return new;
end
$$;

create or replace trigger user_profiles_search before insert or update of email, first_name, last_name
  on user_profiles for each row execute function user_profiles_search();

create or replace trigger user_profiles_touch before update on user_profiles
  for each row when (old.* is distinct from new.*) execute function touch();
