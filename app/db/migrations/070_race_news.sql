-- Whether a member gets mail about races; without a row, yes.
create table race_news_settings (
  user_id uuid primary key references users (id) on delete cascade,
  is_on boolean not null default true,
  updated_at timestamptz not null default now()
);
create trigger race_news_settings_touch before update on race_news_settings
  for each row when (old.* is distinct from new.*) execute function touch();

-- What a watched race was like when its member's races were last looked through.
create table race_news_looks (
  user_id uuid not null references users (id) on delete cascade,
  race_id uuid not null references races (id) on delete cascade,
  takes_entries boolean not null,
  -- The lowest price of the distances; null while it is unknown.
  price_minor int,
  price_currency text,
  primary key (user_id, race_id)
);
create index race_news_looks_race on race_news_looks (race_id);

-- Other years of a race are looked up by the name that they share.
create index races_event on races (event);
