-- The search of experts reads expert_search, and counts from sets of experts. experts.sql and reviews.sql
-- call expert_search_refresh() and expert_rating_refresh().
-- A write to expert_search: sets and counts.

-- ===== The rows =====


create or replace function expert_words_in(texts text[]) returns table (word text, n int)
language sql stable
as $$
  select word, ndoc::int
  from ts_stat(format(
    'select to_tsvector(''simple'', public.plain_words(said)) from unnest(%L::text[]) told (said)', texts
  ))
  where length(word) between 2 and 40 and word !~ '^[0-9]{5,}$'
$$;

create or replace function expert_services_text(services text[]) returns text
language sql immutable
as $$
  select coalesce(string_agg(public.norm(btrim(name)), E'\n' order by place), '')
  from unnest(services) with ordinality as service (name, place)
$$;

-- The text that is searched for words.
create or replace function expert_search_text(expert public.experts) returns text
language sql immutable
as $$
  select ' ' || public.norm(concat_ws(' ', expert.first_name, expert.last_name, expert.title)) || ' '
    || replace(public.expert_services_text(expert.services), E'\n', ' ')
$$;

-- No term is longer than an index can store.
create or replace function expert_terms_in(said text) returns table (term text)
language sql immutable
as $$
  select distinct ' ' || left(term, 400)
  from unnest(string_to_array(said, ' ')) told (term)
  where term <> ''
$$;

-- Writes everything but the rating, which reviews change.
create or replace function expert_search_refresh(ids uuid[]) returns void
language plpgsql
as $$
declare
  others uuid[];
begin
  if coalesce(cardinality(ids), 0) = 0 then
    return;
  end if;
  -- Experts are written one after another: each write sees the services that the others have added.
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

  insert into public.expert_terms (term)
  select distinct said.term
  from public.experts e
  cross join lateral public.expert_terms_in(public.expert_search_text(e)) said
  where e.id = any (ids)
  order by 1
  on conflict do nothing;

  with told as materialized (
    select
      e.id,
      public.expert_services_text(e.services) as services,
      public.expert_search_text(e) as everything
    from public.experts e
    where e.id = any (ids)
  ),
  -- Once for all experts: otherwise each would read all terms.
  said as (
    select told.id, array_agg(known.term_id order by known.term_id) as term_ids
    from told
    cross join lateral public.expert_terms_in(told.everything) said
    join public.expert_terms known using (term)
    group by told.id
  )
  insert into public.expert_search as kept (
    expert_id, place, is_active, years_experience, city_id, service_ids, term_ids, services_text,
    search_text
  )
  select
    e.id,
    -- A place after all others; experts that have a place keep it.
    coalesce((select max(place) from public.expert_search), -1) + row_number() over (order by e.id),
    e.is_active, e.years_experience, c.city_id,
    array(
      select service_id from public.expert_services known
      where strpos(told.services, known.norm) > 0
      order by service_id
    ),
    coalesce(said.term_ids, '{}'), told.services, told.everything
  from told
  join public.experts e on e.id = told.id
  join public.expert_cities c on c.city = e.city
  left join said on said.id = told.id
  order by e.id
  on conflict (expert_id) do update set
    is_active = excluded.is_active,
    years_experience = excluded.years_experience,
    city_id = excluded.city_id,
    service_ids = excluded.service_ids,
    term_ids = excluded.term_ids,
    services_text = excluded.services_text,
    search_text = excluded.search_text
  where (
    kept.is_active, kept.years_experience, kept.city_id, kept.service_ids, kept.term_ids,
    kept.services_text, kept.search_text
  ) is distinct from (
    excluded.is_active, excluded.years_experience, excluded.city_id, excluded.service_ids,
    excluded.term_ids, excluded.services_text, excluded.search_text
  );

  -- An expert who is written again counts again: the numbers only distinguish frequent words from rare ones.
  insert into public.expert_words as kept (word, n)
  select word, n
  from public.expert_words_in(array(
    select search_text from public.expert_search where expert_id = any (ids) and is_active
  ))
  on conflict (word) do update set n = kept.n + excluded.n;
end
$$;

create or replace function expert_rating_refresh(ids uuid[]) returns void
language plpgsql
as $$
begin
  if coalesce(cardinality(ids), 0) = 0 then
    return;
  end if;
  -- Two refreshes of one expert must follow each other, or the later one misses a review.
  perform 1 from public.experts where id = any (ids) order by id for no key update;
  -- Every write locks the rows of experts first, then this number, then the rows of the projection: in
  -- another order, two of them would wait for each other.
  perform pg_advisory_xact_lock(727276);
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

-- ===== The sets and counts =====


-- The sets that an active expert is a member of: all, the city, the services and the terms.
create or replace function expert_members_of(place int, city_id int, service_ids int[], term_ids int[])
returns setof public.expert_member
language sql immutable
as $$
  select 'all', 0, place
  union all select 'city', city_id, place
  union all select 'service', service_id, place from unnest(service_ids) offered (service_id)
  union all select 'term', term_id, place from unnest(term_ids) said (term_id)
$$;

