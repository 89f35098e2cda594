-- What an app asks for before it sends the code of a second step: one for each session, the newest.
create table auth_challenges (
  session_id uuid primary key references auth_app_sessions (session_id) on delete cascade,
  id uuid not null unique,
  factor_id uuid not null references auth_two_factors (id) on delete cascade,
  -- Of codes that were tried for it.
  attempts int not null default 0,
  expires_at timestamptz not null
);
create index auth_challenges_factor on auth_challenges (factor_id);
