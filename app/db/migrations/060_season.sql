-- What a runner notes for the way to a race: a private text, which organizers and administrators do not see.
create table travel_notes (
  registration_id uuid primary key references race_registrations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  note text not null check (char_length(note) between 1 and 1000),
  updated_at timestamptz not null default now()
);
create trigger travel_notes_touch before update on travel_notes
  for each row when (old.* is distinct from new.*) execute function touch();
create index travel_notes_user on travel_notes (user_id);

-- What a kept race was like when its runner kept it or last looked at it: the dashboard says what has
-- changed since. A row goes with its favorite.
create table favorite_looks (
  favorite_id uuid primary key references user_favorites (id) on delete cascade,
  start_date date not null,
  is_cancelled boolean not null,
  -- The lowest price of the distances; null while it is unknown.
  price_minor int,
  price_currency text,
  distances text[] not null
);

-- Races that were kept before count as looked at now.
insert into favorite_looks (
  favorite_id, start_date, is_cancelled, price_minor, price_currency, distances
)
select f.id, r.start_date, r.race_status = 'cancelled', p.minor, p.currency, d.names
from user_favorites f
join races r on r.id = f.race_id
left join lateral (
  select coalesce(discounted_price_minor, price_minor) as minor, price_currency as currency
  from race_distances
  where race_id = r.id and coalesce(discounted_price_minor, price_minor) is not null
  order by minor, sort_order, id limit 1
) p on true
cross join lateral (
  select coalesce(array_agg(distance order by sort_order, id), '{}') as names
  from race_distances where race_id = r.id
) d;
