-- One refresh for each statement, and only for the races whose searched columns it changed: taking a
-- place in a distance or editing a description costs search nothing.

create function public.race_search_on_insert() returns trigger
language plpgsql
as $$
begin
  perform public.race_search_refresh(array(select id from added));
  return null;
end
$$;
create trigger races_search_insert after insert on races
  referencing new table as added
  for each statement execute function race_search_on_insert();

create function public.race_search_on_update() returns trigger
language plpgsql
as $$
begin
  perform public.race_search_refresh(array(
    select a.id
    from added a
    join removed r on r.id = a.id
    where (
      a.race_name, a.event, a.organizer, a.city, a.state_province, a.country, a.race_type, a.start_date
    ) is distinct from (
      r.race_name, r.event, r.organizer, r.city, r.state_province, r.country, r.race_type, r.start_date
    )
  ));
  return null;
end
$$;
create trigger races_search_update after update on races
  referencing old table as removed new table as added
  for each statement execute function race_search_on_update();

create function public.race_search_on_distances() returns trigger
language plpgsql
as $$
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
create trigger race_distances_search_insert after insert on race_distances
  referencing new table as added
  for each statement execute function race_search_on_distances();
create trigger race_distances_search_update after update on race_distances
  referencing old table as removed new table as added
  for each statement execute function race_search_on_distances();
create trigger race_distances_search_delete after delete on race_distances
  referencing old table as removed
  for each statement execute function race_search_on_distances();

create function public.race_search_on_reviews() returns trigger
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
create trigger reviews_search_insert after insert on reviews
  referencing new table as added
  for each statement execute function race_search_on_reviews();
create trigger reviews_search_update after update on reviews
  referencing old table as removed new table as added
  for each statement execute function race_search_on_reviews();
create trigger reviews_search_delete after delete on reviews
  referencing old table as removed
  for each statement execute function race_search_on_reviews();
