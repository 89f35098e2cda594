-- What the search of experts reads, kept by the triggers below: one row for each expert, and the
-- services and cities to choose from with the number of active experts of each.
create table expert_cities (
  city_id int generated always as identity primary key,
  city text not null unique,
  experts int not null default 0
);

create table expert_services (
  service_id int generated always as identity primary key,
  -- As it was first spelled.
  name text not null,
  norm text not null unique,
  -- A filter finds services that contain its words: with `Trail Running`, an expert counts for
  -- `Running` too, if some expert offers that.
  experts int not null default 0
);

create table expert_search (
  expert_id uuid primary key references experts (id) on delete cascade,
  is_active boolean not null,
  years_experience int not null,
  city_id int not null references expert_cities (city_id),
  -- Tenths of the mean of the visible reviews (41 is 4.1); null without any.
  rating10 smallint,
  review_count int not null default 0,
  -- Hundredths of a mean in which five more reviews give 3.5 stars each: one good review does not
  -- outdo forty, and without any an expert stands between the good and the bad.
  standing smallint not null default 350,
  -- All services that a filter finds the expert with.
  service_ids int[] not null,
  -- Folded by norm(), one line each.
  services_text text not null,
  -- The same of name, title and services; begins with a space so that "% xy%" finds every beginning
  -- of a word.
  search_text text not null
) with (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);
create index expert_search_order on expert_search (standing desc, years_experience desc, expert_id)
  where is_active;
create index expert_search_city on expert_search (city_id) where is_active;
create index expert_search_services on expert_search using gin (service_ids);
create index expert_search_words on expert_search using gin (search_text gin_trgm_ops);

-- The vocabulary that misspelled words are corrected from, with about how many experts have each word.
create table expert_words (
  word text primary key,
  n int not null
);
create index expert_words_similar on expert_words using gin (word gin_trgm_ops);

create function public.expert_words_in(texts text[]) returns table (word text, n int)
language sql stable
as $$
  select word, ndoc::int
  from ts_stat(format(
    'select to_tsvector(''simple'', said) from unnest(%L::text[]) told (said)', texts
  ))
  where length(word) between 2 and 40 and word !~ '^[0-9]{5,}$'
$$;

-- Everything but the rating, which reviews change.
create function public.expert_search_refresh(ids uuid[]) returns void
language plpgsql
as $$
declare
  others uuid[];
begin
  if coalesce(cardinality(ids), 0) = 0 then
    return;
  end if;
  -- Experts are written one after the other: each write sees the services that the others brought.
  perform pg_advisory_xact_lock(727276);

  insert into public.expert_cities (city)
  select distinct city from public.experts where id = any (ids) order by 1
  on conflict do nothing;

  with brought as (
    insert into public.expert_services (name, norm)
    select distinct on (public.norm(btrim(name))) btrim(name), public.norm(btrim(name))
    from public.experts
    cross join unnest(services) with ordinality as offered (name, place)
    where id = any (ids) and btrim(name) <> ''
    order by 2, created_at, place
    on conflict do nothing
    returning norm
  )
  select array_agg(s.expert_id) into others
  from public.expert_search s
  where s.expert_id <> all (ids) and exists (
    select from brought where strpos(s.services_text, brought.norm) > 0
  );
  ids := ids || coalesce(others, '{}');

  insert into public.expert_search as kept (
    expert_id, is_active, years_experience, city_id, service_ids, services_text, search_text
  )
  select
    e.id, e.is_active, e.years_experience, c.city_id,
    array(
      select service_id from public.expert_services known
      where strpos(offered.texts, known.norm) > 0
      order by service_id
    ),
    offered.texts,
    ' ' || public.norm(concat_ws(' ', e.first_name, e.last_name, e.title)) || ' '
      || replace(offered.texts, E'\n', ' ')
  from public.experts e
  join public.expert_cities c on c.city = e.city
  cross join lateral (
    select coalesce(string_agg(public.norm(btrim(name)), E'\n' order by place), '') as texts
    from unnest(e.services) with ordinality as service (name, place)
  ) offered
  where e.id = any (ids)
  order by e.id
  on conflict (expert_id) do update set
    is_active = excluded.is_active,
    years_experience = excluded.years_experience,
    city_id = excluded.city_id,
    service_ids = excluded.service_ids,
    services_text = excluded.services_text,
    search_text = excluded.search_text
  where (
    kept.is_active, kept.years_experience, kept.city_id, kept.service_ids, kept.services_text,
    kept.search_text
  ) is distinct from (
    excluded.is_active, excluded.years_experience, excluded.city_id, excluded.service_ids,
    excluded.services_text, excluded.search_text
  );

  -- An expert who is written again counts again: the numbers only tell frequent words from rare ones.
  insert into public.expert_words as kept (word, n)
  select word, n
  from public.expert_words_in(array(
    select search_text from public.expert_search where expert_id = any (ids) and is_active
  ))
  on conflict (word) do update set n = kept.n + excluded.n;
end
$$;

create function public.expert_rating_refresh(ids uuid[]) returns void
language plpgsql
as $$
begin
  if coalesce(cardinality(ids), 0) = 0 then
    return;
  end if;
  -- Two refreshes of one expert must follow each other, or the later one misses a review.
  perform 1 from public.experts where id = any (ids) order by id for no key update;
  update public.expert_search s set
    rating10 = judged.rating10,
    review_count = judged.total,
    standing = judged.standing
  from (
    select
      named.expert_id, count(v.rating)::int as total, round(avg(v.rating) * 10)::smallint as rating10,
      round((coalesce(sum(v.rating), 0) + 5 * 3.5) / (count(v.rating) + 5) * 100)::smallint as standing
    from unnest(ids) named (expert_id)
    left join public.reviews v
      on v.entity_type = 'expert' and v.entity_id = named.expert_id and not v.is_hidden
    group by named.expert_id
  ) judged
  where s.expert_id = judged.expert_id and (s.rating10, s.review_count, s.standing)
    is distinct from (judged.rating10, judged.total, judged.standing);
