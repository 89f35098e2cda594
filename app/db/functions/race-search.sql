-- The search of races reads race_search, race_facets and race_lengths, and counts from race_counts and
-- race_days. races.sql and reviews.sql call race_search_refresh() and race_search_reprice().
-- A write to race_search: price, counts, days.

-- ===== The rows =====


create or replace function race_lengths_of(ids uuid[])
returns table (race_id uuid, distances_m int4multirange)
language sql stable
as $$
  select r.id, (
    select coalesce(range_agg(int4range(d.distance_m, d.distance_m, '[]')), '{}')
    from public.race_distances d
    where d.race_id = r.id and d.distance_m is not null
  )
  from public.races r
  where r.id = any (ids)
$$;

-- Writes the rows of these races. Unchanged rows are not written.
-- This function keeps its plans from the first call on: planning took three quarters of the time to store a race.
-- For very many races, a plan that knows their number is better.
create or replace function race_search_refresh(ids uuid[]) returns void
language plpgsql
set plan_cache_mode = force_generic_plan
as $$
begin
  if coalesce(cardinality(ids), 0) = 0 then
    return;
  end if;
  if cardinality(ids) > 2000 then
    set local plan_cache_mode = force_custom_plan;
  end if;
  -- Two refreshes of one race must follow each other: without this lock, of 200 reviews written at
  -- once 81 were not counted. The statements below then see what the other one wrote.
  perform 1 from public.races where id = any (ids) order by id for no key update;

  insert into public.race_facets (
    race_type, country, city, place_id, type_norm, country_norm, city_norm
  )
  select distinct
    r.race_type, r.country, r.city, r.place_id,
    lower(btrim(r.race_type)), public.norm(r.country), public.norm(r.city)
  from public.races r
  where r.id = any (ids) and not exists (
    select from public.race_facets f
    where f.race_type = r.race_type and f.country = r.country and f.city = r.city
      and f.place_id is not distinct from r.place_id
  )
  order by 1, 2, 3, 4
  on conflict do nothing;

  insert into public.race_lengths (distances_m)
  select distinct o.distances_m
  from public.race_lengths_of(ids) o
  where not exists (select from public.race_lengths l where l.distances_m = o.distances_m)
  order by 1
  on conflict do nothing;

  insert into public.race_search as kept (
    race_id, start_date, ends_at, closes_at, facet_id, lengths_id, rating10, review_count, search_text
  )
  select
    r.id, r.start_date, public.race_ends(r), public.registration_closes(r),
    f.facet_id, l.lengths_id, v.rating10, v.total,
    ' ' || public.norm(
      concat_ws(
        ' ', r.race_name, nullif(r.event, r.race_name), r.organizer, r.city, r.state_province, r.country
      )
    )
  from public.races r
  join public.race_facets f
    on f.race_type = r.race_type and f.country = r.country and f.city = r.city
    and f.place_id is not distinct from r.place_id
  cross join lateral public.race_lengths_of(array[r.id]) o
  join public.race_lengths l on l.distances_m = o.distances_m
  cross join lateral (
    select count(*)::int as total, round(avg(rating) * 10)::smallint as rating10
    from public.reviews
    where entity_type = 'race' and entity_id = r.id and not is_hidden
  ) v
  where r.id = any (ids)
  order by r.start_date, r.id
  on conflict (race_id) do update set
    start_date = excluded.start_date,
    ends_at = excluded.ends_at,
    closes_at = excluded.closes_at,
    facet_id = excluded.facet_id,
    lengths_id = excluded.lengths_id,
    rating10 = excluded.rating10,
    review_count = excluded.review_count,
    search_text = excluded.search_text
  where (
    kept.start_date, kept.ends_at, kept.closes_at, kept.facet_id, kept.lengths_id,
    kept.rating10, kept.review_count, kept.search_text
  ) is distinct from (
    excluded.start_date, excluded.ends_at, excluded.closes_at, excluded.facet_id, excluded.lengths_id,
    excluded.rating10, excluded.review_count, excluded.search_text
  );
end
$$;

-- Writes the rows of the races among these whose lengths have changed: a race that was stored together with
-- its distances has been written with them.
create or replace function race_search_relength(ids uuid[]) returns void
language plpgsql
set plan_cache_mode = force_generic_plan
as $$
begin
  if coalesce(cardinality(ids), 0) = 0 then
    return;
  end if;
  -- As in race_search_refresh(): two changes of one race must follow each other.
  perform 1 from public.races where id = any (ids) order by id for no key update;
  perform public.race_search_refresh(array(
    select o.race_id
    from public.race_lengths_of(ids) o
    left join public.race_search s on s.race_id = o.race_id
    left join public.race_lengths l on l.lengths_id = s.lengths_id
    where l.distances_m is distinct from o.distances_m
  ));
