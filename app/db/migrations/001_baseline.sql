-- The tables of the product as of November 2026: tables, types, constraints and indexes. It replaces the
-- migrations 001 to 081; app/db/upgrade/ brings databases that have those to the same structure. Functions,
-- triggers and views are in app/db/functions/. Columns that were added later stand after the older ones,
-- as they do in the databases that were upgraded.

create extension if not exists pg_trgm;

-- ===== Accounts: people, and how they sign in =====

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
  updated_at timestamptz not null default now(),
  -- When the nightly job may delete the account; null while nobody has requested it.
  delete_after timestamptz
);
create unique index users_email_key on users (lower(email));
create index users_delete_after on users (delete_after) where delete_after is not null;
-- The figures of the dashboard, by day.
create index users_last_sign_in on users (last_sign_in_at) where last_sign_in_at is not null;
create index users_joined on users (created_at) include (email_verified) where not is_temporary;

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
  updated_at timestamptz not null default now(),
  -- Address and name, which the list of users is searched by: folded by norm(), with a space before each
  -- word. A trigger writes it. A generated column is impossible here and in the other tables with touch():
  -- their trigger compares whole rows, which generated columns cannot be a part of.
  search_text text collate "C" not null default ''
);
create index user_profiles_email on user_profiles (lower(email));
create index user_profiles_words on user_profiles using gin (search_text gin_trgm_ops);
-- Each page of the list, and its length, is read from this index alone.
create index user_profiles_list on user_profiles (created_at desc, user_id)
  include (is_active, is_admin);
create index user_profiles_admins on user_profiles (created_at desc, user_id) where is_admin;
create index user_profiles_inactive on user_profiles (created_at desc, user_id)
  where not is_active;

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
create index auth_sessions_used on auth_sessions (updated_at, user_id);

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
  locked_until timestamptz,
  -- Apps name their second steps, and show when each was set up.
  friendly_name text,
  created_at timestamptz not null default now()
);
create index auth_two_factors_user on auth_two_factors (user_id);
create index auth_two_factors_secret on auth_two_factors (secret);

-- Accepted codes of authenticators: each works once, although it stays correct for some seconds
-- (RFC 6238, section 5.2).
create table auth_spent_codes (
  user_id uuid not null references users (id) on delete cascade,
  code text not null,
  spent_at timestamptz not null,
  primary key (user_id, code)
);

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

-- What an app's sign-in has beyond its row of auth_sessions. Deleting the session ends the sign-in.
create table auth_app_sessions (
  session_id uuid primary key references auth_sessions (id) on delete cascade,
  -- The counter of the valid refresh token.
  counter int not null default 0,
  refreshed_at timestamptz not null,
  aal smallint not null default 1 check (aal in (1, 2)),
  -- [{ "method": "password", "timestamp": 1764000000 }], newest first.
  amr jsonb not null,
  -- When a password or a code was last entered.
  proved_at timestamptz not null
);

-- Challenges that apps request before they send the code of a second step: the newest of each session.
create table auth_challenges (
  session_id uuid primary key references auth_app_sessions (session_id) on delete cascade,
  id uuid not null unique,
  factor_id uuid not null references auth_two_factors (id) on delete cascade,
  -- How many codes were tried.
  attempts int not null default 0,
  expires_at timestamptz not null
);
create index auth_challenges_factor on auth_challenges (factor_id);

-- Sign-ins in progress with a code challenge (PKCE): by a letter, or by a visit to a provider.
create table auth_flows (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- Null: the flow leads back to the app without tokens.
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

-- Codes in letters: the newest of each kind and person.
create table auth_codes (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  sent_to text not null,
  digits_hash text not null,
  link_hash text not null unique,
  -- The sign-up whose password this code confirms.
  sign_up uuid,
  -- What an app knows about the person, from a sign-up that this code confirms.
  app_data jsonb,
  flow_id uuid references auth_flows (id) on delete set null,
  attempts int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- The session in which a new address was requested: it continues when the address changes.
  session_id uuid references auth_sessions (id) on delete set null,
  primary key (user_id, kind)
);
create index auth_codes_address on auth_codes (sent_to);
create index auth_codes_flow on auth_codes (flow_id);
create index auth_codes_expiry on auth_codes (expires_at);
create index auth_codes_session on auth_codes (session_id);

-- Changes of how a person signs in. The link in the letter about a change undoes it and all later ones.
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

-- The keys that sign access tokens. The private part is encrypted with the secret of the server.
create table auth_signing_keys (
  kid text primary key,
  private_key text not null,
  public_key jsonb not null,
  created_at timestamptz not null,
  signs_from timestamptz not null,
  -- Null for the newest key.
  good_until timestamptz
);
create unique index auth_signing_keys_newest on auth_signing_keys ((true)) where good_until is null;

-- People whom an administrator has invited. The account is created when its form is sent, which the link
-- in the mail leads to. Only a hash of the link is stored.
create table invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  token_hash text not null unique,
  invited_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  -- When the latest mail was sent.
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  -- The account that was created from it.
  user_id uuid references users (id) on delete cascade
);
-- One open invitation for each address: another one renews it.
create unique index invitations_open on invitations (lower(email)) where accepted_at is null;
create index invitations_email on invitations (lower(email));
create index invitations_inviter on invitations (invited_by);
create index invitations_user on invitations (user_id);
create index invitations_waiting on invitations (sent_at desc, id) where accepted_at is null;

-- ===== Places =====

-- Where races are. A row never changes, so that it can be cached forever: a correction is a new row, and
-- the race then refers to that.
create table places (
  id int generated always as identity primary key,
  name text not null,
  -- The state, department or province; null if unknown.
  state text,
  -- As ISO 3166-1 writes it: PE.
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  lat double precision not null check (lat between -90 and 90),
  lon double precision not null check (lon between -180 and 180),
  -- From the gazetteer, or typed by an editor.
  source text not null check (source in ('gazetteer', 'hand')),
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint places_once unique nulls not distinct (country_code, state, name, lat, lon, source)
);
-- A circle is looked up by its box.
create index places_box on places (lat, lon);

-- ===== Races =====

