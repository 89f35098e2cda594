-- The structure of a database of the version 3b1aa4a4, as pg_dump 15 wrote it, with its list of applied
-- migrations: the oldest one that can be upgraded directly. upgrade.test.ts compares its upgrade with a new
-- database. It is a dump because the migrations that built it are gone from the product, and a shallow clone
-- has no history to read them from.
SET check_function_bodies = false;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE TYPE public.expert_member AS (
	kind text,
	key_id integer,
	place integer
);
CREATE FUNCTION public.audit_entries_search() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.search_text := ' ' || public.norm(new.subject_name);
  return new;
end
$$;
CREATE FUNCTION public.blog_posts_search() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.search_words := to_tsvector(
    'english',
    public.plain_words(
      concat_ws(
        ' ', new.title, array_to_string(new.tags, ' '), new.seo_description, left(new.content, 100000)
      )
    )
  );
  return new;
end
$$;
CREATE FUNCTION public.contact_messages_search() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.search_text :=
    ' ' || public.norm(concat_ws(' ', new.name, new.email, new.subject, new.message));
  return new;
end
$$;
CREATE FUNCTION public.count_places() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  freed uuid;
  filled uuid;
begin
  if tg_op <> 'INSERT' and old.status <> 'cancelled' then freed := old.distance_id; end if;
  if tg_op <> 'DELETE' and new.status <> 'cancelled' then filled := new.distance_id; end if;
  if freed is distinct from filled then
    update race_distances set taken = taken - 1 where id = freed;
    update race_distances set taken = taken + 1 where id = filled;
  end if;
  return null;
end
$$;
CREATE FUNCTION public.end_sessions() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from auth_sessions where user_id = new.user_id;
  return null;
end
$$;
CREATE FUNCTION public.expert_members_join(members public.expert_member[]) RETURNS void
    LANGUAGE sql
    AS $$
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
CREATE FUNCTION public.expert_members_leave(members public.expert_member[]) RETURNS void
    LANGUAGE sql
    AS $$
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
CREATE FUNCTION public.expert_members_of(place integer, city_id integer, service_ids integer[], term_ids integer[]) RETURNS SETOF public.expert_member
    LANGUAGE sql IMMUTABLE
    AS $$
  select 'all', 0, place
  union all select 'city', city_id, place
  union all select 'service', service_id, place from unnest(service_ids) offered (service_id)
  union all select 'term', term_id, place from unnest(term_ids) said (term_id)
