-- What a race sells beside its entries: shirts, meals, transport, donations.
create table race_extras (
  id uuid primary key default gen_random_uuid(),
  race_id uuid not null references races (id) on delete cascade,
  -- null: with an entry of any distance.
  distance_id uuid references race_distances (id) on delete set null,
  name_en text check (char_length(name_en) between 1 and 100),
  name_es text check (char_length(name_es) between 1 and 100),
  note_en text check (char_length(note_en) between 1 and 500),
  note_es text check (char_length(note_es) between 1 and 500),
  -- Of each one; null: the runner chooses an amount within the limits.
  price_minor integer check (price_minor between 0 and 10000000),
  least_minor integer check (least_minor between 1 and 10000000),
  most_minor integer check (most_minor between 1 and 10000000),
  -- null: without a limit.
  stock integer check (stock >= 0),
  taken integer not null default 0 check (taken >= 0),
  -- For one entry.
  most_each integer not null default 1 check (most_each between 1 and 20),
  -- At the place of the race; null: until the race.
  last_day date,
  -- Whether what it has cost goes back to the runner when the entry is cancelled.
  pays_back boolean not null default true,
  -- One that somebody has bought is never deleted; it is no longer sold.
  is_sold boolean not null default true,
  sort_order integer not null default 0,
  check (name_en is not null or name_es is not null),
  check ((price_minor is null) = (least_minor is not null)),
  check ((price_minor is null) = (most_minor is not null)),
  check (least_minor <= most_minor),
  check (price_minor is not null or most_each = 1),
  constraint race_extras_stock check (stock is null or taken <= stock)
);
create index race_extras_race on race_extras (race_id, sort_order);
create index race_extras_distance on race_extras (distance_id);

-- An order of extras for an entry that is made: it holds no place.
alter table entry_orders add column is_extras boolean not null default false;

-- The extras of an order, each for one of its entries. Prices are those of the moment when they were ordered.
create table entry_extras (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references entry_orders (id) on delete cascade,
  registration_id uuid not null references race_registrations (id) on delete cascade,
  extra_id uuid not null references race_extras (id),
  quantity integer not null check (quantity between 1 and 20),
  unit_minor integer not null check (unit_minor between 0 and 10000000),
  pays_back boolean not null,
  -- The organizer has taken it back: the runner gets the money, and not the thing.
  is_returned boolean not null default false,
  -- Whether it counts as taken: not once its order has ended or its entry is cancelled.
  is_counted boolean not null default true,
  unique (order_id, registration_id, extra_id)
);
create index entry_extras_registration on entry_extras (registration_id);
create index entry_extras_extra on entry_extras (extra_id);
