-- The list is ordered by price and by rating too. A race costs what its cheapest distance costs. Prices
-- have currencies: for the order alone they are compared in US cents, at rates that stay as they are here.
create function public.in_us_cents(minor int, currency text) returns int
language sql immutable strict parallel safe
as $$
  -- Rounded up: only what is free costs nothing.
  select ceil(
    minor * case currency when 'PEN' then 0.27 when 'CAD' then 0.72 when 'MXN' then 0.055 else 1 end
  )::int
$$;

create function public.price_of_race(race uuid) returns int
language sql stable parallel safe
as $$
  select min(public.in_us_cents(coalesce(discounted_price_minor, price_minor), price_currency))
  from public.race_distances
  where race_id = race
$$;

-- In US cents; null where no price is known.
alter table race_search add column price int;

create function public.race_search_price() returns trigger
language plpgsql
as $$
begin
  new.price := public.price_of_race(new.race_id);
  return new;
end
$$;
create trigger race_search_price before insert or update on race_search
  for each row execute function race_search_price();

-- A change of a price alone changes nothing else that search reads.
create function public.race_search_reprice(ids uuid[]) returns void
language plpgsql
as $$
begin
  if coalesce(cardinality(ids), 0) = 0 then
    return;
  end if;
  -- As in race_search_refresh: two changes of one race must follow each other.
  perform 1 from public.races where id = any (ids) order by id for no key update;
  -- The trigger above writes the price.
  update public.race_search
  set price = null
  where race_id = any (ids) and price is distinct from public.price_of_race(race_id);
end
$$;

create function public.race_search_on_prices() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    perform public.race_search_reprice(array(select distinct race_id from added));
  elsif tg_op = 'DELETE' then
    perform public.race_search_reprice(array(select distinct race_id from removed));
  else
    perform public.race_search_reprice(array(
      select unnest(array[a.race_id, r.race_id])
      from added a
      join removed r on r.id = a.id
      where (a.race_id, a.price_minor, a.discounted_price_minor, a.price_currency)
        is distinct from (r.race_id, r.price_minor, r.discounted_price_minor, r.price_currency)
    ));
  end if;
  return null;
end
$$;
-- Later in the alphabet than the triggers of race_search_on_distances, which write the price of a race
-- whose lengths change.
create trigger race_distances_shown_price_insert after insert on race_distances
  referencing new table as added
  for each statement execute function race_search_on_prices();
create trigger race_distances_shown_price_update after update on race_distances
  referencing old table as removed new table as added
  for each statement execute function race_search_on_prices();
create trigger race_distances_shown_price_delete after delete on race_distances
  referencing old table as removed
  for each statement execute function race_search_on_prices();

update race_search set price = null;

create index race_search_price on race_search (price, start_date, race_id)
  include (facet_id, rating10);
create index race_search_rating on race_search (rating10 desc nulls last, start_date, race_id)
  include (facet_id);

-- How many races each day has, so that the counts of months need not read every race. As in race_counts,
-- rows are only ever added, and the nightly pruning sums them up.
create table race_days (
  id bigint generated always as identity primary key,
  start_date date not null,
  races int not null,
  rated_3 int not null,
  rated_4 int not null,
  rated_5 int not null
) with (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_insert_scale_factor = 0.05);

insert into race_days (start_date, races, rated_3, rated_4, rated_5)
select start_date, count(*), count(*) filter (where rating10 >= 30),
  count(*) filter (where rating10 >= 40), count(*) filter (where rating10 >= 50)
from race_search
group by start_date
order by start_date;

create function public.race_days_on_change() returns trigger
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
create trigger race_search_days_insert after insert on race_search
  referencing new table as added
  for each statement execute function race_days_on_change();
create trigger race_search_days_update after update on race_search
  referencing old table as removed new table as added
  for each statement execute function race_days_on_change();
create trigger race_search_days_delete after delete on race_search
  referencing old table as removed
  for each statement execute function race_days_on_change();
create trigger race_search_days_truncate after truncate on race_search
  for each statement execute function race_days_on_change();

-- One row for each day again. What others write meanwhile stays for the next time.
create function public.race_days_fold() returns void
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

create or replace function public.race_search_prune(before date) returns int
language plpgsql
as $$
declare
  removed int;
begin
  -- No transaction may use a combination between its last race and its removal.
  lock table public.race_facets in share row exclusive mode;
  delete from public.race_search where start_date < before;
  get diagnostics removed = row_count;
  delete from public.race_facets f
  where not exists (select from public.race_search s where s.facet_id = f.facet_id);
  perform public.race_counts_fold();
  perform public.race_days_fold();
  return removed;
end
$$;
