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
  -- Revision of the race in calendars (SEQUENCE): rises with every change.
  sequence int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index races_date on races (start_date, id);
-- Similar races: the same place and kind, the nearest days.
create index races_alike on races (city, race_type, start_date);
-- Few races are premium; the home page asks for the next of them.
create index races_premium on races (start_date, id) where is_premium;
-- A CSV row finds its race by this. Not unique: an administrator may keep twins.
create index races_name_date on races (lower(race_name), start_date);

create function public.touch_race() returns trigger
language plpgsql
as $$
begin
  if new.updated_at is not distinct from old.updated_at then
    new.updated_at := now();
  end if;
  if new.sequence is not distinct from old.sequence then
    new.sequence := old.sequence + 1;
  end if;
  return new;
end
$$;
create trigger races_touch before update on races
  for each row when (old.* is distinct from new.*) execute function touch_race();

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
  -- Minor units read from the texts: 0 is free, null is unreadable, TBD or empty.
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

create table user_favorites (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  race_id uuid not null references races (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint user_favorites_once unique (user_id, race_id)
);
create index user_favorites_race on user_favorites (race_id);

create table race_registrations (
  id uuid primary key default gen_random_uuid(),
  race_id uuid not null references races (id),
  user_id uuid not null references users (id),
  distance_id uuid references race_distances (id) on delete set null,
  first_name text not null,
  last_name text not null,
  date_of_birth date not null,
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
  updated_at timestamptz not null default now()
);
create unique index race_registrations_once on race_registrations (
  race_id, user_id, coalesce(distance_id, '00000000-0000-0000-0000-000000000000')
) where status <> 'cancelled';
create index race_registrations_user on race_registrations (user_id, created_at desc);
create index race_registrations_distance on race_registrations (distance_id);
create index race_registrations_newest on race_registrations (created_at desc);
create trigger race_registrations_touch before update on race_registrations
  for each row when (old.* is distinct from new.*) execute function touch();

create table race_claims (
  id uuid primary key default gen_random_uuid(),
  race_id uuid not null references races (id) on delete cascade,
  name text not null,
  email text not null,
  phone text,
  message text,
  created_at timestamptz not null default now()
);
create index race_claims_race on race_claims (race_id);
create index race_claims_newest on race_claims (created_at desc);

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
  check (send_email or send_sms)
);
create index review_requests_registration on review_requests (registration_id);