$$;
CREATE FUNCTION public.expert_rating_refresh(ids uuid[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.expert_search_before_leaving() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_advisory_xact_lock(727276);
  return null;
end
$$;
CREATE FUNCTION public.expert_search_on_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.expert_search_on_experts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.expert_search_on_reviews() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.expert_search_refresh(ids uuid[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
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
CREATE TABLE public.experts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    profile_picture text,
    first_name text NOT NULL,
    last_name text NOT NULL,
    title text NOT NULL,
    city text NOT NULL,
    province text,
    country text NOT NULL,
    years_experience integer DEFAULT 0 NOT NULL,
    services text[] DEFAULT '{}'::text[] NOT NULL,
    hourly_rate numeric(10,2) DEFAULT 0 NOT NULL,
    hourly_rate_currency text DEFAULT 'USD'::text NOT NULL,
    rate_description text,
    phone text,
    email text,
    bio text,
    is_active boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    user_id uuid,
    CONSTRAINT experts_hourly_rate_check CHECK ((hourly_rate >= (0)::numeric)),
    CONSTRAINT experts_hourly_rate_currency_check CHECK ((hourly_rate_currency = ANY (ARRAY['USD'::text, 'MXN'::text, 'PEN'::text, 'CAD'::text]))),
    CONSTRAINT experts_years_experience_check CHECK ((years_experience >= 0))
);
CREATE FUNCTION public.expert_search_text(expert public.experts) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
  select ' ' || public.norm(concat_ws(' ', expert.first_name, expert.last_name, expert.title)) || ' '
    || replace(public.expert_services_text(expert.services), E'\n', ' ')
$$;
CREATE FUNCTION public.expert_search_tidy() RETURNS void
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.expert_services_text(services text[]) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
  select coalesce(string_agg(public.norm(btrim(name)), E'\n' order by place), '')
  from unnest(services) with ordinality as service (name, place)
$$;
CREATE FUNCTION public.expert_terms_in(said text) RETURNS TABLE(term text)
    LANGUAGE sql IMMUTABLE
    AS $$
  select distinct ' ' || left(term, 400)
  from unnest(string_to_array(said, ' ')) told (term)
  where term <> ''
$$;
CREATE FUNCTION public.expert_words_in(texts text[]) RETURNS TABLE(word text, n integer)
    LANGUAGE sql STABLE
    AS $_$
  select word, ndoc::int
  from ts_stat(format(
    'select to_tsvector(''simple'', public.plain_words(said)) from unnest(%L::text[]) told (said)', texts
  ))
  where length(word) between 2 and 40 and word !~ '^[0-9]{5,}$'
$_$;
CREATE FUNCTION public.give_bib() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  -- Whoever deletes the race is waited for here, and not with a number in hand.
  perform from races where id = new.race_id for key share;
  -- A number that comes with its entry is counted, so that nobody else gets it.
  insert into race_bibs as b (race_id, last_bib)
  values (new.race_id, greatest(new.bib, 1))
  on conflict (race_id) do update
    set last_bib = case when new.bib > 0 then greatest(b.last_bib, new.bib) else b.last_bib + 1 end
  returning case when new.bib > 0 then new.bib else b.last_bib end into new.bib;
  return new;
end
$$;
CREATE FUNCTION public.hand_out_race_events() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into webhook_deliveries (endpoint_id, event_id)
  select w.id, a.id
  from added a
  join webhook_endpoints w on w.race_id = a.race_id and a.kind = any (w.events)
  where w.paused_at is null;
  return null;
end
$$;
CREATE FUNCTION public.in_us_cents(minor integer, currency text) RETURNS integer
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  -- Rounded up: only what is free costs nothing.
  select ceil(
    minor * case currency when 'PEN' then 0.27 when 'CAD' then 0.72 when 'MXN' then 0.055 else 1 end
  )::int
$$;
CREATE FUNCTION public.norm(value text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  select translate(
    lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]+', '', 'g')),
    'øłđðħıßþæœ',
    'olddhistao'
  )
$$;
CREATE FUNCTION public.note_registrations() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'INSERT' then
    insert into race_events (race_id, kind, subject_id, user_id)
    select a.race_id, 'registration.created', a.id, a.user_id
    from added a
    where (
      exists (select from race_organizers o where o.race_id = a.race_id)
      or exists (
        select from auth_sessions s join auth_app_sessions app on app.session_id = s.id
        where s.user_id = a.user_id
      )
    );
  else
    insert into race_events (race_id, kind, subject_id, user_id)
    select a.race_id,
      case when a.status = 'cancelled' and r.status <> 'cancelled'
        then 'registration.cancelled' else 'registration.updated' end,
      a.id, a.user_id
    from added a join removed r on r.id = a.id
    where (
      a.status, a.distance_id, a.bib, a.user_id, a.first_name, a.last_name, a.date_of_birth, a.phone,
      a.country, a.insurance_provider, a.policy_number, a.emergency_contact_name,
      a.emergency_contact_phone
    ) is distinct from (
      r.status, r.distance_id, r.bib, r.user_id, r.first_name, r.last_name, r.date_of_birth, r.phone,
      r.country, r.insurance_provider, r.policy_number, r.emergency_contact_name,
      r.emergency_contact_phone
    ) and (
      exists (select from race_organizers o where o.race_id = a.race_id)
      or exists (
        select from auth_sessions s join auth_app_sessions app on app.session_id = s.id
        where s.user_id = a.user_id
      )
    );
  end if;
  if found then perform pg_notify('race_events', ''); end if;
  return null;
end
$$;
CREATE FUNCTION public.note_review_request() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update review_requests set email_status = new.status, email_error = new.error
    where email_message_id = new.id and new.channel = 'email';
  update review_requests set sms_status = new.status, sms_error = new.error
    where sms_message_id = new.id and new.channel = 'sms';
  return null;
end
$$;
CREATE FUNCTION public.note_reviews() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'INSERT' then
    insert into race_events (race_id, kind, subject_id)
    select a.entity_id, 'review.published', a.id
    from added a
    where a.entity_type = 'race' and not a.is_hidden
      and exists (select from race_organizers o where o.race_id = a.entity_id);
  else
    insert into race_events (race_id, kind, subject_id)
    select a.entity_id, 'review.published', a.id
    from added a join removed r on r.id = a.id
    where a.entity_type = 'race' and r.is_hidden and not a.is_hidden
      and exists (select from race_organizers o where o.race_id = a.entity_id);
  end if;
  if found then perform pg_notify('race_events', ''); end if;
  return null;
end
$$;
CREATE FUNCTION public.place_race_events() RETURNS integer
    LANGUAGE plpgsql
    AS $$
declare
  last bigint;
  given int;
begin
  if not exists (select from race_events where place is null) then return 0; end if;
  insert into race_event_places (last_place) values (0)
    on conflict (is_only) do update set last_place = race_event_places.last_place
    returning last_place into last;
  -- A statement after the one that took the lock: it sees what the last holder of the lock has numbered.
  update race_events e set place = last + fresh.number
  from (
    select id, row_number() over (order by id) as number
    from (select id from race_events where place is null order by id limit 1000) few
  ) fresh
  where e.id = fresh.id;
  get diagnostics given = row_count;
  update race_event_places set last_place = last + given;
  return given;
end
$$;
CREATE FUNCTION public.plain_words(value text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $_$
  select translate(public.norm(value), '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32))
$_$;
CREATE FUNCTION public.price_of_race(race uuid) RETURNS integer
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
  select min(public.in_us_cents(coalesce(discounted_price_minor, price_minor), price_currency))
  from public.race_distances
  where race_id = race
$$;
CREATE FUNCTION public.race_claims_search() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.search_text := ' ' || public.norm(concat_ws(' ', new.name, new.email));
  return new;
end
$$;
CREATE FUNCTION public.race_counts_fold() RETURNS void
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.race_counts_on_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.race_days_fold() RETURNS void
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.race_days_on_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.race_directory_on_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform public.race_directory_write(array(select id from added));
  return null;
end
$$;
CREATE FUNCTION public.race_directory_on_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform public.race_directory_write(array(
    select a.id
    from added a
    join removed r on r.id = a.id
    where (
      a.race_name, a.event, a.organizer, a.city, a.start_date, a.race_status,
      a.race_type_category, a.is_premium
    ) is distinct from (
      r.race_name, r.event, r.organizer, r.city, r.start_date, r.race_status,
      r.race_type_category, r.is_premium
    )
  ));
  return null;
end
$$;
CREATE FUNCTION public.race_directory_write(ids uuid[]) RETURNS void
    LANGUAGE sql
    AS $$
  insert into public.race_directory (
    race_id, start_date, race_status, race_type_category, is_premium, created_at,
    name_norm, city_norm, words
  )
  select id, start_date, race_status, race_type_category, is_premium, created_at,
    btrim(public.norm(race_name)), btrim(public.norm(city)),
    ' ' || public.norm(concat_ws(' ', race_name, nullif(event, race_name), organizer, city))
  from public.races
  where id = any (ids)
  on conflict (race_id) do update set
    start_date = excluded.start_date,
    race_status = excluded.race_status,
    race_type_category = excluded.race_type_category,
    is_premium = excluded.is_premium,
    name_norm = excluded.name_norm,
    city_norm = excluded.city_norm,
    words = excluded.words
$$;
CREATE FUNCTION public.race_import_mark(row_image jsonb) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
  select md5((row_image - '{place_id,taken,sequence,sort_order,created_at,updated_at}'::text[])::text)
$$;
CREATE FUNCTION public.race_import_text(said text, kept text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$
  select case
    when said is null or said = kept then kept
    when said = regexp_replace(
      normalize(regexp_replace(kept, E'\r\n?', E'\n', 'g'), nfc),
      '^[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+'
        || '|[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+$',
      '', 'g'
    ) then kept
    else said
  end
$_$;
CREATE FUNCTION public.race_leaves_place() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if new.place_id is not distinct from old.place_id then
    new.place_id := null;
  end if;
  delete from public.race_places where race_id = new.id;
  return new;
end
$$;
CREATE FUNCTION public.race_lengths_of(ids uuid[]) RETURNS TABLE(race_id uuid, distances_m int4multirange)
    LANGUAGE sql STABLE
    AS $$
  select r.id, (
    select coalesce(range_agg(int4range(d.distance_m, d.distance_m, '[]')), '{}')
    from public.race_distances d
    where d.race_id = r.id and d.distance_m is not null
  )
  from public.races r
  where r.id = any (ids)
$$;
CREATE FUNCTION public.race_registrations_search() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.search_text := ' ' || public.norm(concat_ws(' ', new.first_name, new.last_name));
  return new;
end
$$;
CREATE FUNCTION public.race_search_on_distances() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'INSERT' then
    perform public.race_search_refresh(array(select distinct race_id from added));
  elsif tg_op = 'DELETE' then
    perform public.race_search_refresh(array(select distinct race_id from removed));
  else
    perform public.race_search_refresh(array(
      select unnest(array[a.race_id, r.race_id])
      from added a
      join removed r on r.id = a.id
      where (a.race_id, a.distance_m) is distinct from (r.race_id, r.distance_m)
    ));
  end if;
  return null;
end
$$;
CREATE FUNCTION public.race_search_on_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform public.race_search_refresh(array(select id from added));
  return null;
end
$$;
CREATE FUNCTION public.race_search_on_prices() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.race_search_on_reviews() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'INSERT' then
    perform public.race_search_refresh(
      array(select distinct entity_id from added where entity_type = 'race')
    );
  elsif tg_op = 'DELETE' then
    perform public.race_search_refresh(
      array(select distinct entity_id from removed where entity_type = 'race')
    );
  else
    perform public.race_search_refresh(array(
      select unnest(array[a.entity_id, r.entity_id])
      from added a
      join removed r on r.id = a.id
      where (a.entity_type, a.entity_id, a.rating, a.is_hidden)
        is distinct from (r.entity_type, r.entity_id, r.rating, r.is_hidden)
    ));
  end if;
  return null;
end
$$;
CREATE FUNCTION public.race_search_on_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.race_search_price() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.price := public.price_of_race(new.race_id);
  return new;
end
$$;
CREATE FUNCTION public.race_search_prune(before date) RETURNS integer
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.race_search_rebuild(keep_from date) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  truncate public.race_search, public.race_facets;
  perform public.race_search_refresh(
    array(select id from public.races where start_date >= keep_from order by start_date, id)
  );
end
$$;
CREATE FUNCTION public.race_search_refresh(ids uuid[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.race_search_reprice(ids uuid[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.reviews_follow_subject() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from public.reviews
  where entity_type = tg_argv[0] and entity_id in (select id from removed);
  return null;
end
$$;
CREATE FUNCTION public.reviews_search() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.search_words := to_tsvector('simple', public.plain_words(coalesce(new.comment, '')));
  return new;
end
$$;
CREATE FUNCTION public.search_words_rebuild() RETURNS void
    LANGUAGE plpgsql
    AS $_$
begin
  -- Two at once would each bring every word.
  perform pg_advisory_xact_lock(727275);
  delete from public.search_words;
  insert into public.search_words (word, n)
  select word, ndoc
  from ts_stat('select to_tsvector(''simple'', public.plain_words(search_text)) from public.race_search')
  where length(word) between 2 and 40 and word !~ '^[0-9]{5,}$';
end
$_$;
CREATE FUNCTION public.sum_up_review_request() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  ways text[] := array_remove(array[new.email_status, new.sms_status], null);
begin
  if cardinality(ways) = 0 then return new; end if;
  new.status := case
    when 'queued' = any (ways) then 'queued'
    when 'sent' = any (ways) then 'sent'
    else 'failed'
  end;
  new.error := nullif(concat_ws(' ', new.email_error, new.sms_error), '');
  return new;
end
$$;
CREATE FUNCTION public.tell_office_counts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('office_counts', '');
  return null;
end
$$;
CREATE FUNCTION public.touch() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if new.updated_at is not distinct from old.updated_at then
    new.updated_at := now();
  end if;
  return new;
end
$$;
CREATE FUNCTION public.touch_race() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.user_profiles_search() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.search_text := ' ' || public.norm(concat_ws(' ', new.email, new.first_name, new.last_name));
  return new;
end
$$;
CREATE TABLE public._migrations (
    name text NOT NULL,
    checksum text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.activities (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    sport text NOT NULL,
    started_at timestamp with time zone NOT NULL,
    day date NOT NULL,
    utc_offset_minutes smallint DEFAULT 0 NOT NULL,
    source text NOT NULL,
    recipe integer,
    distance_m double precision NOT NULL,
    elapsed_s double precision NOT NULL,
    moving_s double precision NOT NULL,
    climb_m double precision,
    descent_m double precision,
    average_heart_rate smallint,
    highest_heart_rate smallint,
    average_cadence smallint,
    training_impulse double precision,
    easy_s double precision,
    easy_m double precision,
    decoupling double precision,
    zone_s real[],
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT activities_check CHECK (((moving_s > (0)::double precision) AND (moving_s <= elapsed_s))),
    CONSTRAINT activities_climb_m_check CHECK ((climb_m >= (0)::double precision)),
    CONSTRAINT activities_descent_m_check CHECK ((descent_m >= (0)::double precision)),
    CONSTRAINT activities_distance_m_check CHECK ((distance_m >= (0)::double precision)),
    CONSTRAINT activities_easy_m_check CHECK ((easy_m >= (0)::double precision)),
    CONSTRAINT activities_easy_s_check CHECK ((easy_s >= (0)::double precision)),
    CONSTRAINT activities_elapsed_s_check CHECK ((elapsed_s > (0)::double precision)),
    CONSTRAINT activities_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120))),
    CONSTRAINT activities_source_check CHECK ((source = ANY (ARRAY['file'::text, 'manual'::text]))),
    CONSTRAINT activities_sport_check CHECK ((sport = ANY (ARRAY['run'::text, 'trail'::text, 'treadmill'::text, 'walk'::text, 'other'::text]))),
    CONSTRAINT activities_training_impulse_check CHECK ((training_impulse >= (0)::double precision)),
    CONSTRAINT activities_zone_s_check CHECK ((cardinality(zone_s) = 6))
);
CREATE TABLE public.activity_efforts (
    activity_id uuid NOT NULL,
    user_id uuid NOT NULL,
    meters double precision NOT NULL,
    seconds double precision NOT NULL,
    from_m double precision NOT NULL,
    CONSTRAINT activity_efforts_meters_check CHECK ((meters > (0)::double precision)),
    CONSTRAINT activity_efforts_seconds_check CHECK ((seconds > (0)::double precision))
);
CREATE TABLE public.activity_files (
    activity_id uuid NOT NULL,
    user_id uuid NOT NULL,
    file text NOT NULL,
    file_name text NOT NULL,
    format text NOT NULL,
    bytes integer NOT NULL,
    digest text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT activity_files_bytes_check CHECK ((bytes > 0)),
    CONSTRAINT activity_files_format_check CHECK ((format = ANY (ARRAY['gpx'::text, 'tcx'::text, 'fit'::text])))
);
CREATE TABLE public.activity_tracks (
    activity_id uuid NOT NULL,
    drawing jsonb NOT NULL,
    notices jsonb DEFAULT '[]'::jsonb NOT NULL,
    heart_rate_seconds real[],
    step_m real[],
    step_heart_rate smallint[],
    CONSTRAINT activity_tracks_check CHECK ((cardinality(step_m) = cardinality(step_heart_rate))),
    CONSTRAINT activity_tracks_heart_rate_seconds_check CHECK ((cardinality(heart_rate_seconds) = 210))
);
CREATE TABLE public.activity_upload_files (
    upload_id uuid NOT NULL,
    place integer NOT NULL,
    name text NOT NULL,
    file text,
    state text NOT NULL,
    problem jsonb,
    activity_id uuid,
    CONSTRAINT activity_upload_files_place_check CHECK ((place >= 0)),
    CONSTRAINT activity_upload_files_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'taken'::text, 'known'::text, 'passed-over'::text, 'refused'::text])))
);
CREATE TABLE public.activity_uploads (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    finished_at timestamp with time zone
);
CREATE TABLE public.ai_assistants (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    description text,
    instructions text NOT NULL,
    model text DEFAULT 'gpt-4o'::text NOT NULL,
    tools jsonb DEFAULT '["search_races"]'::jsonb NOT NULL,
    conversation_starter text,
    follow_up_questions jsonb DEFAULT '[]'::jsonb NOT NULL,
    sort_order integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.api_answers (
    caller_id uuid NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    request_hash text NOT NULL,
    status integer,
    body jsonb,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.api_keys (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    secret_hash text NOT NULL,
    ending text NOT NULL,
    scopes text[] NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone
);
CREATE TABLE public.app_secrets (
    name text NOT NULL,
    value text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.audit_entries (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    admin_id uuid,
    action text NOT NULL,
    subject_type text NOT NULL,
    subject_id uuid,
    subject_name text NOT NULL,
    before jsonb,
    after jsonb,
    reason text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    search_text text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT audit_entries_action_check CHECK (((length(action) >= 1) AND (length(action) <= 60))),
    CONSTRAINT audit_entries_subject_type_check CHECK (((length(subject_type) >= 1) AND (length(subject_type) <= 40)))
);
CREATE TABLE public.auth_app_sessions (
    session_id uuid NOT NULL,
    counter integer DEFAULT 0 NOT NULL,
    refreshed_at timestamp with time zone NOT NULL,
    aal smallint DEFAULT 1 NOT NULL,
    amr jsonb NOT NULL,
    proved_at timestamp with time zone NOT NULL,
    CONSTRAINT auth_app_sessions_aal_check CHECK ((aal = ANY (ARRAY[1, 2])))
);
CREATE TABLE public.auth_challenges (
    session_id uuid NOT NULL,
    id uuid NOT NULL,
    factor_id uuid NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.auth_codes (
    user_id uuid NOT NULL,
    kind text NOT NULL,
    sent_to text NOT NULL,
    digits_hash text NOT NULL,
    link_hash text NOT NULL,
    sign_up uuid,
    app_data jsonb,
    flow_id uuid,
    attempts integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.auth_flows (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    challenge text,
    redirect_to text,
    user_id uuid,
    code_hash text,
    method text,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.auth_identities (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    provider_id text NOT NULL,
    account_id text NOT NULL,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at timestamp with time zone,
    refresh_token_expires_at timestamp with time zone,
    scope text,
    password text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.auth_passkeys (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    name text,
    public_key text NOT NULL,
    credential_id text NOT NULL,
    counter integer NOT NULL,
    device_type text NOT NULL,
    backed_up boolean NOT NULL,
    transports text,
    aaguid text,
    created_at timestamp with time zone DEFAULT now()
);
CREATE TABLE public.auth_sessions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    token text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ip_address text,
    user_agent text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.auth_signing_keys (
    kid text NOT NULL,
    private_key text NOT NULL,
    public_key jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    signs_from timestamp with time zone NOT NULL,
    good_until timestamp with time zone
);
CREATE TABLE public.auth_spent_codes (
    user_id uuid NOT NULL,
    code text NOT NULL,
    spent_at timestamp with time zone NOT NULL
);
CREATE TABLE public.auth_two_factors (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    secret text NOT NULL,
    backup_codes text NOT NULL,
    verified boolean DEFAULT true NOT NULL,
    failed_verification_count integer DEFAULT 0 NOT NULL,
    locked_until timestamp with time zone,
    friendly_name text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.auth_verifications (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.blog_drafts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    post_id uuid,
    based_on integer,
    fields jsonb NOT NULL,
    saved_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.blog_editors (
    post_id uuid NOT NULL,
    tab uuid NOT NULL,
    user_id uuid NOT NULL,
    user_name text NOT NULL,
    seen_at timestamp with time zone NOT NULL
);
CREATE TABLE public.blog_post_versions (
    post_id uuid NOT NULL,
    revision integer NOT NULL,
    title text NOT NULL,
    content text NOT NULL,
    featured_image text,
    featured_image_alt text,
    seo_title text,
    seo_description text,
    seo_keywords text,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    race_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    saved_by uuid,
    saved_by_name text NOT NULL,
    saved_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.blog_posts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    title text NOT NULL,
    content text NOT NULL,
    featured_image text,
    seo_title text,
    seo_description text,
    seo_keywords text,
    status text DEFAULT 'draft'::text NOT NULL,
    created_by text DEFAULT 'admin'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    published_at timestamp with time zone,
    author_id uuid,
    author_name text DEFAULT 'Dorsal editors'::text NOT NULL,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    featured_image_alt text,
    image_source text,
    written_by text DEFAULT 'person'::text NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    search_words tsvector DEFAULT ''::tsvector NOT NULL,
    CONSTRAINT blog_posts_dated CHECK (((status <> 'published'::text) OR (published_at IS NOT NULL))),
    CONSTRAINT blog_posts_few_tags CHECK ((cardinality(tags) <= 8)),
    CONSTRAINT blog_posts_image_source_check CHECK ((image_source = ANY (ARRAY['upload'::text, 'model'::text, 'drawn'::text]))),
    CONSTRAINT blog_posts_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text]))),
    CONSTRAINT blog_posts_written_by_check CHECK ((written_by = ANY (ARRAY['person'::text, 'built-in'::text, 'model'::text])))
);
CREATE TABLE public.blog_race_references (
    blog_id uuid NOT NULL,
    race_id uuid NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    facts jsonb
);
CREATE TABLE public.chat_messages (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    thread_id uuid NOT NULL,
    content text NOT NULL,
    is_user boolean NOT NULL,
    debug jsonb,
    "timestamp" timestamp with time zone DEFAULT now() NOT NULL,
    "position" integer NOT NULL,
    state text DEFAULT 'complete'::text NOT NULL,
    races jsonb DEFAULT '[]'::jsonb NOT NULL,
    links jsonb DEFAULT '[]'::jsonb NOT NULL,
    options jsonb DEFAULT '[]'::jsonb NOT NULL,
    answered_by text,
    notice text,
    input_tokens integer DEFAULT 0 NOT NULL,
    output_tokens integer DEFAULT 0 NOT NULL,
    rating smallint,
    rating_reason text,
    rated_at timestamp with time zone,
    request_key uuid,
    CONSTRAINT chat_messages_answered_by_check CHECK ((answered_by = ANY (ARRAY['model'::text, 'built-in'::text]))),
    CONSTRAINT chat_messages_rating_check CHECK ((rating = ANY (ARRAY['-1'::integer, 1]))),
    CONSTRAINT chat_messages_state_check CHECK ((state = ANY (ARRAY['complete'::text, 'streaming'::text, 'stopped'::text, 'failed'::text])))
);
CREATE TABLE public.chat_threads (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid,
    assistant_id uuid,
    title text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone,
    guest_key text,
    race_id uuid,
    last_message_at timestamp with time zone DEFAULT now() NOT NULL,
    answering_until timestamp with time zone,
    CONSTRAINT chat_threads_owner CHECK (((user_id IS NULL) <> (guest_key IS NULL)))
);
CREATE TABLE public.coach_conversations (
    conversation_id text NOT NULL,
    persona_id text NOT NULL,
    user_id uuid,
    conversation_url text,
    status text DEFAULT 'active'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    ended_at timestamp with time zone,
    guest_key text,
    source text NOT NULL,
    persona_name text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    end_reason text,
    answering_until timestamp with time zone,
    rating smallint,
    rated_at timestamp with time zone,
    summary text,
    is_open_at_provider boolean DEFAULT false NOT NULL,
    event_key uuid,
    CONSTRAINT coach_conversations_end_reason_check CHECK ((end_reason = ANY (ARRAY['closed'::text, 'left'::text, 'replaced'::text, 'time'::text, 'swept'::text, 'provider'::text]))),
    CONSTRAINT coach_conversations_ended CHECK ((((status = 'ended'::text) = (ended_at IS NOT NULL)) AND ((ended_at IS NULL) = (end_reason IS NULL)))),
    CONSTRAINT coach_conversations_owner CHECK (((user_id IS NULL) OR (guest_key IS NULL))),
    CONSTRAINT coach_conversations_rated CHECK (((rating IS NULL) = (rated_at IS NULL))),
    CONSTRAINT coach_conversations_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
    CONSTRAINT coach_conversations_source_check CHECK ((source = ANY (ARRAY['built-in'::text, 'provider'::text]))),
    CONSTRAINT coach_conversations_status_check CHECK ((status = ANY (ARRAY['active'::text, 'ended'::text])))
);
CREATE TABLE public.coach_messages (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    conversation_id text NOT NULL,
    "position" integer NOT NULL,
    is_user boolean NOT NULL,
    content text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    races jsonb DEFAULT '[]'::jsonb NOT NULL,
    links jsonb DEFAULT '[]'::jsonb NOT NULL,
    options jsonb DEFAULT '[]'::jsonb NOT NULL
);
CREATE TABLE public.contact_messages (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    subject text,
    message text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    handled_at timestamp with time zone,
    handled_by uuid,
    search_text text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.demo_mark (
    is_demo boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT demo_mark_is_demo_check CHECK (is_demo)
);
CREATE TABLE public.expert_applications (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    title text NOT NULL,
    city text NOT NULL,
    province text,
    country text NOT NULL,
    years_experience integer DEFAULT 0 NOT NULL,
    services text[] DEFAULT '{}'::text[] NOT NULL,
    hourly_rate numeric(10,2) DEFAULT 0 NOT NULL,
    hourly_rate_currency text DEFAULT 'USD'::text NOT NULL,
    rate_description text,
    phone text,
    email text,
    bio text,
    message text,
    status text DEFAULT 'pending'::text NOT NULL,
    expert_id uuid,
    decision_note text,
    decided_by uuid,
    decided_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    withdrawn_at timestamp with time zone,
    CONSTRAINT expert_applications_decided CHECK (((status = ANY (ARRAY['approved'::text, 'declined'::text])) = (decided_at IS NOT NULL))),
    CONSTRAINT expert_applications_hourly_rate_check CHECK ((hourly_rate >= (0)::numeric)),
    CONSTRAINT expert_applications_hourly_rate_currency_check CHECK ((hourly_rate_currency = ANY (ARRAY['USD'::text, 'MXN'::text, 'PEN'::text, 'CAD'::text]))),
    CONSTRAINT expert_applications_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'pending'::text, 'approved'::text, 'declined'::text, 'withdrawn'::text]))),
    CONSTRAINT expert_applications_withdrawn CHECK (((status = 'withdrawn'::text) = (withdrawn_at IS NOT NULL))),
    CONSTRAINT expert_applications_years_experience_check CHECK ((years_experience >= 0))
);
CREATE TABLE public.expert_cities (
    city_id integer NOT NULL,
    city text NOT NULL,
    experts integer DEFAULT 0 NOT NULL
);
ALTER TABLE public.expert_cities ALTER COLUMN city_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.expert_cities_city_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.expert_documents (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    application_id uuid NOT NULL,
    name text NOT NULL,
    media_type text NOT NULL,
    bytes integer NOT NULL,
    file text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT expert_documents_bytes_check CHECK ((bytes > 0))
);
CREATE TABLE public.expert_inquiries (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    expert_id uuid NOT NULL,
    user_id uuid,
    name text NOT NULL,
    email text NOT NULL,
    closed_at timestamp with time zone,
    closed_by text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_message_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT expert_inquiries_closed CHECK (((closed_at IS NULL) = (closed_by IS NULL))),
    CONSTRAINT expert_inquiries_closed_by_check CHECK ((closed_by = ANY (ARRAY['visitor'::text, 'expert'::text, 'admin'::text])))
);
CREATE TABLE public.expert_inquiry_messages (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    inquiry_id uuid NOT NULL,
    is_from_expert boolean NOT NULL,
    body text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT expert_inquiry_messages_body_check CHECK (((length(body) >= 1) AND (length(body) <= 5000)))
);
CREATE TABLE public.expert_search (
    expert_id uuid NOT NULL,
    place integer NOT NULL,
    is_active boolean NOT NULL,
    years_experience integer NOT NULL,
    city_id integer NOT NULL,
    rating10 smallint,
    review_count integer DEFAULT 0 NOT NULL,
    standing smallint DEFAULT 350 NOT NULL,
    service_ids integer[] NOT NULL,
    term_ids integer[] NOT NULL,
    services_text text NOT NULL,
    search_text text NOT NULL
)
WITH (fillfactor='90', autovacuum_vacuum_scale_factor='0.05', autovacuum_analyze_scale_factor='0.05');
CREATE TABLE public.expert_services (
    service_id integer NOT NULL,
    name text NOT NULL,
    norm text NOT NULL,
    experts integer DEFAULT 0 NOT NULL
);
ALTER TABLE public.expert_services ALTER COLUMN service_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.expert_services_service_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.expert_sets (
    kind text NOT NULL,
    key_id integer NOT NULL,
    chunk integer NOT NULL,
    experts bit(8192) NOT NULL,
    CONSTRAINT expert_sets_kind_check CHECK ((kind = ANY (ARRAY['all'::text, 'city'::text, 'service'::text])))
);
CREATE TABLE public.expert_term_sets (
    term_id integer NOT NULL,
    chunk integer NOT NULL,
    experts bit(8192) NOT NULL
);
CREATE TABLE public.expert_terms (
    term_id integer NOT NULL,
    term text NOT NULL
);
ALTER TABLE public.expert_terms ALTER COLUMN term_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.expert_terms_term_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.expert_words (
    word text NOT NULL,
    n integer NOT NULL
);
CREATE TABLE public.favorite_looks (
    favorite_id uuid NOT NULL,
    start_date date NOT NULL,
    is_cancelled boolean NOT NULL,
    price_minor integer,
    price_currency text,
    distances text[] NOT NULL
);
CREATE TABLE public.invitations (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    token_hash text NOT NULL,
    invited_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    sent_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    accepted_at timestamp with time zone,
    user_id uuid
);
CREATE TABLE public.invoices (
    id text NOT NULL,
    customer_id text NOT NULL,
    created bigint NOT NULL,
    number text,
    amount_paid integer NOT NULL,
    currency text NOT NULL,
    status text,
    hosted_invoice_url text,
    invoice_pdf text,
    amount_due integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.model_usage (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    day date NOT NULL,
    user_id uuid,
    model text NOT NULL,
    calls integer DEFAULT 0 NOT NULL,
    input_tokens bigint DEFAULT 0 NOT NULL,
    output_tokens bigint DEFAULT 0 NOT NULL,
    CONSTRAINT model_usage_calls_check CHECK ((calls >= 0)),
    CONSTRAINT model_usage_input_tokens_check CHECK ((input_tokens >= 0)),
    CONSTRAINT model_usage_output_tokens_check CHECK ((output_tokens >= 0))
);
CREATE TABLE public.outbox_messages (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    channel text NOT NULL,
    recipient text NOT NULL,
    subject text,
    body text NOT NULL,
    status text DEFAULT 'queued'::text NOT NULL,
    error text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    sent_at timestamp with time zone,
    recipient_name text,
    html text,
    reply_to text,
    unsubscribe_url text,
    attachments jsonb,
    attempts integer DEFAULT 0 NOT NULL,
    CONSTRAINT outbox_messages_attempts_check CHECK ((attempts >= 0)),
    CONSTRAINT outbox_messages_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text]))),
    CONSTRAINT outbox_messages_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text])))
);
CREATE TABLE public.own_courses (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    format text NOT NULL,
    recipe integer NOT NULL,
    geometry text NOT NULL,
    length_m double precision NOT NULL,
    climb_m double precision,
    descent_m double precision,
    highest_m double precision,
    lowest_m double precision,
    drawing jsonb NOT NULL,
    forget_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT own_courses_climb_m_check CHECK ((climb_m >= (0)::double precision)),
    CONSTRAINT own_courses_descent_m_check CHECK ((descent_m >= (0)::double precision)),
    CONSTRAINT own_courses_format_check CHECK ((format = ANY (ARRAY['gpx'::text, 'tcx'::text, 'kml'::text, 'fit'::text]))),
    CONSTRAINT own_courses_length_m_check CHECK ((length_m > (0)::double precision))
);
CREATE TABLE public.partner_offers (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    partner text NOT NULL,
    title text NOT NULL,
    benefit text NOT NULL,
    voucher text,
    link text,
    from_tier text NOT NULL,
    valid_from date,
    valid_until date,
    is_active boolean DEFAULT true NOT NULL,
    "position" bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT partner_offers_benefit_check CHECK ((btrim(benefit) <> ''::text)),
    CONSTRAINT partner_offers_check CHECK ((valid_until >= valid_from)),
    CONSTRAINT partner_offers_check1 CHECK (((voucher IS NOT NULL) OR (link IS NOT NULL))),
    CONSTRAINT partner_offers_from_tier_check CHECK ((from_tier = ANY (ARRAY['sprinter'::text, 'elite'::text]))),
    CONSTRAINT partner_offers_link_check CHECK ((link ~~ 'https://%'::text)),
    CONSTRAINT partner_offers_partner_check CHECK ((btrim(partner) <> ''::text)),
    CONSTRAINT partner_offers_title_check CHECK ((btrim(title) <> ''::text))
);
ALTER TABLE public.partner_offers ALTER COLUMN "position" ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.partner_offers_position_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.personas (
    persona_id text NOT NULL,
    persona_name text NOT NULL,
    system_prompt text,
    context text,
    default_replica_id text,
    layers jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    source text DEFAULT 'built-in'::text NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    read_at timestamp with time zone,
    CONSTRAINT personas_read CHECK (((source = 'provider'::text) = (read_at IS NOT NULL))),
    CONSTRAINT personas_source_check CHECK ((source = ANY (ARRAY['built-in'::text, 'provider'::text])))
);
CREATE TABLE public.places (
    id integer NOT NULL,
    name text NOT NULL,
    state text,
    country_code text NOT NULL,
    lat double precision NOT NULL,
    lon double precision NOT NULL,
    source text NOT NULL,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT places_country_code_check CHECK ((country_code ~ '^[A-Z]{2}$'::text)),
    CONSTRAINT places_lat_check CHECK (((lat >= ('-90'::integer)::double precision) AND (lat <= (90)::double precision))),
    CONSTRAINT places_lon_check CHECK (((lon >= ('-180'::integer)::double precision) AND (lon <= (180)::double precision))),
    CONSTRAINT places_source_check CHECK ((source = ANY (ARRAY['gazetteer'::text, 'hand'::text])))
);
ALTER TABLE public.places ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.places_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.podcast_audio (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    requested_by uuid,
    script text NOT NULL,
    voice_id text NOT NULL,
    voice_name text NOT NULL,
    engine text NOT NULL,
    status text DEFAULT 'waiting'::text NOT NULL,
    problem text,
    parts_total integer DEFAULT 0 NOT NULL,
    parts_done integer DEFAULT 0 NOT NULL,
    file_key text,
    seconds double precision,
    bytes bigint,
    cues jsonb DEFAULT '[]'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT podcast_audio_done CHECK (((status = 'done'::text) = ((file_key IS NOT NULL) AND (seconds IS NOT NULL) AND (bytes IS NOT NULL)))),
    CONSTRAINT podcast_audio_engine_check CHECK ((engine = ANY (ARRAY['built-in'::text, 'elevenlabs'::text]))),
    CONSTRAINT podcast_audio_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text])))
);
CREATE TABLE public.podcast_audio_parts (
    audio_id uuid NOT NULL,
    "position" integer NOT NULL,
    file_key text NOT NULL,
    seconds double precision NOT NULL,
    cues jsonb NOT NULL
);
CREATE TABLE public.podcast_drafts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    source text NOT NULL,
    topic text DEFAULT ''::text NOT NULL,
    race_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    script text DEFAULT ''::text NOT NULL,
    written_by text DEFAULT 'person'::text NOT NULL,
    audio_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT podcast_drafts_source_check CHECK ((source = ANY (ARRAY['topic'::text, 'races'::text]))),
    CONSTRAINT podcast_drafts_written_by_check CHECK ((written_by = ANY (ARRAY['person'::text, 'built-in'::text, 'model'::text])))
);
CREATE TABLE public.podcast_race_references (
    podcast_id uuid NOT NULL,
    race_id uuid NOT NULL,
    "position" integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.podcasts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    title text NOT NULL,
    script text NOT NULL,
    audio_url text NOT NULL,
    status text DEFAULT 'published'::text NOT NULL,
    created_by text DEFAULT 'admin'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    topic text,
    description text,
    audio_id uuid,
    created_by_id uuid,
    written_by text DEFAULT 'person'::text NOT NULL,
    ai_disclosure text DEFAULT 'This episode is read by a synthetic voice.'::text NOT NULL,
    CONSTRAINT podcasts_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text]))),
    CONSTRAINT podcasts_written_by_check CHECK ((written_by = ANY (ARRAY['person'::text, 'built-in'::text, 'model'::text])))
);
CREATE TABLE public.race_bibs (
    race_id uuid NOT NULL,
    last_bib integer NOT NULL,
    CONSTRAINT race_bibs_last_bib_check CHECK ((last_bib > 0))
);
CREATE TABLE public.race_claims (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    race_id uuid NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone text,
    message text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    status text DEFAULT 'new'::text NOT NULL,
    note text,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    search_text text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT race_claims_status_check CHECK ((status = ANY (ARRAY['new'::text, 'contacted'::text, 'done'::text])))
);
CREATE TABLE public.race_counts (
    id bigint NOT NULL,
    facet_id integer NOT NULL,
    races integer NOT NULL,
    rated_3 integer NOT NULL,
    rated_4 integer NOT NULL,
    rated_5 integer NOT NULL
)
WITH (autovacuum_vacuum_scale_factor='0.05', autovacuum_vacuum_insert_scale_factor='0.05');
ALTER TABLE public.race_counts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.race_counts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.race_courses (
    distance_id uuid NOT NULL,
    file text NOT NULL,
    file_name text NOT NULL,
    format text NOT NULL,
    bytes integer NOT NULL,
    is_downloadable boolean DEFAULT false NOT NULL,
    attached_by uuid,
    recipe integer NOT NULL,
    geometry text NOT NULL,
    length_m double precision NOT NULL,
    climb_m double precision,
    descent_m double precision,
    highest_m double precision,
    lowest_m double precision,
    hairline text,
    drawing jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT race_courses_bytes_check CHECK ((bytes > 0)),
    CONSTRAINT race_courses_climb_m_check CHECK ((climb_m >= (0)::double precision)),
    CONSTRAINT race_courses_descent_m_check CHECK ((descent_m >= (0)::double precision)),
    CONSTRAINT race_courses_format_check CHECK ((format = ANY (ARRAY['gpx'::text, 'tcx'::text, 'kml'::text, 'fit'::text]))),
    CONSTRAINT race_courses_length_m_check CHECK ((length_m > (0)::double precision))
);
CREATE TABLE public.race_days (
    id bigint NOT NULL,
    start_date date NOT NULL,
    races integer NOT NULL,
    rated_3 integer NOT NULL,
    rated_4 integer NOT NULL,
    rated_5 integer NOT NULL
)
WITH (autovacuum_vacuum_scale_factor='0.05', autovacuum_vacuum_insert_scale_factor='0.05');
ALTER TABLE public.race_days ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.race_days_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.race_directory (
    race_id uuid NOT NULL,
    start_date date NOT NULL,
    race_status text NOT NULL,
    race_type_category text NOT NULL,
    is_premium boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    name_norm text NOT NULL COLLATE pg_catalog."C",
    city_norm text NOT NULL COLLATE pg_catalog."C",
    words text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.race_distances (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    race_id uuid NOT NULL,
    distance text NOT NULL,
    distance_m integer,
    title text NOT NULL,
    description text,
    image text,
    price text,
    discounted_price text,
    price_minor integer,
    discounted_price_minor integer,
    price_currency text DEFAULT 'USD'::text NOT NULL,
    price_includes text,
    start_time text,
    time_limit text,
    elevation_gain text,
    elevation_loss text,
    profile_information text,
    profile_image text,
    map_image text,
    additional_information text,
    registration_link text,
    sort_order integer DEFAULT 0 NOT NULL,
    capacity integer,
    taken integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT race_distances_capacity CHECK (((capacity IS NULL) OR (taken <= capacity))),
    CONSTRAINT race_distances_capacity_check CHECK ((capacity >= 0)),
    CONSTRAINT race_distances_discounted_price_minor_check CHECK ((discounted_price_minor >= 0)),
    CONSTRAINT race_distances_distance_m_check CHECK ((distance_m > 0)),
    CONSTRAINT race_distances_price_currency_check CHECK ((price_currency = ANY (ARRAY['USD'::text, 'MXN'::text, 'PEN'::text, 'CAD'::text]))),
    CONSTRAINT race_distances_price_minor_check CHECK ((price_minor >= 0)),
    CONSTRAINT race_distances_start_time_check CHECK ((start_time ~ '^([01]\d|2[0-3]):[0-5]\d$'::text)),
    CONSTRAINT race_distances_taken_check CHECK ((taken >= 0))
);
CREATE TABLE public.race_event_places (
    is_only boolean DEFAULT true NOT NULL,
    last_place bigint NOT NULL,
    CONSTRAINT race_event_places_is_only_check CHECK (is_only)
);
CREATE TABLE public.race_events (
    id bigint NOT NULL,
    race_id uuid NOT NULL,
    kind text NOT NULL,
    subject_id uuid NOT NULL,
    user_id uuid,
    place bigint,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT race_events_kind_check CHECK ((kind = ANY (ARRAY['registration.created'::text, 'registration.updated'::text, 'registration.cancelled'::text, 'review.published'::text])))
);
ALTER TABLE public.race_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.race_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.race_facets (
    facet_id integer NOT NULL,
    race_type text NOT NULL,
    country text NOT NULL,
    city text NOT NULL,
    country_norm text NOT NULL,
    city_norm text NOT NULL,
    place_id integer,
    type_norm text NOT NULL
);
ALTER TABLE public.race_facets ALTER COLUMN facet_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.race_facets_facet_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.race_import_changes (
    import_id uuid NOT NULL,
    subject_id uuid NOT NULL,
    race_id uuid NOT NULL,
    before jsonb,
    mark text NOT NULL,
    outcome text,
    CONSTRAINT race_import_changes_outcome_check CHECK ((outcome = ANY (ARRAY['undone'::text, 'registrations'::text, 'reviews'::text, 'claims'::text, 'changed'::text, 'gone'::text])))
);
CREATE TABLE public.race_import_forecasts (
    import_id uuid NOT NULL,
    line integer NOT NULL,
    change text NOT NULL,
    title text NOT NULL,
    start_date date NOT NULL,
    place text NOT NULL,
    distances jsonb NOT NULL,
    changes jsonb NOT NULL,
    runners integer NOT NULL,
    CONSTRAINT race_import_forecasts_change_check CHECK ((change = ANY (ARRAY['create'::text, 'update'::text, 'unchanged'::text])))
);
CREATE TABLE public.race_import_mappings (
    headings text NOT NULL,
    mapping jsonb NOT NULL,
    used_at timestamp with time zone NOT NULL
);
CREATE TABLE public.race_import_problems (
    id bigint NOT NULL,
    import_id uuid NOT NULL,
    kind text NOT NULL,
    line integer,
    code text NOT NULL,
    details jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT race_import_problems_kind_check CHECK ((kind = ANY (ARRAY['row'::text, 'notice'::text, 'import'::text])))
);
ALTER TABLE public.race_import_problems ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.race_import_problems_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.race_imports (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    file_name text NOT NULL,
    state text DEFAULT 'uploaded'::text NOT NULL,
    encoding text NOT NULL,
    separator text NOT NULL,
    row_count integer NOT NULL,
    race_count integer NOT NULL,
    distance_count integer NOT NULL,
    problem_count integer NOT NULL,
    notice_count integer NOT NULL,
    forecast jsonb NOT NULL,
    only_existing boolean DEFAULT false NOT NULL,
    done integer DEFAULT 0 NOT NULL,
    tally jsonb NOT NULL,
    runs integer DEFAULT 0 NOT NULL,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    started_at timestamp with time zone,
    heartbeat_at timestamp with time zone,
    finished_at timestamp with time zone,
    headings jsonb DEFAULT '[]'::jsonb NOT NULL,
    mapping jsonb DEFAULT '{"dates": null, "columns": {}}'::jsonb NOT NULL,
    question text,
    tell_origin text,
    has_order boolean DEFAULT false NOT NULL,
    CONSTRAINT race_imports_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 200))),
    CONSTRAINT race_imports_question_check CHECK ((question = ANY (ARRAY['columns'::text, 'dates'::text]))),
    CONSTRAINT race_imports_state_check CHECK ((state = ANY (ARRAY['uploaded'::text, 'importing'::text, 'complete'::text, 'failed'::text, 'cancelled'::text, 'undoing'::text, 'undone'::text])))
);
CREATE TABLE public.race_lengths (
    lengths_id integer NOT NULL,
    distances_m int4multirange NOT NULL
);
ALTER TABLE public.race_lengths ALTER COLUMN lengths_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.race_lengths_lengths_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.race_news_looks (
    user_id uuid NOT NULL,
    race_id uuid NOT NULL,
    takes_entries boolean NOT NULL,
    price_minor integer,
    price_currency text
);
CREATE TABLE public.race_news_settings (
    user_id uuid NOT NULL,
    is_on boolean DEFAULT true NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.race_non_twins (
    first_id uuid NOT NULL,
    second_id uuid NOT NULL,
    decided_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT race_non_twins_check CHECK ((first_id < second_id))
);
CREATE TABLE public.race_organizers (
    race_id uuid NOT NULL,
    user_id uuid NOT NULL,
    claim_id uuid,
    linked_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.race_places (
    race_id uuid NOT NULL,
    decision text NOT NULL,
    problem text,
    decided_by uuid,
    decided_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT race_places_decision_check CHECK ((decision = ANY (ARRAY['rule'::text, 'accepted'::text, 'hand'::text, 'left'::text, 'open'::text]))),
    CONSTRAINT race_places_problem CHECK (((decision = 'open'::text) = (problem IS NOT NULL))),
    CONSTRAINT race_places_problem_check CHECK ((problem = ANY (ARRAY['unknown'::text, 'ambiguous'::text, 'other-state'::text, 'no-state'::text, 'no-country'::text])))
);
CREATE TABLE public.race_registrations (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    race_id uuid NOT NULL,
    user_id uuid,
    distance_id uuid,
    first_name text NOT NULL,
    last_name text NOT NULL,
    date_of_birth date,
    phone text NOT NULL,
    country text NOT NULL,
    insurance_provider text NOT NULL,
    policy_number text NOT NULL,
    emergency_contact_name text NOT NULL,
    emergency_contact_phone text NOT NULL,
    waiver_accepted boolean NOT NULL,
    status text DEFAULT 'registered'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    search_text text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    bib integer DEFAULT 0 NOT NULL,
    CONSTRAINT race_registrations_bib_check CHECK ((bib > 0)),
    CONSTRAINT race_registrations_person_or_nothing CHECK (
CASE
    WHEN (user_id IS NOT NULL) THEN (date_of_birth IS NOT NULL)
    ELSE ((date_of_birth IS NULL) AND ((((((((first_name || last_name) || phone) || country) || insurance_provider) || policy_number) || emergency_contact_name) || emergency_contact_phone) = ''::text))
END),
    CONSTRAINT race_registrations_status_check CHECK ((status = ANY (ARRAY['registered'::text, 'confirmed'::text, 'completed'::text, 'cancelled'::text]))),
    CONSTRAINT race_registrations_waiver_accepted_check CHECK (waiver_accepted)
);
CREATE TABLE public.race_search (
    race_id uuid NOT NULL,
    start_date date NOT NULL,
    facet_id integer NOT NULL,
    rating10 smallint,
    review_count integer DEFAULT 0 NOT NULL,
    lengths_id integer NOT NULL,
    search_text text NOT NULL,
    price integer
)
WITH (fillfactor='90', autovacuum_analyze_scale_factor='0.02', autovacuum_vacuum_scale_factor='0.05', autovacuum_vacuum_insert_scale_factor='0.05');
CREATE TABLE public.races (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    event text NOT NULL,
    race_name text NOT NULL,
    organizer text,
    description text,
    address text,
    city text NOT NULL,
    state_province text,
    country text NOT NULL,
    race_type text NOT NULL,
    race_type_category text DEFAULT 'external'::text NOT NULL,
    race_status text DEFAULT 'upcoming'::text NOT NULL,
    registration_status text DEFAULT 'open'::text NOT NULL,
    race_photo text,
    external_image_url text,
    start_date date NOT NULL,
    start_time text,
    registration_deadline date,
    registration_link text,
    is_premium boolean DEFAULT false NOT NULL,
    distance text,
    elevation_gain text,
    elevation_loss text,
    early_registration_cost numeric(10,2),
    final_registration_cost numeric(10,2),
    map_url text,
    elevation_profile_url text,
    gpx_url text,
    rules_url text,
    google_maps_link text,
    sequence integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    place_id integer,
    CONSTRAINT races_early_registration_cost_check CHECK ((early_registration_cost >= (0)::numeric)),
    CONSTRAINT races_final_registration_cost_check CHECK ((final_registration_cost >= (0)::numeric)),
    CONSTRAINT races_race_status_check CHECK ((race_status = ANY (ARRAY['upcoming'::text, 'active'::text, 'completed'::text, 'cancelled'::text]))),
    CONSTRAINT races_race_type_category_check CHECK ((race_type_category = ANY (ARRAY['internal'::text, 'external'::text]))),
    CONSTRAINT races_registration_status_check CHECK ((registration_status <> ''::text)),
    CONSTRAINT races_start_time_check CHECK ((start_time ~ '^([01]\d|2[0-3]):[0-5]\d$'::text))
);
CREATE TABLE public.rate_limits (
    key text NOT NULL,
    window_start timestamp with time zone NOT NULL,
    count integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.registration_drafts (
    user_id uuid NOT NULL,
    id uuid NOT NULL,
    race_id uuid NOT NULL,
    distance_id uuid,
    answers jsonb DEFAULT '{}'::jsonb NOT NULL,
    registration_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT registration_drafts_check CHECK (((registration_id IS NULL) OR (answers = '{}'::jsonb)))
);
CREATE TABLE public.review_answers (
    review_id uuid NOT NULL,
    user_id uuid,
    body text NOT NULL,
    is_hidden boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT review_answers_body_check CHECK (((length(body) >= 1) AND (length(body) <= 2000)))
);
CREATE TABLE public.review_guests (
    user_id uuid NOT NULL,
    email text NOT NULL
);
CREATE TABLE public.review_requests (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    registration_id uuid NOT NULL,
    custom_message text,
    send_email boolean DEFAULT false NOT NULL,
    send_sms boolean DEFAULT false NOT NULL,
    status text DEFAULT 'queued'::text NOT NULL,
    error text,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    email_status text,
    email_error text,
    email_message_id uuid,
    sms_status text,
    sms_error text,
    sms_message_id uuid,
    CONSTRAINT review_requests_check CHECK ((send_email OR send_sms)),
    CONSTRAINT review_requests_email_status_check CHECK ((email_status = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text]))),
    CONSTRAINT review_requests_sms_status_check CHECK ((sms_status = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text]))),
    CONSTRAINT review_requests_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text])))
);
CREATE TABLE public.reviews (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    entity_id uuid NOT NULL,
    entity_type text NOT NULL,
    rating smallint NOT NULL,
    comment text,
    experience_date date,
    is_hidden boolean DEFAULT false NOT NULL,
    is_anonymous boolean DEFAULT false NOT NULL,
    author_first_name text,
    author_last_name text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    verified_at timestamp with time zone,
    hidden_reason text,
    hidden_note text,
    hidden_by uuid,
    hidden_at timestamp with time zone,
    search_words tsvector DEFAULT ''::tsvector NOT NULL,
    CONSTRAINT reviews_entity_type_check CHECK ((entity_type = ANY (ARRAY['race'::text, 'expert'::text]))),
    CONSTRAINT reviews_hidden_reason_check CHECK ((hidden_reason = ANY (ARRAY['spam'::text, 'offensive'::text, 'personal'::text, 'off-topic'::text, 'not-real'::text, 'other'::text]))),
    CONSTRAINT reviews_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
    CONSTRAINT reviews_shown_without_reason CHECK ((is_hidden OR ((hidden_reason IS NULL) AND (hidden_note IS NULL) AND (hidden_by IS NULL) AND (hidden_at IS NULL))))
);
CREATE TABLE public.runner_profiles (
    user_id uuid NOT NULL,
    sex text,
    max_heart_rate smallint,
    resting_heart_rate smallint,
    time_zone text,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT runner_profiles_check CHECK ((resting_heart_rate < max_heart_rate)),
    CONSTRAINT runner_profiles_max_heart_rate_check CHECK (((max_heart_rate >= 100) AND (max_heart_rate <= 240))),
    CONSTRAINT runner_profiles_resting_heart_rate_check CHECK (((resting_heart_rate >= 25) AND (resting_heart_rate <= 110))),
    CONSTRAINT runner_profiles_sex_check CHECK ((sex = ANY (ARRAY['female'::text, 'male'::text])))
);
CREATE TABLE public.sandbox_payment_answers (
    key text NOT NULL,
    request text NOT NULL,
    status integer NOT NULL,
    body jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.sandbox_payment_events (
    id text NOT NULL,
    type text NOT NULL,
    payload text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    delivered_at timestamp with time zone,
    "position" bigint NOT NULL
);
ALTER TABLE public.sandbox_payment_events ALTER COLUMN "position" ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.sandbox_payment_events_position_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.sandbox_payment_objects (
    id text NOT NULL,
    kind text NOT NULL,
    customer_id text,
    due bigint,
    body jsonb NOT NULL,
    "position" bigint NOT NULL
);
ALTER TABLE public.sandbox_payment_objects ALTER COLUMN "position" ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.sandbox_payment_objects_position_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.sandbox_settings (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.search_words (
    word text NOT NULL,
    n integer NOT NULL
);
CREATE TABLE public.storage_buckets (
    id text NOT NULL,
    owner_id uuid NOT NULL,
    is_public boolean DEFAULT false NOT NULL,
    file_size_limit integer,
    allowed_mime_types text[],
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT storage_buckets_file_size_limit_check CHECK ((file_size_limit > 0))
);
CREATE TABLE public.storage_objects (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    bucket_id text NOT NULL,
    name text NOT NULL,
    file text NOT NULL,
    bytes integer NOT NULL,
    content_type text NOT NULL,
    cache_seconds integer DEFAULT 3600 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT storage_objects_bytes_check CHECK ((bytes >= 0)),
    CONSTRAINT storage_objects_cache_seconds_check CHECK ((cache_seconds >= 0))
);
CREATE TABLE public.stripe_customers (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    customer_id text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    synced_at timestamp with time zone,
    checkout_attempt uuid,
    checkout_price text,
    checkout_id text,
    checkout_began timestamp with time zone,
    origin text
);
CREATE TABLE public.stripe_subscriptions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    customer_id text NOT NULL,
    subscription_id text NOT NULL,
    subscription_status text NOT NULL,
    price_id text,
    "interval" text,
    current_period_end bigint,
    cancel_at_period_end boolean DEFAULT false NOT NULL,
    payment_method_brand text,
    payment_method_last4 text,
    entitled_until bigint,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    tier text,
    entitled_tier text,
    current_period_start bigint,
    created bigint,
    waiting_tier text,
    waiting_until bigint,
    CONSTRAINT stripe_subscriptions_entitled_tier_check CHECK ((entitled_tier = ANY (ARRAY['pacer'::text, 'sprinter'::text, 'elite'::text]))),
    CONSTRAINT stripe_subscriptions_interval_check CHECK (("interval" = ANY (ARRAY['month'::text, 'year'::text]))),
    CONSTRAINT stripe_subscriptions_tier_check CHECK ((tier = ANY (ARRAY['pacer'::text, 'sprinter'::text, 'elite'::text]))),
    CONSTRAINT stripe_subscriptions_waiting_tier_check CHECK ((waiting_tier = ANY (ARRAY['pacer'::text, 'sprinter'::text, 'elite'::text])))
);
CREATE VIEW public.stripe_user_subscriptions AS
 SELECT DISTINCT ON (c.user_id) c.user_id,
    s.subscription_status,
    s.price_id,
    s.current_period_end,
    s.cancel_at_period_end,
    s.payment_method_brand,
    s.payment_method_last4,
    s.customer_id,
    s.subscription_id,
    s.tier,
    s."interval",
    s.entitled_tier,
    s.entitled_until,
    s.waiting_tier,
    s.waiting_until
   FROM (public.stripe_customers c
     JOIN public.stripe_subscriptions s ON ((s.customer_id = c.customer_id)))
  ORDER BY c.user_id, (s.subscription_status = ANY (ARRAY['active'::text, 'trialing'::text, 'past_due'::text, 'unpaid'::text, 'incomplete'::text])) DESC, s.created DESC NULLS LAST, s.created_at DESC, s.id;
CREATE TABLE public.training_plans (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    race_id uuid,
    distance_id uuid,
    goal_day date NOT NULL,
    goal_m double precision NOT NULL,
    goal_s double precision,
    begins date NOT NULL,
    answers jsonb NOT NULL,
    rules integer NOT NULL,
    feed_digest text,
    ended_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT training_plans_check CHECK ((begins <= goal_day)),
    CONSTRAINT training_plans_goal_m_check CHECK ((goal_m > (0)::double precision)),
    CONSTRAINT training_plans_goal_s_check CHECK ((goal_s > (0)::double precision)),
    CONSTRAINT training_plans_kind_check CHECK ((kind = ANY (ARRAY['standard'::text, 'personalized'::text]))),
    CONSTRAINT training_plans_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120)))
);
CREATE TABLE public.training_sessions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    plan_id uuid NOT NULL,
    user_id uuid NOT NULL,
    day date NOT NULL,
    kind text NOT NULL,
    steps jsonb NOT NULL,
    planned_m double precision NOT NULL,
    planned_s double precision NOT NULL,
    reason jsonb NOT NULL,
    state text DEFAULT 'planned'::text NOT NULL,
    activity_id uuid,
    moved_from date,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT training_sessions_kind_check CHECK ((kind = ANY (ARRAY['easy'::text, 'recovery'::text, 'long'::text, 'steady'::text, 'tempo'::text, 'intervals'::text, 'repetitions'::text, 'hills'::text, 'race-pace'::text, 'time-trial'::text, 'race'::text]))),
    CONSTRAINT training_sessions_planned_m_check CHECK ((planned_m >= (0)::double precision)),
    CONSTRAINT training_sessions_planned_s_check CHECK ((planned_s >= (0)::double precision)),
    CONSTRAINT training_sessions_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'done'::text, 'skipped'::text])))
);
CREATE TABLE public.travel_notes (
    registration_id uuid NOT NULL,
    user_id uuid NOT NULL,
    note text NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT travel_notes_note_check CHECK (((char_length(note) >= 1) AND (char_length(note) <= 1000)))
);
CREATE TABLE public.usage_counts (
    user_id uuid NOT NULL,
    counted text NOT NULL,
    period date NOT NULL,
    count integer NOT NULL,
    CONSTRAINT usage_counts_count_check CHECK ((count >= 0)),
    CONSTRAINT usage_counts_counted_check CHECK ((counted = ANY (ARRAY['chatMessagesPerDay'::text, 'gpxAnalysesPerMonth'::text])))
);
CREATE TABLE public.user_favorites (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    race_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.user_profiles (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    email text,
    first_name text,
    last_name text,
    phone text,
    address text,
    profile_image text,
    is_active boolean DEFAULT true NOT NULL,
    is_admin boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    search_text text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.users (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    email text NOT NULL,
    email_verified boolean DEFAULT false NOT NULL,
    image text,
    phone text,
    phone_verified boolean DEFAULT false NOT NULL,
    two_factor_enabled boolean DEFAULT false NOT NULL,
    is_temporary boolean DEFAULT false NOT NULL,
    last_sign_in_at timestamp with time zone,
    raw_user_meta jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    delete_after timestamp with time zone
);
CREATE TABLE public.webhook_deliveries (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    endpoint_id uuid NOT NULL,
    event_id bigint NOT NULL,
    status text DEFAULT 'waiting'::text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    next_try_at timestamp with time zone,
    tried_at timestamp with time zone,
    answer_status integer,
    answer text,
    problem text,
    took_ms integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT webhook_deliveries_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text, 'dropped'::text])))
);
CREATE TABLE public.webhook_endpoints (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    race_id uuid NOT NULL,
    user_id uuid NOT NULL,
    address text NOT NULL,
    secret text NOT NULL,
    events text[] NOT NULL,
    paused_at timestamp with time zone,
    paused_by text,
    failing_since timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    previous_secret text,
    previous_until timestamp with time zone,
    CONSTRAINT webhook_endpoints_events_check CHECK ((cardinality(events) > 0)),
    CONSTRAINT webhook_endpoints_paused CHECK (((paused_at IS NULL) = (paused_by IS NULL))),
    CONSTRAINT webhook_endpoints_paused_by_check CHECK ((paused_by = ANY (ARRAY['organizer'::text, 'failures'::text, 'gone'::text]))),
    CONSTRAINT webhook_endpoints_previous CHECK (((previous_secret IS NULL) = (previous_until IS NULL)))
);
CREATE TABLE public.webhook_events (
    event_id text NOT NULL,
    type text NOT NULL,
    received_at timestamp with time zone DEFAULT now() NOT NULL,
    processed_at timestamp with time zone
);
ALTER TABLE ONLY public._migrations
    ADD CONSTRAINT _migrations_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.activities
    ADD CONSTRAINT activities_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.activity_efforts
    ADD CONSTRAINT activity_efforts_pkey PRIMARY KEY (activity_id, meters);
