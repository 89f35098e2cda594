create extension if not exists pg_trgm;

-- Folds case and accents with built-in functions only, so that every PostgreSQL from 15 on and fold()
-- in app/values/fold.ts agree letter by letter. unaccent() differs between versions.
create function public.norm(value text) returns text
language sql immutable strict parallel safe
as $$
  select translate(
    lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]+', '', 'g')),
    'øłđðħıßþæœ',
    'olddhistao'
  )
$$;

-- Sets updated_at when a row really changes and the writer did not set it.
create function public.touch() returns trigger
language plpgsql
as $$
begin
  if new.updated_at is not distinct from old.updated_at then
    new.updated_at := now();
  end if;
  return new;
end
$$;

-- Identity in the shape of better-auth 1.7 with its two-factor, passkey, phone number and anonymous
-- plugins. is_temporary is its isAnonymous, phone its phoneNumber.
create table users (
  id uuid primary key default gen_random_uuid(),
  name text not null default '',
  email text not null,
  email_verified boolean not null default false,
  image text,
  phone text unique,
  phone_verified boolean not null default false,
  two_factor_enabled boolean not null default false,
  is_temporary boolean not null default false,
  last_sign_in_at timestamptz,
  raw_user_meta jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email_key on users (lower(email));

create table auth_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_sessions_user on auth_sessions (user_id);
create index auth_sessions_expiry on auth_sessions (expires_at);

create table auth_identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  provider_id text not null,
  account_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index auth_identities_user on auth_identities (user_id);

create table auth_verifications (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_verifications_identifier on auth_verifications (identifier);
create index auth_verifications_expiry on auth_verifications (expires_at);

create table auth_two_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default true,
  failed_verification_count int not null default 0,
  locked_until timestamptz
);
create index auth_two_factors_user on auth_two_factors (user_id);
create index auth_two_factors_secret on auth_two_factors (secret);

create table auth_passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  name text,
  public_key text not null,
  credential_id text not null unique,
  counter int not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz default now()
);
create index auth_passkeys_user on auth_passkeys (user_id);

create table user_profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references users (id) on delete cascade,
  email text,
  first_name text,
  last_name text,
  phone text,
  address text,
  profile_image text,
  is_active boolean not null default true,
  is_admin boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index user_profiles_email on user_profiles (lower(email));
create index user_profiles_newest on user_profiles (created_at desc);
create trigger user_profiles_touch before update on user_profiles
  for each row when (old.* is distinct from new.*) execute function touch();
