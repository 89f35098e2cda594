-- What the search of experts reads, kept by the triggers below: one row for each expert, the
-- services and cities to choose from with the number of active experts of each, and sets of experts
-- as bits, from which everything is counted without reading the rows.
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

-- The words of experts as they stand between spaces, with their signs. Each begins with a space, as
-- the text that they are from.
create table expert_terms (
  term_id int generated always as identity primary key,
  term text not null unique
);
create index expert_terms_within on expert_terms using gin (term gin_trgm_ops);

-- Sets of active experts as bits: bit number `place % 8192` of the row with `chunk = place / 8192` is
-- an expert's. A row has one kilobyte, which is counted in about a microsecond.
create table expert_term_sets (
  term_id int not null,
  chunk int not null,
  experts bit(8192) not null,
  primary key (term_id, chunk)
);

-- Those of a city, of a service that a filter finds them with, and of all. They are often read as a
-- whole, and therefore apart from those of the terms.
create table expert_sets (
  kind text not null check (kind in ('all', 'city', 'service')),
  -- The number of the city or service; 0 for all.
  key_id int not null,
  chunk int not null,
  experts bit(8192) not null,
  primary key (kind, key_id, chunk)
);

create table expert_search (
  expert_id uuid primary key references experts (id) on delete cascade,
  -- The expert's bit in the sets.
  place int not null unique,
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
  -- The terms of `search_text`.
  term_ids int[] not null,
  -- Folded by norm(), one line each.
  services_text text not null,
  -- The same of name, title and services; begins with a space so that "% xy%" finds every beginning
  -- of a word.
  search_text text not null
) with (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);
create index expert_search_order on expert_search (standing desc, years_experience desc, expert_id)
  where is_active;

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

create function public.expert_services_text(services text[]) returns text
language sql immutable
as $$
  select coalesce(string_agg(public.norm(btrim(name)), E'\n' order by place), '')
  from unnest(services) with ordinality as service (name, place)
$$;

-- What words are searched in.
create function public.expert_search_text(expert public.experts) returns text
language sql immutable
as $$
  select ' ' || public.norm(concat_ws(' ', expert.first_name, expert.last_name, expert.title)) || ' '
    || replace(public.expert_services_text(expert.services), E'\n', ' ')
$$;

-- No term is longer than an index holds.
create function public.expert_terms_in(said text) returns table (term text)
language sql immutable
as $$
  select distinct ' ' || left(term, 400)
  from unnest(string_to_array(said, ' ')) told (term)
  where term <> ''
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
  -- Once for all experts: one after the other, each would read all terms.
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
    -- A place behind all others; those who have one keep it.
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
  -- And every write takes the rows of experts first, then this lock, then the rows of the projection:
  -- in another order two of them would wait for each other.
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

-- Deleted experts take the lock before their rows of the projection go with them. Triggers run in the
-- order of their names, and that of the foreign key begins with `RI_`.
create function public.expert_search_before_leaving() returns trigger
language plpgsql
as $$
begin
  perform pg_advisory_xact_lock(727276);
  return null;
end
$$;
create trigger "Experts_search_delete" after delete on experts
  for each row execute function expert_search_before_leaving();

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

-- A membership of an active expert: in all, in the city's set, or in that of a service or term.
create type public.expert_member as (kind text, key_id int, place int);

create function public.expert_members_of(place int, city_id int, service_ids int[], term_ids int[])
returns setof public.expert_member
language sql immutable
as $$
  select 'all', 0, place
  union all select 'city', city_id, place
  union all select 'service', service_id, place from unnest(service_ids) offered (service_id)
  union all select 'term', term_id, place from unnest(term_ids) said (term_id)
$$;

create function public.expert_members_join(members public.expert_member[]) returns void
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

create function public.expert_members_leave(members public.expert_member[]) returns void
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

create function public.expert_search_on_change() returns trigger
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
  -- The same lock as above, for a projection that is emptied by hand.
  perform pg_advisory_xact_lock(727276);
  perform public.expert_members_leave(leaving);
  perform public.expert_members_join(joining);
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

-- The nightly work: forgets empty sets, the cities and services of no expert at all and the terms of
-- no active one, and counts the words again.
create function public.expert_search_tidy() returns void
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

select public.expert_search_refresh(array(select id from experts));
select public.expert_rating_refresh(array(select id from experts));