ALTER TABLE ONLY public.activity_files
    ADD CONSTRAINT activity_files_file_key UNIQUE (file);
ALTER TABLE ONLY public.activity_files
    ADD CONSTRAINT activity_files_pkey PRIMARY KEY (activity_id);
ALTER TABLE ONLY public.activity_files
    ADD CONSTRAINT activity_files_user_id_digest_key UNIQUE (user_id, digest);
ALTER TABLE ONLY public.activity_tracks
    ADD CONSTRAINT activity_tracks_pkey PRIMARY KEY (activity_id);
ALTER TABLE ONLY public.activity_upload_files
    ADD CONSTRAINT activity_upload_files_pkey PRIMARY KEY (upload_id, place);
ALTER TABLE ONLY public.activity_uploads
    ADD CONSTRAINT activity_uploads_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ai_assistants
    ADD CONSTRAINT ai_assistants_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.api_answers
    ADD CONSTRAINT api_answers_pkey PRIMARY KEY (caller_id, name);
ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_secret_hash_key UNIQUE (secret_hash);
ALTER TABLE ONLY public.app_secrets
    ADD CONSTRAINT app_secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.audit_entries
    ADD CONSTRAINT audit_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.auth_app_sessions
    ADD CONSTRAINT auth_app_sessions_pkey PRIMARY KEY (session_id);
