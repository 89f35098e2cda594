-- A write to reviews: search words, updated_at, rating in the search of races or experts, event.
-- A write to review_answers: updated_at.

create or replace function reviews_search() returns trigger
language plpgsql
as $$
begin
  new.search_words := to_tsvector('simple', public.plain_words(coalesce(new.comment, '')));
  return new;
end
$$;

-- Runs before reviews_touch, by its name.
create or replace trigger reviews_search before insert or update of comment on reviews
  for each row execute function reviews_search();

create or replace trigger reviews_touch before update on reviews
  for each row when (old.* is distinct from new.*) execute function touch();

-- The rating and the count of reviews in the search of races.
create or replace function race_search_on_reviews() returns trigger
language plpgsql
as $$
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

create or replace trigger reviews_search_insert after insert on reviews
  referencing new table as added
  for each statement execute function race_search_on_reviews();
create or replace trigger reviews_search_update after update on reviews
  referencing old table as removed new table as added
  for each statement execute function race_search_on_reviews();
create or replace trigger reviews_search_delete after delete on reviews
  referencing old table as removed
  for each statement execute function race_search_on_reviews();

-- The same in the search of experts.
create or replace function expert_search_on_reviews() returns trigger
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

create or replace trigger reviews_expert_insert after insert on reviews
  referencing new table as added
  for each statement execute function expert_search_on_reviews();
create or replace trigger reviews_expert_update after update on reviews
  referencing old table as removed new table as added
  for each statement execute function expert_search_on_reviews();
create or replace trigger reviews_expert_delete after delete on reviews
  referencing old table as removed
  for each statement execute function expert_search_on_reviews();

-- Writes an event when a review of a race with organizers becomes visible: it is new, or shown again.
create or replace function note_reviews() returns trigger
language plpgsql
as $$
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

create or replace trigger reviews_events_insert after insert on reviews
  referencing new table as added
  for each statement execute function note_reviews();
create or replace trigger reviews_events_update after update on reviews
  referencing old table as removed new table as added
  for each statement execute function note_reviews();

create or replace trigger review_answers_touch before update on review_answers
  for each row when (old.* is distinct from new.*) execute function touch();
