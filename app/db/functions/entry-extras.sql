-- A write to entry_extras: what is taken of the extras, and an event where a paid one is taken back or costs nothing.
-- An order of extras that is paid (entry_orders): event.
-- Another status of an entry (race_registrations): its extras count no more, or again unless their order has ended.
-- Before a distance is deleted (race_distances): the extras that were only for it are no longer sold.

-- Adds to what is taken of extras. Their rows are locked in the order of their ids, so that concurrent writers wait
-- for each other and never in a circle. The constraint race_extras_stock refuses one too many.
create or replace function add_extras_taken(ids uuid[], counts integer[]) returns void
language plpgsql
as $$
begin
  perform from race_extras where id = any (ids) order by id for no key update;
  update race_extras e set taken = e.taken + given.count
  from unnest(ids, counts) as given (id, count)
  where e.id = given.id;
end
$$;

create or replace function count_extras() returns trigger
language plpgsql
as $$
declare
  ids uuid[];
  counts integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(x.extra_id), array_agg(x.count) into ids, counts from (
      select extra_id, sum(quantity)::int as count from added where is_counted group by extra_id
    ) x;
  elsif tg_op = 'DELETE' then
    select array_agg(x.extra_id), array_agg(x.count) into ids, counts from (
      select extra_id, -sum(quantity)::int as count from removed where is_counted group by extra_id
    ) x;
  else
    select array_agg(x.extra_id), array_agg(x.count) into ids, counts from (
      select extra_id, sum(by)::int as count
      from (
        select extra_id, quantity as by from added where is_counted
        union all
        select extra_id, -quantity from removed where is_counted
      ) changed
      group by extra_id having sum(by) <> 0
    ) x;
  end if;
  if ids is not null then perform add_extras_taken(ids, counts); end if;
  return null;
end
$$;

create or replace trigger entry_extras_count_insert after insert on entry_extras
  referencing new table as added
  for each statement execute function count_extras();
create or replace trigger entry_extras_count_update after update on entry_extras
  referencing old table as removed new table as added
  for each statement execute function count_extras();
create or replace trigger entry_extras_count_delete after delete on entry_extras
  referencing old table as removed
  for each statement execute function count_extras();

-- An entry has more extras than when it was made, or one less. With a new entry, its own event is enough.
create or replace function note_extras() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    perform note_changed_entries(array(
      select a.registration_id from added a join entry_orders o on o.id = a.order_id
      where o.is_extras and o.state = 'paid'));
  else
    perform note_changed_entries(array(
      select a.registration_id from added a join removed r on r.id = a.id
      where a.is_returned and not r.is_returned));
  end if;
  return null;
end
$$;

create or replace trigger entry_extras_events_insert after insert on entry_extras
  referencing new table as added
  for each statement execute function note_extras();
create or replace trigger entry_extras_events_update after update on entry_extras
  referencing old table as removed new table as added
  for each statement execute function note_extras();

create or replace function note_paid_extras() returns trigger
language plpgsql
as $$
begin
  perform note_changed_entries(array(
    select registration_id from entry_extras where order_id = new.id));
  return null;
end
$$;

create or replace trigger entry_orders_extras after update of state on entry_orders
  for each row when (new.is_extras and new.state = 'paid' and old.state <> 'paid')
  execute function note_paid_extras();

create or replace function recount_extras() returns trigger
language plpgsql
as $$
begin
  update entry_extras x
  set is_counted = g.status <> 'cancelled' and not x.is_returned
    and o.state not in ('expired', 'cancelled')
  from added g join removed r on r.id = g.id, entry_orders o
  where x.registration_id = g.id and o.id = x.order_id
    and (g.status = 'cancelled') <> (r.status = 'cancelled');
  return null;
end
$$;

-- After race_registrations_answers: extras are locked after choices.
create or replace trigger race_registrations_extras after update on race_registrations
  referencing old table as removed new table as added
  for each statement execute function recount_extras();

create or replace function end_extras_of_distance() returns trigger
language plpgsql
as $$
begin
  update race_extras set is_sold = false where distance_id = old.id;
  return old;
end
$$;

create or replace trigger race_distances_extras before delete on race_distances
  for each row execute function end_extras_of_distance();
