-- The lengths of a race in a row of their own, which all races with the same lengths share: there are few
-- of them. A filter on the length is then looked up in an index like one on the type and place, where
-- it compared the lengths of every race before.
create table race_lengths (
  lengths_id int generated always as identity primary key,
  -- As {[5000,5001),[21098,21099)}; empty where no length is known.
  distances_m int4multirange not null,
  constraint race_lengths_once unique (distances_m)
);

insert into race_lengths (distances_m) select distinct distances_m from race_search order by 1;

create function public.lengths_as_id(lengths int4multirange) returns int
language sql stable
as $$
  select lengths_id from public.race_lengths where distances_m = lengths
$$;

-- The table is written once, in the order that it has. No count changes, and no price.
-- Most races have one name twice, as their own and as their event's: the texts that are read for a part of
-- a word lose a third of their length where they have it once.
drop index race_search_date, race_search_facet;
alter table race_search
  drop column min_m,
  drop column max_m,
  alter column distances_m drop default,
  alter column distances_m type int using lengths_as_id(distances_m),
  alter column search_text type text using regexp_replace(search_text, '^( .+)\1(?= )', '\1');
alter table race_search rename column distances_m to lengths_id;
alter table race_search add foreign key (lengths_id) references race_lengths (lengths_id);
drop function lengths_as_id;

create index race_search_date on race_search (start_date, race_id)
  include (facet_id, lengths_id, rating10);
create index race_search_facet on race_search (facet_id, start_date, race_id)
  include (lengths_id, rating10);
create index race_search_lengths on race_search (lengths_id, start_date, race_id)
  include (facet_id, rating10);

-- A type is chosen by its badge, whatever its case is stored as: folding it for thousands of rows took as
-- long as finding the races. The statistics are those of the column.
alter table race_facets add column type_norm text;
update race_facets set type_norm = lower(btrim(race_type));
alter table race_facets alter column type_norm set not null;
drop statistics race_facets_types;
analyze race_search, race_lengths, race_facets;

create function public.race_lengths_of(ids uuid[])
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
    race_id, start_date, facet_id, lengths_id, rating10, review_count, search_text
  )
  select
    r.id, r.start_date, f.facet_id, l.lengths_id, v.rating10, v.total,
    ' ' || public.norm(
      concat_ws(
        ' ', r.race_name, nullif(r.event, r.race_name), r.organizer, r.city, r.state_province, r.country
      )
    )
  from public.races r
  join public.race_facets f
    on f.race_type = r.race_type and f.country = r.country and f.city = r.city
    and f.place_id is not distinct from r.place_id
  join public.race_lengths_of(ids) o on o.race_id = r.id
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
    facet_id = excluded.facet_id,
    lengths_id = excluded.lengths_id,
    rating10 = excluded.rating10,
    review_count = excluded.review_count,
    search_text = excluded.search_text
  where (
    kept.start_date, kept.facet_id, kept.lengths_id,
    kept.rating10, kept.review_count, kept.search_text
  ) is distinct from (
    excluded.start_date, excluded.facet_id, excluded.lengths_id,
    excluded.rating10, excluded.review_count, excluded.search_text
  );
end
$$;

create or replace function public.race_search_prune(before date) returns int
language plpgsql
as $$
declare
  removed int;
begin
  -- No transaction may use a combination between its last race and its removal.
  lock table public.race_facets, public.race_lengths in share row exclusive mode;
  delete from public.race_search where start_date < before;
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
