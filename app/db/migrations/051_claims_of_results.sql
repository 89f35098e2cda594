-- "This is me": a runner who entered elsewhere asks for a row of published results. The row is named by its distance
-- and bib number, so that the claim outlives the version that it was made for.
create table result_claims (
  id uuid primary key default gen_random_uuid(),
  race_id uuid not null references races (id) on delete cascade,
  -- null: of the race as a whole, or of a distance that was deleted.
  distance_id uuid references race_distances (id) on delete set null,
  -- What the distance was called; empty for the race as a whole.
  distance text not null default '',
  bib text not null check (char_length(bib) between 1 and 20),
  -- The name that the row had: a later file may give the bib number to somebody else.
  name text not null default '' check (char_length(name) <= 200),
  -- null: the account was deleted.
  user_id uuid references users (id) on delete set null,
  state text not null default 'open' check (state in ('open', 'approved', 'refused', 'withdrawn')),
  -- What the runner wrote for the organizer.
  note text check (char_length(note) between 1 and 500),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users (id) on delete set null,
  constraint result_claims_decided check ((decided_at is not null) = (state in ('approved', 'refused')))
);

create index result_claims_of_race on result_claims (race_id, created_at);
create index result_claims_of_distance on result_claims (distance_id) where distance_id is not null;
create index result_claims_of_runner on result_claims (user_id) where user_id is not null;
create index result_claims_decided_by on result_claims (decided_by) where decided_by is not null;

-- One row of each distance for a runner. Distances that were deleted may have had the same name.
create unique index result_claims_one on result_claims (user_id, distance_id)
  where state in ('open', 'approved') and distance_id is not null;
create unique index result_claims_one_whole on result_claims (user_id, race_id)
  where state in ('open', 'approved') and distance_id is null and distance = '';
-- One runner for a row.
create unique index result_claims_approved on result_claims (distance_id, bib)
  where state = 'approved' and distance_id is not null;
create unique index result_claims_approved_whole on result_claims (race_id, bib)
  where state = 'approved' and distance_id is null and distance = '';

alter table race_results
  -- The approved claim by which a row is a runner's; a row with an entry has none.
  add column claim_id uuid references result_claims (id) on delete set null,
  add constraint race_results_one_owner check (registration_id is null or claim_id is null);
create unique index race_results_of_claim on race_results (claim_id, import_id) where claim_id is not null;