create table races (
  id uuid primary key default gen_random_uuid(),
  event text not null,
  race_name text not null,
  organizer text,
  description text,
  address text,
  city text not null,
  state_province text,
  country text not null,
  race_type text not null,
  race_type_category text not null default 'external'
    check (race_type_category in ('internal', 'external')),
  race_status text not null default 'upcoming'
    check (race_status in ('upcoming', 'active', 'completed', 'cancelled')),
  registration_status text not null default 'open' check (registration_status <> ''),
  race_photo text,
  external_image_url text,
  start_date date not null,
  start_time text check (start_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  registration_deadline date,
  registration_link text,
  is_premium boolean not null default false,
  distance text,
  elevation_gain text,
  elevation_loss text,
  early_registration_cost numeric(10, 2) check (early_registration_cost >= 0),
  final_registration_cost numeric(10, 2) check (final_registration_cost >= 0),
  map_url text,
  elevation_profile_url text,
  gpx_url text,
  rules_url text,
  google_maps_link text,
  -- Revision of the race in calendars (SEQUENCE): touch_race() increases it with every change.
  sequence int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  place_id int references places (id),
  -- The age that a runner needs on the day of the race. An organizer who accepts minors sets it below 16.
  minimum_age int not null default 16 check (minimum_age between 0 and 100)
);
create index races_date on races (start_date, id);
-- Similar races: same place and type, nearest days.
create index races_alike on races (city, race_type, start_date);
-- Few races are premium; the home page shows the next ones.
create index races_premium on races (start_date, id) where is_premium;
-- Matches the rows of an imported file. Not unique: an administrator may keep duplicates.
create index races_name_date on races (lower(race_name), start_date);
-- Finds the other years of a race, which share the name of its event.
create index races_event on races (event);

create table race_distances (
  id uuid primary key default gen_random_uuid(),
  race_id uuid not null references races (id) on delete cascade,
  distance text not null,
  -- Meters read from the text of the distance; null where it names no length.
  distance_m int check (distance_m > 0),
  title text not null,
  description text,
  image text,
  price text,
  discounted_price text,
  -- Minor units read from the texts: 0 is free; null is unreadable, TBD or empty.
  price_minor int check (price_minor >= 0),
  discounted_price_minor int check (discounted_price_minor >= 0),
  price_currency text not null default 'USD'
    check (price_currency in ('USD', 'MXN', 'PEN', 'CAD')),
  price_includes text,
  start_time text check (start_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  time_limit text,
  elevation_gain text,
  elevation_loss text,
  profile_information text,
  profile_image text,
  map_image text,
  additional_information text,
  registration_link text,
  sort_order int not null default 0,
  capacity int check (capacity >= 0),
  taken int not null default 0 check (taken >= 0),
  created_at timestamptz not null default now(),
  constraint race_distances_capacity check (capacity is null or taken <= capacity)
);
create index race_distances_order on race_distances (race_id, sort_order);
create index race_distances_text on race_distances (race_id, distance);
-- Looks up the races below a price where these are few, instead of checking the distances of every race.
create index race_distances_paid on race_distances
  ((coalesce(discounted_price_minor, price_minor)), race_id);

-- The course of a distance: the file as it was uploaded, and what the recipe computes from it.
create table race_courses (
  distance_id uuid primary key references race_distances (id) on delete cascade,
  -- The key in the files service.
  file text not null unique,
  -- The name under which it was uploaded.
  file_name text not null,
  format text not null check (format in ('gpx', 'tcx', 'kml', 'fit')),
  bytes int not null check (bytes > 0),
  -- Whether everybody may download the file.
  is_downloadable boolean not null default false,
  attached_by uuid references users (id) on delete set null,
  -- The version of the recipe; a later one computes the rest of the row again.
  recipe int not null,
  -- The SHA-256 of all points.
  geometry text not null,
  length_m double precision not null check (length_m > 0),
  -- Null if the file has no elevations.
  climb_m double precision check (climb_m >= 0),
  descent_m double precision check (descent_m >= 0),
  highest_m double precision,
  lowest_m double precision,
  -- The profile as the path of a hairline, for cards.
  hairline text,
  -- The line and the profile for the drawing, splits, climbs, places and notices.
  drawing jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index race_courses_recipe on race_courses (recipe);

-- How the place of a race was decided, or why it has none. A race without a row waits for its lookup.
create table race_places (
  race_id uuid primary key references races (id) on delete cascade,
  -- By the rule; by accepting one of its candidates; by hand; deliberately without a place; undecided.
  decision text not null check (decision in ('rule', 'accepted', 'hand', 'left', 'open')),
  -- Why it is undecided.
  problem text check (
    problem in ('unknown', 'ambiguous', 'other-state', 'no-state', 'no-country')
  ),
  decided_by uuid references users (id) on delete set null,
  decided_at timestamptz not null default now(),
  constraint race_places_problem check ((decision = 'open') = (problem is not null))
);
create index race_places_open on race_places (race_id) where decision = 'open';

-- What the back office searches and sorts all races by: one narrow row for each, written by triggers.
-- Reading all of them is cheap, so that filters need no indexes.
create table race_directory (
  race_id uuid primary key references races (id) on delete cascade,
  start_date date not null,
  race_status text not null,
  race_type_category text not null,
  is_premium boolean not null,
  created_at timestamptz not null,
  name_norm text collate "C" not null,
  city_norm text collate "C" not null,
  -- Folded name, event, organizer and city; begins with a space, see race_search.
  words text collate "C" not null
);
-- Finds duplicates: the same city, about the same day.
create index race_directory_place on race_directory (city_norm, start_date)
  include (race_id, name_norm);
create index race_directory_name on race_directory (name_norm, race_id);
create index race_directory_newest on race_directory (created_at desc, race_id);
create index race_directory_words on race_directory using gin (words gin_trgm_ops);
create index race_directory_date on race_directory (start_date, race_id) include (race_status);

-- Races that look like duplicates, and are none according to an administrator.
create table race_non_twins (
  -- The smaller id first.
  first_id uuid not null references races (id) on delete cascade,
  second_id uuid not null references races (id) on delete cascade,
  decided_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (first_id, second_id),
  check (first_id < second_id)
);
create index race_non_twins_second on race_non_twins (second_id);
create index race_non_twins_decided on race_non_twins (decided_by);

create table race_claims (
  id uuid primary key default gen_random_uuid(),
  race_id uuid not null references races (id) on delete cascade,
  name text not null,
  email text not null,
  phone text,
  message text,
  created_at timestamptz not null default now(),
  -- How far the back office has got with the claim, and its note about it.
  status text not null default 'new' check (status in ('new', 'contacted', 'done')),
  note text,
  updated_at timestamptz not null default now(),
  search_text text collate "C" not null default ''
);
create index race_claims_race on race_claims (race_id);
create index race_claims_words on race_claims using gin (search_text gin_trgm_ops);
create index race_claims_list on race_claims (created_at desc, id desc);
create index race_claims_status on race_claims (status, created_at desc, id desc);

-- The organizers of a race, whom an administrator has linked: they may edit it. A claim alone grants
-- nothing; a link that was made from a claim names it.
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

-- ===== Race search: what the list of races reads, kept by app/db/functions/race-search.sql =====

-- Each combination of type, country, city and place that races have.
create table race_facets (
  facet_id int generated always as identity primary key,
  race_type text not null,
  country text not null,
  city text not null,
  country_norm text not null,
  city_norm text not null,
  -- A part of the combination, so that counts by combination are counts by place too.
  place_id int references places (id),
  -- Filters ignore the case of a type. Folding it for thousands of rows took as long as finding the races,
  -- and a column has statistics.
  type_norm text not null,
  constraint race_facets_once unique nulls not distinct (race_type, country, city, place_id)
);
create index race_facets_place on race_facets (place_id) where place_id is not null;

-- Each combination of lengths that races have. There are few, so that a filter on the length becomes a
-- lookup in an index, instead of a comparison with the lengths of every race.
create table race_lengths (
  lengths_id int generated always as identity primary key,
  -- For example {[5000,5001),[21098,21099)}; empty where no length is known.
  distances_m int4multirange not null,
  constraint race_lengths_once unique (distances_m)
);

-- One row for each race with everything that filters and orders compare. Past races leave with
-- race_search_prune().
create table race_search (
  race_id uuid primary key references races (id) on delete cascade,
  start_date date not null,
  facet_id int not null references race_facets (facet_id),
  -- Tenths of the mean of the visible reviews (41 is 4.1); null without any.
  rating10 smallint,
  review_count int not null default 0,
  lengths_id int not null references race_lengths (lengths_id),
  -- Folded by norm(); begins with a space so that "% xy%" finds every beginning of a word.
  search_text text not null,
  -- In US cents; null where no price is known.
  price int
) with (
  fillfactor = 90,
  -- The counts are index-only scans, which want a clean visibility map.
  autovacuum_analyze_scale_factor = 0.02,
  autovacuum_vacuum_scale_factor = 0.05,
  autovacuum_vacuum_insert_scale_factor = 0.05
);
create index race_search_words on race_search using gin (search_text gin_trgm_ops);
create index race_search_price on race_search (price, start_date, race_id)
  include (facet_id, rating10);
create index race_search_rating on race_search (rating10 desc nulls last, start_date, race_id)
  include (facet_id);
create index race_search_date on race_search (start_date, race_id)
  include (facet_id, lengths_id, rating10);
create index race_search_facet on race_search (facet_id, start_date, race_id)
  include (lengths_id, rating10);
create index race_search_lengths on race_search (lengths_id, start_date, race_id)
  include (facet_id, rating10);

-- How many races each combination has, so that the counts beside the filters need not read every race.
-- Triggers only ever add rows, and the numbers of a combination are the sums of its rows: writers of one
-- city never wait for each other. The nightly pruning merges the rows.
create table race_counts (
  id bigint generated always as identity primary key,
  -- Not a foreign key: pruning a combination must neither wait for nor check its counts.
  facet_id int not null,
  races int not null,
  -- Those whose mean of the visible reviews is at least 3, 4 or 5 stars.
  rated_3 int not null,
  rated_4 int not null,
  rated_5 int not null
) with (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_insert_scale_factor = 0.05);

-- How many races each day has, for the counts of months. As in race_counts, rows are only ever added, and
-- the nightly pruning merges them.
create table race_days (
  id bigint generated always as identity primary key,
  start_date date not null,
  races int not null,
  rated_3 int not null,
  rated_4 int not null,
  rated_5 int not null
) with (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_insert_scale_factor = 0.05);

-- The vocabulary that corrects misspelled words.
create table search_words (
  word text primary key,
  n int not null
);
create index search_words_similar on search_words using gin (word gin_trgm_ops);

-- ===== Imports of races =====

-- Files of races that administrators import. The file itself is in the files service; the row decides
-- which step of the wizard its address shows.
create table race_imports (
  id uuid primary key default gen_random_uuid(),
  file_name text not null check (length(file_name) between 1 and 200),
  state text not null default 'uploaded' check (
    state in ('uploaded', 'importing', 'complete', 'failed', 'cancelled', 'undoing', 'undone')
  ),
  encoding text not null,
  separator text not null,
  row_count int not null,
  race_count int not null,
  distance_count int not null,
  -- Rows that cannot be imported, and notices. All are counted; race_import_problems has the first ones.
  problem_count int not null,
  notice_count int not null,
  -- How many races the import would create, update and leave unchanged; how many races with runners it
  -- would move, and how many runners these have.
  forecast jsonb not null,
  only_existing boolean not null default false,
  -- How many races are done. Written in the transaction of their batch.
  done int not null default 0,
  tally jsonb not null,
  -- How often the work began: more than once if a process ended in the middle.
  runs int not null default 0,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  heartbeat_at timestamptz,
  finished_at timestamptz,
  -- The names in the first line of the file, each with its column and some of its cells.
  headings jsonb not null default '[]',
  -- The columns and the order of dates that an administrator has chosen. Other headings are recognized
  -- automatically.
  mapping jsonb not null default '{"columns": {}, "dates": null}',
  -- What an administrator must choose before the file can be read.
  question text check (question in ('columns', 'dates')),
  -- The site that letters to runners of moved races lead to; null if they get none.
  tell_origin text,
  -- Whether dates of the file are ambiguous.
  has_order boolean not null default false
);
create index race_imports_newest on race_imports (created_at desc, id);
create index race_imports_running on race_imports (started_at) where state in ('importing', 'undoing');

create table race_import_problems (
  id bigint generated always as identity primary key,
  import_id uuid not null references race_imports (id) on delete cascade,
  -- row: a row of the file is wrong. notice: nothing is wrong. import: writing the race failed.
  kind text not null check (kind in ('row', 'notice', 'import')),
  line int,
  -- The code of a message with its values. The screen puts it into words.
  code text not null,
  details jsonb not null default '{}'
);
create index race_import_problems_listed on race_import_problems (import_id, kind, id);

create table race_import_forecasts (
  import_id uuid not null references race_imports (id) on delete cascade,
  -- The first line of the race in the file.
  line int not null,
  change text not null check (change in ('create', 'update', 'unchanged')),
  title text not null,
  start_date date not null,
  place text not null,
  distances jsonb not null,
  -- What an update changes: what, from, to.
  changes jsonb not null,
  -- How many runners would have to be notified.
  runners int not null,
  primary key (import_id, line)
);
create index race_import_forecasts_change on race_import_forecasts (import_id, change, line);
create index race_import_forecasts_moved on race_import_forecasts (import_id, line)
  where runners > 0;

-- The columns that administrators have chosen, for the next file with the same headings.
create table race_import_mappings (
  -- The set of headings, one to a line.
  headings text primary key,
  mapping jsonb not null,
  used_at timestamptz not null
);

-- What an import did to each race and each distance, so that it can be undone.
create table race_import_changes (
  import_id uuid not null references race_imports (id) on delete cascade,
  -- A race, or a distance of it. Not foreign keys: both may have been deleted.
  subject_id uuid not null,
  race_id uuid not null,
  -- The columns as they were; null for what the import created.
  before jsonb,
  -- The race_import_mark() of the row after the import.
  mark text not null,
  -- Null until somebody has tried to undo it.
  outcome text check (
    outcome in ('undone', 'registrations', 'reviews', 'claims', 'changed', 'gone')
  ),
  primary key (import_id, subject_id)
);
create index race_import_changes_open on race_import_changes (import_id, race_id)
  where outcome is null;

-- ===== Registrations =====

create table race_registrations (
  id uuid primary key default gen_random_uuid(),
  race_id uuid not null references races (id),
  user_id uuid references users (id) on delete set null,
  distance_id uuid references race_distances (id) on delete set null,
  first_name text not null,
  last_name text not null,
  date_of_birth date,
  phone text not null,
  country text not null,
  insurance_provider text not null,
  policy_number text not null,
  emergency_contact_name text not null,
  emergency_contact_phone text not null,
  waiver_accepted boolean not null check (waiver_accepted),
  status text not null default 'registered'
    check (status in ('registered', 'confirmed', 'completed', 'cancelled')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The name, which the back office finds runners by: folded by norm(), with a space before each word.
  search_text text collate "C" not null default '',
  -- 0 lets the trigger give_bib() choose the number.
  bib integer not null default 0,
  -- The parent or guardian who has consented, if the runner is a minor on the day of the race.
  guardian_name text check (guardian_name <> ''),
  -- The entry of a deleted account stays as the organizer's record, without the person: user_id can only
  -- become null together with everything personal.
  constraint race_registrations_person_or_nothing check (
    case when user_id is not null then date_of_birth is not null
    else date_of_birth is null and first_name || last_name || phone || country || insurance_provider
      || policy_number || emergency_contact_name || emergency_contact_phone = ''
    end
  ),
  constraint race_registrations_bib unique (race_id, bib),
  constraint race_registrations_bib_check check (bib > 0),
  constraint race_registrations_guardian_of_nobody check (user_id is not null or guardian_name is null)
);
create unique index race_registrations_once on race_registrations (
  race_id, user_id, coalesce(distance_id, '00000000-0000-0000-0000-000000000000')
) where status <> 'cancelled';
create index race_registrations_user on race_registrations (user_id, created_at desc);
create index race_registrations_distance on race_registrations (distance_id);
create index race_registrations_words on race_registrations using gin (search_text gin_trgm_ops);
create index race_registrations_status on race_registrations (status, created_at desc, id desc);
create index race_registrations_race on race_registrations (race_id, created_at desc, id desc)
  include (status);
create index race_registrations_list on race_registrations (created_at desc, id desc)
  include (race_id, user_id);

-- The last bib number of each race. Every entry has a number from the start, in the order of registration,
-- and keeps it: the number of a cancelled entry stays unused.
create table race_bibs (
  race_id uuid primary key references races (id) on delete cascade,
  last_bib integer not null check (last_bib > 0)
);

-- Registrations that somebody has begun to fill in. The runner's browser chooses the id when it opens the
-- form, so it is only unique together with the runner.
create table registration_drafts (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  race_id uuid not null references races (id) on delete cascade,
  distance_id uuid references race_distances (id) on delete cascade,
  answers jsonb not null default '{}',
  -- The entry that it became: sending the same draft again does not create another.
  registration_id uuid references race_registrations (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  check (registration_id is null or answers = '{}')
);
create index registration_drafts_newest on registration_drafts (user_id, updated_at desc);
create index registration_drafts_age on registration_drafts (updated_at);

-- A runner's private note for the way to a race, which organizers and administrators do not see.
create table travel_notes (
  registration_id uuid primary key references race_registrations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  note text not null check (char_length(note) between 1 and 1000),
  updated_at timestamptz not null default now()
);
create index travel_notes_user on travel_notes (user_id);

create table review_requests (
  id uuid primary key default gen_random_uuid(),
  registration_id uuid not null references race_registrations (id) on delete cascade,
  custom_message text,
  send_email boolean not null default false,
  send_sms boolean not null default false,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  error text,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  -- The status by email and by SMS; null for a channel that was not chosen.
  email_status text check (email_status in ('queued', 'sent', 'failed')),
  email_error text,
  email_message_id uuid,
  sms_status text check (sms_status in ('queued', 'sent', 'failed')),
  sms_error text,
  sms_message_id uuid,
  check (send_email or send_sms)
);
create index review_requests_registration on review_requests (registration_id);
create index review_requests_email on review_requests (email_message_id);
create index review_requests_sms on review_requests (sms_message_id);

-- ===== Favorites and news of races =====

create table user_favorites (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  race_id uuid not null references races (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint user_favorites_once unique (user_id, race_id)
);
create index user_favorites_race on user_favorites (race_id);
create index user_favorites_newest on user_favorites (created_at) include (user_id, race_id);

-- What a favorite race was like when the runner last saw it: the dashboard shows what has changed since.
create table favorite_looks (
  favorite_id uuid primary key references user_favorites (id) on delete cascade,
  start_date date not null,
  is_cancelled boolean not null,
  -- The lowest price of the distances; null if unknown.
  price_minor int,
  price_currency text,
  distances text[] not null
);

-- Whether a member gets mail about races. Members without a row do.
create table race_news_settings (
  user_id uuid primary key references users (id) on delete cascade,
  is_on boolean not null default true,
  updated_at timestamptz not null default now()
);

-- What a race was like when the news for its member were last compiled.
create table race_news_looks (
  user_id uuid not null references users (id) on delete cascade,
  race_id uuid not null references races (id) on delete cascade,
  takes_entries boolean not null,
  -- The lowest price of the distances; null if unknown.
  price_minor int,
  price_currency text,
  primary key (user_id, race_id)
);
create index race_news_looks_race on race_news_looks (race_id);

-- ===== Experts =====

create table experts (
  id uuid primary key default gen_random_uuid(),
  profile_picture text,
  first_name text not null,
  last_name text not null,
  title text not null,
  city text not null,
  province text,
  country text not null,
  years_experience int not null default 0 check (years_experience >= 0),
  services text[] not null default '{}',
  hourly_rate numeric(10, 2) not null default 0 check (hourly_rate >= 0),
  hourly_rate_currency text not null default 'USD'
    check (hourly_rate_currency in ('USD', 'MXN', 'PEN', 'CAD')),
  rate_description text,
  phone text,
  email text,
  bio text,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The account that edits the page of the expert. Only an administrator links or unlinks it.
  user_id uuid unique references users (id) on delete set null
);

-- Requests to be listed as an expert. An approved one becomes an expert that is linked to the account.
create table expert_applications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  first_name text not null,
  last_name text not null,
  title text not null,
  city text not null,
  province text,
  country text not null,
  years_experience int not null default 0 check (years_experience >= 0),
  services text[] not null default '{}',
  hourly_rate numeric(10, 2) not null default 0 check (hourly_rate >= 0),
  hourly_rate_currency text not null default 'USD'
    check (hourly_rate_currency in ('USD', 'MXN', 'PEN', 'CAD')),
  rate_description text,
  phone text,
  email text,
  bio text,
  -- Only administrators see it.
  message text,
  status text not null default 'pending'
    check (status in ('draft', 'pending', 'approved', 'declined', 'withdrawn')),
  expert_id uuid references experts (id) on delete set null,
  -- A part of the letter to the applicant.
  decision_note text,
  decided_by uuid references users (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  constraint expert_applications_decided
    check ((status in ('approved', 'declined')) = (decided_at is not null)),
  constraint expert_applications_withdrawn
    check ((status = 'withdrawn') = (withdrawn_at is not null))
);
create index expert_applications_person on expert_applications (user_id, created_at desc);
create index expert_applications_newest on expert_applications (created_at desc);
-- A draft keeps the documents of a form with mistakes until it is sent correctly.
create unique index expert_applications_once on expert_applications (user_id)
  where status in ('draft', 'pending');
create index expert_applications_pending on expert_applications (created_at)
  where status = 'pending';

-- Certificates and similar files. Only the applicant and administrators read them.
create table expert_documents (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references expert_applications (id) on delete cascade,
  name text not null,
  media_type text not null,
  bytes int not null check (bytes > 0),
  -- The key in the files service.
  file text not null unique,
  created_at timestamptz not null default now()
);
create index expert_documents_application on expert_documents (application_id, created_at);

-- Conversations between a visitor and an expert. Neither sees the address of the other.
create table expert_inquiries (
  id uuid primary key default gen_random_uuid(),
  expert_id uuid not null references experts (id) on delete cascade,
  -- The account of the visitor, if any.
  user_id uuid references users (id) on delete cascade,
  name text not null,
  email text not null,
  -- Either side can close it: nothing is sent after that.
  closed_at timestamptz,
  closed_by text check (closed_by in ('visitor', 'expert', 'admin')),
  created_at timestamptz not null default now(),
  last_message_at timestamptz not null default now(),
  constraint expert_inquiries_closed check ((closed_at is null) = (closed_by is null))
);
create index expert_inquiries_expert on expert_inquiries (expert_id, last_message_at desc);
create index expert_inquiries_person on expert_inquiries (user_id) where user_id is not null;
create index expert_inquiries_address on expert_inquiries (lower(email));
create index expert_inquiries_oldest on expert_inquiries (last_message_at);

create table expert_inquiry_messages (
  id uuid primary key default gen_random_uuid(),
  inquiry_id uuid not null references expert_inquiries (id) on delete cascade,
  is_from_expert boolean not null,
  body text not null check (length(body) between 1 and 5000),
  created_at timestamptz not null default now()
);
create index expert_inquiry_messages_inquiry on expert_inquiry_messages (inquiry_id, created_at);

-- ===== Expert search: kept by app/db/functions/expert-search.sql =====

-- One row for each expert, the services and cities to choose from with the number of active experts of
-- each, and sets of experts as bits, from which everything is counted without reading the rows.
create table expert_cities (
  city_id int generated always as identity primary key,
  city text not null unique,
  experts int not null default 0
);

create table expert_services (
  service_id int generated always as identity primary key,
  -- In its first spelling.
  name text not null,
  norm text not null unique,
  -- A filter finds services that contain its words: with `Trail Running`, an expert counts for
  -- `Running` too, if some expert offers that.
  experts int not null default 0
);

-- The words of experts between spaces, with their punctuation. Each begins with a space, like the text
-- that it is from.
create table expert_terms (
  term_id int generated always as identity primary key,
  term text not null unique
);
create index expert_terms_within on expert_terms using gin (term gin_trgm_ops);

-- The sets of active experts with a term, as bits: bit `place % 8192` of the row with
-- `chunk = place / 8192` is an expert. A row has one kilobyte, which is counted in about a microsecond.
create table expert_term_sets (
  term_id int not null,
  chunk int not null,
  experts bit(8192) not null,
  primary key (term_id, chunk)
);

-- The sets of a city, of a service that a filter finds experts with, and of all experts. They are often
-- read completely, and therefore in a separate table.
create table expert_sets (
  kind text not null check (kind in ('all', 'city', 'service')),
  -- The number of the city or service; 0 for all.
  key_id int not null,
  chunk int not null,
  experts bit(8192) not null,
  primary key (kind, key_id, chunk)
);

create table expert_search (
  expert_id uuid primary key references experts (id) on delete cascade,
  -- The expert's bit in the sets.
  place int not null unique,
  is_active boolean not null,
  years_experience int not null,
  city_id int not null references expert_cities (city_id),
  -- Tenths of the mean of the visible reviews (41 is 4.1); null without any.
  rating10 smallint,
  review_count int not null default 0,
  -- Hundredths of a mean that includes five more reviews of 3.5 stars: one good review does not outrank
  -- forty, and an expert without reviews ranks in the middle.
  standing smallint not null default 350,
  -- All services that a filter finds the expert with.
  service_ids int[] not null,
  -- The terms of `search_text`.
  term_ids int[] not null,
  -- Folded by norm(), one line each.
  services_text text not null,
  -- Name, title and services, folded; begins with a space so that "% xy%" finds every beginning
  -- of a word.
  search_text text not null
) with (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);
create index expert_search_order on expert_search (standing desc, years_experience desc, expert_id)
  where is_active;

-- A membership of an active expert: in all, in the city's set, or in that of a service or term.
create type expert_member as (kind text, key_id int, place int);

-- The vocabulary that corrects misspelled words, with about how many experts have each word.
create table expert_words (
  word text primary key,
  n int not null
);
create index expert_words_similar on expert_words using gin (word gin_trgm_ops);

-- ===== Reviews =====

create table reviews (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  entity_id uuid not null,
  entity_type text not null check (entity_type in ('race', 'expert')),
  rating smallint not null check (rating between 1 and 5),
  comment text,
  experience_date date,
  is_hidden boolean not null default false,
  is_anonymous boolean not null default false,
  author_first_name text,
  author_last_name text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When a guest confirmed the review by mail.
  verified_at timestamptz,
  -- Why a review is hidden: a reason that its author sees, and a note that only administrators see.
  hidden_reason text check (
    hidden_reason in ('spam', 'offensive', 'personal', 'off-topic', 'not-real', 'other')
  ),
  hidden_note text,
  hidden_by uuid references users (id) on delete set null,
  hidden_at timestamptz,
  -- The words of the comment, folded by plain_words().
  search_words tsvector not null default '',
  constraint reviews_once unique (user_id, entity_type, entity_id),
  constraint reviews_shown_without_reason check (
    is_hidden or (
      hidden_reason is null and hidden_note is null and hidden_by is null and hidden_at is null
    )
  )
);
create index reviews_subject on reviews (entity_type, entity_id, is_hidden, created_at desc);
create index reviews_author on reviews (user_id, created_at desc);
create index reviews_words on reviews using gin (search_words);
-- Each page of the moderators' list, and its length, is read from this index alone.
create index reviews_list on reviews (created_at desc, id) include (is_hidden, rating);
create index reviews_hidden on reviews (created_at desc, id) include (hidden_reason)
  where is_hidden;
create index reviews_hidden_by on reviews (hidden_by) where hidden_by is not null;

-- The one public answer of an expert to a review.
create table review_answers (
  review_id uuid primary key references reviews (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  body text not null check (length(body) between 1 and 2000),
  is_hidden boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index review_answers_author on review_answers (user_id) where user_id is not null;

-- The temporary accounts that reviews of visitors belong to, one for each address that was entered. Nobody
-- can sign in to them: their address in users is not real.
create table review_guests (
  user_id uuid primary key references users (id) on delete cascade,
  email text not null
);
create unique index review_guests_email on review_guests (lower(email));

-- ===== Race events and webhooks =====

-- What happened to a race, for its organizers (webhooks and event stream) and for a runner whose app is
-- signed in. Rows have ids only. Triggers write them in the transaction of the change.
create table race_events (
  id bigint generated always as identity primary key,
  race_id uuid not null references races (id) on delete cascade,
  kind text not null check (
    kind in (
      'registration.created', 'registration.updated', 'registration.cancelled', 'review.published'
    )
  ),
  -- The registration or the review.
  subject_id uuid not null,
  -- The runner of the registration.
  user_id uuid references users (id) on delete set null,
  -- Numbered after the commit, in the order in which readers see the rows. Ids are not in that order: a
  -- transaction that began earlier may commit later.
  place bigint,
  created_at timestamptz not null default now()
);
create unique index race_events_place on race_events (place);
create index race_events_without_place on race_events (id) where place is null;
create index race_events_race on race_events (race_id, place);
create index race_events_user on race_events (user_id, place) where user_id is not null;
create index race_events_subject on race_events (subject_id, kind);
create index race_events_age on race_events (created_at);

-- The last place that was given. Its row is also the lock of place_race_events().
create table race_event_places (
  is_only boolean primary key default true check (is_only),
  last_place bigint not null
);

-- Where the events of a race are sent. An endpoint is deleted with the link of its organizer.
create table webhook_endpoints (
  id uuid primary key default gen_random_uuid(),
  race_id uuid not null,
  user_id uuid not null,
  address text not null,
  -- Encrypted with the server's secret.
  secret text not null,
  events text[] not null check (cardinality(events) > 0),
  paused_at timestamptz,
  -- The organizer paused it, it failed for days, or it answered 410 Gone.
  paused_by text check (paused_by in ('organizer', 'failures', 'gone')),
  -- Since when every attempt has failed.
  failing_since timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- After a change of the secret, the old one signs too until the receiver has had time to learn the new
  -- one.
  previous_secret text,
  previous_until timestamptz,
  constraint webhook_endpoints_once unique (race_id, user_id, address),
  constraint webhook_endpoints_organizer foreign key (race_id, user_id)
    references race_organizers (race_id, user_id) on delete cascade,
  constraint webhook_endpoints_paused check ((paused_at is null) = (paused_by is null)),
  constraint webhook_endpoints_previous
    check ((previous_secret is null) = (previous_until is null))
);

-- The log of deliveries, and their queue: the waiting ones.
create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
  event_id bigint not null references race_events (id) on delete cascade,
  status text not null default 'waiting'
    check (status in ('waiting', 'sent', 'failed', 'dropped')),
  tries int not null default 0,
  -- Null: immediately.
  next_try_at timestamptz,
  tried_at timestamptz,
  -- The last attempt: the status of the answer, or why none came.
  answer_status int,
  answer text,
  problem text,
  took_ms int,
  created_at timestamptz not null default now(),
  constraint webhook_deliveries_once unique (endpoint_id, event_id)
);
create index webhook_deliveries_event on webhook_deliveries (event_id);
create index webhook_deliveries_newest on webhook_deliveries (endpoint_id, event_id desc);
create index webhook_deliveries_waiting on webhook_deliveries (endpoint_id, next_try_at)
  where status = 'waiting';

-- ===== The API for programs and apps =====

-- Keys for programs. A key has the rights of its owner as an organizer; only its hash is stored.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  -- SHA-256 is enough: a key has 192 random bits, so that nobody can try them all.
  secret_hash text not null unique,
  -- The last letters of the key, which distinguish it for its owner.
  ending text not null,
  scopes text[] not null,
  created_at timestamptz not null,
  -- To the minute.
  last_used_at timestamptz
);
create index api_keys_user on api_keys (user_id, created_at);

-- The answers to writes with an Idempotency-Key: a repeated write gets the same answer. The caller is a
-- key or an app's session.
create table api_answers (
  caller_id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  -- The hash of method, address and body.
  request_hash text not null,
  -- Null while the write is in progress.
  status int,
  body jsonb,
  created_at timestamptz not null,
  primary key (caller_id, name)
);
create index api_answers_user on api_answers (user_id);
create index api_answers_created on api_answers (created_at);

-- Files that apps store for a person. A bucket and everything in it belongs to one account.
create table storage_buckets (
  id text primary key,
  owner_id uuid not null references users (id) on delete cascade,
  -- Whether everybody may read its objects. Only the owner may list and change them.
  is_public boolean not null default false,
  -- Bytes of one object; null: the limit of the server.
  file_size_limit int check (file_size_limit > 0),
  -- Null: all that the server accepts.
  allowed_mime_types text[],
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index storage_buckets_owner on storage_buckets (owner_id);

create table storage_objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references storage_buckets (id) on delete cascade,
  -- Including folders: photos/2026/start.jpg
  name text not null,
  -- The key in the files service: new with each upload, so that it is also the entity tag.
  file text not null unique,
  bytes int not null check (bytes >= 0),
  content_type text not null,
  -- Seconds for which browsers may cache it.
  cache_seconds int not null default 3600 check (cache_seconds >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (bucket_id, name)
);

-- ===== The assistant =====

create table ai_assistants (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  description text,
  instructions text not null,
  model text not null default 'gpt-4o',
  tools jsonb not null default '["search_races"]',
  conversation_starter text,
  follow_up_questions jsonb not null default '[]',
  sort_order int,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index ai_assistants_order on ai_assistants (sort_order nulls last, created_at);

-- A thread belongs to an account, or to the browser of a guest.
create table chat_threads (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users (id) on delete cascade,
  assistant_id uuid references ai_assistants (id) on delete set null,
  title text,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  -- The digest of the guest's cookie.
  guest_key text,
  -- The race that the thread is about.
  race_id uuid references races (id) on delete set null,
  last_message_at timestamptz not null default now(),
  -- Set while a question is being answered, so that a thread has one at a time.
  answering_until timestamptz,
  constraint chat_threads_owner check ((user_id is null) <> (guest_key is null))
);
create index chat_threads_assistant on chat_threads (assistant_id);
create index chat_threads_expiry on chat_threads (expires_at);
create index chat_threads_guest on chat_threads (guest_key, last_message_at desc)
  where guest_key is not null;
create index chat_threads_race on chat_threads (race_id) where race_id is not null;
create index chat_threads_user on chat_threads (user_id, last_message_at desc);

create table chat_messages (
  id uuid primary key default gen_random_uuid(),
  thread_id uuid not null references chat_threads (id) on delete cascade,
  content text not null,
  is_user boolean not null,
  debug jsonb,
  "timestamp" timestamptz not null default now(),
  position int not null,
  state text not null default 'complete'
    check (state in ('complete', 'streaming', 'stopped', 'failed')),
  -- Races that the answer shows: [{"id": race, "why": ["In Cusco"]}].
  races jsonb not null default '[]',
  -- Pages of this site that it links to: [{"label": "…", "to": "/races?city=Cusco"}].
  links jsonb not null default '[]',
  -- Suggested replies.
  options jsonb not null default '[]',
  answered_by text check (answered_by in ('model', 'built-in')),
  notice text,
  input_tokens int not null default 0,
  output_tokens int not null default 0,
  rating smallint check (rating in (-1, 1)),
  rating_reason text,
  rated_at timestamptz,
  -- Chosen by the browser for each question, so that one that is sent twice is answered once.
  request_key uuid
);
create index chat_messages_newest on chat_messages ("timestamp") where is_user;
create unique index chat_messages_position on chat_messages (thread_id, position);
create unique index chat_messages_request on chat_messages (thread_id, request_key);
create index chat_messages_rated on chat_messages (rated_at desc) where rated_at is not null;
-- The usage page counts the built-in assistant's answers of the last days.
create index chat_messages_built_in on chat_messages ("timestamp") where answered_by = 'built-in';

-- The usage of the language model by day in UTC. Guests have no account.
create table model_usage (
  id uuid primary key default gen_random_uuid(),
  day date not null,
  user_id uuid references users (id) on delete cascade,
  model text not null,
  calls int not null default 0 check (calls >= 0),
  input_tokens bigint not null default 0 check (input_tokens >= 0),
  output_tokens bigint not null default 0 check (output_tokens >= 0),
  unique nulls not distinct (day, user_id, model)
);
create index model_usage_user on model_usage (user_id) where user_id is not null;

-- ===== Coaches =====

create table personas (
  persona_id text primary key,
  persona_name text not null,
  system_prompt text,
  context text,
  default_replica_id text,
  layers jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Built-in personas are ours; those of the provider are copies.
  source text not null default 'built-in' check (source in ('built-in', 'provider')),
  -- The order of the list.
  position int not null default 0,
  -- When the provider's copy was last read.
  read_at timestamptz,
  constraint personas_read check ((source = 'provider') = (read_at is not null))
);
create index personas_list on personas (source, position);

-- A session belongs to an account, or to the browser of a guest. One that its owner has deleted belongs to
-- nobody: it keeps its times and its rating, and nothing of what was said.
create table coach_conversations (
  conversation_id text primary key,
  persona_id text not null,
  user_id uuid references users (id) on delete set null,
  conversation_url text,
  status text not null default 'active' check (status in ('active', 'ended')),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  -- The digest of the guest's cookie.
  guest_key text,
  source text not null check (source in ('built-in', 'provider')),
  persona_name text not null,
  -- The latest end: the provider ends its session then, and our job ends the others.
  expires_at timestamptz not null,
  end_reason text
    check (end_reason in ('closed', 'left', 'replaced', 'time', 'swept', 'provider')),
  -- Set while the built-in coach answers, so that a session has one question at a time.
  answering_until timestamptz,
  rating smallint check (rating between 1 and 5),
  rated_at timestamptz,
  summary text,
  -- A session of the provider may cost money after our row has ended: the job ends it again until the
  -- provider has confirmed.
  is_open_at_provider boolean not null default false,
  -- Matches events of the provider. A deleted session has no key, so that nothing is stored again.
  event_key uuid unique,
  constraint coach_conversations_owner check (user_id is null or guest_key is null),
  constraint coach_conversations_ended
    check ((status = 'ended') = (ended_at is not null) and (ended_at is null) = (end_reason is null)),
  constraint coach_conversations_rated check ((rating is null) = (rated_at is null))
);
create index coach_conversations_open on coach_conversations (created_at) where ended_at is null;
create index coach_conversations_user on coach_conversations (user_id, created_at desc);
create index coach_conversations_guest on coach_conversations (guest_key, created_at desc)
  where guest_key is not null;
create index coach_conversations_rated on coach_conversations (persona_id) include (rating)
  where rating is not null;
-- An owner has one running session.
create unique index coach_conversations_runs_for_user on coach_conversations (user_id)
  where status = 'active';
create unique index coach_conversations_runs_for_guest on coach_conversations (guest_key)
  where status = 'active';
create index coach_conversations_to_end on coach_conversations (expires_at)
  where status = 'active' or is_open_at_provider;

-- What was said: stored at once with the built-in coach, and after the session with the provider's.
create table coach_messages (
  id uuid primary key default gen_random_uuid(),
  conversation_id text not null references coach_conversations (conversation_id) on delete cascade,
  position int not null,
  is_user boolean not null,
  content text not null,
  created_at timestamptz not null default now(),
  -- As in chat_messages, for answers of the built-in coach.
  races jsonb not null default '[]',
  links jsonb not null default '[]',
  options jsonb not null default '[]',
  unique (conversation_id, position)
);

-- ===== Runners: courses, activities, training plans =====

-- The measured course of a member's own file. Neither the file nor its location on the earth is stored.
create table own_courses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  -- The name of the file.
  name text not null,
  format text not null check (format in ('gpx', 'tcx', 'kml', 'fit')),
  -- The version of the recipe that measured it.
  recipe int not null,
  -- The SHA-256 of all points: the same course is not counted twice.
  geometry text not null,
  length_m double precision not null check (length_m > 0),
  climb_m double precision check (climb_m >= 0),
  descent_m double precision check (descent_m >= 0),
  highest_m double precision,
  lowest_m double precision,
  drawing jsonb not null,
  -- When it is deleted; null once its member keeps it.
  forget_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, geometry)
);
create index own_courses_forget on own_courses (forget_at) where forget_at is not null;

-- What runners tell about their bodies, for the figures that follow from it. Everything is optional.
create table runner_profiles (
  user_id uuid primary key references users (id) on delete cascade,
  -- Banister's training impulse weighs effort differently for women and men.
  sex text check (sex in ('female', 'male')),
  -- Beats per minute.
  max_heart_rate smallint check (max_heart_rate between 100 and 240),
  resting_heart_rate smallint check (resting_heart_rate between 25 and 110),
  -- An IANA zone: the day of a run is the day where it began.
  time_zone text,
  updated_at timestamptz not null default now(),
  check (resting_heart_rate < max_heart_rate)
);

-- A recorded run, as the recipe reads its file. Lists and analytics read only this row.
create table activities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 120),
  sport text not null check (sport in ('run', 'trail', 'treadmill', 'walk', 'other')),
  started_at timestamptz not null,
  -- The day on the runner's clock at the start, and the offset of that clock from UTC.
  day date not null,
  utc_offset_minutes smallint not null default 0,
  -- 'file' is read from a recording; 'manual' is what the runner typed.
  source text not null check (source in ('file', 'manual')),
  -- The version of the recipe that measured it; null for a typed one.
  recipe int,
  distance_m double precision not null check (distance_m >= 0),
  elapsed_s double precision not null check (elapsed_s > 0),
  -- Without pauses and gaps.
  moving_s double precision not null check (moving_s > 0 and moving_s <= elapsed_s),
  climb_m double precision check (climb_m >= 0),
  descent_m double precision check (descent_m >= 0),
  average_heart_rate smallint,
  highest_heart_rate smallint,
  -- Steps per minute, both feet.
  average_cadence smallint,
  -- From the heart rate and the runner's profile; null where either is missing.
  training_impulse double precision check (training_impulse >= 0),
  easy_s double precision check (easy_s >= 0),
  easy_m double precision check (easy_m >= 0),
  -- The fraction by which the speed per heartbeat falls from the first half to the second.
  decoupling double precision,
  -- Seconds below the five heart rate zones, then in each zone.
  zone_s real[] check (cardinality(zone_s) = 6),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index activities_user_started on activities (user_id, started_at desc, id);

-- What the page of one activity shows, and what is needed to compute its figures again.
create table activity_tracks (
  activity_id uuid primary key references activities (id) on delete cascade,
  -- The line and the profile for the drawing, splits, pauses, series of pace, heart rate and cadence.
  drawing jsonb not null,
  -- The notices of the reading: gaps, jumps, an indoor run.
  notices jsonb not null default '[]',
  -- Seconds at each heart rate from 30 to 239 beats; null without heart rate.
  heart_rate_seconds real[] check (cardinality(heart_rate_seconds) = 210),
  -- The metres in each 30 seconds of moving time, and the mean heart rate in them, 0 where unknown; null
  -- without heart rate.
  step_m real[],
  step_heart_rate smallint[],
  check (cardinality(step_m) = cardinality(step_heart_rate))
);

-- The fastest times over standard distances within an activity.
create table activity_efforts (
  activity_id uuid not null references activities (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  meters double precision not null check (meters > 0),
  seconds double precision not null check (seconds > 0),
  -- Where in the activity it begins, in metres.
  from_m double precision not null,
  primary key (activity_id, meters)
);
create index activity_efforts_user on activity_efforts (user_id, meters, seconds);

-- The file of an activity as it was uploaded. It can be removed while the figures stay.
create table activity_files (
  activity_id uuid primary key references activities (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- The key in the files service.
  file text not null unique,
  file_name text not null,
  format text not null check (format in ('gpx', 'tcx', 'fit')),
  bytes int not null check (bytes > 0),
  -- The SHA-256 of its bytes: the same file is not accepted twice.
  digest text not null,
  created_at timestamptz not null default now(),
  unique (user_id, digest)
);

-- An upload of one file or of hundreds, which a job reads.
create table activity_uploads (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index activity_uploads_user on activity_uploads (user_id, created_at desc);

-- The outcome of each file of an upload. The name of a file in an archive is its path there.
create table activity_upload_files (
  upload_id uuid not null references activity_uploads (id) on delete cascade,
  place int not null check (place >= 0),
  name text not null,
  -- The key of the waiting bytes in the files service; null once they are read.
  file text,
  state text not null check (state in ('waiting', 'taken', 'known', 'passed-over', 'refused')),
  -- The code of the refusal with its values.
  problem jsonb,
  activity_id uuid references activities (id) on delete set null,
  primary key (upload_id, place)
);
create index activity_upload_files_activity on activity_upload_files (activity_id);

-- A training plan of a runner: its goal, and what it was built from.
create table training_plans (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('standard', 'personalized')),
  name text not null check (char_length(name) between 1 and 120),
  -- The goal: a race of the directory, or any day and distance. Day and distance stay if the race goes.
  race_id uuid references races (id) on delete set null,
  distance_id uuid references race_distances (id) on delete set null,
  goal_day date not null,
  goal_m double precision not null check (goal_m > 0),
  -- Seconds; null where finishing is the goal.
  goal_s double precision check (goal_s > 0),
  begins date not null check (begins <= goal_day),
  -- The answers that it was built from, and the version of the rules.
  answers jsonb not null,
  rules int not null,
  -- The SHA-256 of the secret in the address of its calendar.
  feed_digest text unique,
  -- When its runner ended it; null while it runs.
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index training_plans_user on training_plans (user_id, created_at desc);
-- A runner has one running plan.
create unique index training_plans_running on training_plans (user_id) where ended_at is null;
create index training_plans_race on training_plans (race_id);
create index training_plans_distance on training_plans (distance_id);

-- A session of a plan. It keeps its id when it is moved, so that calendars and watches recognize it.
create table training_sessions (
  id uuid primary key default gen_random_uuid(),
  plan_id uuid not null references training_plans (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  kind text not null check (kind in (
    'easy', 'recovery', 'long', 'steady', 'tempo', 'intervals', 'repetitions', 'hills', 'race-pace',
    'time-trial', 'race'
  )),
  -- The parts with their targets: see `SessionStep`.
  steps jsonb not null,
  planned_m double precision not null check (planned_m >= 0),
  planned_s double precision not null check (planned_s >= 0),
  -- Why it is part of the plan: the code of a reason with its values.
  reason jsonb not null,
  state text not null default 'planned' check (state in ('planned', 'done', 'skipped')),
  activity_id uuid references activities (id) on delete set null,
  -- The original day, once its runner has moved it.
  moved_from date,
  updated_at timestamptz not null default now()
);
create index training_sessions_plan on training_sessions (plan_id, day);
create index training_sessions_user_day on training_sessions (user_id, day);
create index training_sessions_activity on training_sessions (activity_id);

-- ===== The blog =====

create table blog_posts (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  content text not null,
  featured_image text,
  seo_title text,
  seo_description text,
  seo_keywords text,
  status text not null default 'draft' check (status in ('draft', 'published')),
  created_by text not null default 'admin',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz,
  -- The account of `created_by`, whose address is never public, and the name that readers see.
  author_id uuid references users (id) on delete set null,
  author_name text not null default 'Dorsal editors',
  tags text[] not null default '{}',
  featured_image_alt text,
  image_source text check (image_source in ('upload', 'model', 'drawn')),
  -- Who or what wrote the first text, for the disclosure on the page.
  written_by text not null default 'person'
    check (written_by in ('person', 'built-in', 'model')),
  -- Counts the saved versions: a save based on an earlier one is a conflict.
  revision int not null default 1,
  -- The stems of the words of title, tags, description and text, folded by plain_words().
  search_words tsvector not null default '',
  constraint blog_posts_dated check (status <> 'published' or published_at is not null),
  constraint blog_posts_few_tags check (cardinality(tags) <= 8)
);
create index blog_posts_newest on blog_posts (status, published_at desc);
create index blog_posts_tags on blog_posts using gin (tags);
create index blog_posts_created on blog_posts (created_at desc, id);
create index blog_posts_author on blog_posts (author_id) where author_id is not null;
create index blog_posts_words on blog_posts using gin (search_words);
-- Posts with the words in their title come first.
create index blog_posts_title_words on blog_posts using gin (to_tsvector('english', plain_words(title)));

create table blog_race_references (
  blog_id uuid not null references blog_posts (id) on delete cascade,
  race_id uuid not null references races (id) on delete cascade,
  position int not null default 0,
  -- The facts of the race when the post was last compared with it. The studio flags what differs now.
  facts jsonb,
  primary key (blog_id, race_id)
);
create index blog_race_references_race on blog_race_references (race_id);

-- Every saved text of a post, so that versions can be compared and restored.
create table blog_post_versions (
  post_id uuid not null references blog_posts (id) on delete cascade,
  revision int not null,
  title text not null,
  content text not null,
  featured_image text,
  featured_image_alt text,
  seo_title text,
  seo_description text,
  seo_keywords text,
  tags text[] not null default '{}',
  race_ids uuid[] not null default '{}',
  saved_by uuid references users (id) on delete set null,
  saved_by_name text not null,
  saved_at timestamptz not null default now(),
  primary key (post_id, revision)
);
create index blog_post_versions_saved_by on blog_post_versions (saved_by);

-- Work in progress of one person, on a post or on one that is not saved yet.
create table blog_drafts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  post_id uuid references blog_posts (id) on delete cascade,
  -- The revision that the work is based on.
  based_on int,
  fields jsonb not null,
  saved_at timestamptz not null default now(),
  unique (user_id, post_id)
);
create index blog_drafts_post on blog_drafts (post_id);

-- Who has a post open right now, one row for each tab.
create table blog_editors (
  post_id uuid not null references blog_posts (id) on delete cascade,
  tab uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  user_name text not null,
  seen_at timestamptz not null,
  primary key (post_id, tab)
);
create index blog_editors_user on blog_editors (user_id);

-- ===== Podcasts =====

-- A recording of a script by the configured voice, made by a job in parts.
create table podcast_audio (
  id uuid primary key default gen_random_uuid(),
  requested_by uuid references users (id) on delete set null,
  script text not null,
  voice_id text not null,
  voice_name text not null,
  engine text not null check (engine in ('built-in', 'elevenlabs')),
  status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed')),
  -- The kind of failure: see `ProblemKind`.
  problem text,
  parts_total int not null default 0,
  parts_done int not null default 0,
  file_key text,
  seconds double precision,
  bytes bigint,
  -- When each line of the script begins and ends, in seconds.
  cues jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint podcast_audio_done
    check ((status = 'done') = (file_key is not null and seconds is not null and bytes is not null))
);
create index podcast_audio_requested_by on podcast_audio (requested_by);

-- The finished parts: after a crash the job continues after the last one.
create table podcast_audio_parts (
  audio_id uuid not null references podcast_audio (id) on delete cascade,
  position int not null,
  file_key text not null,
  seconds double precision not null,
  cues jsonb not null,
  primary key (audio_id, position)
);

create table podcasts (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  script text not null,
  audio_url text not null,
  status text not null default 'published' check (status in ('draft', 'published')),
  created_by text not null default 'admin',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  topic text,
  description text,
  audio_id uuid unique references podcast_audio (id) on delete set null,
  -- The person who created it: `created_by` is always `admin`.
  created_by_id uuid references users (id) on delete set null,
  written_by text not null default 'person'
    check (written_by in ('person', 'built-in', 'model')),
  -- Said in the recording and in the feed.
  ai_disclosure text not null
    default 'This episode is read by a synthetic voice.'
);
create index podcasts_newest on podcasts (status, created_at desc);
create index podcasts_created on podcasts (created_at desc, id);
create index podcasts_created_by on podcasts (created_by_id) where created_by_id is not null;
-- The search of episodes.
create index podcasts_words on podcasts using gin (
  to_tsvector(
    'english', plain_words(title || ' ' || coalesce(topic, '') || ' ' || coalesce(description, ''))
  )
);
-- Each requested part of a sound checks whether a published episode has it.
create index podcasts_sound on podcasts (audio_url) where status = 'published';

-- The races that an episode talks about, in order.
create table podcast_race_references (
  podcast_id uuid not null references podcasts (id) on delete cascade,
  race_id uuid not null references races (id) on delete cascade,
  position int not null default 0,
  primary key (podcast_id, race_id)
);
create index podcast_race_references_race on podcast_race_references (race_id);

-- An episode in progress. It becomes a podcast when it is saved with its audio.
create table podcast_drafts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  source text not null check (source in ('topic', 'races')),
  topic text not null default '',
  race_ids uuid[] not null default '{}',
  script text not null default '',
  written_by text not null default 'person' check (written_by in ('person', 'built-in', 'model')),
  audio_id uuid references podcast_audio (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index podcast_drafts_user on podcast_drafts (user_id, updated_at desc);
create index podcast_drafts_audio on podcast_drafts (audio_id) where audio_id is not null;

-- ===== Membership and payments =====

create table stripe_customers (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references users (id) on delete cascade,
  customer_id text not null unique,
  created_at timestamptz not null default now(),
  -- Counts the reads from the provider that were written here: an answer that a later one has overtaken is
  -- not written.
  version int not null default 0,
  synced_at timestamptz,
  -- The latest checkout: requesting the same price again returns the same one.
  checkout_attempt uuid,
  checkout_price text,
  checkout_id text,
  checkout_began timestamptz,
  -- The address of the site at the latest payment, which letters about the membership link to.
  origin text
);
create index stripe_customers_checkout on stripe_customers (checkout_began)
  where checkout_began is not null;

create table stripe_subscriptions (
  id uuid primary key default gen_random_uuid(),
  customer_id text not null references stripe_customers (customer_id) on delete cascade,
  subscription_id text not null unique,
  subscription_status text not null,
  price_id text,
  "interval" text check ("interval" in ('month', 'year')),
  -- Seconds since 1970, as the payment provider counts.
  current_period_end bigint,
  cancel_at_period_end boolean not null default false,
  payment_method_brand text,
  payment_method_last4 text,
  entitled_until bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- What the subscription grants. Stored besides the price, because the provider's prices are replaced over
  -- the years.
  tier text check (tier in ('pacer', 'sprinter', 'elite')),
  -- After a downgrade, the rights of the higher tier stay until the paid period ends.
  entitled_tier text check (entitled_tier in ('pacer', 'sprinter', 'elite')),
  -- Seconds since 1970, as the payment provider counts.
  current_period_start bigint,
  -- At the provider; created_at is when we learned of it.
  created bigint,
  -- A change of plan that waits for the confirmation of its payment, and until when.
  waiting_tier text check (waiting_tier in ('pacer', 'sprinter', 'elite')),
  waiting_until bigint
);
create unique index stripe_subscriptions_one_live on stripe_subscriptions (customer_id)
  where subscription_status in ('active', 'trialing', 'past_due', 'unpaid', 'incomplete');
create index stripe_subscriptions_customer on stripe_subscriptions (customer_id);

create table invoices (
  id text primary key,
  customer_id text not null references stripe_customers (customer_id) on delete cascade,
  created bigint not null,
  number text,
  amount_paid int not null,
  currency text not null,
  status text,
  hosted_invoice_url text,
  invoice_pdf text,
  -- What is still to be paid, in the currency's smallest unit.
  amount_due int not null default 0
);
create index invoices_customer on invoices (customer_id, created desc);
create index invoices_newest on invoices (created) include (status, amount_paid);

create table webhook_events (
  event_id text primary key,
  type text not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz
);

-- How much of their limited rights people have used, for each day or month in UTC.
create table usage_counts (
  user_id uuid not null references users (id) on delete cascade,
  -- The name of the limit in the table of rights.
  counted text not null check (counted in ('chatMessagesPerDay', 'gpxAnalysesPerMonth')),
  -- The first day of the period.
  period date not null,
  count int not null check (count >= 0),
  primary key (user_id, counted, period)
);
create index usage_counts_period on usage_counts (period);

-- Offers of partners to members, from a plan on.
create table partner_offers (
  id uuid primary key default gen_random_uuid(),
  partner text not null check (btrim(partner) <> ''),
  title text not null check (btrim(title) <> ''),
  -- In words: `15% off everything, once`.
  benefit text not null check (btrim(benefit) <> ''),
  -- What members enter at the partner's site; null where the link is enough.
  voucher text,
  link text check (link like 'https://%'),
  from_tier text not null check (from_tier in ('sprinter', 'elite')),
  -- The first and the last day, inclusive; null leaves that end open.
  valid_from date,
  valid_until date,
  is_active boolean not null default true,
  -- Lower comes first. Deferrable, because two offers swap places in one statement.
  position bigint not null generated by default as identity unique deferrable initially immediate,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (valid_until >= valid_from),
  check (voucher is not null or link is not null)
);
create index partner_offers_shown on partner_offers (position) where is_active;
create index partner_offers_words on partner_offers
  using gin (lower(partner || ' ' || title || ' ' || benefit || ' ' || coalesce(voucher, '')) gin_trgm_ops);

-- The objects of the sandbox for the payment provider: customers, prices, subscriptions and invoices in
-- the provider's format.
create table sandbox_payment_objects (
  id text primary key,
  kind text not null,
  customer_id text,
  -- When something happens automatically: a renewal, another attempt of a payment. Seconds since 1970.
  due bigint,
  body jsonb not null,
  position bigint generated always as identity
);
create index sandbox_payment_objects_kind on sandbox_payment_objects (kind, position desc);
create index sandbox_payment_objects_customer
  on sandbox_payment_objects (customer_id, kind, position desc);
create index sandbox_payment_objects_due on sandbox_payment_objects (due) where due is not null;

-- Its events, until they are delivered to us.
create table sandbox_payment_events (
  id text primary key,
  type text not null,
  payload text not null,
  attempts int not null default 0,
  delivered_at timestamptz,
  position bigint generated always as identity
);
create index sandbox_payment_events_waiting on sandbox_payment_events (position)
  where delivered_at is null;

-- Its answers to requests with an idempotency key: a repeated request gets the same answer.
create table sandbox_payment_answers (
  key text primary key,
  request text not null,
  status int not null,
  body jsonb not null,
  created_at timestamptz not null default now()
);

-- ===== Messages and operation =====

create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  subject text,
  message text not null,
  created_at timestamptz not null default now(),
  handled_at timestamptz,
  -- Also null once that account is deleted.
  handled_by uuid references users (id) on delete set null,
  -- Folded by norm(), with a space before each word: reading a stored text is ten times as fast as folding
  -- it again.
  search_text text collate "C" not null default ''
);
create index contact_messages_handler on contact_messages (handled_by) where handled_by is not null;
create index contact_messages_words on contact_messages using gin (search_text gin_trgm_ops);
create index contact_messages_list on contact_messages (created_at desc, id) include (handled_at);
create index contact_messages_waiting on contact_messages (created_at desc, id)
  where handled_at is null;

create table outbox_messages (
  id uuid primary key default gen_random_uuid(),
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  subject text,
  body text not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  recipient_name text,
  html text,
  reply_to text,
  unsubscribe_url text,
  -- [{ filename, contentType, content }]
  attachments jsonb,
  attempts int not null default 0 check (attempts >= 0)
);
create index outbox_messages_newest on outbox_messages (created_at desc);
create index outbox_messages_recipient on outbox_messages (lower(recipient), created_at desc);
create index outbox_messages_waiting on outbox_messages (created_at) where status = 'queued';

-- What administrators did, kept forever. Written in the transaction of the change.
create table audit_entries (
  id uuid primary key default gen_random_uuid(),
  -- Null once the account is deleted; the entry stays.
  admin_id uuid references users (id) on delete set null,
  -- A verb in the past tense: created, changed, deleted, hid.
  action text not null check (length(action) between 1 and 60),
  subject_type text not null check (length(subject_type) between 1 and 40),
  -- Not a foreign key: the row may have been deleted.
  subject_id uuid,
  -- The name of the subject at that time. A person's name is emptied when the account is erased.
  subject_name text not null,
  before jsonb,
  after jsonb,
  reason text,
  created_at timestamptz not null default now(),
  search_text text collate "C" not null default ''
);
create index audit_entries_newest on audit_entries (created_at desc, id);
create index audit_entries_subject on audit_entries (subject_id, created_at desc);
create index audit_entries_admin on audit_entries (admin_id, created_at desc);
create index audit_entries_words on audit_entries using gin (search_text gin_trgm_ops);

create table rate_limits (
  key text not null,
  window_start timestamptz not null,
  count int not null default 0,
  primary key (key, window_start)
);
create index rate_limits_age on rate_limits (window_start);

-- Secrets that this installation has generated, and all copies of the server share.
create table app_secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

-- How the sandboxes of outside services behave: set by hand, to see what happens.
create table sandbox_settings (
  name text primary key,
  value text not null
);

-- One row in a database that was filled with demo data, written in the transaction of the seeding.
create table demo_mark (
  is_demo boolean primary key default true check (is_demo),
  created_at timestamptz not null default now()
);
