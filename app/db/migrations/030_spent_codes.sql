-- Codes of authenticators that have been accepted: each is good once while it would still be right
-- (RFC 6238, section 5.2).
create table auth_spent_codes (
  user_id uuid not null references users (id) on delete cascade,
  code text not null,
  spent_at timestamptz not null,
  primary key (user_id, code)
);
