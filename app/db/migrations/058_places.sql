-- Where races are. A row never changes: a correction is a row of its own, to which the race then points.
-- What is known about a row can therefore be remembered for ever.
create table places (
  id int generated always as identity primary key,
  name text not null,
  -- The state, department or province; null where it is not known.
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

alter table races add column place_id int references places (id);

-- How a race came to its place, or why it has none. A race without a row waits to be looked up.
create table race_places (
  race_id uuid primary key references races (id) on delete cascade,
  -- Found by the rule; accepted from its candidates; set by hand; left without; open.
  decision text not null check (decision in ('rule', 'accepted', 'hand', 'left', 'open')),
  -- Why an open one is not sure.
  problem text check (
    problem in ('unknown', 'ambiguous', 'other-state', 'no-state', 'no-country')
  ),
  decided_by uuid references users (id) on delete set null,
  decided_at timestamptz not null default now(),
  constraint race_places_problem check ((decision = 'open') = (problem is not null))
);
create index race_places_open on race_places (race_id) where decision = 'open';

-- A race that moves to another town loses the place of the old one, unless the same statement says the
-- new place.
create function public.race_leaves_place() returns trigger
language plpgsql
as $$
begin
  if new.place_id is not distinct from old.place_id then
    new.place_id := null;
  end if;
  delete from public.race_places where race_id = new.id;
  return new;
end
$$;
-- Before races_touch, which is later in the alphabet.
create trigger races_leave_place before update of city, state_province, country on races
  for each row
  when ((old.city, old.state_province, old.country) is distinct from (new.city, new.state_province, new.country))
  execute function race_leaves_place();

-- Finding the place of a race is no news of it: its day of change and the number of its calendar entry stay.
create or replace function public.touch_race() returns trigger
language plpgsql
as $$
begin
  if new.place_id is distinct from old.place_id
    and to_jsonb(new) - 'place_id' = to_jsonb(old) - 'place_id' then
    return new;
  end if;
  if new.updated_at is not distinct from old.updated_at then
    new.updated_at := now();
  end if;
  if new.sequence is not distinct from old.sequence then
    new.sequence := old.sequence + 1;
  end if;
  return new;
end
$$;

-- The place is part of a combination, so that counts by combination are counts by place too.
alter table race_facets
  add column place_id int references places (id),
  drop constraint race_facets_once,
  add constraint race_facets_once unique nulls not distinct (race_type, country, city, place_id);
create index race_facets_place on race_facets (place_id) where place_id is not null;

create or replace function public.race_search_refresh(ids uuid[]) returns void
language plpgsql
as $$
begin
  if coalesce(cardinality(ids), 0) = 0 then
    return;
  end if;
  -- Two refreshes of one race must follow each other: without this lock, of 200 reviews written at
  -- once 81 were not counted. The statements below then see what the other one wrote.
  perform 1 from public.races where id = any (ids) order by id for no key update;

  insert into public.race_facets (race_type, country, city, place_id, country_norm, city_norm)
  select distinct
    r.race_type, r.country, r.city, r.place_id, public.norm(r.country), public.norm(r.city)
  from public.races r
  where r.id = any (ids) and not exists (
    select from public.race_facets f
    where f.race_type = r.race_type and f.country = r.country and f.city = r.city
      and f.place_id is not distinct from r.place_id
  )
  order by 1, 2, 3, 4
  on conflict do nothing;

  insert into public.race_search as kept (
    race_id, start_date, facet_id, min_m, max_m, rating10, review_count, distances_m, search_text
  )
  select
    r.id, r.start_date, f.facet_id, d.shortest, d.longest, v.rating10, v.total,
    coalesce(d.lengths, '{}'),
    ' ' || public.norm(
      concat_ws(' ', r.race_name, r.event, r.organizer, r.city, r.state_province, r.country)
    )
  from public.races r
  join public.race_facets f
    on f.race_type = r.race_type and f.country = r.country and f.city = r.city
    and f.place_id is not distinct from r.place_id
  cross join lateral (
    select
      min(distance_m) as shortest,
      max(distance_m) as longest,
      range_agg(int4range(distance_m, distance_m, '[]')) as lengths
    from public.race_distances
    where race_id = r.id and distance_m is not null
  ) d
  cross join lateral (
    select count(*)::int as total, round(avg(rating) * 10)::smallint as rating10
    from public.reviews
    where entity_type = 'race' and entity_id = r.id and not is_hidden
  ) v
  where r.id = any (ids)
  order by r.start_date, r.id
  on conflict (race_id) do update set
    start_date = excluded.start_date,
    facet_id = excluded.facet_id,
    min_m = excluded.min_m,
    max_m = excluded.max_m,
    rating10 = excluded.rating10,
    review_count = excluded.review_count,
    distances_m = excluded.distances_m,
    search_text = excluded.search_text
  where (
    kept.start_date, kept.facet_id, kept.min_m, kept.max_m,
    kept.rating10, kept.review_count, kept.distances_m, kept.search_text
  ) is distinct from (
    excluded.start_date, excluded.facet_id, excluded.min_m, excluded.max_m,
    excluded.rating10, excluded.review_count, excluded.distances_m, excluded.search_text
  );
end
$$;

-- A place alone does not bring back a race that has left the projection.
create or replace function public.race_search_on_update() returns trigger
language plpgsql
as $$
begin
  perform public.race_search_refresh(array(
    select a.id
    from added a
    join removed r on r.id = a.id
    where (
      a.race_name, a.event, a.organizer, a.city, a.state_province, a.country, a.race_type, a.start_date
    ) is distinct from (
      r.race_name, r.event, r.organizer, r.city, r.state_province, r.country, r.race_type, r.start_date
    ) or (
      a.place_id is distinct from r.place_id
      and exists (select from public.race_search s where s.race_id = a.id)
    )
  ));
  return null;
end
$$;
