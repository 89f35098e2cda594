-- The people who organize a race, as an administrator has linked them: they may edit it. A claim alone
-- grants nothing; where a link was made from a claim, it says so.
create table race_organizers (
  race_id uuid not null references races (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  claim_id uuid references race_claims (id) on delete set null,
  linked_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (race_id, user_id)
);
create index race_organizers_user on race_organizers (user_id, race_id);
create index race_organizers_claim on race_organizers (claim_id) where claim_id is not null;
create index race_organizers_linked_by on race_organizers (linked_by) where linked_by is not null;