ALTER TABLE ONLY public.auth_challenges
    ADD CONSTRAINT auth_challenges_id_key UNIQUE (id);
ALTER TABLE ONLY public.auth_challenges
    ADD CONSTRAINT auth_challenges_pkey PRIMARY KEY (session_id);
ALTER TABLE ONLY public.auth_codes
    ADD CONSTRAINT auth_codes_link_hash_key UNIQUE (link_hash);
ALTER TABLE ONLY public.auth_codes
    ADD CONSTRAINT auth_codes_pkey PRIMARY KEY (user_id, kind);
ALTER TABLE ONLY public.auth_flows
    ADD CONSTRAINT auth_flows_code_hash_key UNIQUE (code_hash);
ALTER TABLE ONLY public.auth_flows
    ADD CONSTRAINT auth_flows_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.auth_identities
    ADD CONSTRAINT auth_identities_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.auth_identities
    ADD CONSTRAINT auth_identities_provider_id_account_id_key UNIQUE (provider_id, account_id);
ALTER TABLE ONLY public.auth_passkeys
    ADD CONSTRAINT auth_passkeys_credential_id_key UNIQUE (credential_id);
ALTER TABLE ONLY public.auth_passkeys
    ADD CONSTRAINT auth_passkeys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.auth_sessions
    ADD CONSTRAINT auth_sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.auth_sessions
    ADD CONSTRAINT auth_sessions_token_key UNIQUE (token);
