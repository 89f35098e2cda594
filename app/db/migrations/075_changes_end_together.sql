-- Everything that waits for a proof of its account: codes and links in letters, a second step that is
-- being set up, Google that is being added, a code that an app has not exchanged, and links, passkeys and
-- sign-ins in progress, which the identity library keeps with the id of their account.
create function end_pending_changes(of_user uuid) returns void
language sql
as $$
  delete from auth_codes where user_id = of_user;
  delete from auth_flows where user_id = of_user and (code_hash is not null or kind = 'link');
  delete from auth_two_factors where user_id = of_user and not verified;
  delete from auth_verifications where position(of_user::text in value) > 0;
$$;

-- A new address or a new password ends them, whichever code changes it. The sign-ups for an address that
-- nobody has confirmed yet are independent of each other: each has a password that waits.
create function end_changes_with_account() returns trigger
language plpgsql
as $$
begin
  perform end_pending_changes(new.id);
  return null;
end
$$;

create trigger users_end_pending_changes after update of email on users
  for each row when (lower(old.email) <> lower(new.email)) execute function end_changes_with_account();

create function end_changes_with_password() returns trigger
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

create trigger auth_identities_end_pending_changes
  after insert or update of password or delete on auth_identities
  for each row execute function end_changes_with_password();

create or replace function end_sessions() returns trigger
language plpgsql
as $$
begin
  delete from auth_sessions where user_id = new.user_id;
  perform end_pending_changes(new.user_id);
  return null;
end
$$;

-- The session in which a new address was requested: it continues when the address changes.
alter table auth_codes add column session_id uuid references auth_sessions (id) on delete set null;
create index auth_codes_session on auth_codes (session_id);

-- Changes of how a person signs in. The link of the letter about one undoes it, with all later ones.
create table auth_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  -- The passkey, identity or key that it added.
  subject_id uuid,
  -- The address that a new one has replaced.
  address_before text,
  link_hash text not null unique,
  made_at timestamptz not null,
  expires_at timestamptz not null
);
create index auth_changes_user on auth_changes (user_id, made_at);
create index auth_changes_expiry on auth_changes (expires_at);
