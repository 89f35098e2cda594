-- How many races each combination of type, country and city has, so that the counts beside the
-- filters need not read every race. Rows are only ever added, by triggers, and each combination's
-- numbers are the sums of its rows: writers of one city never wait for each other. The nightly
-- pruning sums them up.
create table race_counts (
  id bigint generated always as identity primary key,
  -- Not a foreign key: the pruning of a combination must not wait for, or look at, its counts.
  facet_id int not null,
  races int not null,
  -- Those whose mean of the visible reviews is at least so many stars.
  rated_3 int not null,
  rated_4 int not null,
  rated_5 int not null
) with (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_insert_scale_factor = 0.05);

insert into race_counts (facet_id, races, rated_3, rated_4, rated_5)
select facet_id, count(*), count(*) filter (where rating10 >= 30),
  count(*) filter (where rating10 >= 40), count(*) filter (where rating10 >= 50)
from race_search
group by facet_id
order by facet_id;

create function public.race_counts_on_change() returns trigger
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
create trigger race_search_counts_insert after insert on race_search
  referencing new table as added
  for each statement execute function race_counts_on_change();
create trigger race_search_counts_update after update on race_search
  referencing old table as removed new table as added
  for each statement execute function race_counts_on_change();
create trigger race_search_counts_delete after delete on race_search
  referencing old table as removed
  for each statement execute function race_counts_on_change();
create trigger race_search_counts_truncate after truncate on race_search
  for each statement execute function race_counts_on_change();

-- One row for each combination again. What others write meanwhile stays for the next time.
create function public.race_counts_fold() returns void
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

create or replace function public.race_search_prune(before date) returns int
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
  perform public.race_counts_fold();
  return removed;
end
$$;

-- A filter on the place reads everything else from here, without the table.
drop index race_search_facet;
create index race_search_facet on race_search (facet_id, start_date, race_id)
  include (min_m, max_m, rating10, distances_m);