ALTER TABLE ONLY public.auth_signing_keys
    ADD CONSTRAINT auth_signing_keys_pkey PRIMARY KEY (kid);
ALTER TABLE ONLY public.auth_spent_codes
    ADD CONSTRAINT auth_spent_codes_pkey PRIMARY KEY (user_id, code);
ALTER TABLE ONLY public.auth_two_factors
    ADD CONSTRAINT auth_two_factors_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.auth_verifications
    ADD CONSTRAINT auth_verifications_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.blog_drafts
    ADD CONSTRAINT blog_drafts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.blog_drafts
    ADD CONSTRAINT blog_drafts_user_id_post_id_key UNIQUE (user_id, post_id);
ALTER TABLE ONLY public.blog_editors
    ADD CONSTRAINT blog_editors_pkey PRIMARY KEY (post_id, tab);
ALTER TABLE ONLY public.blog_post_versions
    ADD CONSTRAINT blog_post_versions_pkey PRIMARY KEY (post_id, revision);
ALTER TABLE ONLY public.blog_posts
    ADD CONSTRAINT blog_posts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.blog_race_references
    ADD CONSTRAINT blog_race_references_pkey PRIMARY KEY (blog_id, race_id);
ALTER TABLE ONLY public.chat_messages
    ADD CONSTRAINT chat_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.chat_threads
    ADD CONSTRAINT chat_threads_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.coach_conversations
    ADD CONSTRAINT coach_conversations_event_key_key UNIQUE (event_key);
ALTER TABLE ONLY public.coach_conversations
    ADD CONSTRAINT coach_conversations_pkey PRIMARY KEY (conversation_id);
ALTER TABLE ONLY public.coach_messages
    ADD CONSTRAINT coach_messages_conversation_id_position_key UNIQUE (conversation_id, "position");
ALTER TABLE ONLY public.coach_messages
    ADD CONSTRAINT coach_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.demo_mark
    ADD CONSTRAINT demo_mark_pkey PRIMARY KEY (is_demo);
ALTER TABLE ONLY public.expert_applications
    ADD CONSTRAINT expert_applications_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.expert_cities
    ADD CONSTRAINT expert_cities_city_key UNIQUE (city);
ALTER TABLE ONLY public.expert_cities
    ADD CONSTRAINT expert_cities_pkey PRIMARY KEY (city_id);
ALTER TABLE ONLY public.expert_documents
    ADD CONSTRAINT expert_documents_file_key UNIQUE (file);
ALTER TABLE ONLY public.expert_documents
    ADD CONSTRAINT expert_documents_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.expert_inquiries
    ADD CONSTRAINT expert_inquiries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.expert_inquiry_messages
    ADD CONSTRAINT expert_inquiry_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.expert_search
    ADD CONSTRAINT expert_search_pkey PRIMARY KEY (expert_id);
ALTER TABLE ONLY public.expert_search
    ADD CONSTRAINT expert_search_place_key UNIQUE (place);
ALTER TABLE ONLY public.expert_services
    ADD CONSTRAINT expert_services_norm_key UNIQUE (norm);
ALTER TABLE ONLY public.expert_services
    ADD CONSTRAINT expert_services_pkey PRIMARY KEY (service_id);
ALTER TABLE ONLY public.expert_sets
    ADD CONSTRAINT expert_sets_pkey PRIMARY KEY (kind, key_id, chunk);
ALTER TABLE ONLY public.expert_term_sets
    ADD CONSTRAINT expert_term_sets_pkey PRIMARY KEY (term_id, chunk);
ALTER TABLE ONLY public.expert_terms
    ADD CONSTRAINT expert_terms_pkey PRIMARY KEY (term_id);
ALTER TABLE ONLY public.expert_terms
    ADD CONSTRAINT expert_terms_term_key UNIQUE (term);
ALTER TABLE ONLY public.expert_words
    ADD CONSTRAINT expert_words_pkey PRIMARY KEY (word);
ALTER TABLE ONLY public.experts
    ADD CONSTRAINT experts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.experts
    ADD CONSTRAINT experts_user_id_key UNIQUE (user_id);
ALTER TABLE ONLY public.favorite_looks
    ADD CONSTRAINT favorite_looks_pkey PRIMARY KEY (favorite_id);
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.model_usage
    ADD CONSTRAINT model_usage_day_user_id_model_key UNIQUE NULLS NOT DISTINCT (day, user_id, model);
ALTER TABLE ONLY public.model_usage
    ADD CONSTRAINT model_usage_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.outbox_messages
    ADD CONSTRAINT outbox_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.own_courses
    ADD CONSTRAINT own_courses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.own_courses
    ADD CONSTRAINT own_courses_user_id_geometry_key UNIQUE (user_id, geometry);
ALTER TABLE ONLY public.partner_offers
    ADD CONSTRAINT partner_offers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.partner_offers
    ADD CONSTRAINT partner_offers_position_key UNIQUE ("position") DEFERRABLE;
ALTER TABLE ONLY public.personas
    ADD CONSTRAINT personas_pkey PRIMARY KEY (persona_id);
ALTER TABLE ONLY public.places
    ADD CONSTRAINT places_once UNIQUE NULLS NOT DISTINCT (country_code, state, name, lat, lon, source);
ALTER TABLE ONLY public.places
    ADD CONSTRAINT places_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.podcast_audio_parts
    ADD CONSTRAINT podcast_audio_parts_pkey PRIMARY KEY (audio_id, "position");
ALTER TABLE ONLY public.podcast_audio
    ADD CONSTRAINT podcast_audio_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.podcast_drafts
    ADD CONSTRAINT podcast_drafts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.podcast_race_references
    ADD CONSTRAINT podcast_race_references_pkey PRIMARY KEY (podcast_id, race_id);
ALTER TABLE ONLY public.podcasts
    ADD CONSTRAINT podcasts_audio_id_key UNIQUE (audio_id);
ALTER TABLE ONLY public.podcasts
    ADD CONSTRAINT podcasts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.race_bibs
    ADD CONSTRAINT race_bibs_pkey PRIMARY KEY (race_id);
ALTER TABLE ONLY public.race_claims
    ADD CONSTRAINT race_claims_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.race_counts
    ADD CONSTRAINT race_counts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.race_courses
    ADD CONSTRAINT race_courses_file_key UNIQUE (file);
ALTER TABLE ONLY public.race_courses
    ADD CONSTRAINT race_courses_pkey PRIMARY KEY (distance_id);
ALTER TABLE ONLY public.race_days
    ADD CONSTRAINT race_days_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.race_directory
    ADD CONSTRAINT race_directory_pkey PRIMARY KEY (race_id);
ALTER TABLE ONLY public.race_distances
    ADD CONSTRAINT race_distances_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.race_event_places
    ADD CONSTRAINT race_event_places_pkey PRIMARY KEY (is_only);
ALTER TABLE ONLY public.race_events
    ADD CONSTRAINT race_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.race_facets
    ADD CONSTRAINT race_facets_once UNIQUE NULLS NOT DISTINCT (race_type, country, city, place_id);
ALTER TABLE ONLY public.race_facets
    ADD CONSTRAINT race_facets_pkey PRIMARY KEY (facet_id);
ALTER TABLE ONLY public.race_import_changes
    ADD CONSTRAINT race_import_changes_pkey PRIMARY KEY (import_id, subject_id);
ALTER TABLE ONLY public.race_import_forecasts
    ADD CONSTRAINT race_import_forecasts_pkey PRIMARY KEY (import_id, line);
ALTER TABLE ONLY public.race_import_mappings
    ADD CONSTRAINT race_import_mappings_pkey PRIMARY KEY (headings);
ALTER TABLE ONLY public.race_import_problems
    ADD CONSTRAINT race_import_problems_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.race_imports
    ADD CONSTRAINT race_imports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.race_lengths
    ADD CONSTRAINT race_lengths_once UNIQUE (distances_m);
ALTER TABLE ONLY public.race_lengths
    ADD CONSTRAINT race_lengths_pkey PRIMARY KEY (lengths_id);
ALTER TABLE ONLY public.race_news_looks
    ADD CONSTRAINT race_news_looks_pkey PRIMARY KEY (user_id, race_id);
ALTER TABLE ONLY public.race_news_settings
    ADD CONSTRAINT race_news_settings_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.race_non_twins
    ADD CONSTRAINT race_non_twins_pkey PRIMARY KEY (first_id, second_id);
ALTER TABLE ONLY public.race_organizers
    ADD CONSTRAINT race_organizers_pkey PRIMARY KEY (race_id, user_id);
ALTER TABLE ONLY public.race_places
    ADD CONSTRAINT race_places_pkey PRIMARY KEY (race_id);
ALTER TABLE ONLY public.race_registrations
    ADD CONSTRAINT race_registrations_bib UNIQUE (race_id, bib);
ALTER TABLE ONLY public.race_registrations
    ADD CONSTRAINT race_registrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.race_search
    ADD CONSTRAINT race_search_pkey PRIMARY KEY (race_id);
ALTER TABLE ONLY public.races
    ADD CONSTRAINT races_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key, window_start);
ALTER TABLE ONLY public.registration_drafts
    ADD CONSTRAINT registration_drafts_pkey PRIMARY KEY (user_id, id);
ALTER TABLE ONLY public.review_answers
    ADD CONSTRAINT review_answers_pkey PRIMARY KEY (review_id);
ALTER TABLE ONLY public.review_guests
    ADD CONSTRAINT review_guests_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.review_requests
    ADD CONSTRAINT review_requests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_once UNIQUE (user_id, entity_type, entity_id);
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.runner_profiles
    ADD CONSTRAINT runner_profiles_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.sandbox_payment_answers
    ADD CONSTRAINT sandbox_payment_answers_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.sandbox_payment_events
    ADD CONSTRAINT sandbox_payment_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sandbox_payment_objects
    ADD CONSTRAINT sandbox_payment_objects_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sandbox_settings
    ADD CONSTRAINT sandbox_settings_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.search_words
    ADD CONSTRAINT search_words_pkey PRIMARY KEY (word);
ALTER TABLE ONLY public.storage_buckets
    ADD CONSTRAINT storage_buckets_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.storage_objects
    ADD CONSTRAINT storage_objects_bucket_id_name_key UNIQUE (bucket_id, name);
ALTER TABLE ONLY public.storage_objects
    ADD CONSTRAINT storage_objects_file_key UNIQUE (file);
ALTER TABLE ONLY public.storage_objects
    ADD CONSTRAINT storage_objects_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.stripe_customers
    ADD CONSTRAINT stripe_customers_customer_id_key UNIQUE (customer_id);
ALTER TABLE ONLY public.stripe_customers
    ADD CONSTRAINT stripe_customers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.stripe_customers
    ADD CONSTRAINT stripe_customers_user_id_key UNIQUE (user_id);
ALTER TABLE ONLY public.stripe_subscriptions
    ADD CONSTRAINT stripe_subscriptions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.stripe_subscriptions
    ADD CONSTRAINT stripe_subscriptions_subscription_id_key UNIQUE (subscription_id);
ALTER TABLE ONLY public.training_plans
    ADD CONSTRAINT training_plans_feed_digest_key UNIQUE (feed_digest);
ALTER TABLE ONLY public.training_plans
    ADD CONSTRAINT training_plans_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.training_sessions
    ADD CONSTRAINT training_sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.travel_notes
    ADD CONSTRAINT travel_notes_pkey PRIMARY KEY (registration_id);
ALTER TABLE ONLY public.usage_counts
    ADD CONSTRAINT usage_counts_pkey PRIMARY KEY (user_id, counted, period);
ALTER TABLE ONLY public.user_favorites
    ADD CONSTRAINT user_favorites_once UNIQUE (user_id, race_id);