end
$$;

create function public.expert_search_on_experts() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    perform public.expert_search_refresh(array(select id from added));
  else
    perform public.expert_search_refresh(array(
      select a.id
      from added a
      join removed r on r.id = a.id
      where (
        a.first_name, a.last_name, a.title, a.services, a.city, a.years_experience, a.is_active
      ) is distinct from (
        r.first_name, r.last_name, r.title, r.services, r.city, r.years_experience, r.is_active
      )
    ));
  end if;
  return null;
end
$$;
create trigger experts_search_insert after insert on experts
  referencing new table as added
  for each statement execute function expert_search_on_experts();
create trigger experts_search_update after update on experts
  referencing old table as removed new table as added
  for each statement execute function expert_search_on_experts();

create function public.expert_search_on_reviews() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    perform public.expert_rating_refresh(
      array(select distinct entity_id from added where entity_type = 'expert')
    );
  elsif tg_op = 'DELETE' then
    perform public.expert_rating_refresh(
      array(select distinct entity_id from removed where entity_type = 'expert')
    );
  else
    perform public.expert_rating_refresh(array(
      select distinct unnest(array_remove(array[
        case when a.entity_type = 'expert' then a.entity_id end,
        case when r.entity_type = 'expert' then r.entity_id end
      ], null))
      from added a
      join removed r on r.id = a.id
      where (a.entity_type, a.entity_id, a.rating, a.is_hidden)
        is distinct from (r.entity_type, r.entity_id, r.rating, r.is_hidden)
    ));
  end if;
  return null;
end
$$;
create trigger reviews_expert_insert after insert on reviews
  referencing new table as added
  for each statement execute function expert_search_on_reviews();
create trigger reviews_expert_update after update on reviews
  referencing old table as removed new table as added
  for each statement execute function expert_search_on_reviews();
create trigger reviews_expert_delete after delete on reviews
  referencing old table as removed
  for each statement execute function expert_search_on_reviews();

-- Adds to the numbers of active experts of cities and services, each named as often as it counts.
create function public.expert_counts_add(cities int[], services int[], sign int) returns void
language plpgsql
as $$
begin
  if cardinality(cities) = 0 then
    return;
  end if;
  -- The same lock as above: deleted experts come here without a refresh.
  perform pg_advisory_xact_lock(727276);
  update public.expert_cities c set experts = c.experts + sign * moved.n
  from (
    select named.id, count(*)::int as n from unnest(cities) named (id) group by named.id
  ) moved
  where c.city_id = moved.id;
  update public.expert_services s set experts = s.experts + sign * moved.n
  from (
    select named.id, count(*)::int as n from unnest(services) named (id) group by named.id
  ) moved
  where s.service_id = moved.id;
end
$$;

create function public.expert_search_on_change() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    perform public.expert_counts_add(
      array(select city_id from added where is_active),
      array(select unnest(service_ids) from added where is_active),
      1
    );
  elsif tg_op = 'DELETE' then
    perform public.expert_counts_add(
      array(select city_id from removed where is_active),
      array(select unnest(service_ids) from removed where is_active),
      -1
    );
  elsif tg_op = 'TRUNCATE' then
    truncate public.expert_words;
    update public.expert_cities set experts = 0;
    update public.expert_services set experts = 0;
  elsif exists (
    select from added a
    join removed r using (expert_id)
    where (a.is_active, a.city_id, a.service_ids)
      is distinct from (r.is_active, r.city_id, r.service_ids)
  ) then
    perform public.expert_counts_add(
      array(select city_id from removed where is_active),
      array(select unnest(service_ids) from removed where is_active),
      -1
    );
    perform public.expert_counts_add(
      array(select city_id from added where is_active),
      array(select unnest(service_ids) from added where is_active),
      1
    );
  end if;
  return null;
end
$$;
create trigger expert_search_counts_insert after insert on expert_search
  referencing new table as added
  for each statement execute function expert_search_on_change();
create trigger expert_search_counts_update after update on expert_search
  referencing old table as removed new table as added
  for each statement execute function expert_search_on_change();
create trigger expert_search_counts_delete after delete on expert_search
  referencing old table as removed
  for each statement execute function expert_search_on_change();
create trigger expert_search_counts_truncate after truncate on expert_search
  for each statement execute function expert_search_on_change();

-- The nightly work: forgets the cities and services of no expert at all, and counts the words again.
create function public.expert_search_tidy() returns void
language plpgsql
as $$
begin
  perform pg_advisory_xact_lock(727276);
  delete from public.expert_cities c
  where not exists (select from public.expert_search s where s.city_id = c.city_id);
  delete from public.expert_services k
  where not exists (select from public.expert_search s where s.service_ids @> array[k.service_id]);
  delete from public.expert_words;
  insert into public.expert_words (word, n)
  select word, n
  from public.expert_words_in(array(select search_text from public.expert_search where is_active));
end
$$;

select public.expert_search_refresh(array(select id from experts));
select public.expert_rating_refresh(array(select id from experts));