end
$$;

-- To compare prices of several currencies, they are converted to US cents, at rates that stay as they are
-- here: in thousandths, and rounded up, so that only a free race costs 0. A function that is not strict is
-- part of the plan; called for each distance, it took most of the time of a search.
create or replace function in_us_cents(minor int, currency text) returns int
language sql immutable parallel safe
as $$
  select ((
    minor::bigint * case currency when 'PEN' then 270 when 'CAD' then 720 when 'MXN' then 55 else 1000 end
      + 999
  ) / 1000)::int
$$;

-- A race costs what its cheapest distance costs: what it is sold for here, else its typed price.
create or replace function price_of_race(race uuid) returns int
language sql stable parallel safe
as $$
  select min(public.in_us_cents(minor, currency)) from (
    select coalesce(sold_minor, discounted_price_minor, price_minor) as minor,
      coalesce(sold_currency, price_currency) as currency
    from public.race_distances where race_id = race
    union all
    select sold_minor, currency from public.race_sales where race_id = race
  ) priced
$$;

create or replace function race_search_price() returns trigger
language plpgsql
as $$
begin
  new.price := public.price_of_race(new.race_id);
  return new;
end
$$;

create or replace trigger race_search_price before insert or update on race_search
  for each row execute function race_search_price();

-- A change of prices alone changes nothing else that the search reads.
create or replace function race_search_reprice(ids uuid[]) returns void
language plpgsql
set plan_cache_mode = force_generic_plan
as $$
begin
  if coalesce(cardinality(ids), 0) = 0 then
    return;
  end if;
  -- As in race_search_refresh(): two changes of one race must follow each other.
  perform 1 from public.races where id = any (ids) order by id for no key update;
  -- race_search_price() writes the price.
  update public.race_search
  set price = null
  where race_id = any (ids) and price is distinct from public.price_of_race(race_id);
end
$$;

-- ===== The counts =====


create or replace function race_counts_on_change() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    insert into public.race_counts (facet_id, races, rated_3, rated_4, rated_5)
    select facet_id, count(*), count(*) filter (where rating10 >= 30),
      count(*) filter (where rating10 >= 40), count(*) filter (where rating10 >= 50)
    from added
    group by facet_id;
  elsif tg_op = 'DELETE' then
    insert into public.race_counts (facet_id, races, rated_3, rated_4, rated_5)
    select facet_id, -count(*), -count(*) filter (where rating10 >= 30),
      -count(*) filter (where rating10 >= 40), -count(*) filter (where rating10 >= 50)
    from removed
    group by facet_id;
  elsif tg_op = 'TRUNCATE' then
    truncate public.race_counts;
  else
    insert into public.race_counts (facet_id, races, rated_3, rated_4, rated_5)
    select * from (
      select facet_id, sum(sign) as races,
        coalesce(sum(sign) filter (where rating10 >= 30), 0) as rated_3,
        coalesce(sum(sign) filter (where rating10 >= 40), 0) as rated_4,
        coalesce(sum(sign) filter (where rating10 >= 50), 0) as rated_5
      from (
        select facet_id, rating10, 1 as sign from added
        union all
        select facet_id, rating10, -1 from removed
      ) changed
      group by facet_id
    ) moved
    where (races, rated_3, rated_4, rated_5) <> (0, 0, 0, 0);
  end if;
  return null;
end
$$;

create or replace trigger race_search_counts_insert after insert on race_search
  referencing new table as added
  for each statement execute function race_counts_on_change();
create or replace trigger race_search_counts_update after update on race_search
  referencing old table as removed new table as added
  for each statement execute function race_counts_on_change();
create or replace trigger race_search_counts_delete after delete on race_search
  referencing old table as removed
  for each statement execute function race_counts_on_change();
create or replace trigger race_search_counts_truncate after truncate on race_search
  for each statement execute function race_counts_on_change();

-- Merges the rows of each combination. Rows that others write meanwhile stay for the next time.
create or replace function race_counts_fold() returns void
language plpgsql
as $$
begin
  with taken as (
    delete from public.race_counts returning facet_id, races, rated_3, rated_4, rated_5
  )
  insert into public.race_counts (facet_id, races, rated_3, rated_4, rated_5)
  select facet_id, sum(races), sum(rated_3), sum(rated_4), sum(rated_5)
  from taken
  group by facet_id
  having sum(races) <> 0
  order by facet_id;
