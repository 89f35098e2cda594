-- An app's sign-in is a row of auth_sessions, as a browser's is; this is what it has besides. Whatever
-- deletes the session ends the app's sign-in too.
create table auth_app_sessions (
  session_id uuid primary key references auth_sessions (id) on delete cascade,
  -- Of the refresh token that counts now.
  counter int not null default 0,
  refreshed_at timestamptz not null,
  aal smallint not null default 1 check (aal in (1, 2)),
  -- [{ "method": "password", "timestamp": 1764000000 }], newest first.
  amr jsonb not null,
  -- When a password or a code was last entered.
  proved_at timestamptz not null
);

-- What a code challenge (PKCE) was given for: a letter, or a visit to a provider.
create table auth_flows (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- Null: the flow leads back to the app, and gives no tokens.
  challenge text,
  -- Null: to a page of this site.
  redirect_to text,
  user_id uuid references users (id) on delete cascade,
  code_hash text unique,
  method text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index auth_flows_user on auth_flows (user_id);
create index auth_flows_expiry on auth_flows (expires_at);

-- Codes in letters: one of each kind for a person, the newest.
create table auth_codes (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  sent_to text not null,
  digits_hash text not null,
  link_hash text not null unique,
  -- The sign-up whose password this code puts into force.
  sign_up uuid,
  -- What an app knows about the person, from a sign-up that this code confirms.
  app_data jsonb,
  flow_id uuid references auth_flows (id) on delete set null,
  attempts int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (user_id, kind)
);
create index auth_codes_address on auth_codes (sent_to);
create index auth_codes_flow on auth_codes (flow_id);
create index auth_codes_expiry on auth_codes (expires_at);

-- The keys that sign access tokens. The private part is encrypted with the secret of the server.
create table auth_signing_keys (
  kid text primary key,
  private_key text not null,
  public_key jsonb not null,
  created_at timestamptz not null,
  signs_from timestamptz not null,
  -- Null: of the newest key.
  good_until timestamptz
);
create unique index auth_signing_keys_newest on auth_signing_keys ((true)) where good_until is null;

-- A second step that an app has set up has a name, and apps show when.
alter table auth_two_factors
  add column friendly_name text,
  add column created_at timestamptz not null default now();
