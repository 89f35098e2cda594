-- What race search reads: one row for each race with everything a filter compares, and one row for
-- each combination of type, country and city. Kept by the triggers below; past races leave with
-- race_search_prune().
create table race_facets (
  facet_id int generated always as identity primary key,
  race_type text not null,
  country text not null,
  city text not null,
  country_norm text not null,
  city_norm text not null,
  constraint race_facets_once unique (race_type, country, city)
);

create table race_search (
  race_id uuid primary key references races (id) on delete cascade,
  start_date date not null,
  facet_id int not null references race_facets (facet_id),
  min_m int,
  max_m int,
  -- Tenths of the mean of the visible reviews (41 is 4.1); null without any.
  rating10 smallint,
  review_count int not null default 0,
  distances_m int4multirange not null default '{}',
  -- Folded by norm(); begins with a space so that "% xy%" finds every beginning of a word.
  search_text text not null
) with (
  fillfactor = 90,
  -- The counts are index-only scans, which want a clean visibility map.
  autovacuum_analyze_scale_factor = 0.02,
  autovacuum_vacuum_scale_factor = 0.05,
  autovacuum_vacuum_insert_scale_factor = 0.05
);
create index race_search_date on race_search (start_date, race_id)
  include (facet_id, min_m, max_m, rating10, distances_m);
create index race_search_facet on race_search (facet_id, start_date, race_id);
create index race_search_words on race_search using gin (search_text gin_trgm_ops);

-- The vocabulary that misspelled words are corrected from.
create table search_words (
  word text primary key,
  n int not null
);
create index search_words_similar on search_words using gin (word gin_trgm_ops);

create function public.race_search_refresh(ids uuid[]) returns void
language plpgsql
as $$
begin
  if coalesce(cardinality(ids), 0) = 0 then
    return;
  end if;
  -- Two refreshes of one race must follow each other: without this lock, of 200 reviews written at
  -- once 81 were not counted. The statements below then see what the other one wrote.
  perform 1 from public.races where id = any (ids) order by id for no key update;

  insert into public.race_facets (race_type, country, city, country_norm, city_norm)
  select distinct r.race_type, r.country, r.city, public.norm(r.country), public.norm(r.city)
  from public.races r
  where r.id = any (ids) and not exists (
    select from public.race_facets f
    where f.race_type = r.race_type and f.country = r.country and f.city = r.city
  )
  order by 1, 2, 3
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

-- Removes the races before a day and the combinations that no race has any more.
create function public.race_search_prune(before date) returns int
language plpgsql
as $$
declare
  removed int;
begin
  -- Nobody may use a combination anew between its last race and its removal.
  lock table public.race_facets in share row exclusive mode;
  delete from public.race_search where start_date < before;
  get diagnostics removed = row_count;
  delete from public.race_facets f
  where not exists (select from public.race_search s where s.facet_id = f.facet_id);
  return removed;
end
$$;

-- Builds the projection anew, in the order of dates so that a page of results lies together.
create function public.race_search_rebuild(keep_from date) returns void
language plpgsql
as $$
begin
  truncate public.race_search, public.race_facets;
  perform public.race_search_refresh(
    array(select id from public.races where start_date >= keep_from order by start_date, id)
  );
end
$$;

create function public.search_words_rebuild() returns void
language plpgsql
as $$
begin
  -- Two at once would each bring every word.
  perform pg_advisory_xact_lock(727275);
  delete from public.search_words;
  insert into public.search_words (word, n)
  select word, ndoc
  from ts_stat('select to_tsvector(''simple'', search_text) from public.race_search')
  where length(word) between 3 and 40 and word !~ '^[0-9]+$';
end
$$;