end
$$;

create or replace function race_days_on_change() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    insert into public.race_days (start_date, races, rated_3, rated_4, rated_5)
    select start_date, count(*), count(*) filter (where rating10 >= 30),
      count(*) filter (where rating10 >= 40), count(*) filter (where rating10 >= 50)
    from added
    group by start_date;
  elsif tg_op = 'DELETE' then
    insert into public.race_days (start_date, races, rated_3, rated_4, rated_5)
    select start_date, -count(*), -count(*) filter (where rating10 >= 30),
      -count(*) filter (where rating10 >= 40), -count(*) filter (where rating10 >= 50)
    from removed
    group by start_date;
  elsif tg_op = 'TRUNCATE' then
    truncate public.race_days;
  else
    insert into public.race_days (start_date, races, rated_3, rated_4, rated_5)
    select * from (
      select start_date, sum(sign) as races,
        coalesce(sum(sign) filter (where rating10 >= 30), 0) as rated_3,
        coalesce(sum(sign) filter (where rating10 >= 40), 0) as rated_4,
        coalesce(sum(sign) filter (where rating10 >= 50), 0) as rated_5
      from (
        select start_date, rating10, 1 as sign from added
        union all
        select start_date, rating10, -1 from removed
      ) changed
      group by start_date
    ) moved
    where (races, rated_3, rated_4, rated_5) <> (0, 0, 0, 0);
  end if;
  return null;
end
$$;

create or replace trigger race_search_days_insert after insert on race_search
  referencing new table as added
  for each statement execute function race_days_on_change();
create or replace trigger race_search_days_update after update on race_search
  referencing old table as removed new table as added
  for each statement execute function race_days_on_change();
create or replace trigger race_search_days_delete after delete on race_search
  referencing old table as removed
  for each statement execute function race_days_on_change();
create or replace trigger race_search_days_truncate after truncate on race_search
  for each statement execute function race_days_on_change();

-- Merges the rows of each day, as race_counts_fold() does.
create or replace function race_days_fold() returns void
language plpgsql
as $$
begin
  with taken as (
    delete from public.race_days returning start_date, races, rated_3, rated_4, rated_5
  )
  insert into public.race_days (start_date, races, rated_3, rated_4, rated_5)
  select start_date, sum(races), sum(rated_3), sum(rated_4), sum(rated_5)
  from taken
  group by start_date
  having sum(races) <> 0
  order by start_date;
end
$$;

-- ===== Upkeep =====

-- Each night: removes the races that have ended, and the combinations and lengths that no race has.
drop function if exists race_search_prune(date);
create or replace function race_search_prune(moment timestamptz) returns int
language plpgsql
as $$
declare
  removed int;
begin
  -- No transaction may use a combination between its last race and its removal.
  lock table public.race_facets, public.race_lengths in share row exclusive mode;
  delete from public.race_search where ends_at <= moment;
  get diagnostics removed = row_count;
  delete from public.race_facets f
  where not exists (select from public.race_search s where s.facet_id = f.facet_id);
  delete from public.race_lengths l
  where not exists (select from public.race_search s where s.lengths_id = l.lengths_id);
  perform public.race_counts_fold();
  perform public.race_days_fold();
  return removed;
end
$$;

-- Builds the rows again in the order of dates, so that a page of results is stored together.
drop function if exists race_search_rebuild(date);
create or replace function race_search_rebuild(moment timestamptz) returns void
language plpgsql
as $$
begin
  truncate public.race_search, public.race_facets;
  perform public.race_search_refresh(
    array(select id from public.races r where public.race_ends(r) > moment order by start_date, id)
  );
end
$$;

-- Reads the vocabulary again. It includes years and words of two letters: when no word begins with the one or
-- two letters that a visitor has typed, they are looked up within its words.
create or replace function search_words_rebuild() returns void
language plpgsql
as $$
begin
  -- Two at once would both insert every word.
  perform pg_advisory_xact_lock(727275);
  delete from public.search_words;
  insert into public.search_words (word, n)
  select word, ndoc
  from ts_stat('select to_tsvector(''simple'', public.plain_words(search_text)) from public.race_search')
  where length(word) between 2 and 40 and word !~ '^[0-9]{5,}$';
end
$$;
