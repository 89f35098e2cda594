-- Searches that are told by mail, what visitors suggest about races, and when a race was last checked.

-- Who gets letters about saved searches: an account, or a guest by the address. All letters of a person begin here.
create table race_alert_readers (
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique references users (id) on delete cascade,
  email text check (char_length(email) <= 254),
  lang text not null default 'en' check (lang in ('en', 'es')),
  -- Where the site was reached, for the links of the letters.
  origin text not null,
  -- The week, by its Monday, whose letter is written or not due any more.
  told_for date not null,
  created_at timestamptz not null default now(),
  check ((user_id is null) <> (email is null))
);
create unique index race_alert_readers_email on race_alert_readers (lower(email));

-- A saved search, as the query of the list's address. An unconfirmed one is deleted after some days.
create table race_alerts (
  id uuid primary key default gen_random_uuid(),
  reader_id uuid not null references race_alert_readers (id) on delete cascade,
  search text not null check (char_length(search) <= 4000),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz
);
create unique index race_alerts_once on race_alerts (reader_id, md5(search));
create index race_alerts_waiting on race_alerts (created_at) where confirmed_at is null;

-- The weeks, by their Mondays, for which the news of all races were found.
create table race_alert_weeks (
  week date primary key,
  made_at timestamptz not null
);

-- What a race was like when the news of all races were last found. The price is that of its cheapest distance.
create table race_alert_looks (
  race_id uuid primary key references races (id) on delete cascade,
  is_open boolean not null,
  cents integer,
  price_minor integer,
  price_currency text
);

-- The news of the latest week, one for each race.
create table race_alert_news (
  race_id uuid primary key references races (id) on delete cascade,
  kind text not null check (kind in ('new', 'opened', 'cheaper', 'closing')),
  -- Of a race that became cheaper: what it cost before.
  was_minor integer,
  was_currency text,
  -- The last letters told that it closes soon; only newer alerts tell it again.
  is_told boolean not null default false
);

-- A race that the site lacks, or a correction of one that it has.
create table race_suggestions (
  id uuid primary key default gen_random_uuid(),
  race_id uuid references races (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  start_date date,
  city text not null default '' check (char_length(city) <= 100),
  country text not null default '' check (char_length(country) <= 100),
  link text not null default '' check (char_length(link) <= 2000),
  distances text not null default '' check (char_length(distances) <= 200),
  note text not null default '' check (char_length(note) <= 3000),
  email text check (char_length(email) <= 254),
  lang text not null default 'en' check (lang in ('en', 'es')),
  status text not null default 'waiting' check (status in ('waiting', 'accepted', 'declined')),
  reason text check (reason in ('listed', 'unclear', 'unsuitable')),
  made_race_id uuid references races (id) on delete set null,
  decided_at timestamptz,
  decided_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  check ((status = 'waiting') = (decided_at is null)),
  check ((status = 'declined') = (reason is not null))
);
create index race_suggestions_waiting on race_suggestions (created_at) where status = 'waiting';
create index race_suggestions_latest on race_suggestions (created_at desc, id);
create index race_suggestions_race on race_suggestions (race_id);
create index race_suggestions_made_race on race_suggestions (made_race_id);
create index race_suggestions_decided on race_suggestions (decided_by);
create index race_suggestions_email on race_suggestions (lower(email));

-- When somebody last made sure of what the site says about a race, and when its organizers were asked for its
-- next edition. A race without a row was never checked.
create table race_checks (
  race_id uuid primary key references races (id) on delete cascade,
  checked_at timestamptz,
  next_asked_at timestamptz
);