ALTER TABLE ONLY public.user_favorites
    ADD CONSTRAINT user_favorites_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.user_profiles
    ADD CONSTRAINT user_profiles_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.user_profiles
    ADD CONSTRAINT user_profiles_user_id_key UNIQUE (user_id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_phone_key UNIQUE (phone);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_once UNIQUE (endpoint_id, event_id);
ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.webhook_endpoints
    ADD CONSTRAINT webhook_endpoints_once UNIQUE (race_id, user_id, address);
ALTER TABLE ONLY public.webhook_endpoints
    ADD CONSTRAINT webhook_endpoints_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.webhook_events
    ADD CONSTRAINT webhook_events_pkey PRIMARY KEY (event_id);
CREATE INDEX activities_user_started ON public.activities USING btree (user_id, started_at DESC, id);
CREATE INDEX activity_efforts_user ON public.activity_efforts USING btree (user_id, meters, seconds);
CREATE INDEX activity_upload_files_activity ON public.activity_upload_files USING btree (activity_id);
CREATE INDEX activity_uploads_user ON public.activity_uploads USING btree (user_id, created_at DESC);
CREATE INDEX ai_assistants_order ON public.ai_assistants USING btree (sort_order, created_at);
CREATE INDEX api_answers_created ON public.api_answers USING btree (created_at);
CREATE INDEX api_answers_user ON public.api_answers USING btree (user_id);
CREATE INDEX api_keys_user ON public.api_keys USING btree (user_id, created_at);
CREATE INDEX audit_entries_admin ON public.audit_entries USING btree (admin_id, created_at DESC);
CREATE INDEX audit_entries_newest ON public.audit_entries USING btree (created_at DESC, id);
CREATE INDEX audit_entries_subject ON public.audit_entries USING btree (subject_id, created_at DESC);
CREATE INDEX audit_entries_words ON public.audit_entries USING gin (search_text public.gin_trgm_ops);
CREATE INDEX auth_challenges_factor ON public.auth_challenges USING btree (factor_id);
CREATE INDEX auth_codes_address ON public.auth_codes USING btree (sent_to);
CREATE INDEX auth_codes_expiry ON public.auth_codes USING btree (expires_at);
CREATE INDEX auth_codes_flow ON public.auth_codes USING btree (flow_id);
CREATE INDEX auth_flows_expiry ON public.auth_flows USING btree (expires_at);
CREATE INDEX auth_flows_user ON public.auth_flows USING btree (user_id);
CREATE INDEX auth_identities_user ON public.auth_identities USING btree (user_id);
CREATE INDEX auth_passkeys_user ON public.auth_passkeys USING btree (user_id);
CREATE INDEX auth_sessions_expiry ON public.auth_sessions USING btree (expires_at);
CREATE INDEX auth_sessions_used ON public.auth_sessions USING btree (updated_at, user_id);
CREATE INDEX auth_sessions_user ON public.auth_sessions USING btree (user_id);
CREATE UNIQUE INDEX auth_signing_keys_newest ON public.auth_signing_keys USING btree ((true)) WHERE (good_until IS NULL);
CREATE INDEX auth_two_factors_secret ON public.auth_two_factors USING btree (secret);
CREATE INDEX auth_two_factors_user ON public.auth_two_factors USING btree (user_id);
CREATE INDEX auth_verifications_expiry ON public.auth_verifications USING btree (expires_at);
CREATE INDEX auth_verifications_identifier ON public.auth_verifications USING btree (identifier);
CREATE INDEX blog_drafts_post ON public.blog_drafts USING btree (post_id);
CREATE INDEX blog_editors_user ON public.blog_editors USING btree (user_id);
CREATE INDEX blog_post_versions_saved_by ON public.blog_post_versions USING btree (saved_by);
CREATE INDEX blog_posts_author ON public.blog_posts USING btree (author_id) WHERE (author_id IS NOT NULL);
CREATE INDEX blog_posts_created ON public.blog_posts USING btree (created_at DESC, id);
CREATE INDEX blog_posts_newest ON public.blog_posts USING btree (status, published_at DESC);
CREATE INDEX blog_posts_tags ON public.blog_posts USING gin (tags);
CREATE INDEX blog_posts_title_words ON public.blog_posts USING gin (to_tsvector('english'::regconfig, public.plain_words(title)));
CREATE INDEX blog_posts_words ON public.blog_posts USING gin (search_words);
CREATE INDEX blog_race_references_race ON public.blog_race_references USING btree (race_id);
CREATE INDEX chat_messages_built_in ON public.chat_messages USING btree ("timestamp") WHERE (answered_by = 'built-in'::text);
CREATE INDEX chat_messages_newest ON public.chat_messages USING btree ("timestamp") WHERE is_user;
CREATE UNIQUE INDEX chat_messages_position ON public.chat_messages USING btree (thread_id, "position");
CREATE INDEX chat_messages_rated ON public.chat_messages USING btree (rated_at DESC) WHERE (rated_at IS NOT NULL);
CREATE UNIQUE INDEX chat_messages_request ON public.chat_messages USING btree (thread_id, request_key);
CREATE INDEX chat_threads_assistant ON public.chat_threads USING btree (assistant_id);
CREATE INDEX chat_threads_expiry ON public.chat_threads USING btree (expires_at);
CREATE INDEX chat_threads_guest ON public.chat_threads USING btree (guest_key, last_message_at DESC) WHERE (guest_key IS NOT NULL);
CREATE INDEX chat_threads_race ON public.chat_threads USING btree (race_id) WHERE (race_id IS NOT NULL);
CREATE INDEX chat_threads_user ON public.chat_threads USING btree (user_id, last_message_at DESC);
CREATE INDEX coach_conversations_guest ON public.coach_conversations USING btree (guest_key, created_at DESC) WHERE (guest_key IS NOT NULL);
CREATE INDEX coach_conversations_open ON public.coach_conversations USING btree (created_at) WHERE (ended_at IS NULL);
CREATE INDEX coach_conversations_rated ON public.coach_conversations USING btree (persona_id) INCLUDE (rating) WHERE (rating IS NOT NULL);
CREATE UNIQUE INDEX coach_conversations_runs_for_guest ON public.coach_conversations USING btree (guest_key) WHERE (status = 'active'::text);
CREATE UNIQUE INDEX coach_conversations_runs_for_user ON public.coach_conversations USING btree (user_id) WHERE (status = 'active'::text);
CREATE INDEX coach_conversations_to_end ON public.coach_conversations USING btree (expires_at) WHERE ((status = 'active'::text) OR is_open_at_provider);
CREATE INDEX coach_conversations_user ON public.coach_conversations USING btree (user_id, created_at DESC);
CREATE INDEX contact_messages_handler ON public.contact_messages USING btree (handled_by) WHERE (handled_by IS NOT NULL);
CREATE INDEX contact_messages_list ON public.contact_messages USING btree (created_at DESC, id) INCLUDE (handled_at);
CREATE INDEX contact_messages_waiting ON public.contact_messages USING btree (created_at DESC, id) WHERE (handled_at IS NULL);
CREATE INDEX contact_messages_words ON public.contact_messages USING gin (search_text public.gin_trgm_ops);
CREATE INDEX expert_applications_newest ON public.expert_applications USING btree (created_at DESC);
CREATE UNIQUE INDEX expert_applications_once ON public.expert_applications USING btree (user_id) WHERE (status = ANY (ARRAY['draft'::text, 'pending'::text]));
CREATE INDEX expert_applications_pending ON public.expert_applications USING btree (created_at) WHERE (status = 'pending'::text);
CREATE INDEX expert_applications_person ON public.expert_applications USING btree (user_id, created_at DESC);
CREATE INDEX expert_documents_application ON public.expert_documents USING btree (application_id, created_at);
CREATE INDEX expert_inquiries_address ON public.expert_inquiries USING btree (lower(email));
CREATE INDEX expert_inquiries_expert ON public.expert_inquiries USING btree (expert_id, last_message_at DESC);
CREATE INDEX expert_inquiries_oldest ON public.expert_inquiries USING btree (last_message_at);
CREATE INDEX expert_inquiries_person ON public.expert_inquiries USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX expert_inquiry_messages_inquiry ON public.expert_inquiry_messages USING btree (inquiry_id, created_at);
CREATE INDEX expert_search_order ON public.expert_search USING btree (standing DESC, years_experience DESC, expert_id) WHERE is_active;
CREATE INDEX expert_terms_within ON public.expert_terms USING gin (term public.gin_trgm_ops);
CREATE INDEX expert_words_similar ON public.expert_words USING gin (word public.gin_trgm_ops);
CREATE INDEX invitations_email ON public.invitations USING btree (lower(email));
CREATE INDEX invitations_inviter ON public.invitations USING btree (invited_by);
CREATE UNIQUE INDEX invitations_open ON public.invitations USING btree (lower(email)) WHERE (accepted_at IS NULL);
CREATE INDEX invitations_user ON public.invitations USING btree (user_id);
CREATE INDEX invitations_waiting ON public.invitations USING btree (sent_at DESC, id) WHERE (accepted_at IS NULL);
CREATE INDEX invoices_customer ON public.invoices USING btree (customer_id, created DESC);
CREATE INDEX invoices_newest ON public.invoices USING btree (created) INCLUDE (status, amount_paid);
CREATE INDEX model_usage_user ON public.model_usage USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX outbox_messages_newest ON public.outbox_messages USING btree (created_at DESC);
CREATE INDEX outbox_messages_recipient ON public.outbox_messages USING btree (lower(recipient), created_at DESC);
CREATE INDEX outbox_messages_waiting ON public.outbox_messages USING btree (created_at) WHERE (status = 'queued'::text);
CREATE INDEX own_courses_forget ON public.own_courses USING btree (forget_at) WHERE (forget_at IS NOT NULL);
CREATE INDEX partner_offers_shown ON public.partner_offers USING btree ("position") WHERE is_active;
CREATE INDEX partner_offers_words ON public.partner_offers USING gin (lower(((((((partner || ' '::text) || title) || ' '::text) || benefit) || ' '::text) || COALESCE(voucher, ''::text))) public.gin_trgm_ops);
CREATE INDEX personas_list ON public.personas USING btree (source, "position");
CREATE INDEX places_box ON public.places USING btree (lat, lon);
CREATE INDEX podcast_audio_requested_by ON public.podcast_audio USING btree (requested_by);
CREATE INDEX podcast_drafts_audio ON public.podcast_drafts USING btree (audio_id) WHERE (audio_id IS NOT NULL);
CREATE INDEX podcast_drafts_user ON public.podcast_drafts USING btree (user_id, updated_at DESC);
CREATE INDEX podcast_race_references_race ON public.podcast_race_references USING btree (race_id);
CREATE INDEX podcasts_created ON public.podcasts USING btree (created_at DESC, id);
CREATE INDEX podcasts_created_by ON public.podcasts USING btree (created_by_id) WHERE (created_by_id IS NOT NULL);
CREATE INDEX podcasts_newest ON public.podcasts USING btree (status, created_at DESC);
CREATE INDEX podcasts_sound ON public.podcasts USING btree (audio_url) WHERE (status = 'published'::text);
CREATE INDEX podcasts_words ON public.podcasts USING gin (to_tsvector('english'::regconfig, public.plain_words(((((title || ' '::text) || COALESCE(topic, ''::text)) || ' '::text) || COALESCE(description, ''::text)))));
CREATE INDEX race_claims_list ON public.race_claims USING btree (created_at DESC, id DESC);
CREATE INDEX race_claims_race ON public.race_claims USING btree (race_id);
CREATE INDEX race_claims_status ON public.race_claims USING btree (status, created_at DESC, id DESC);
CREATE INDEX race_claims_words ON public.race_claims USING gin (search_text public.gin_trgm_ops);
CREATE INDEX race_courses_recipe ON public.race_courses USING btree (recipe);
CREATE INDEX race_directory_date ON public.race_directory USING btree (start_date, race_id) INCLUDE (race_status);
CREATE INDEX race_directory_name ON public.race_directory USING btree (name_norm, race_id);
CREATE INDEX race_directory_newest ON public.race_directory USING btree (created_at DESC, race_id);
CREATE INDEX race_directory_place ON public.race_directory USING btree (city_norm, start_date) INCLUDE (race_id, name_norm);
CREATE INDEX race_directory_words ON public.race_directory USING gin (words public.gin_trgm_ops);
CREATE INDEX race_distances_order ON public.race_distances USING btree (race_id, sort_order);
CREATE INDEX race_distances_paid ON public.race_distances USING btree (COALESCE(discounted_price_minor, price_minor), race_id);
CREATE INDEX race_distances_text ON public.race_distances USING btree (race_id, distance);
CREATE INDEX race_events_age ON public.race_events USING btree (created_at);
CREATE UNIQUE INDEX race_events_place ON public.race_events USING btree (place);
CREATE INDEX race_events_race ON public.race_events USING btree (race_id, place);
CREATE INDEX race_events_subject ON public.race_events USING btree (subject_id, kind);
CREATE INDEX race_events_user ON public.race_events USING btree (user_id, place) WHERE (user_id IS NOT NULL);
CREATE INDEX race_events_without_place ON public.race_events USING btree (id) WHERE (place IS NULL);
CREATE INDEX race_facets_place ON public.race_facets USING btree (place_id) WHERE (place_id IS NOT NULL);
CREATE INDEX race_import_changes_open ON public.race_import_changes USING btree (import_id, race_id) WHERE (outcome IS NULL);
CREATE INDEX race_import_forecasts_change ON public.race_import_forecasts USING btree (import_id, change, line);
CREATE INDEX race_import_forecasts_moved ON public.race_import_forecasts USING btree (import_id, line) WHERE (runners > 0);
CREATE INDEX race_import_problems_listed ON public.race_import_problems USING btree (import_id, kind, id);
CREATE INDEX race_imports_newest ON public.race_imports USING btree (created_at DESC, id);
CREATE INDEX race_imports_running ON public.race_imports USING btree (started_at) WHERE (state = ANY (ARRAY['importing'::text, 'undoing'::text]));
CREATE INDEX race_news_looks_race ON public.race_news_looks USING btree (race_id);
CREATE INDEX race_non_twins_decided ON public.race_non_twins USING btree (decided_by);
CREATE INDEX race_non_twins_second ON public.race_non_twins USING btree (second_id);
CREATE INDEX race_organizers_claim ON public.race_organizers USING btree (claim_id) WHERE (claim_id IS NOT NULL);
CREATE INDEX race_organizers_linked_by ON public.race_organizers USING btree (linked_by) WHERE (linked_by IS NOT NULL);
CREATE INDEX race_organizers_user ON public.race_organizers USING btree (user_id, race_id);
CREATE INDEX race_places_open ON public.race_places USING btree (race_id) WHERE (decision = 'open'::text);
CREATE INDEX race_registrations_distance ON public.race_registrations USING btree (distance_id);
CREATE INDEX race_registrations_list ON public.race_registrations USING btree (created_at DESC, id DESC) INCLUDE (race_id, user_id);
CREATE UNIQUE INDEX race_registrations_once ON public.race_registrations USING btree (race_id, user_id, COALESCE(distance_id, '00000000-0000-0000-0000-000000000000'::uuid)) WHERE (status <> 'cancelled'::text);
CREATE INDEX race_registrations_race ON public.race_registrations USING btree (race_id, created_at DESC, id DESC) INCLUDE (status);
CREATE INDEX race_registrations_status ON public.race_registrations USING btree (status, created_at DESC, id DESC);
CREATE INDEX race_registrations_user ON public.race_registrations USING btree (user_id, created_at DESC);
CREATE INDEX race_registrations_words ON public.race_registrations USING gin (search_text public.gin_trgm_ops);
CREATE INDEX race_search_date ON public.race_search USING btree (start_date, race_id) INCLUDE (facet_id, lengths_id, rating10);
CREATE INDEX race_search_facet ON public.race_search USING btree (facet_id, start_date, race_id) INCLUDE (lengths_id, rating10);
CREATE INDEX race_search_lengths ON public.race_search USING btree (lengths_id, start_date, race_id) INCLUDE (facet_id, rating10);
CREATE INDEX race_search_price ON public.race_search USING btree (price, start_date, race_id) INCLUDE (facet_id, rating10);
CREATE INDEX race_search_rating ON public.race_search USING btree (rating10 DESC NULLS LAST, start_date, race_id) INCLUDE (facet_id);
CREATE INDEX race_search_words ON public.race_search USING gin (search_text public.gin_trgm_ops);
CREATE INDEX races_alike ON public.races USING btree (city, race_type, start_date);
CREATE INDEX races_date ON public.races USING btree (start_date, id);
CREATE INDEX races_event ON public.races USING btree (event);
CREATE INDEX races_name_date ON public.races USING btree (lower(race_name), start_date);
CREATE INDEX races_premium ON public.races USING btree (start_date, id) WHERE is_premium;
CREATE INDEX rate_limits_age ON public.rate_limits USING btree (window_start);
CREATE INDEX registration_drafts_age ON public.registration_drafts USING btree (updated_at);
CREATE INDEX registration_drafts_newest ON public.registration_drafts USING btree (user_id, updated_at DESC);
CREATE INDEX review_answers_author ON public.review_answers USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE UNIQUE INDEX review_guests_email ON public.review_guests USING btree (lower(email));
CREATE INDEX review_requests_email ON public.review_requests USING btree (email_message_id);
CREATE INDEX review_requests_registration ON public.review_requests USING btree (registration_id);
CREATE INDEX review_requests_sms ON public.review_requests USING btree (sms_message_id);
CREATE INDEX reviews_author ON public.reviews USING btree (user_id, created_at DESC);
CREATE INDEX reviews_hidden ON public.reviews USING btree (created_at DESC, id) INCLUDE (hidden_reason) WHERE is_hidden;
CREATE INDEX reviews_hidden_by ON public.reviews USING btree (hidden_by) WHERE (hidden_by IS NOT NULL);
CREATE INDEX reviews_list ON public.reviews USING btree (created_at DESC, id) INCLUDE (is_hidden, rating);
CREATE INDEX reviews_subject ON public.reviews USING btree (entity_type, entity_id, is_hidden, created_at DESC);
CREATE INDEX reviews_words ON public.reviews USING gin (search_words);
CREATE INDEX sandbox_payment_events_waiting ON public.sandbox_payment_events USING btree ("position") WHERE (delivered_at IS NULL);
CREATE INDEX sandbox_payment_objects_customer ON public.sandbox_payment_objects USING btree (customer_id, kind, "position" DESC);
CREATE INDEX sandbox_payment_objects_due ON public.sandbox_payment_objects USING btree (due) WHERE (due IS NOT NULL);
CREATE INDEX sandbox_payment_objects_kind ON public.sandbox_payment_objects USING btree (kind, "position" DESC);
CREATE INDEX search_words_similar ON public.search_words USING gin (word public.gin_trgm_ops);
CREATE INDEX storage_buckets_owner ON public.storage_buckets USING btree (owner_id);
CREATE INDEX stripe_customers_checkout ON public.stripe_customers USING btree (checkout_began) WHERE (checkout_began IS NOT NULL);
CREATE INDEX stripe_subscriptions_customer ON public.stripe_subscriptions USING btree (customer_id);
CREATE UNIQUE INDEX stripe_subscriptions_one_live ON public.stripe_subscriptions USING btree (customer_id) WHERE (subscription_status = ANY (ARRAY['active'::text, 'trialing'::text, 'past_due'::text, 'unpaid'::text, 'incomplete'::text]));
CREATE INDEX training_plans_distance ON public.training_plans USING btree (distance_id);
CREATE INDEX training_plans_race ON public.training_plans USING btree (race_id);
CREATE UNIQUE INDEX training_plans_running ON public.training_plans USING btree (user_id) WHERE (ended_at IS NULL);
CREATE INDEX training_plans_user ON public.training_plans USING btree (user_id, created_at DESC);
CREATE INDEX training_sessions_activity ON public.training_sessions USING btree (activity_id);
CREATE INDEX training_sessions_plan ON public.training_sessions USING btree (plan_id, day);
CREATE INDEX training_sessions_user_day ON public.training_sessions USING btree (user_id, day);
CREATE INDEX travel_notes_user ON public.travel_notes USING btree (user_id);
CREATE INDEX usage_counts_period ON public.usage_counts USING btree (period);
CREATE INDEX user_favorites_newest ON public.user_favorites USING btree (created_at) INCLUDE (user_id, race_id);
CREATE INDEX user_favorites_race ON public.user_favorites USING btree (race_id);
CREATE INDEX user_profiles_admins ON public.user_profiles USING btree (created_at DESC, user_id) WHERE is_admin;
CREATE INDEX user_profiles_email ON public.user_profiles USING btree (lower(email));
CREATE INDEX user_profiles_inactive ON public.user_profiles USING btree (created_at DESC, user_id) WHERE (NOT is_active);
CREATE INDEX user_profiles_list ON public.user_profiles USING btree (created_at DESC, user_id) INCLUDE (is_active, is_admin);
CREATE INDEX user_profiles_words ON public.user_profiles USING gin (search_text public.gin_trgm_ops);
CREATE INDEX users_delete_after ON public.users USING btree (delete_after) WHERE (delete_after IS NOT NULL);
CREATE UNIQUE INDEX users_email_key ON public.users USING btree (lower(email));
CREATE INDEX users_joined ON public.users USING btree (created_at) INCLUDE (email_verified) WHERE (NOT is_temporary);
CREATE INDEX users_last_sign_in ON public.users USING btree (last_sign_in_at) WHERE (last_sign_in_at IS NOT NULL);
CREATE INDEX webhook_deliveries_event ON public.webhook_deliveries USING btree (event_id);
CREATE INDEX webhook_deliveries_newest ON public.webhook_deliveries USING btree (endpoint_id, event_id DESC);
CREATE INDEX webhook_deliveries_waiting ON public.webhook_deliveries USING btree (endpoint_id, next_try_at) WHERE (status = 'waiting'::text);
CREATE TRIGGER "Experts_search_delete" AFTER DELETE ON public.experts FOR EACH ROW EXECUTE FUNCTION public.expert_search_before_leaving();
CREATE TRIGGER activities_touch BEFORE UPDATE ON public.activities FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION public.touch();
CREATE TRIGGER ai_assistants_touch BEFORE UPDATE ON public.ai_assistants FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION public.touch();
CREATE TRIGGER audit_entries_search BEFORE INSERT OR UPDATE OF subject_name ON public.audit_entries FOR EACH ROW EXECUTE FUNCTION public.audit_entries_search();
CREATE TRIGGER blog_posts_search BEFORE INSERT OR UPDATE OF title, tags, seo_description, content ON public.blog_posts FOR EACH ROW EXECUTE FUNCTION public.blog_posts_search();
CREATE TRIGGER blog_posts_touch BEFORE UPDATE ON public.blog_posts FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION public.touch();
CREATE TRIGGER contact_messages_search BEFORE INSERT OR UPDATE OF name, email, subject, message ON public.contact_messages FOR EACH ROW EXECUTE FUNCTION public.contact_messages_search();
CREATE TRIGGER contact_messages_tell_office AFTER INSERT OR DELETE OR UPDATE OF handled_at ON public.contact_messages FOR EACH STATEMENT EXECUTE FUNCTION public.tell_office_counts();
CREATE TRIGGER expert_applications_tell_office AFTER INSERT OR DELETE OR UPDATE OF status ON public.expert_applications FOR EACH STATEMENT EXECUTE FUNCTION public.tell_office_counts();
CREATE TRIGGER expert_applications_touch BEFORE UPDATE ON public.expert_applications FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION public.touch();
CREATE TRIGGER expert_search_counts_delete AFTER DELETE ON public.expert_search REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.expert_search_on_change();
CREATE TRIGGER expert_search_counts_insert AFTER INSERT ON public.expert_search REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.expert_search_on_change();
CREATE TRIGGER expert_search_counts_truncate AFTER TRUNCATE ON public.expert_search FOR EACH STATEMENT EXECUTE FUNCTION public.expert_search_on_change();
CREATE TRIGGER expert_search_counts_update AFTER UPDATE ON public.expert_search REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.expert_search_on_change();
CREATE TRIGGER experts_search_insert AFTER INSERT ON public.experts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.expert_search_on_experts();
CREATE TRIGGER experts_search_update AFTER UPDATE ON public.experts REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.expert_search_on_experts();
CREATE TRIGGER experts_take_reviews AFTER DELETE ON public.experts REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.reviews_follow_subject('expert');
CREATE TRIGGER experts_tell_office AFTER INSERT OR DELETE ON public.experts FOR EACH STATEMENT EXECUTE FUNCTION public.tell_office_counts();
CREATE TRIGGER experts_touch BEFORE UPDATE ON public.experts FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION public.touch();
CREATE TRIGGER outbox_messages_review_request AFTER UPDATE OF status ON public.outbox_messages FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION public.note_review_request();
CREATE TRIGGER partner_offers_touch BEFORE UPDATE ON public.partner_offers FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION public.touch();
CREATE TRIGGER personas_touch BEFORE UPDATE ON public.personas FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION public.touch();
CREATE TRIGGER podcast_audio_touch BEFORE UPDATE ON public.podcast_audio FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION public.touch();
CREATE TRIGGER podcast_drafts_touch BEFORE UPDATE ON public.podcast_drafts FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION public.touch();
CREATE TRIGGER podcasts_touch BEFORE UPDATE ON public.podcasts FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION public.touch();
CREATE TRIGGER race_claims_search BEFORE INSERT OR UPDATE OF name, email ON public.race_claims FOR EACH ROW EXECUTE FUNCTION public.race_claims_search();
CREATE TRIGGER race_claims_tell_office AFTER INSERT OR DELETE ON public.race_claims FOR EACH STATEMENT EXECUTE FUNCTION public.tell_office_counts();
CREATE TRIGGER race_claims_touch BEFORE UPDATE ON public.race_claims FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION public.touch();
CREATE TRIGGER race_distances_search_delete AFTER DELETE ON public.race_distances REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.race_search_on_distances();
CREATE TRIGGER race_distances_search_insert AFTER INSERT ON public.race_distances REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.race_search_on_distances();
CREATE TRIGGER race_distances_search_update AFTER UPDATE ON public.race_distances REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.race_search_on_distances();
CREATE TRIGGER race_distances_shown_price_delete AFTER DELETE ON public.race_distances REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.race_search_on_prices();
CREATE TRIGGER race_distances_shown_price_insert AFTER INSERT ON public.race_distances REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.race_search_on_prices();
CREATE TRIGGER race_distances_shown_price_update AFTER UPDATE ON public.race_distances REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.race_search_on_prices();
CREATE TRIGGER race_events_hand_out AFTER INSERT ON public.race_events REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.hand_out_race_events();
CREATE TRIGGER race_news_settings_touch BEFORE UPDATE ON public.race_news_settings FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION public.touch();
CREATE TRIGGER race_registrations_bib BEFORE INSERT ON public.race_registrations FOR EACH ROW EXECUTE FUNCTION public.give_bib();
CREATE TRIGGER race_registrations_events_insert AFTER INSERT ON public.race_registrations REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.note_registrations();
CREATE TRIGGER race_registrations_events_update AFTER UPDATE ON public.race_registrations REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.note_registrations();
CREATE TRIGGER race_registrations_places AFTER INSERT OR DELETE OR UPDATE OF status, distance_id ON public.race_registrations FOR EACH ROW EXECUTE FUNCTION public.count_places();
CREATE TRIGGER race_registrations_search BEFORE INSERT OR UPDATE OF first_name, last_name ON public.race_registrations FOR EACH ROW EXECUTE FUNCTION public.race_registrations_search();
CREATE TRIGGER race_registrations_tell_office AFTER INSERT OR DELETE ON public.race_registrations FOR EACH STATEMENT EXECUTE FUNCTION public.tell_office_counts();
CREATE TRIGGER race_registrations_touch BEFORE UPDATE ON public.race_registrations FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION public.touch();
CREATE TRIGGER race_search_counts_delete AFTER DELETE ON public.race_search REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.race_counts_on_change();
CREATE TRIGGER race_search_counts_insert AFTER INSERT ON public.race_search REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.race_counts_on_change();
CREATE TRIGGER race_search_counts_truncate AFTER TRUNCATE ON public.race_search FOR EACH STATEMENT EXECUTE FUNCTION public.race_counts_on_change();
CREATE TRIGGER race_search_counts_update AFTER UPDATE ON public.race_search REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.race_counts_on_change();
CREATE TRIGGER race_search_days_delete AFTER DELETE ON public.race_search REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.race_days_on_change();
CREATE TRIGGER race_search_days_insert AFTER INSERT ON public.race_search REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.race_days_on_change();
CREATE TRIGGER race_search_days_truncate AFTER TRUNCATE ON public.race_search FOR EACH STATEMENT EXECUTE FUNCTION public.race_days_on_change();
CREATE TRIGGER race_search_days_update AFTER UPDATE ON public.race_search REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.race_days_on_change();
CREATE TRIGGER race_search_price BEFORE INSERT OR UPDATE ON public.race_search FOR EACH ROW EXECUTE FUNCTION public.race_search_price();
CREATE TRIGGER races_directory_insert AFTER INSERT ON public.races REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.race_directory_on_insert();
CREATE TRIGGER races_directory_update AFTER UPDATE ON public.races REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.race_directory_on_update();
CREATE TRIGGER races_leave_place BEFORE UPDATE OF city, state_province, country ON public.races FOR EACH ROW WHEN ((((old.city IS DISTINCT FROM new.city) OR (old.state_province IS DISTINCT FROM new.state_province)) OR (old.country IS DISTINCT FROM new.country))) EXECUTE FUNCTION public.race_leaves_place();
CREATE TRIGGER races_search_insert AFTER INSERT ON public.races REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.race_search_on_insert();
CREATE TRIGGER races_search_update AFTER UPDATE ON public.races REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.race_search_on_update();
CREATE TRIGGER races_take_reviews AFTER DELETE ON public.races REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.reviews_follow_subject('race');
CREATE TRIGGER races_tell_office AFTER INSERT OR DELETE ON public.races FOR EACH STATEMENT EXECUTE FUNCTION public.tell_office_counts();
CREATE TRIGGER races_touch BEFORE UPDATE ON public.races FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION public.touch_race();
CREATE TRIGGER registration_drafts_touch BEFORE UPDATE ON public.registration_drafts FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION public.touch();
CREATE TRIGGER review_answers_touch BEFORE UPDATE ON public.review_answers FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION public.touch();
CREATE TRIGGER review_requests_sum_up BEFORE INSERT OR UPDATE ON public.review_requests FOR EACH ROW EXECUTE FUNCTION public.sum_up_review_request();
CREATE TRIGGER reviews_events_insert AFTER INSERT ON public.reviews REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.note_reviews();
CREATE TRIGGER reviews_events_update AFTER UPDATE ON public.reviews REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.note_reviews();
CREATE TRIGGER reviews_expert_delete AFTER DELETE ON public.reviews REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.expert_search_on_reviews();
CREATE TRIGGER reviews_expert_insert AFTER INSERT ON public.reviews REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.expert_search_on_reviews();
CREATE TRIGGER reviews_expert_update AFTER UPDATE ON public.reviews REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.expert_search_on_reviews();
CREATE TRIGGER reviews_search BEFORE INSERT OR UPDATE OF comment ON public.reviews FOR EACH ROW EXECUTE FUNCTION public.reviews_search();
CREATE TRIGGER reviews_search_delete AFTER DELETE ON public.reviews REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.race_search_on_reviews();
CREATE TRIGGER reviews_search_insert AFTER INSERT ON public.reviews REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.race_search_on_reviews();
CREATE TRIGGER reviews_search_update AFTER UPDATE ON public.reviews REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.race_search_on_reviews();
CREATE TRIGGER reviews_touch BEFORE UPDATE ON public.reviews FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION public.touch();
CREATE TRIGGER stripe_subscriptions_touch BEFORE UPDATE ON public.stripe_subscriptions FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION public.touch();
CREATE TRIGGER training_plans_touch BEFORE UPDATE ON public.training_plans FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION public.touch();
CREATE TRIGGER training_sessions_touch BEFORE UPDATE ON public.training_sessions FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION public.touch();
CREATE TRIGGER travel_notes_touch BEFORE UPDATE ON public.travel_notes FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION public.touch();
CREATE TRIGGER user_profiles_end_sessions AFTER UPDATE OF is_active ON public.user_profiles FOR EACH ROW WHEN ((old.is_active AND (NOT new.is_active))) EXECUTE FUNCTION public.end_sessions();
CREATE TRIGGER user_profiles_search BEFORE INSERT OR UPDATE OF email, first_name, last_name ON public.user_profiles FOR EACH ROW EXECUTE FUNCTION public.user_profiles_search();
CREATE TRIGGER user_profiles_touch BEFORE UPDATE ON public.user_profiles FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION public.touch();
CREATE TRIGGER webhook_endpoints_touch BEFORE UPDATE ON public.webhook_endpoints FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION public.touch();
ALTER TABLE ONLY public.activities
    ADD CONSTRAINT activities_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.activity_efforts
    ADD CONSTRAINT activity_efforts_activity_id_fkey FOREIGN KEY (activity_id) REFERENCES public.activities(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.activity_efforts
    ADD CONSTRAINT activity_efforts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.activity_files
    ADD CONSTRAINT activity_files_activity_id_fkey FOREIGN KEY (activity_id) REFERENCES public.activities(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.activity_files
    ADD CONSTRAINT activity_files_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.activity_tracks
    ADD CONSTRAINT activity_tracks_activity_id_fkey FOREIGN KEY (activity_id) REFERENCES public.activities(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.activity_upload_files
    ADD CONSTRAINT activity_upload_files_activity_id_fkey FOREIGN KEY (activity_id) REFERENCES public.activities(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.activity_upload_files
    ADD CONSTRAINT activity_upload_files_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES public.activity_uploads(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.activity_uploads
    ADD CONSTRAINT activity_uploads_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.api_answers
    ADD CONSTRAINT api_answers_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.audit_entries
    ADD CONSTRAINT audit_entries_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.auth_app_sessions
    ADD CONSTRAINT auth_app_sessions_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.auth_sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.auth_challenges
    ADD CONSTRAINT auth_challenges_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES public.auth_two_factors(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.auth_challenges
    ADD CONSTRAINT auth_challenges_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.auth_app_sessions(session_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.auth_codes
    ADD CONSTRAINT auth_codes_flow_id_fkey FOREIGN KEY (flow_id) REFERENCES public.auth_flows(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.auth_codes
    ADD CONSTRAINT auth_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.auth_flows
    ADD CONSTRAINT auth_flows_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.auth_identities
    ADD CONSTRAINT auth_identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.auth_passkeys
    ADD CONSTRAINT auth_passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.auth_sessions
    ADD CONSTRAINT auth_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.auth_spent_codes
    ADD CONSTRAINT auth_spent_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.auth_two_factors
    ADD CONSTRAINT auth_two_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.blog_drafts
    ADD CONSTRAINT blog_drafts_post_id_fkey FOREIGN KEY (post_id) REFERENCES public.blog_posts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.blog_drafts
    ADD CONSTRAINT blog_drafts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.blog_editors
    ADD CONSTRAINT blog_editors_post_id_fkey FOREIGN KEY (post_id) REFERENCES public.blog_posts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.blog_editors
    ADD CONSTRAINT blog_editors_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.blog_post_versions
    ADD CONSTRAINT blog_post_versions_post_id_fkey FOREIGN KEY (post_id) REFERENCES public.blog_posts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.blog_post_versions
    ADD CONSTRAINT blog_post_versions_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.blog_posts
    ADD CONSTRAINT blog_posts_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.blog_race_references
    ADD CONSTRAINT blog_race_references_blog_id_fkey FOREIGN KEY (blog_id) REFERENCES public.blog_posts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.blog_race_references
    ADD CONSTRAINT blog_race_references_race_id_fkey FOREIGN KEY (race_id) REFERENCES public.races(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.chat_messages
    ADD CONSTRAINT chat_messages_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES public.chat_threads(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.chat_threads
    ADD CONSTRAINT chat_threads_assistant_id_fkey FOREIGN KEY (assistant_id) REFERENCES public.ai_assistants(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.chat_threads
    ADD CONSTRAINT chat_threads_race_id_fkey FOREIGN KEY (race_id) REFERENCES public.races(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.chat_threads
    ADD CONSTRAINT chat_threads_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.coach_conversations
    ADD CONSTRAINT coach_conversations_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.coach_messages
    ADD CONSTRAINT coach_messages_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES public.coach_conversations(conversation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_handled_by_fkey FOREIGN KEY (handled_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.expert_applications
    ADD CONSTRAINT expert_applications_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.expert_applications
    ADD CONSTRAINT expert_applications_expert_id_fkey FOREIGN KEY (expert_id) REFERENCES public.experts(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.expert_applications
    ADD CONSTRAINT expert_applications_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.expert_documents
    ADD CONSTRAINT expert_documents_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.expert_applications(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.expert_inquiries
    ADD CONSTRAINT expert_inquiries_expert_id_fkey FOREIGN KEY (expert_id) REFERENCES public.experts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.expert_inquiries
    ADD CONSTRAINT expert_inquiries_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.expert_inquiry_messages
    ADD CONSTRAINT expert_inquiry_messages_inquiry_id_fkey FOREIGN KEY (inquiry_id) REFERENCES public.expert_inquiries(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.expert_search
    ADD CONSTRAINT expert_search_city_id_fkey FOREIGN KEY (city_id) REFERENCES public.expert_cities(city_id);
ALTER TABLE ONLY public.expert_search
    ADD CONSTRAINT expert_search_expert_id_fkey FOREIGN KEY (expert_id) REFERENCES public.experts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.experts
    ADD CONSTRAINT experts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.favorite_looks
    ADD CONSTRAINT favorite_looks_favorite_id_fkey FOREIGN KEY (favorite_id) REFERENCES public.user_favorites(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.stripe_customers(customer_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.model_usage
    ADD CONSTRAINT model_usage_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.own_courses
    ADD CONSTRAINT own_courses_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.places
    ADD CONSTRAINT places_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.podcast_audio_parts
    ADD CONSTRAINT podcast_audio_parts_audio_id_fkey FOREIGN KEY (audio_id) REFERENCES public.podcast_audio(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.podcast_audio
    ADD CONSTRAINT podcast_audio_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.podcast_drafts
    ADD CONSTRAINT podcast_drafts_audio_id_fkey FOREIGN KEY (audio_id) REFERENCES public.podcast_audio(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.podcast_drafts
    ADD CONSTRAINT podcast_drafts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.podcast_race_references
    ADD CONSTRAINT podcast_race_references_podcast_id_fkey FOREIGN KEY (podcast_id) REFERENCES public.podcasts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.podcast_race_references
    ADD CONSTRAINT podcast_race_references_race_id_fkey FOREIGN KEY (race_id) REFERENCES public.races(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.podcasts
    ADD CONSTRAINT podcasts_audio_id_fkey FOREIGN KEY (audio_id) REFERENCES public.podcast_audio(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.podcasts
    ADD CONSTRAINT podcasts_created_by_id_fkey FOREIGN KEY (created_by_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.race_bibs
    ADD CONSTRAINT race_bibs_race_id_fkey FOREIGN KEY (race_id) REFERENCES public.races(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.race_claims
    ADD CONSTRAINT race_claims_race_id_fkey FOREIGN KEY (race_id) REFERENCES public.races(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.race_courses
    ADD CONSTRAINT race_courses_attached_by_fkey FOREIGN KEY (attached_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.race_courses
    ADD CONSTRAINT race_courses_distance_id_fkey FOREIGN KEY (distance_id) REFERENCES public.race_distances(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.race_directory
    ADD CONSTRAINT race_directory_race_id_fkey FOREIGN KEY (race_id) REFERENCES public.races(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.race_distances
    ADD CONSTRAINT race_distances_race_id_fkey FOREIGN KEY (race_id) REFERENCES public.races(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.race_events
    ADD CONSTRAINT race_events_race_id_fkey FOREIGN KEY (race_id) REFERENCES public.races(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.race_events
    ADD CONSTRAINT race_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.race_facets
    ADD CONSTRAINT race_facets_place_id_fkey FOREIGN KEY (place_id) REFERENCES public.places(id);
ALTER TABLE ONLY public.race_import_changes
    ADD CONSTRAINT race_import_changes_import_id_fkey FOREIGN KEY (import_id) REFERENCES public.race_imports(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.race_import_forecasts
    ADD CONSTRAINT race_import_forecasts_import_id_fkey FOREIGN KEY (import_id) REFERENCES public.race_imports(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.race_import_problems
    ADD CONSTRAINT race_import_problems_import_id_fkey FOREIGN KEY (import_id) REFERENCES public.race_imports(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.race_imports
    ADD CONSTRAINT race_imports_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.race_news_looks
    ADD CONSTRAINT race_news_looks_race_id_fkey FOREIGN KEY (race_id) REFERENCES public.races(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.race_news_looks
    ADD CONSTRAINT race_news_looks_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.race_news_settings
    ADD CONSTRAINT race_news_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.race_non_twins
    ADD CONSTRAINT race_non_twins_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.race_non_twins
    ADD CONSTRAINT race_non_twins_first_id_fkey FOREIGN KEY (first_id) REFERENCES public.races(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.race_non_twins
    ADD CONSTRAINT race_non_twins_second_id_fkey FOREIGN KEY (second_id) REFERENCES public.races(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.race_organizers
    ADD CONSTRAINT race_organizers_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES public.race_claims(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.race_organizers
    ADD CONSTRAINT race_organizers_linked_by_fkey FOREIGN KEY (linked_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.race_organizers
    ADD CONSTRAINT race_organizers_race_id_fkey FOREIGN KEY (race_id) REFERENCES public.races(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.race_organizers
    ADD CONSTRAINT race_organizers_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.race_places
    ADD CONSTRAINT race_places_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.race_places
    ADD CONSTRAINT race_places_race_id_fkey FOREIGN KEY (race_id) REFERENCES public.races(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.race_registrations
    ADD CONSTRAINT race_registrations_distance_id_fkey FOREIGN KEY (distance_id) REFERENCES public.race_distances(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.race_registrations
    ADD CONSTRAINT race_registrations_race_id_fkey FOREIGN KEY (race_id) REFERENCES public.races(id);
ALTER TABLE ONLY public.race_registrations
    ADD CONSTRAINT race_registrations_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.race_search
    ADD CONSTRAINT race_search_facet_id_fkey FOREIGN KEY (facet_id) REFERENCES public.race_facets(facet_id);
ALTER TABLE ONLY public.race_search
    ADD CONSTRAINT race_search_lengths_id_fkey FOREIGN KEY (lengths_id) REFERENCES public.race_lengths(lengths_id);
ALTER TABLE ONLY public.race_search
    ADD CONSTRAINT race_search_race_id_fkey FOREIGN KEY (race_id) REFERENCES public.races(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.races
    ADD CONSTRAINT races_place_id_fkey FOREIGN KEY (place_id) REFERENCES public.places(id);
ALTER TABLE ONLY public.registration_drafts
    ADD CONSTRAINT registration_drafts_distance_id_fkey FOREIGN KEY (distance_id) REFERENCES public.race_distances(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.registration_drafts
    ADD CONSTRAINT registration_drafts_race_id_fkey FOREIGN KEY (race_id) REFERENCES public.races(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.registration_drafts
    ADD CONSTRAINT registration_drafts_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES public.race_registrations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.registration_drafts
    ADD CONSTRAINT registration_drafts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_answers
    ADD CONSTRAINT review_answers_review_id_fkey FOREIGN KEY (review_id) REFERENCES public.reviews(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_answers
    ADD CONSTRAINT review_answers_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.review_guests
    ADD CONSTRAINT review_guests_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_requests
    ADD CONSTRAINT review_requests_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.review_requests
    ADD CONSTRAINT review_requests_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES public.race_registrations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_hidden_by_fkey FOREIGN KEY (hidden_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.runner_profiles
    ADD CONSTRAINT runner_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.storage_buckets
    ADD CONSTRAINT storage_buckets_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.storage_objects
    ADD CONSTRAINT storage_objects_bucket_id_fkey FOREIGN KEY (bucket_id) REFERENCES public.storage_buckets(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.stripe_customers
    ADD CONSTRAINT stripe_customers_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.stripe_subscriptions
    ADD CONSTRAINT stripe_subscriptions_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.stripe_customers(customer_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.training_plans
    ADD CONSTRAINT training_plans_distance_id_fkey FOREIGN KEY (distance_id) REFERENCES public.race_distances(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.training_plans
    ADD CONSTRAINT training_plans_race_id_fkey FOREIGN KEY (race_id) REFERENCES public.races(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.training_plans
    ADD CONSTRAINT training_plans_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.training_sessions
    ADD CONSTRAINT training_sessions_activity_id_fkey FOREIGN KEY (activity_id) REFERENCES public.activities(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.training_sessions
    ADD CONSTRAINT training_sessions_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES public.training_plans(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.training_sessions
    ADD CONSTRAINT training_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.travel_notes
    ADD CONSTRAINT travel_notes_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES public.race_registrations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.travel_notes
    ADD CONSTRAINT travel_notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.usage_counts
    ADD CONSTRAINT usage_counts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.user_favorites
    ADD CONSTRAINT user_favorites_race_id_fkey FOREIGN KEY (race_id) REFERENCES public.races(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.user_favorites
    ADD CONSTRAINT user_favorites_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.user_profiles
    ADD CONSTRAINT user_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES public.webhook_endpoints(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.race_events(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.webhook_endpoints
    ADD CONSTRAINT webhook_endpoints_organizer FOREIGN KEY (race_id, user_id) REFERENCES public.race_organizers(race_id, user_id) ON DELETE CASCADE;
INSERT INTO public._migrations (name, checksum) VALUES
  ('001_identity.sql', 'b0cf5ccf422c3b9807b3373cff1252547d0833fa0ea54640687e0bc8fa1ee53c'),
  ('002_races.sql', '1258d958a225c6ccb437741710c55a134e56cd298f71879cce8e4ea89cdb9bdc'),
  ('003_experts.sql', '3ee793d0813d8eaec646870bc478f691806220657dec79b28b5622f97032ecd6'),
  ('004_reviews.sql', 'b1458c954e94996099c1ee51400ef20ed56a3ee390fc8afc736ac2b68063fe43'),
  ('005_search.sql', '379c6390098e581997dbbe22a3fd29f5e6605bbbe4832395513ccdc044aeb077'),
  ('006_search_triggers.sql', 'ba60855544f4d04a912e4a3aea892da555e77ceba070d08425f7e22981cf9d33'),
  ('007_membership.sql', '5b3eb8c942d7f8dbc071a778fe3214ae5906ae586ae3fb96708ae20e1bdeafe4'),
  ('008_assistant.sql', '1f2f594d733fa52a1b87504b577ea3d4488c3ea5c3fefc131e8cd6e8c9fb3b6b'),
  ('009_content.sql', '276dd3e42042924d698273c45c35803f7933aefae5b91b4da933a5900818219e'),
  ('010_support.sql', '918ece1cc6096b3cf3b6690820d5bcfe885f900e1b23a218c679fef4ac40c5ac'),
  ('011_search_counts.sql', '75868f9e3e2c0a1546c180ec535390fae31c653eca44518fee5de17bbc3bfff5'),
  ('012_search_types.sql', '46c3fb46f08caf612d1747d5b1e5d583420924109e13be1611b5ee9d66e793fd'),
  ('013_outbox.sql', '4a28799094225695c68db4adaacf837031f8b5501814b27d1614111e75302748'),
  ('014_accounts.sql', '7ee01ba941267a57dcbd016b040a3ee9db0d8e67da3bbf74f37b8e186085764f'),
  ('015_account_deletion.sql', '02866074516b7740f20609b62e049afc809e4c2a9d851db7dd3cbc8140cb0169'),
  ('016_reviews.sql', '914a9f1a424a743c2f4d4b2d50429d545dcf4ff33df9c337359aa3ffa0176f31'),
  ('017_registrations.sql', 'f685fb67895d5ea0bbd4dcccd256b0ce67bbe97a3300b9a68b36482f45e9db5f'),
  ('018_audit.sql', 'bd8a33b7bfb3ed84c814f3f12c738b5452481a1f32d475c48613322fb11593fc'),
  ('019_people.sql', '6ed0fa5966dbacf990c1bf89d741cc506f8874aa0ba0c0ea87b2c798aac70c99'),
  ('020_race_management.sql', 'ca3a88b7ecece9a1f898dbd328bc3c0547c6b697592830c2f6c50232c58d50cc'),
  ('021_race_imports.sql', '2ab2534c539324bad3a33e36a40f8a69795cecc30a59434b1d6388feabf9a7bb'),
  ('022_registration_desk.sql', 'ddca255f588e70a3639cba79a7e1eaeec9a6b1e54f5b6ab1716fa1d69b7b58a6'),
  ('023_moderation.sql', '07bbb5f50f45e571329a397cd96869699f488cb35e742bbbed4330a2521b2eb4'),
  ('024_messages_and_figures.sql', '03a4f12fcd70517617ee47d4088864297402afe77a66645c2adc4ff886a96d9b'),
  ('025_payments.sql', 'f3ce1c99dfee8e897dc4c5b568dc0054899bbbf32270ddc4e9b7155336486df0'),
  ('026_entitlements.sql', '18e5a02c69badcadbc4cccfa62aec8ffe15b7d7beb7a461097331efbc919a842'),
  ('027_partner_offers.sql', '6af506353bb5905cf5583c9d505d27e366fd80cb26cc3df0b12bce8bb5530b71'),
  ('028_office_lists.sql', '77b2c624a8b5ab435afb52fe594fc4050c6715b3801135ede100367f7a758a1d'),
  ('029_demo_mark.sql', 'd95b85fbf81e3005326ac6d78f23579104ee59db9ed02395861a1135434a21c1'),
  ('030_spent_codes.sql', '57c2f233d7fa0655159a429f75bcf39e2c5b036fc2cbed765cccfb78490028e8'),
  ('031_plan_changes.sql', '9302ad8b97074e915c7fdf6cdab2867609fa2a23c94aeb21b5ee8e73117faaa7'),
  ('032_search_vocabulary.sql', 'cd0b85f7852148f7d942df38a98de4309bd200a97c68f8b869d8d8e6975e7777'),
  ('033_bib_numbers.sql', '399032cf78d566a1ddbc53100eccda7e3d69f56a7f334e85432fcad01c6d5292'),
  ('034_import_previews.sql', '62567141c2d17a755625f884ca4c12425da7a6166fc8c0cc8c49be387e1601bf'),
  ('035_import_findings.sql', 'acd222bea332fa523724f369f42b03cffce58136a9e8efb4cc718e37e6a68db9'),
  ('036_assistant_threads.sql', '71f7058464fe699fe476ce02bc838f90fe6140ee88976bdb0dbb5f2af445ef92'),
  ('037_cheap_distances.sql', '784e58afae6ad37fbf05b63e6c6828224d07600874684e651b2c5914b1ca00f7'),
  ('038_built_in_answers.sql', 'd7d29af099378aa52e0f76adc1c8e23ed44b52752bbfee93a298083c2260e09e'),
  ('039_expert_lives.sql', '86902a4f4384f5fc7c8824d121f5ebf0fb234a67d1843e83d4d2039c2b1a2833'),
  ('040_coach_sessions.sql', 'b39432973c39fd60706ef4f79061d8090c00a400886bd6eecf16327dd99b5b94'),
  ('041_expert_search.sql', '04e5797100c0f89cafed4a60e4b97af60c82f09fecf1b34f3ec0c1896a56b6d9'),
  ('042_application_drafts.sql', '5998dad798847f0f29ce448ad400185473f0b4dbb67b0f212b7e75c83b147910'),
  ('044_open_sessions.sql', 'ed3eb0dd1bd397a9d0770c16ffb1e575c3fa34b38627763808d056c131feca86'),
  ('045_coach_answers.sql', '01de0504c15bce27f8bc6a6162b0393bef3623e1401946f9fcfcdba279e6a590'),
  ('046_blog_studio.sql', '7c1e8ef9e77f91ee607628bd78a7ee887c37c6b3eebd3d2307efc7a2a1f0430a'),
  ('047_podcast_studio.sql', '2489e218f3bbf9c60ad306c9dce4a9cdbad8ab6cdcc29e02f8f92406149ca6db'),
  ('048_blog_search.sql', 'a53528b3dce060e6dc642f91d926cc61409df4d681f5ec9e3afe28f536f845b3'),
  ('049_plain_words.sql', 'be816ffd5d53ab62a99a768e5ccec2888c7aa81915da38736f6edc39d9a27ad7'),
  ('050_podcast_search.sql', 'd87b3f92514a96333bc4386d19522c9f34df806fd23c501e9419f414e3074276'),
  ('051_app_sign_in.sql', '7ddcac46dc8858a861e13d090710efd0c70cb27afcece7795ccb8b30571a8abf'),
  ('052_race_organizers.sql', '7934a06ddae930c2d6b9d39e0f325300249dd1fb435b232d4ed63b9e05fcea4d'),
  ('053_api_keys.sql', '7f8cdb909d8a53b476f9da3b87be897a1a21d83afff5d13cbf3199a3c46eb096'),
  ('054_race_events.sql', '0a54ef227964104bc6f80079f282cf01a4b4e6e65306f7ff92ef26a8b8149519'),
  ('055_storage.sql', 'bccd0d5895d183e4f197032535c783f2384c4c6031fecbf38565a89b164f0791'),
  ('056_podcast_sound.sql', '501c55fc7f5cf33bc710fb01fd80cbc75f678388bf2cf3f2d6b9bb56c30712c6'),
  ('057_factor_challenges.sql', '7d7b1915388026a97597f353e7de3ce13cba6936e7a4c6e4a325b8c457ad31c2'),
  ('058_places.sql', '0cb90b126a563706a25c7baf4dc6245d2bdea1d185a3c2d4f8fd78e31f528a2d'),
  ('059_race_courses.sql', '76297645a51e23053f63faa62c6a9d3c2321e2e17705e203369c0c7ad1eab2d3'),
  ('060_season.sql', '208d939e892c47c533a888c5788e14b735488ea53a4ac377788ea6e343cc960b'),
  ('062_office_counts.sql', 'cf4f0e2d7e820eba4954759ab9bf33914af0b3cf0516d138921833d9c717b22a'),
  ('063_webhook_secrets.sql', '7734a16f57872be2bf29f53bd9c86c885921b8c5a46eb7f108d98c898695a7ab'),
  ('064_own_courses.sql', '58081f08c1bca2edb9052101850f3faa7fd41ebdddef2e19ee824a636e846617'),
  ('065_search_orders.sql', 'c104093b0f46c1ef03d2b7c601b346eec97a0da7e8ca98cd2832510c807e28f4'),
  ('066_place_marks.sql', 'e78aa6f3d2b0256a66c21401ac6bbeb667c4e87d07d2cd7a0e02697e49c7bfe9'),
  ('067_activities.sql', '629833f5adf98458650bded509599a5182ac0973b6a6b9a7c84044ce1e549885'),
  ('068_training_plans.sql', '66ec0f701a11e447d2ef2934b1331015a9d40ae1d58843d55b7634ef43501c1a'),
  ('070_race_news.sql', 'dba611f113550b40b096188c3c79615773f8e306ac9e71cceaa50527827bdc75'),
  ('072_districts_of_lima.sql', 'f8890c023cbed97c59c50e781910ac2ec4277d48895117f6c04ef07c53f3dc63'),
  ('073_race_lengths.sql', '62fcc0f3b54bf13c02dd1dd949f3936c124d36863c4c65ffeafca0b188aa073a');
RESET check_function_bodies;