create or replace function expert_members_join(members public.expert_member[]) returns void
language sql
as $$
  insert into public.expert_sets as kept (kind, key_id, chunk, experts)
  select kind, key_id, place / 8192, bit_or(set_bit(0::bit(8192), place % 8192, 1))
  from unnest(members)
  where kind <> 'term'
  group by 1, 2, 3
  order by 1, 2, 3
  on conflict (kind, key_id, chunk) do update set experts = kept.experts | excluded.experts;

  insert into public.expert_term_sets as kept (term_id, chunk, experts)
  select key_id, place / 8192, bit_or(set_bit(0::bit(8192), place % 8192, 1))
  from unnest(members)
  where kind = 'term'
  group by 1, 2
  order by 1, 2
  on conflict (term_id, chunk) do update set experts = kept.experts | excluded.experts;

  update public.expert_cities c set experts = c.experts + joined.n
  from (
    select key_id, count(*)::int as n from unnest(members) where kind = 'city' group by key_id
  ) joined
  where c.city_id = joined.key_id;

  update public.expert_services s set experts = s.experts + joined.n
  from (
    select key_id, count(*)::int as n from unnest(members) where kind = 'service' group by key_id
  ) joined
  where s.service_id = joined.key_id;
$$;

create or replace function expert_members_leave(members public.expert_member[]) returns void
language sql
as $$
  update public.expert_sets s set experts = s.experts & ~ gone.experts
  from (
    select
      kind, key_id, place / 8192 as chunk, bit_or(set_bit(0::bit(8192), place % 8192, 1)) as experts
    from unnest(members)
    where kind <> 'term'
    group by 1, 2, 3
  ) gone
  where (s.kind, s.key_id, s.chunk) = (gone.kind, gone.key_id, gone.chunk);

  update public.expert_term_sets s set experts = s.experts & ~ gone.experts
  from (
    select key_id, place / 8192 as chunk, bit_or(set_bit(0::bit(8192), place % 8192, 1)) as experts
    from unnest(members)
    where kind = 'term'
    group by 1, 2
  ) gone
  where (s.term_id, s.chunk) = (gone.key_id, gone.chunk);

  update public.expert_cities c set experts = c.experts - gone.n
  from (
    select key_id, count(*)::int as n from unnest(members) where kind = 'city' group by key_id
  ) gone
  where c.city_id = gone.key_id;

  update public.expert_services s set experts = s.experts - gone.n
  from (
    select key_id, count(*)::int as n from unnest(members) where kind = 'service' group by key_id
  ) gone
  where s.service_id = gone.key_id;
$$;

create or replace function expert_search_on_change() returns trigger
language plpgsql
as $$
declare
  leaving public.expert_member[];
  joining public.expert_member[];
begin
  if tg_op = 'TRUNCATE' then
    truncate
      public.expert_words, public.expert_terms, public.expert_term_sets, public.expert_sets;
    update public.expert_cities set experts = 0;
    update public.expert_services set experts = 0;
    return null;
  end if;
  if tg_op = 'INSERT' then
    joining := array(
      select m from added a
      cross join lateral public.expert_members_of(a.place, a.city_id, a.service_ids, a.term_ids) m
      where a.is_active
    );
  elsif tg_op = 'DELETE' then
    leaving := array(
      select m from removed r
      cross join lateral public.expert_members_of(r.place, r.city_id, r.service_ids, r.term_ids) m
      where r.is_active
    );
  elsif exists (
    select from added a
    join removed r using (expert_id)
    where (a.is_active, a.city_id, a.service_ids, a.term_ids)
      is distinct from (r.is_active, r.city_id, r.service_ids, r.term_ids)
  ) then
    leaving := array(
      select m from removed r
      cross join lateral public.expert_members_of(r.place, r.city_id, r.service_ids, r.term_ids) m
      where r.is_active
      except
      select m from added a
      cross join lateral public.expert_members_of(a.place, a.city_id, a.service_ids, a.term_ids) m
      where a.is_active
    );
    joining := array(
      select m from added a
      cross join lateral public.expert_members_of(a.place, a.city_id, a.service_ids, a.term_ids) m
      where a.is_active
      except
      select m from removed r
      cross join lateral public.expert_members_of(r.place, r.city_id, r.service_ids, r.term_ids) m
      where r.is_active
    );
  end if;
  -- The lock of expert_search_refresh(), for a projection that is emptied by hand.
  perform pg_advisory_xact_lock(727276);
  perform public.expert_members_leave(leaving);
  perform public.expert_members_join(joining);
  return null;
end
$$;

create or replace trigger expert_search_counts_insert after insert on expert_search
  referencing new table as added
  for each statement execute function expert_search_on_change();
create or replace trigger expert_search_counts_update after update on expert_search
  referencing old table as removed new table as added
  for each statement execute function expert_search_on_change();
create or replace trigger expert_search_counts_delete after delete on expert_search
  referencing old table as removed
  for each statement execute function expert_search_on_change();
create or replace trigger expert_search_counts_truncate after truncate on expert_search
  for each statement execute function expert_search_on_change();

-- ===== Upkeep =====

-- Each night: deletes empty sets, the cities and services of no expert and the terms of no active one, and
-- counts the words again.
create or replace function expert_search_tidy() returns void
language plpgsql
as $$
begin
  perform pg_advisory_xact_lock(727276);
  delete from public.expert_cities c
  where not exists (select from public.expert_search s where s.city_id = c.city_id);
  delete from public.expert_services
  where service_id not in (select unnest(service_ids) from public.expert_search);
  delete from public.expert_sets where bit_count(experts) = 0;
  delete from public.expert_term_sets where bit_count(experts) = 0;
  delete from public.expert_terms t
  where not exists (select from public.expert_term_sets s where s.term_id = t.term_id);
  delete from public.expert_words;
  insert into public.expert_words (word, n)
  select word, n
  from public.expert_words_in(array(select search_text from public.expert_search where is_active));
end
$$;
